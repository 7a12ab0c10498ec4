"""Helpers for all packages of the harness.

:mod:`.command_errors` defines the errors that end a command, and :mod:`.error_file` reports unexpected ones.
:mod:`.console`, :mod:`.streams`, :mod:`.progress` and :mod:`.sanitize` write to terminals; :mod:`.user_files`,
:mod:`.toml_files`, :mod:`.strict_json` and :mod:`.text_tables` handle the user's files, and :mod:`.file_lock` locks
them. :mod:`.signals` handles SIGTERM and time limits, :mod:`.garbage` sets up the garbage collector, and
:mod:`.version` knows the version of this package.
"""
