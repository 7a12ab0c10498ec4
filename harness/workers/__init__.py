"""Pieces of work that run in other processes, on this machine or on a Dask cluster, with one interface for both.

- :mod:`.pool` hands the pieces out, and collects their results.
- :mod:`.local_pool` runs processes on this machine: forks, or new programs (:mod:`.worker`).
  :mod:`.received_pieces` is the work of such a process, :mod:`.piece_stream` its pipe, and :mod:`.worker_cache` keeps a
  value there from one piece to the next.
- :mod:`.dask_pool` uses a Dask cluster, whose workers run pieces in such processes too, and
  :mod:`.same_environment` checks that they have the same software as this machine.
"""
