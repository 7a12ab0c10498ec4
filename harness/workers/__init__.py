"""Pieces of work, played in other processes: of this machine, or of a cluster's. One interface for both.

- :mod:`.crew` hands the pieces out, and hears what comes of each;
- :mod:`.processes` are those of one machine, :mod:`.worker` what runs in them,
  :mod:`.seat` what stays there from piece to piece;
- :mod:`.cluster` is dask's, whose workers play in such processes, too; :mod:`.alike` sees that they have what we have.
"""
