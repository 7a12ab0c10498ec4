"""Views of the suite (``list``, ``coverage``, ``where``), and of single scenarios as they are played (``explain``)."""
