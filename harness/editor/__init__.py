"""What helps to write scenarios: what is wrong, what could stand here, what it means, how it is laid out.

``saitei lint``, ``saitei fmt``, ``saitei phrases`` and, in an editor, ``saitei lsp``.
"""
