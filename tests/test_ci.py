"""The files of continuous integration: the action is played step by step, workflows are checked by their schema."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution
from importlib.util import find_spec
from pathlib import Path
from shutil import ignore_patterns
from typing import Any

import pytest
from check_jsonschema import main as check_jsonschema
from click.testing import CliRunner
from packaging.requirements import Requirement
from ruamel.yaml import YAML

from saitei.harness.commands.cli import main

TREE = Path(__file__).resolve().parent.parent
ACTION = TREE / "action.yml"
REPOSITORY = "OWNER/saitei"
"""The placeholder for the repository on the pages; once it has an address, that replaces it everywhere."""
REF = f"v{tomllib.loads((TREE / 'pyproject.toml').read_text('utf-8'))['project']['version']}"
PAGES = {
    "ci.md": ["github-workflows", "github-workflows", ""],
    "citations.md": ["github-workflows"],
    "editions.md": ["github-workflows"],
}
BLOCKS = [
    (page, place, text, schema)
    for page, schemas in PAGES.items()
    for place, (text, schema) in enumerate(
        zip(re.findall(r"(?ms)^```yaml\n(.*?)^```", (TREE / "docs" / page).read_text("utf-8")), schemas, strict=True)
    )
]

Document = dict[str, Any]


def yaml(text: str) -> Any:
    return YAML(typ="safe").load(text)


def check(path: Path, schema: str) -> str:
    """The faults of a file by a schema that check-jsonschema includes."""
    done = CliRunner().invoke(check_jsonschema, ["--builtin-schema", f"vendor.{schema}", str(path)])
    return "" if done.exit_code == 0 else done.output


# --- by their schemas -----------------------------------------------------------------------------


@pytest.mark.parametrize(("page", "place", "text", "schema"), BLOCKS, ids=lambda value: str(value)[:12])
def test_what_the_pages_show_is_a_workflow(page, place, text, schema, tmp_path):
    path = tmp_path / "workflow.yml"
    path.write_text(text, "utf-8")
    assert yaml(text)
    if schema:
        assert check(path, schema) == ""


@pytest.mark.parametrize("workflow", sorted((TREE / ".github" / "workflows").glob("*.yml")), ids=lambda path: path.stem)
def test_our_own_workflows_are_some(workflow):
    assert check(workflow, "github-workflows") == ""


def run_release(checkout: Path, *words: str) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, checkout / ".ci" / "release", *words], capture_output=True, text=True, check=False
    )
    return done.returncode, (done.stdout + done.stderr).strip()


def test_a_release_has_one_version(tmp_path):
    extension = "docs/vscode/package.json"
    for name in (".ci/release", "pyproject.toml", "CITATION.cff", "CHANGELOG.md", extension):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(TREE / name, tmp_path / name)
    assert run_release(tmp_path, "--check-tag", REF) == (0, "")
    code, said = run_release(tmp_path, "--check-tag", "v9.9")
    assert code == 1 and said == f"the tag v9.9 is not {REF}, the version of pyproject.toml; tag anew"
    git = ["git", "-C", str(tmp_path), "-c", "user.name=me", "-c", "user.email=me@example.org"]
    subprocess.run([*git, "init", "--quiet"], check=True)
    assert run_release(tmp_path)[1] == "the checkout has changes; commit them first"
    for name, text, wrong in (
        ("CHANGELOG.md", "nothing\n", "CHANGELOG.md has no heading"),
        (extension, '{"version": "9.9"}', f"{extension} does not have"),
        ("CITATION.cff", "nothing\n", "CITATION.cff does not have"),
    ):
        (tmp_path / name).write_text(text, "utf-8")
        assert run_release(tmp_path)[1].startswith(wrong)


def test_the_citation_names_this_project():
    cited = yaml((TREE / "CITATION.cff").read_text("utf-8"))
    project = tomllib.loads((TREE / "pyproject.toml").read_text("utf-8"))["project"]
    assert (cited["title"], cited["version"], cited["license"]) == ("saitei", project["version"], project["license"])
    assert cited["keywords"] == project["keywords"]


def test_the_action_is_one(tmp_path):
    assert check(ACTION, "github-actions") == ""
    broken = tmp_path / "action.yml"
    broken.write_text(ACTION.read_text("utf-8").replace("using: composite", "using: hope"), "utf-8")
    assert check(broken, "github-actions")


def test_the_pages_use_the_action_as_it_is():
    inputs = yaml(ACTION.read_text("utf-8"))["inputs"]
    text = (TREE / "docs" / "ci.md").read_text("utf-8")
    table = re.findall(r"(?m)^\| (`[a-z-]+`(?:, `[a-z-]+`)*) \|", text)
    assert set(inputs) == {name for row in table for name in re.findall(r"`([a-z-]+)`", row)}
    steps = [step for *_, block, _ in BLOCKS for job in yaml(block).get("jobs", {}).values() for step in job["steps"]]
    (used,) = (step["with"] for step in steps if step.get("uses", "").startswith(f"{REPOSITORY}@"))
    required = {name for name, facts in inputs.items() if facts.get("required")}
    assert required <= set(used) <= set(inputs)


def test_the_pages_call_this_repository_by_one_name():
    found = Counter(
        name
        for path in (TREE / "docs").rglob("*.md")
        for name in re.findall(r"(?m)(?:uses: |repository: |github\.com/)([\w.-]+/saitei)\b", path.read_text("utf-8"))
    )
    assert found == {REPOSITORY: 5}
    assert f"`{REPOSITORY}` stands on this page for" in " ".join((TREE / "docs" / "ci.md").read_text("utf-8").split())
    assert f"{REPOSITORY}@{REF}" in BLOCKS[0][2]


# --- step by step ---------------------------------------------------------------------------------

FEATURES = f"https://github.com/{REPOSITORY}/blob/{REF}/features"


class Machine:
    """As much of a machine of GitHub's as an action's own steps need. Other actions are not played."""

    def __init__(self, directory: Path, environment: dict[str, str]) -> None:
        self.directory = directory
        self.workspace = directory / "workspace"
        self.workspace.mkdir(parents=True)
        self.files = {name: directory / name for name in ("GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY")}
        self.environment = {**environment, **{name: str(path) for name, path in self.files.items()}}
        self.values = {"runner.temp": str(directory), "github.server_url": "https://github.com"}
        self.values |= {"github.action_repository": REPOSITORY, "github.action_ref": REF}
        self.codes: list[int] = []
        self.said = ""

    def play(self, action: Document, source: Path, /, **inputs: str) -> dict[str, str]:
        """The outputs of the action; its steps are played until one fails."""
        self.values["github.action_path"] = str(source)
        for name, facts in action["inputs"].items():
            self.values[f"inputs.{name}"] = inputs.get(name.replace("-", "_"), facts.get("default", ""))
        self.codes = []
        for step in action["runs"]["steps"]:
            if "run" in step and not any(self.codes):
                self.codes.append(self.step(step))
        assert "steps.judge.outputs.exit-code" in self.values, self.said
        return {name: self.filled(facts["value"]) for name, facts in action["outputs"].items()}

    def step(self, step: Document) -> int:
        where = self.workspace / self.filled(step.get("working-directory", "."))
        said = {name: self.filled(value) for name, value in step.get("env", {}).items()}
        script = self.directory / "step.sh"
        script.write_text(self.filled(step["run"]), "utf-8")
        for path in self.files.values():
            path.touch()
        self.files["GITHUB_OUTPUT"].write_text("")
        command = ["bash", "--noprofile", "--norc", "-eo", "pipefail", str(script)]
        done = subprocess.run(
            command, cwd=where, env={**self.environment, **said}, capture_output=True, text=True, check=False
        )
        self.said = done.stdout + done.stderr
        for line in self.files["GITHUB_OUTPUT"].read_text("utf-8").splitlines():
            name, _, value = line.partition("=")
            self.values[f"steps.{step['id']}.outputs.{name}"] = value
        return done.returncode

    def filled(self, text: str) -> str:
        return re.sub(r"\$\{\{ ([\w.-]+) \}\}", lambda found: self.values[found[1]], text)


def needed(name: str, extras: frozenset[str] = frozenset()) -> Iterator[str]:
    """The distributions that one declares that it needs, and those that they do."""
    for line in distribution(name).requires or ():
        asked = Requirement(line)
        if asked.marker is None or any(asked.marker.evaluate({"extra": extra}) for extra in (*extras, "")):
            yield asked.name
            yield from needed(asked.name, frozenset(asked.extras))


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment that holds what saitei declares that it needs for a report, and nothing else; not saitei."""
    home = tmp_path_factory.mktemp("bare") / "venv"
    ours = ["--without-pip"] if find_spec("pip") else []  # to unpack another takes long
    subprocess.run([sys.executable, "-m", "venv", *ours, str(home)], check=True)
    (site,) = home.glob("lib/python*/site-packages")
    for old in site.glob("setuptools-*"):
        shutil.rmtree(old)
    for name in {*needed("saitei", frozenset({"report"})), "pip", "setuptools"}:
        try:
            found = distribution(name)
        except PackageNotFoundError:
            continue  # of another system
        for top in {path.parts[0] for path in found.files or () if path.parts[0] not in ("..", "__pycache__")}:
            if (site / top).is_dir() and not (site / top).is_symlink():
                shutil.rmtree(site / top)  # what a new environment brings, of another version
            if not (site / top).exists():
                (site / top).symlink_to(Path(str(found.locate_file(top))))
    return home


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tree as it is checked out, where an installation leaves nothing in ours."""
    copy = tmp_path_factory.mktemp("source") / "_actions" / REPOSITORY / REF
    left_out = ignore_patterns("__pycache__", ".*", "tests", "build", "*.egg-info")
    shutil.copytree(TREE, copy, ignore=left_out)
    return copy


@pytest.fixture(scope="module")
def environment(bare: Path) -> dict[str, str]:
    """Of a job's steps: pip builds with what is there, and asks no index."""
    offline = {"PIP_NO_INDEX": "1", "PIP_NO_BUILD_ISOLATION": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    offline["PIP_NO_COMPILE"] = "1"
    path = os.pathsep.join([str(bare / "bin"), os.environ["PATH"]])
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PIP", "VIRTUAL"))}
    return {**clean, **offline, "PATH": path}


@pytest.fixture(scope="module")
def installed(environment: dict[str, str], source: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Saitei, installed as the action does it."""
    action = yaml(ACTION.read_text("utf-8"))
    machine = Machine(tmp_path_factory.mktemp("installing") / "machine", environment)
    machine.values["github.action_path"] = str(source)
    (step,) = (step for step in action["runs"]["steps"] if step.get("name") == INSTALLING)
    assert machine.step(step) == 0, machine.said


INSTALLING = "Install saitei"
ENGINE = "python:saitei.reference_engine:engine"


@pytest.mark.long_run
def test_the_action_judges_an_engine_step_by_step(environment, source, installed, tmp_path):
    action = yaml(ACTION.read_text("utf-8"))
    action["runs"]["steps"] = [step for step in action["runs"]["steps"] if step.get("name") != INSTALLING]
    machine = Machine(tmp_path / "conforms", environment)
    found = machine.play(action, source, engine=ENGINE, game="digicharat", arguments="--clause 3-4\n--skip 3-4-1.1")
    assert (machine.codes, found.pop("exit-code")) == ([0, 0], "0"), machine.said
    assert all(Path(path).is_file() for path in found.values())
    results = json.loads(Path(found["json"]).read_text("utf-8"))
    assert results["complete"] is True
    assert {clause["number"] for clause in results["clauses"]} > {"3-4-1.2"} and not any(
        "3-4-1.1" in scenario["own"] for scenario in results["scenarios"]
    )
    assert "| digicharat undated |" in machine.files["GITHUB_STEP_SUMMARY"].read_text("utf-8")
    assert f'data-source="{FEATURES}/"' in Path(found["page"]).read_text("utf-8")

    nowhere = Machine(tmp_path / "nowhere", environment)
    found = nowhere.play(action, source, engine="stdio:./not-there", game="digicharat")
    assert (nowhere.codes, found["exit-code"]) == ([0, 3], "3")
    wrong = Machine(tmp_path / "wrong", environment)
    hostile = '"; touch escaped; $(touch escaped) `touch escaped`'
    found = wrong.play(action, source, engine=hostile, game=hostile, baseline=hostile)
    assert (wrong.codes, found["exit-code"]) == ([0, 2], "2")
    assert not list(wrong.directory.rglob("escaped"))


@pytest.mark.long_run
@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    ("values", "said", "linked"),
    [
        ({}, "https://host/features", "https://host/features"),
        ({"github.action_ref": "", "github.action_repository": ""}, "", ""),
        ({"github.action_ref": "v9"}, "", ""),  # that of another action, which uses this one
        ({"github.server_url": "https://host"}, "", ""),
    ],
)
def test_the_page_links_to_what_was_played_or_to_nothing(
    environment, source, installed, tmp_path, values, said, linked
):
    machine = Machine(tmp_path / "machine", environment)
    machine.values |= values
    action = yaml(ACTION.read_text("utf-8"))
    action["runs"]["steps"] = [step for step in action["runs"]["steps"] if step.get("id") == "judge"]
    found = machine.play(action, source, engine=ENGINE, game="digicharat", arguments="--clause 3-4-1.2", source=said)
    text = Path(found["page"]).read_text("utf-8")
    assert f'data-source="{linked}/"' in text if linked else "data-source=" not in text


def test_what_was_installed_is_not_the_tree(environment, installed, tmp_path):
    asked = ["python", "-c", "import saitei.harness as harness; print(harness.__file__)"]
    done = subprocess.run(asked, env=environment, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout.strip() and str(TREE) not in done.stdout


MY_ENGINE = """#!/usr/bin/env python
from saitei.adapters.engine_server import serve_standard_streams
from saitei.reference_engine import engine

serve_standard_streams(engine({"digicharat": "saitei.reference_engine.digicharat"}))
"""


@pytest.mark.long_run
def test_the_workflow_in_shards_is_played_step_by_step(environment, installed, tmp_path):
    jobs = yaml(BLOCKS[1][2])["jobs"]
    machine = Machine(tmp_path / "machine", environment)
    (machine.workspace / "my-engine").write_text(MY_ENGINE)
    (machine.workspace / "my-engine").chmod(0o755)

    def scripts(job: str) -> list[Document]:
        steps = [step for step in jobs[job]["steps"] if "run" in step]
        assert steps[0]["run"] == "pip install './saitei[report]'"  # played before
        return steps[1:]

    shards = jobs["judge"]["strategy"]["matrix"]["shard"]
    for shard in shards:
        machine.values["matrix.shard"] = str(shard)
        assert [machine.step(step) for step in scripts("judge")] == [0], machine.said
    assert [machine.step(step) for step in scripts("report")] == [0], machine.said
    assert "judged clauses obeyed" in (machine.workspace / "badge.svg").read_text("utf-8")
    assert "(partial" not in machine.files["GITHUB_STEP_SUMMARY"].read_text("utf-8")
    (machine.workspace / f"{shards[-1]}.json").unlink()
    assert [machine.step(step) for step in scripts("report")] == [3]


# --- the hook -------------------------------------------------------------------------------------

GOOD = """@hololive
Feature: a house rule

  Scenario: the center stands where it is put
    Given the board
      | zone   | A      | B    |
      | center | Sora   | Miko |
      | back   | Roboco |      |
    Then A can collab Roboco
"""


@pytest.mark.parametrize(
    ("hook", "bad"),
    [("saitei-lint", GOOD.replace("can collab", "kan collab")), ("saitei-fmt", GOOD.replace("    ", "  "))],
)
def test_a_hook_takes_a_good_feature_and_stops_a_bad_one(hook, bad, tmp_path, monkeypatch, capsys):
    (entry,) = (
        each["entry"] for each in yaml((TREE / ".pre-commit-hooks.yaml").read_text("utf-8")) if each["id"] == hook
    )
    path = tmp_path / "rules.feature"
    monkeypatch.setattr("sys.argv", [*entry.split(), str(path)])
    path.write_text(GOOD, "utf-8")
    assert (main(), path.read_text("utf-8")) == (0, GOOD)
    path.write_text(bad, "utf-8")
    assert main() != 0 or path.read_text("utf-8") != bad  # pre-commit stops where a hook changes a file


@pytest.mark.parametrize("game", ["digicharat", "hololive"])
def test_each_day_proves_a_seventh_of_the_sections(game: str) -> None:
    options = subprocess.run(
        [sys.executable, TREE / ".ci" / "to_prove", game], capture_output=True, text=True, check=True
    ).stdout.split()
    assert options[0] == f"--game={game}" and len(options) > 1
    assert all(option.startswith("--clause=") for option in options[1:])
