"""The adapters that init-adapter writes: they can be believed, and are judged as they are."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from dataclasses import dataclass, field
from glob import glob
from pathlib import Path

import pytest

from saitei.adapters import messages
from saitei.adapters.protocol_schema import build_schema
from saitei.harness.commands.adapter_templates import ADAPTER_TEMPLATES
from saitei.harness.commands.cli import main

LANGUAGES = [
    pytest.param(name, marks=[pytest.mark.very_long_run] if template.build else [])
    for name, template in ADAPTER_TEMPLATES.items()
]
FIRST_SCENARIO = "hololive/4.3/a-holomem-that-is-placed-is-active"


@dataclass(frozen=True)
class Toolchain:
    """How a test builds an adapter. ``fetch`` gets its packages, and fails where their registry cannot be reached."""

    commands: tuple[str, ...]
    build: tuple[str, ...]
    fetch: str = ""
    settings: dict[str, str] = field(default_factory=dict)  # files of the project that say where the packages are
    packages: str = ""  # the pattern of a path that exists where the packages are installed


FETCH = {
    "typescript": "npm install --no-audit --no-fund",
    "rust": "cargo fetch",
    "java": "mvn -q package -Dmaven.main.skip",
    "csharp": "dotnet restore",
}
_NEWTONSOFT = "/usr/lib/cli/Newtonsoft.Json-5.0/Newtonsoft.Json.dll"
DEBIAN = {
    "rust": Toolchain(
        ("cargo",),
        ("cargo build --release",),
        FETCH["rust"],
        {
            ".cargo/config.toml": '[source.crates-io]\nreplace-with = "debian"\n'
            '[source.debian]\ndirectory = "/usr/share/cargo/registry"\n'
        },
        "/usr/share/cargo/registry/serde_json-*",
    ),
    "java": Toolchain(
        ("javac", "mvn"),
        ("mvn -q package",),
        FETCH["java"],
        {".mvn/maven.config": "--offline\n-Dmaven.repo.local=/usr/share/maven-repo\n"},
        "/usr/share/maven-repo/com/google/code/gson/gson",
    ),
    "csharp": Toolchain(
        ("mcs", "mono"),
        (
            f"install -D {_NEWTONSOFT} build/Newtonsoft.Json.dll",
            "mcs -langversion:7.2 -recurse:*.cs -r:build/Newtonsoft.Json.dll -out:build/adapter.exe",
        ),
        settings={
            "saitei.toml": '[engines.mine]\nengine = "stdio:mono build/adapter.exe"\ngame = "hololive"\n'
            '# baseline = "known.toml"\n'
        },
        packages=_NEWTONSOFT,
    ),
}
"""Toolchains with packages of Debian, where these are installed. Mono stands for .NET."""
MESSAGE_TYPES = {
    "go": ("messages.go", r"(?s)type (\w+) struct ?\{(.*?)\}", r'json:"(\w+)'),
    "rust": ("messages.rs", r"(?s)struct (?:Ask(?=Option))?(\w+) \{(.*?)\}", r"pub (\w+):"),
    "java": ("Messages.java", r"(?s)static class (\w+) \{(.*?)\n    \}", r"(\w+)(?: = [^;]*)?;"),
    "csharp": ("Messages.cs", r"(?s)class (\w+)\n    \{(.*?)\n    \}", r'JsonProperty\("(\w+)"'),
}
"""The file with the types of messages, and patterns of a type with its fields and of the name of a field."""


@pytest.fixture
def saitei(tmp_path, monkeypatch, capsys):
    """Calls saitei's command line in a directory; exit code and what it said. Engines find the Python that we run."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, sys.path)))
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent), prepend=os.pathsep)

    def ran(*words, at=tmp_path):
        monkeypatch.chdir(at)
        monkeypatch.setattr("sys.argv", ["saitei", *words])
        code = main()
        said = capsys.readouterr()
        return code, said.out + said.err

    return ran


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """The directory of a language's new adapter, built once; its tests are skipped without the language's tools."""
    homes = {}

    def build(language):
        tools = toolchain_of(language)
        if missing := [command for command in tools.commands if shutil.which(command) is None]:
            pytest.skip(f"no {' and no '.join(missing)} on the PATH")
        if language not in homes:
            homes[language] = home = tmp_path_factory.mktemp("adapters") / language
            files = {path.as_posix(): text for path, text in ADAPTER_TEMPLATES[language].files()}
            for name, text in (files | tools.settings).items():
                (home / name).parent.mkdir(parents=True, exist_ok=True)
                (home / name).write_text(text, "utf-8")
            if tools.fetch and run_command(tools.fetch, home).returncode:
                homes[language] = None
                pytest.skip(f"no package registry: {tools.fetch} fails")
            for command in tools.build:
                done = run_command(command, home)
                assert done.returncode == 0, f"{command}: {done.stdout[-4000:]}"
        if homes[language] is None:
            pytest.skip(f"no package registry: {tools.fetch} fails")
        return homes[language]

    return build


def toolchain_of(language):
    if language in DEBIAN and glob(DEBIAN[language].packages):
        return DEBIAN[language]
    template = ADAPTER_TEMPLATES[language]
    return Toolchain(template.commands, template.build, FETCH.get(language, ""))


def run_command(command, home):
    return subprocess.run(
        shlex.split(command), cwd=home, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )


@pytest.mark.long_run
@pytest.mark.sampled(2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_adapter_can_be_believed_and_is_judged(saitei, built, tmp_path, language):
    home = tmp_path / "mine"
    shutil.copytree(built(language), home, ignore=shutil.ignore_patterns("node_modules", "deps"))

    code, said = saitei("explain", FIRST_SCENARIO, "--engine", "mine", at=home)
    assert (code, f"{FIRST_SCENARIO}  pass" in said) == (0, True)

    code, said = saitei("check-adapter", "--engine", "mine", "--game", "hololive", at=home)
    assert (code, "wrong" in said) == (0, False)
    assert re.search(r"holds the scenes it is given \([1-9]\d", said)
    assert "ok     hololive: refuses a text with a keyword that no game has" in said
    assert "-      hololive: denies a false claim: the other player's hand lies open: not tried: needs views" in said
    assert "plays at random, game 1" in said

    code, said = saitei("run", "--engine", "mine", "--clause", "8.2", "--clause", "8.3", at=home)
    assert code == 1
    assert re.search(r"scenarios: \d+ pass, \d+ unsupported, \d+ fail\n", said)
    assert "error" not in said and "crash" not in said

    saitei("run", "--engine", "mine", "--clause", "8.3", "--write-baseline", "known.toml", at=home)
    settings = home / "saitei.toml"
    settings.write_text(settings.read_text().replace("# baseline", "baseline"))
    code, said = saitei("run", "--engine", "mine", "--clause", "8.2", "--clause", "8.3", at=home)
    assert (code, " known" in said) == (0, True)


@pytest.mark.long_run
def test_the_python_one_is_the_same_over_stdio(saitei, tmp_path):
    saitei("init-adapter", "mine", "--language", "python")
    home = tmp_path / "mine"
    here, apart = (
        saitei("check-adapter", "--engine", name, "--game", "hololive", at=home) for name in ("mine", "mine-stdio")
    )
    assert here == apart and here[0] == 0


@pytest.mark.slow
def test_it_is_judged_as_the_guide_says(saitei, built):
    guide = (Path(__file__).resolve().parent.parent.parent / "docs" / "adapters.md").read_text("utf-8")
    counted = re.search(r"(?m)^ +(\d+ scenarios: .*)\n +(\d+ unsupported: .*)$", guide)
    _, said = saitei("run", "--engine", "mine", at=built("python"))
    assert counted and counted[1] in said and counted[2] in said, said[-2000:]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_it_is_judged_like_the_one_in_python(saitei, built, language):
    counts = {}
    for name in ("python", language):
        _, said = saitei("run", "--engine", "mine", at=built(name))
        counts[name] = re.findall(r"(?m)^ *\d+ (?:scenarios|unsupported|clauses?): .*$", said)
    assert len(counts["python"]) >= 2 and counts[language] == counts["python"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("saitei")
def test_it_answers_what_is_not_its_business(built, language):
    """A method that it does not know, a request that it cannot carry out, and those without a game."""
    home = built(language)
    engines = tomllib.loads((home / "saitei.toml").read_text("utf-8"))["engines"].values()
    (command,) = (of["engine"].removeprefix("stdio:") for of in engines if of["engine"].startswith("stdio:"))
    requests = [
        '{"jsonrpc":"2.0","id":1,"method":"juggle","params":{}}',
        '{"jsonrpc":"2.0","id":5,"method":"open","params":{}}',
        '{"jsonrpc":"2.0","id":2,"method":"view","params":{"viewer":"judge"}}',
        '{"jsonrpc":"2.0","id":3,"method":"answer","params":{"ask":"1","picks":["0"]}}',
        '{"jsonrpc":"2.0","id":4,"method":"shutdown","params":{}}',
    ]
    fault = "-32602" if language == "python" else "-32003"
    done = subprocess.run(
        shlex.split(command),
        cwd=home,
        input="\n".join(requests) + "\n",
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert re.findall(r'"code": ?(-\d+)', done.stdout) == ["-32601", fault, "-32002", "-32002"]
    assert done.returncode == 0


@pytest.mark.parametrize("language", ADAPTER_TEMPLATES)
def test_its_readme_names_its_files_and_the_next_commands(saitei, tmp_path, language):
    template = ADAPTER_TEMPLATES[language]
    code, said = saitei("init-adapter", "new/mine", "--language", language)
    steps = " && ".join(("cd new/mine", *template.build, "saitei check-adapter --engine mine"))
    assert (code, f"now: {steps}\n" in said) == (0, True)
    home = tmp_path / "new" / "mine"
    readme = (home / "README.md").read_text("utf-8")
    assert all((home / name).exists() and f"`{name}`" in readme for name in (template.adapter, template.toy))
    assert "$" not in readme and f"`saitei explain {FIRST_SCENARIO} --engine mine`" in readme
    assert all(f"\n    {line}\n" in readme for line in template.build)
    assert max(map(len, readme.splitlines())) <= 120
    assert len(readme.splitlines()) <= 30


@pytest.mark.parametrize("language", MESSAGE_TYPES)
def test_its_types_have_the_fields_of_the_schema(language):
    """The types of messages that a template writes by hand; card text stays a tree of JSON."""
    name, of_type, of_field = MESSAGE_TYPES[language]
    text = next(text for path, text in ADAPTER_TEMPLATES[language].files() if path.name == name)
    written = {
        type_name: {re.sub("(?<=.)([A-Z])", r"_\1", field).lower() for field in re.findall(of_field, fields)}
        for type_name, fields in re.findall(of_type, text)
    }
    defined = build_schema()["$defs"]
    ours = [name for name, kind in vars(messages).items() if getattr(kind, "__base__", None) is messages.Message]
    for name in ours:
        tags = {"scene"} if name in ("Position", "Decks") else set()  # which the type itself may stand for
        assert written[name] - tags == set(defined[name]["properties"]) - tags, name
    assert set(written) == set(ours)

    for name in ("Position", "ViewOf", "Initialize"):  # which saitei sends
        for each, of in defined[name]["properties"].items():
            if of.get("default"):
                assignment = rf"(?i)\b{each.replace('_', '_?')}(?:: | = ){re.escape(json.dumps(of['default']))}"
                assert re.search(assignment, text), (name, each)


def test_nothing_is_written_among_other_files(monkeypatch, capsys, tmp_path):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "notes.txt").write_text("mine")
    for place, why in ((tmp_path, "is not empty; name a"), (tmp_path / "notes.txt", "is not a directory; name a")):
        monkeypatch.setattr("sys.argv", ["saitei", "init-adapter", str(place), "--language", "python"])
        assert main() == 2
        said = capsys.readouterr().err
        assert why in said and said.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["notes.txt"]


def test_an_empty_directory_will_do(monkeypatch, tmp_path):
    monkeypatch.setattr("sys.argv", ["saitei", "init-adapter", str(tmp_path), "--language", "node"])
    assert main() == 0
    assert (tmp_path / "adapter.mjs").exists()
