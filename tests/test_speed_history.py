"""The history of measured speed: its lines, the comparison of two commits, and the curves of the site."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

import pytest

TREE = Path(__file__).resolve().parent.parent
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def history(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module of the records, which is in no package."""
    monkeypatch.syspath_prepend(TREE / "benchmarks")
    return import_module("speed_history")


@pytest.fixture
def paired(history: ModuleType) -> ModuleType:
    """The script that compares two commits."""
    return import_module("paired")


@pytest.fixture
def curves(history: ModuleType, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module that draws, next to the hooks of MkDocs."""
    monkeypatch.setattr(sys, "path", [*sys.path])  # the module adds a directory
    monkeypatch.syspath_prepend(TREE / "docs" / "site")
    return import_module("speed_curves")


@pytest.fixture
def record(history: ModuleType) -> Callable[..., Any]:
    """A function that makes the record of a commit, with the rounds of its figures."""

    def make_record(
        commit: str, day: int, cores: int = 2, measured: str = "2026-02-01T00:00:00+00:00", **figures: tuple[float, ...]
    ) -> Any:
        return history.SpeedRecord(
            measured=measured,
            commit=commit,
            committed=f"2026-01-{day:02}T00:00:00+00:00",
            machine=history.Machine("Linux", "a processor", cores, "3.11.7"),
            rounds=2,
            examples=10,
            figures={name: history.Rounds(processor=values) for name, values in figures.items()},
        )

    return make_record


# --- the record -----------------------------------------------------------------------------------


def test_a_history_is_read_as_it_was_written(history: ModuleType, record: Any, tmp_path: Path) -> None:
    first, second = record("aaaa", 1, run=(20.0, 19.5)), record("bbbb", 2, run=(10.0,), help=(0.1,))
    for each in (first, second):
        history.append_records(tmp_path / "history.jsonl", [each])
    assert history.read_history(tmp_path / "history.jsonl") == [first, second]


def test_the_history_of_the_repository_can_be_read(history: ModuleType) -> None:
    assert history.newest_comparison(history.read_history(history.HISTORY))


@pytest.mark.parametrize(
    ("find", "replace", "fault"),
    [
        (b'"rounds":2', b'"rounds":"two"', r"Expected `int`, got `str` - at `\$.rounds`"),
        (b'"rounds":2,', b"", "missing required field `rounds`"),
        (b'"run"', b'"sprint"', "there is no figure with the name 'sprint'"),
        (b"}}}", b"", "malformed|truncated"),
    ],
)
def test_a_faulty_line_is_reported_with_its_place_and_a_remedy(
    history: ModuleType, record: Any, tmp_path: Path, find: bytes, replace: bytes, fault: str
) -> None:
    path = tmp_path / "history.jsonl"
    history.append_records(path, [record("aaaa", 1, run=(20.0,)), record("bbbb", 2, run=(10.0,))])
    sound, broken = path.read_bytes().splitlines()
    path.write_bytes(sound + b"\n" + broken.replace(find, replace))
    with pytest.raises(history.HistoryError, match=fault) as caught:
        history.read_history(path)
    assert str(caught.value).startswith(f"{path}:2: this line is not a record of measured speed: ")
    assert str(caught.value).endswith("or delete it and measure again.")


def test_a_figure_is_its_best_round(history: ModuleType, record: Any) -> None:
    found = record("aaaa", 1, run=(20.0, 19.5), fuzz=(5.0, 7.0))
    assert found.best("run", "processor") == 19.5
    assert found.best("fuzz", "processor") == 7.0
    assert found.best("run", "wall") is None
    assert found.best("help", "processor") is None


def test_the_newest_comparison_is_that_of_the_newest_commit(history: ModuleType, record: Any) -> None:
    times = [f"2026-02-0{day}T00:00:00+00:00" for day in (1, 2, 3)]
    newest = [record("bbbb", 2, measured=times[0], run=(20.0,)), record("cccc", 3, measured=times[0], run=(10.0,))]
    later = [record("bbbb", 2, measured=times[1], help=(0.2,)), record("cccc", 3, measured=times[1], help=(0.1,))]
    older = [record("aaaa", 1, measured=times[2], run=(30.0,)), record("bbbb", 2, measured=times[2], run=(20.0,))]
    before, after = history.newest_comparison([*newest, *later, *older])
    assert (before.commit, after.commit) == ("bbbb", "cccc")
    assert {row.name: row.ratio for row in history.compare_records(before, after)} == {"help": 0.5, "run": 0.5}
    assert history.newest_comparison(newest[:1]) is None


# --- the comparison -------------------------------------------------------------------------------


def test_two_commits_are_measured_in_turns(paired: ModuleType, tmp_path: Path) -> None:
    sides = [paired.Checkout(title, title, tmp_path, tmp_path) for title in ("before", "after")]
    played = []

    def play(checkout: Any) -> Any:
        played.append(checkout.title)
        return {"run": {"processor": float(len(played)), "wall": 1.0}}

    before, after = paired.measure_in_turns(paired.Measure(play), sides, 2, pytest.fail)
    assert played == ["before", "after"] * 3
    assert before["run"].processor == (3.0, 5.0), "the first round fills the caches, and is not counted"
    assert after["run"].processor == (4.0, 6.0)


def test_a_commit_that_cannot_play_a_measure_is_reported(paired: ModuleType, record: Any, tmp_path: Path) -> None:
    sides = [paired.Checkout(title, title, tmp_path, tmp_path) for title in ("before", "after")]

    def play(checkout: Any) -> Any:
        script = "import sys; sys.exit('no such command')" if checkout.title == "before" else "pass"
        return {"run": checkout.run([sys.executable, "-c", script])[1]}

    reasons: list[str] = []
    before, after = paired.measure_in_turns(paired.Measure(play), sides, 1, reasons.append)
    (reason,) = reasons
    assert reason.startswith("before is not measured: ")
    assert reason.endswith("ends with exit code 1: no such command")
    assert before == {}
    assert after["run"].wall > (0.0,)
    _, row = paired.table_lines(record("aaaa", 1), record("bbbb", 2, run=(10.0,)), ("aaaa", "bbbb"))
    assert row.split()[-4:] == ["processor", "-", "10.00", "-"]


# --- the curves -----------------------------------------------------------------------------------


def test_a_curve_has_the_best_round_of_each_commit_in_their_order(curves: ModuleType, record: Any) -> None:
    records = [
        record("cccccccc", 3, run=(10.0,)),
        record("aaaaaaaa", 1, run=(40.0, 20.0)),
        record("bbbbbbbb", 2, run=(30.0,)),
        record("cccccccc", 3, run=(12.0,)),
        record("dddddddd", 4, help=(0.1,)),
        record("eeeeeeee", 5, cores=64, run=(1.0,)),
    ]
    drawing = ElementTree.fromstring(curves.draw_curve("run", records[0].machine, records))
    points = [
        (float(point.attrib["cx"]), float(point.attrib["cy"]), point.findtext(f"{SVG}title"))
        for point in drawing.iter(f"{SVG}circle")
    ]
    assert [title for _, _, title in points] == [
        "aaaaaaaa, processor: 20 s",
        "bbbbbbbb, processor: 30 s",
        "cccccccc, processor: 10 s",
    ]
    assert [across for across, _, _ in points] == sorted(across for across, _, _ in points)
    axis = 168
    heights = [axis - down for _, down, _ in points]
    assert heights == pytest.approx([heights[2] * 2, heights[2] * 3, heights[2]], rel=0.01)
    (line,) = drawing.iter(f"{SVG}polyline")
    assert line.attrib["points"].split() == [f"{across:.1f},{down:.1f}" for across, down, _ in points]
    assert curves.draw_curve("prove", records[0].machine, records) == ""


def test_each_machine_has_its_own_curves(curves: ModuleType, record: Any) -> None:
    text = "\n".join(curves.speed_curves([record("aaaa", 1, run=(2.0,)), record("aaaa", 1, cores=64, run=(1.0,))]))
    small, large = text.split("### ")[1:]
    assert small.startswith("a processor, 2 cores")
    assert large.startswith("a processor, 64 cores")
    assert "processor: 2 s" in small
    assert "processor: 1 s" in large
    assert text.count("<svg") == 2


def test_the_page_shows_the_comparison(curves: ModuleType, history: ModuleType, record: Any, tmp_path: Path) -> None:
    path = tmp_path / "history.jsonl"
    history.append_records(path, [record("aaaa", 1, run=(20.0,)), record("bbbb", 2, run=(5.0,), fuzz=(8.0,))])
    page = curves.fill_speed_page(f"# Speed\n\n{curves.TABLE}\n\n{curves.CURVES}\n", path)
    assert "| `saitei run`, s | processor | 20 | 5 | 0.25 |" in page
    assert "| processor | not played | 8 |  |" in page
    with pytest.raises(ValueError, match="docs/speed.md must contain the line"):
        curves.fill_speed_page(f"# Speed\n\n{curves.TABLE}\n", path)
