"""The command line: help, what is chosen, what a shell completes, several engines, and settings in pyproject.toml."""

from __future__ import annotations

import datetime
import json
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import click
import platformdirs
import pytest
from click.shell_completion import ShellComplete
from toygame import animal, suite

from saitei.harness.commands import command_options
from saitei.harness.commands.cli import main, saitei_group
from saitei.harness.judging.run_options import RunOptions
from saitei.harness.runs import provenance, settings
from saitei.harness.scenarios.suite import Suite

Saitei = Callable[..., tuple[int, str, str]]

EMPTY = "toy/1/one-card-on-an-empty-pile"
TROUBLE = "toy/1/a-troublesome-card"
OTHERS_TURN = "toy/2/the-other-player-s-turn-comes"


@pytest.fixture
def saitei(monkeypatch, capsys, tmp_path) -> Saitei:
    """Runs a command on the toy game, in a directory of its own: exit code, standard output, standard error."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(platformdirs, "user_cache_dir", lambda *_, **__: str(tmp_path / "caches"))
    monkeypatch.setattr(settings, "RunOptions", lambda **wishes: RunOptions(suite=suite(), **wishes))

    def run(*words: str) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.argv", ["saitei", *words])
        code = main()
        said = capsys.readouterr()
        return code, said.out, said.err

    return run


@pytest.fixture
def toy(saitei: Saitei) -> Saitei:
    """`saitei run` on an engine that conforms."""
    return lambda *words: saitei("run", "--engine", animal("behaves"), *words)


def played(path: Path) -> list[str]:
    """The ids of the scenarios in a file of results."""
    return [scenario["id"] for scenario in json.loads(path.read_text("utf-8"))["scenarios"]]


# --- help ------------------------------------------------------------------------------------------


def every(group: click.Group = saitei_group, *above: str) -> list[tuple[str, click.Command]]:
    found: list[tuple[str, click.Command]] = []
    for name, command in members(group).items():
        words = (*above, name)
        found += every(command, *words) if isinstance(command, click.Group) else [(" ".join(words), command)]
    return found


def members(group: click.Group) -> dict[str, click.Command]:
    """The commands of a group by their names."""
    with click.Context(group) as context:
        found = {name: group.get_command(context, name) for name in group.list_commands(context)}
    return {name: command for name, command in found.items() if command}


def a_project(path: Path) -> None:
    """The files that the examples of help and pages name."""
    for name in ("house", "src", "tests"):
        (path / name).mkdir()
    (path / "house" / "rules.feature").touch()


@pytest.mark.parametrize(("name", "command"), every(), ids=lambda value: value if isinstance(value, str) else "")
def test_every_command_has_an_example_that_it_understands(name, command, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    a_project(tmp_path)
    assert isinstance(command, command_options.GroupedOptionsCommand) and command.examples
    for example in command.examples:
        words = shlex.split(example.partition(" > ")[0])
        assert words[0] == "saitei" and " ".join(words[1:]).startswith(name)
        command.make_context(name, words[1 + len(name.split()) :])


DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGES = ("command-line.md", "ci.md", "citations.md", "reports.md")
SHOWN = [
    (page, line)
    for page in PAGES
    for line in re.findall(r"(?m)^ +saitei (\w.*?)(?:  +#.*)?$", (DOCS / page).read_text("utf-8"))
    if "${{" not in line
]


@pytest.mark.parametrize(("page", "line"), SHOWN)
def test_a_command_that_a_page_shows_is_understood(page, line, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    a_project(tmp_path)
    group, (name, *words) = saitei_group, shlex.split(line)
    while isinstance(command := members(group)[name], click.Group):
        group, name, words = command, words[0], words[1:]
    command.make_context(name, words)


def test_the_pages_show_commands():
    assert {page for page, _ in SHOWN} == set(PAGES) and len(SHOWN) >= 14


def test_help_has_options_in_groups_games_and_examples(monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["saitei", "run", "--help"])
    assert main() == 0
    said = capsys.readouterr().out
    heads = [line for line in said.splitlines() if line.endswith(":") and not line.startswith(" ")]
    assert heads == [
        "The engine:",
        "Scenarios to select:",
        "Execution:",
        "Limits:",
        "Known deviations:",
        "Files:",
        "Options:",
        "Examples:",
    ]
    assert f"--game [{'|'.join(Suite().game_names())}]" in said
    assert "  saitei run --engine mine --scenario 'hololive/10.6/*' -x\n" in said


@pytest.mark.parametrize(("name", "command"), every(), ids=lambda value: value if isinstance(value, str) else "")
def test_help_ends_with_what_is_in_no_group_and_with_examples_that_can_be_copied(name, command):
    with click.Context(command, info_name=name, terminal_width=80) as context:
        said = command.get_help(context).splitlines()
    *groups, others, examples = [line for line in said if line.endswith(":") and not line.startswith(" ")]
    assert (others, examples.rstrip("s:")) == ("Options:", "Example") and len({*groups}) == len(groups)
    assert said[said.index(examples) + 1 :] == [f"  {example}" for example in command.examples]


def test_help_names_every_command_once():
    with click.Context(saitei_group, info_name="saitei") as context:
        said = saitei_group.get_help(context)
    for name in members(saitei_group):
        assert sum(line.startswith(f"  {name} ") for line in said.splitlines()) == 1


def test_the_list_names_editions_whole_on_a_narrow_terminal(monkeypatch, capsys, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr("sys.argv", ["saitei", "list"])
    assert main() == 0
    said = capsys.readouterr().out
    assert all(f" {edition} " in said for game in Suite().game_names() for edition in Suite().edition_names(game))
    assert "…" not in said and max(map(len, said.splitlines())) <= 80


def test_no_module_of_a_command_imports_a_library_before_its_command_runs() -> None:
    code = (
        "import sys, pkgutil, importlib, saitei.harness.commands as room\n"
        "for each in pkgutil.iter_modules(room.__path__):\n"
        "    importlib.import_module(f'{room.__name__}.{each.name}')\n"
        "print(*{'msgspec', 'rich', 'saitei.rulebooks', 'saitei.adapters', 'saitei.steps'} & sys.modules.keys())"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "\n"


# --- what a shell completes ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "begun", "found"),
    [
        ("run --game", "ho", "hololive"),
        ("run --game hololive --clause", "10.6.3.2", "10.6.3.2"),
        ("run --clause", "10.6.3.2", "10.6.3.2"),
        ("where", "10.6.3.2", "10.6.3.2"),
        ("run --edition", "1.7", "1.7.0"),
        ("run --engine", "mi", "mine"),
        ("fuzz --engine", "mi", "mine"),
        ("fuzz --against", "mi", "mine"),
        ("run --engine", "std", "stdio:"),
        ("run --scenario", "hololive/10.6", "hololive/10.6/*"),
        (
            "explain",
            "hololive/10.6/the-turn-player-s-ab",
            "the-turn-player-s-ability-is-played-before-the-opponent-s-where-both-wait",
        ),
        ("report", "mer", "merge"),
        ("run", "--last", "--last-failed"),
    ],
)
def test_a_shell_completes(line, begun, found, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "saitei.toml").write_text('[engines.mine]\nengine = "stdio:x"\n')
    shell = ShellComplete(saitei_group, {}, "saitei", "_SAITEI_COMPLETE")
    assert found in [
        item.value.rpartition("/")[2] if "/the-turn" in item.value else item.value
        for item in shell.get_completions(line.split(), begun)
    ]


def test_a_shell_completes_nothing_where_the_file_of_engines_is_wrong(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "saitei.toml").write_text("[engines")
    shell = ShellComplete(saitei_group, {}, "saitei", "_SAITEI_COMPLETE")
    assert shell.get_completions(["run", "--engine"], "") == []


def test_a_shell_is_answered(monkeypatch, capsys):
    monkeypatch.setenv("_SAITEI_COMPLETE", "bash_complete")
    monkeypatch.setenv("COMP_WORDS", "saitei run --game osi")
    monkeypatch.setenv("COMP_CWORD", "3")
    with pytest.raises(SystemExit) as ended:
        main()
    assert (ended.value.code, capsys.readouterr().out) == (0, "plain,osica\n")


# --- what is chosen --------------------------------------------------------------------------------


def test_a_clause_that_no_game_has_names_all_games(monkeypatch, capsys, tmp_path):
    monkeypatch.chdir(tmp_path)  # in a checkout something is said of it first
    monkeypatch.setattr("sys.argv", ["saitei", "run", "--clause", "99"])
    assert main() == 2
    said = capsys.readouterr().err
    assert all(game in said for game in Suite().game_names()) and said.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "number"),
    [
        (["--scenario", EMPTY], 1),
        (["--scenario", "toy/2/*"], 2),
        (["--scenario", "*card*"], 5),
        (["--scenario", "toy/2/*", "--scenario", EMPTY], 3),
        (["--scenario", "toy/1/*", "--clause", "1.2"], 2),
        (["--skip", "1"], 2),
        (["--skip", "1.2", "--skip", EMPTY], 6),
        (["--skip", "toy/1/*"], 2),
    ],
)
def test_scenarios_are_chosen_by_id_by_pattern_and_left_out(toy, words, number):
    code, said, _ = toy(*words)
    assert (code, re.search(rf"^{number} scenarios?: {number} pass$", said, re.M) is not None) == (0, True)


@pytest.mark.parametrize(
    ("words", "code", "message"),
    [
        (["--scenario", "toy/1/one-card-on-an-empty-pyle"], 2, f'did you mean "{EMPTY}"?'),
        (["--scenario", "toy/1/no*"], 2, 'no scenario matches "toy/1/no*"; write GAME/SECTION/TITLE'),
        (["--scenario", "toi/1/x"], 2, 'no game is called "toi"; did you mean "toy"?'),
        (["--skip", "toy/9/*"], 2, 'no scenario matches "toy/9/*"'),
        (["--skip", "9.9"], 2, 'no clause "9.9"'),
        (["--skip", "toy/*"], 4, "the options exclude all scenarios"),
        (["--clause", "1", "--scenario", OTHERS_TURN], 2, "no scenario has the id"),
        (["--shard", "5/4"], 2, '"5/4" is not a shard of a run; write, for example, --shard 2/4'),
        (["--shard", "half"], 2, "is not a shard of a run"),
        (["--shard", "10/10"], 4, "the options exclude all scenarios"),
        (["--last-failed"], 2, "no earlier run of"),
    ],
)
def test_what_chooses_nothing_is_told(toy, words, code, message):
    found, _, said = toy(*words)
    assert (found, message in said) == (code, True), said


@pytest.mark.long_run
def test_a_bad_file_is_told_whoever_asks_for_its_scenarios(toy, features, monkeypatch):
    bad = suite(features(s1="no Gherkin\n", s2=(suite().feature_paths("toy")[1]).read_text("utf-8")))
    monkeypatch.setattr(settings, "RunOptions", lambda **wishes: RunOptions(suite=bad, **wishes))
    assert toy("--scenario", OTHERS_TURN)[0] == 0
    assert toy("--scenario", "toy/1/*")[0] == 3
    assert toy("--skip", "toy/2/*")[0] == 3
    assert toy("--skip", "*/1/*")[0] == toy("--skip", "1")[0] == 0
    assert sorted(toy("--shard", f"{number}/3")[0] for number in (1, 2, 3)) == [0, 0, 3]


def test_a_rehearsal_plays_nothing_and_is_not_green(toy, tmp_path):
    (tmp_path / "r.json").write_text("of an earlier run")
    code, said, _ = toy("--dry-run", "--scenario", "toy/2/*", "--json", "r.json")
    assert code == 4
    assert said == (f"{OTHERS_TURN}  2.1\ntoy/2/exactly-three  2.2\n2 scenarios would be played; nothing ran\n")
    assert (tmp_path / "r.json").read_text() == "of an earlier run"


# --- the first deviation, and the last ones --------------------------------------------------------


@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_run_ends_with_the_first_deviation(saitei, tmp_path, processes):
    code, said, _ = saitei("run", "--engine", animal("refuses"), "-x", "--json", "r.json", "-n", processes)
    document = json.loads((tmp_path / "r.json").read_text("utf-8"))
    verdicts = {scenario["id"]: scenario["verdict"] for scenario in document["scenarios"]}
    assert (code, document["complete"]) == (1, False)
    assert verdicts[TROUBLE] == "fail" and set(verdicts.values()) == {"pass", "fail"}
    assert len(verdicts) < 9 and "the first deviation ended the run" in said
    assert not (tmp_path / "r.json.part").exists()


def test_a_run_without_deviations_is_whole_though_it_was_to_end_with_one(toy, tmp_path):
    assert toy("-x", "--json", "r.json")[0] == 0
    assert json.loads((tmp_path / "r.json").read_text("utf-8"))["complete"] is True


def test_what_a_baseline_knows_ends_no_run(saitei, tmp_path):
    refuses = ["run", "--engine", animal("refuses")]
    assert saitei(*refuses, "--write-baseline", "known.toml")[0] == 1
    code, said, _ = saitei(*refuses, "-x", "--baseline", "known.toml")
    assert (code, "9 scenarios: 8 pass, 1 known" in said) == (0, True)
    code, _, said = saitei(*refuses, "-x", "--write-baseline", "known.toml")
    assert (code, "-x ends the run before all deviations are known" in said) == (2, True)


def test_what_failed_last_is_played_again_until_it_passes(saitei, tmp_path):
    refuses = ["run", "--engine", animal("refuses"), "--json", "r.json"]
    assert saitei(*refuses)[0] == 1
    assert saitei(*refuses, "--clause", "2")[0] == 0  # what is not judged is not forgotten
    assert (saitei(*refuses, "--last-failed")[0], played(tmp_path / "r.json")) == (1, [TROUBLE])


def test_nothing_is_played_where_nothing_failed_last(toy):
    assert toy()[0] == 0
    code, _, said = toy("--last-failed")
    assert code == 4 and "no scenario deviated in the last run" in said


# --- repeated failures -----------------------------------------------------------------------------


def test_many_deviations_that_are_alike_are_told_as_one(saitei):
    code, said, _ = saitei("run", "--engine", animal("aghast"))
    assert code == 1
    assert "9 times the same crash, of 5 clauses: toy 1.1, toy 1.2, toy 1.3, toy 2.1, toy 2.2\n" in said
    assert said.count("\n  crash ") == said.count("the engine failed") == 1
    assert "toy 1.2  " not in said


# --- several engines -------------------------------------------------------------------------------


def test_several_engines_are_judged_in_turn_and_stand_side_by_side(saitei, tmp_path):
    pair = ["--engine", animal("behaves"), "--engine", animal("refuses")]
    code, said, _ = saitei("run", *pair, "--json", "r.json", "--html", "page", "--markdown", "s.md", "--clause", "1.1")
    assert code == 1
    document = json.loads((tmp_path / "r.json").read_text("utf-8"))
    assert [run["summary"]["fail"] for run in document["runs"]] == [0, 1]
    assert said.count("4 scenarios: ") == 2
    assert f"\ntoy 1 ({animal('refuses')})\n" in said
    assert (tmp_path / "page" / "index.html").exists()
    assert len([line for line in (tmp_path / "s.md").read_text("utf-8").splitlines() if line.startswith("| toy")]) == 2


def test_an_engine_that_cannot_start_takes_no_others_verdicts(saitei, tmp_path):
    pair = ["--engine", animal("cannot_start"), "--engine", animal("behaves")]
    code, said, _ = saitei("run", *pair, "--json", "r.json")
    assert (code, "9 scenarios: 9 pass" in said) == (3, True)
    assert json.loads((tmp_path / "r.json").read_text("utf-8"))["summary"]["pass"] == 9


def test_an_engine_of_which_nothing_failed_last_takes_no_others_verdicts(saitei):
    pair = ["run", "--engine", animal("behaves"), "--engine", animal("refuses")]
    assert saitei(*pair)[0] == 1
    code, said, _ = saitei(*pair, "--last-failed")
    assert (code, "1 scenario: 1 fail" in said, "no scenario deviated in" in said) == (1, True, True)


@pytest.mark.parametrize("option", ["--junit", "--messages", "--badge", "--baseline", "--write-baseline"])
def test_what_is_for_one_engine_is_refused_for_several(saitei, option):
    code, _, said = saitei("run", "--engine", "a", "--engine", "b", option, "file")
    assert code == 2 and f"{option} is for one engine" in said


# --- settings --------------------------------------------------------------------------------------

ENGINES = '[{}engines.mine]\nengine = "{}"\n'


def test_engines_can_be_named_in_pyproject_toml(saitei, tmp_path):
    (tmp_path / "pyproject.toml").write_text(
        '[project]\nname = "x"\n' + ENGINES.format("tool.saitei.", animal("behaves"))
    )
    code, said, _ = saitei("run", "--engine", "mine")
    assert (code, "9 pass" in said) == (0, True)
    (tmp_path / "saitei.toml").write_text(ENGINES.format("", animal("behaves")))
    code, _, said = saitei("run", "--engine", "mine")
    assert (
        code == 2 and "saitei.toml and [tool.saitei] of pyproject.toml both have settings for saitei; keep one" in said
    )


@pytest.mark.parametrize("text", ["", "tool = 3\n", '[project]\nname = "x"\n', "[tool.ruff]\n"])
def test_another_project_says_nothing(saitei, tmp_path, text):
    (tmp_path / "pyproject.toml").write_text(text)
    assert 'there is no engine "mine"' in saitei("run", "--engine", "mine")[2]


def test_what_is_wrong_in_pyproject_toml_is_told_with_its_place(saitei, tmp_path):
    (tmp_path / "pyproject.toml").write_text("[tool.saitei.engines.mine]\nengin = 'x'\n")
    code, _, said = saitei("run", "--engine", "mine")
    assert code == 2 and "pyproject.toml: tool.saitei: engines.mine: there is an unknown field `engin`" in said


# --- shards and where results come from ------------------------------------------------------------


def test_shares_of_a_run_make_the_whole(toy, saitei, tmp_path):
    assert toy("--json", "whole.json")[0] == 0
    for number in (1, 2, 3):
        assert toy("--shard", f"{number}/3", "--json", f"{number}.json")[0] == 0
    shards = [played(tmp_path / f"{number}.json") for number in (1, 2, 3)]
    assert sorted(map(len, shards)) == [3, 3, 3]
    assert saitei("report", "merge", "1.json", "2.json", "3.json", "--json", "merged.json", "--exit-code")[0] == 0
    whole, merged = (json.loads((tmp_path / name).read_text("utf-8")) for name in ("whole.json", "merged.json"))
    assert sorted(played(tmp_path / "merged.json")) == sorted(played(tmp_path / "whole.json"))
    for member in ("summary", "scores", "complete"):
        assert merged[member] == whole[member]


def test_a_run_that_lacks_a_share_is_not_whole(toy, saitei, tmp_path):
    for number in (1, 3):
        toy("--shard", f"{number}/3", "--json", f"{number}.json")
    code, said, _ = saitei("report", "merge", "1.json", "3.json", "--json", "merged.json", "--exit-code")
    assert (code, "partial results" in said) == (3, True)
    assert json.loads((tmp_path / "merged.json").read_text("utf-8"))["complete"] is False
    toy("--shard", "2/2", "--json", "2.json")
    assert "are shards of 2 and of 3 of one run" in saitei("report", "merge", "1.json", "2.json")[2]


@pytest.mark.parametrize(("name", "code"), [("behaves", 0), ("refuses", 1), ("unwilling", 4)])
def test_a_report_exits_as_the_run_would_have(saitei, name, code):
    assert saitei("run", "--engine", animal(name), "--json", "r.json")[0] == code
    assert saitei("report", "merge", "r.json")[0] == 0
    assert saitei("report", "merge", "r.json", "--exit-code")[0] == code


def test_results_say_when_and_where_and_of_which_commit_they_are(toy, tmp_path):
    def git(*words: str) -> str:
        who = ["-c", "user.name=x", "-c", "user.email=x@example.org"]
        return subprocess.run(["git", *who, *words], cwd=tmp_path, capture_output=True, text=True, check=True).stdout

    def origin() -> dict[str, str]:
        assert toy("--clause", "2.1", "--json", "r.json")[0] == 0
        found: dict[str, str] = json.loads((tmp_path / "r.json").read_text("utf-8"))["origin"]
        return found

    found = origin()
    assert found["directory"] == "" and "host" not in found and "Python 3" in found["system"]
    assert datetime.datetime.fromisoformat(found["date"]).tzinfo is not None
    git("init", "-q")
    git("add", "r.json")
    git("commit", "-qm", "x")
    commit = git("rev-parse", "HEAD")[:12]
    (tmp_path / "within").mkdir()
    assert provenance.checkout_commit(tmp_path / "within") == ""  # nothing of it is in the checkout
    assert provenance.checkout_commit(tmp_path) == commit
    assert origin()["directory"] == f"{commit}-dirty"  # the run takes the file away, to write it anew
