"""The wheel holds all that is in the tree: a room or a game left out of the list of packages fails here."""

import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import Any
from zipfile import ZipFile

import pytest
from twine.commands.check import check as twine_finds_faults

TREE = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((TREE / "pyproject.toml").read_text("utf-8"))
SETUPTOOLS: dict[str, Any] = PROJECT["tool"]["setuptools"]
ROOMS = sorted({package.split(".")[1] for package in SETUPTOOLS["packages"]})
SHIPPED = {".py", ".feature", ".jsonl", ".toml", ".lark", ".json", ".md", ".mjs", ".typed"}
SHIPPED |= {".css", ".html", ".j2", ".js"}
NOT_ROOMS = {"tests", "benchmarks"}


def files(room: str) -> set[str]:
    """The files of a room that users need, as paths from the root."""
    found = (path for path in (TREE / room).rglob("*") if path.suffix in SHIPPED or "templates" in path.parts)
    return {path.relative_to(TREE).as_posix() for path in found if path.is_file() and path.suffix != ".pyc"}


def test_every_package_directory_is_listed() -> None:
    directories = {path.parent for room in ROOMS for path in (TREE / room).rglob("__init__.py")}
    packages = {".".join(("saitei", *path.relative_to(TREE).parts)) for path in directories}
    assert packages == set(SETUPTOOLS["packages"])


def test_every_top_level_package_is_a_room() -> None:
    found = {path.parent.name for path in TREE.glob("*/__init__.py")}
    assert found - NOT_ROOMS == set(ROOMS)


@pytest.mark.parametrize("room", ROOMS)
def test_room_is_mapped_and_typed(room: str) -> None:
    assert SETUPTOOLS["package-dir"][f"saitei.{room}"] == room
    assert (TREE / room / "py.typed").exists()


def test_editors_find_each_room_by_its_name(tmp_path: Path) -> None:
    script = tmp_path / ".ci" / "link_rooms.py"
    script.parent.mkdir()
    script.write_bytes((TREE / ".ci" / "link_rooms.py").read_bytes())
    for room in ROOMS:
        (tmp_path / room).mkdir()
        (tmp_path / room / "py.typed").touch()
    for _ in range(2):
        subprocess.run([sys.executable, script], check=True)
    (links,) = (tmp_path / path for path in PROJECT["tool"]["pyright"]["extraPaths"] if path.startswith("build"))
    assert {link.name: link.resolve() for link in (links / "saitei").iterdir()} == {
        room: (tmp_path / room).resolve() for room in ROOMS
    }


@pytest.mark.long_run
def test_wheel_holds_the_tree(tmp_path: Path) -> None:
    source = tmp_path / "source"
    source.mkdir()
    for path in TREE.iterdir():
        if path.is_dir() and path.name in ROOMS:
            copytree(path, source / path.name, ignore=ignore_patterns("__pycache__"))
        elif path.is_file():
            (source / path.name).write_bytes(path.read_bytes())
    build = f"from setuptools import build_meta; print(build_meta.build_wheel({str(tmp_path)!r}))"
    subprocess.run([sys.executable, "-c", build], cwd=source, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    with ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert held == {f"saitei/{name}" for room in ROOMS for name in files(room)}
    assert not twine_finds_faults([str(wheel)], strict=True)


@pytest.mark.long_run
def test_the_source_distribution_builds_the_same_wheel(tmp_path: Path) -> None:
    build = f"from setuptools import build_meta; print(build_meta.build_sdist({str(tmp_path)!r}))"
    source = tmp_path / "source"
    copytree(TREE, source, ignore=ignore_patterns("__pycache__", ".git", "build", "tests", "benchmarks", "*.egg-info"))
    subprocess.run([sys.executable, "-c", build], cwd=source, check=True)
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        held = {name.partition("/")[2] for name in packed.getnames()}
    assert {name for room in ROOMS for name in files(room)} <= held
    assert not twine_finds_faults([str(archive)], strict=True)


def test_the_directory_of_the_readmes_commands_is_free() -> None:
    """`python3 -m venv .venv` fails if the checkout has a file of that name."""
    path = TREE / ".venv"
    assert path.is_dir() or not path.exists()
