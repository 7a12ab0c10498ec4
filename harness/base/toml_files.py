"""A reader of the TOML files that users write. Each error is one line with the file, the place and the remedy."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ...rulebooks.bounded_file import MIB, read_bounded_text
from .command_errors import WrongUse

_T = TypeVar("_T")
_MOST = 4 * MIB


def read_toml(path: Path) -> dict[str, Any]:
    """The content of a TOML file. Raises :class:`WrongUse` if it cannot be read or parsed."""
    try:
        return tomllib.loads(read_bounded_text(path, _MOST))
    except OSError as error:
        raise WrongUse(f"{path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise WrongUse(f"{path} is not UTF-8 ({error.reason} at byte {error.start}); save it as UTF-8") from error
    except tomllib.TOMLDecodeError as error:
        raise WrongUse(f"{path} is not valid TOML: {error}") from error
    except RecursionError:
        raise WrongUse(f"{path} is nested too deeply") from None


def convert_record(value: object, kind: type[_T], where: str) -> _T:
    """The value as a record of that kind. Raises :class:`WrongUse` with the place and the allowed fields."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        said = str(error).replace(" - at `$.", " at `").replace("Object contains", "there is an")
        fields = ", ".join(field.encode_name for field in msgspec.structs.fields(kind))  # type: ignore[arg-type]
        raise WrongUse(f"{where}: {said}; the fields here are {fields}") from error
