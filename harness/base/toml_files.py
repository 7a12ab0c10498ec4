"""Reading the TOML files that users write, with errors of one line that name file, place and mend."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from .command_errors import WrongUse

_T = TypeVar("_T")


def read_toml(path: Path) -> dict[str, Any]:
    """What a TOML file holds; raises :class:`WrongUse`."""
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise WrongUse(f"{path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise WrongUse(f"{path} is no UTF-8 ({error.reason} at byte {error.start}); save it as UTF-8") from error
    except tomllib.TOMLDecodeError as error:
        raise WrongUse(f"{path} is no TOML: {error}") from error
    except RecursionError:
        raise WrongUse(f"{path} is nested too deeply") from None


def convert_record(value: object, kind: type[_T], where: str) -> _T:
    """The value as a record of that kind; raises :class:`WrongUse`, which names the place and what belongs there."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        said = str(error).replace(" - at `$.", " at `").replace("Object contains", "there is an")
        fields = ", ".join(field.encode_name for field in msgspec.structs.fields(kind))  # type: ignore[arg-type]
        raise WrongUse(f"{where}: {said}; what can be said here: {fields}") from error
