"""Engines in Python: importing the module and calling the factory. Every failure is reported with its cause."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import cast

from .engine_interface import Engine, EngineFault, describe_error

Factory = Callable[[], Engine]
"""A callable that makes an engine in our own process."""


class BadEngine(Exception):
    """A spec that does not name an engine. The message is one line for a person."""


def call_factory(spec: str, factory: Factory) -> Engine:
    """The engine that the factory makes; raises :class:`EngineFault`."""
    try:
        return factory()
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # sys.exit() included: a factory must not end our command
        raise EngineFault(f"the engine cannot start: {spec}: {describe_error(error)}") from error


def import_factory(spec: str, module: str, name: str) -> Factory:
    """The factory of that name, of a module that may be in the working directory.

    Raises :class:`BadEngine` if there is none, and :class:`EngineFault` if the module fails.
    """
    factory = getattr(_module(spec, module), name, None)
    if not callable(factory):
        raise BadEngine(f"{spec}: module {module} has no callable {name!r}")
    return cast(Factory, factory)


def _module(spec: str, module: str) -> object:
    try:
        if (directory := str(Path.cwd())) not in sys.path:
            sys.path.insert(0, directory)
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        raise BadEngine(f"{spec}: there is no module {error.name!r}") from error
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        message = f"the engine cannot start: importing {module}: {describe_error(error)}"
        raise EngineFault(message) from error
