"""The languages in which ``saitei init-adapter`` writes a first adapter, and the files that it writes."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from string import Template

_TEMPLATES = Path(__file__).resolve().parent / "templates"


@dataclass(frozen=True, slots=True)
class AdapterTemplate:
    """A language: its title, its tools, and where its template has the adapter and the toy engine.

    ``commands`` have to be on the ``PATH``; ``build`` are the command lines that build the adapter.
    """

    directory: str
    title: str
    needs: str
    adapter: str
    toy: str
    commands: tuple[str, ...] = ()
    build: tuple[str, ...] = ()

    def missing_commands(self) -> list[str]:
        """The commands of the language that are not on the ``PATH``."""
        return [command for command in self.commands if shutil.which(command) is None]

    def files(self) -> Iterator[tuple[Path, str]]:
        """Each file of the new project: its path within the project, and its text."""
        source = _TEMPLATES / self.directory
        for path in sorted(source.rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                yield path.relative_to(source), path.read_text("utf-8")
        yield Path("README.md"), self._readme()
        if self.directory == "typescript":
            from ...adapters.typescript_types import render_typescript

            yield Path("protocol.ts"), render_typescript()

    def _readme(self) -> str:
        return Template((_TEMPLATES / "README.md").read_text("utf-8")).substitute(
            title=self.title,
            needs=self.needs,
            adapter=self.adapter,
            toy=self.toy,
            build="".join(f"    {line}\n" for line in self.build),
        )


ADAPTER_TEMPLATES = {
    template.directory: template
    for template in (
        AdapterTemplate("python", "Python", "Python 3.11 or later", "adapter.py", "adapter.py"),
        AdapterTemplate("node", "JavaScript", "Node.js 18 or later", "adapter.mjs", "adapter.mjs", ("node",)),
        AdapterTemplate(
            "typescript",
            "TypeScript",
            "Node.js 18 or later, and npm",
            "adapter.ts",
            "toy-game.ts",
            ("node", "npm"),
            ("npm install", "npm run build"),
        ),
        AdapterTemplate(
            "go", "Go", "Go 1.19 or later", "adapter.go", "toy_game.go", ("go",), ("go build -o adapter .",)
        ),
        AdapterTemplate(
            "rust",
            "Rust",
            "Rust 1.71 or later, with cargo",
            "src/main.rs",
            "src/toy_game.rs",
            ("cargo",),
            ("cargo build --release",),
        ),
        AdapterTemplate(
            "java",
            "Java",
            "JDK 17 or later, and Maven",
            "src/main/java/adapter/Adapter.java",
            "src/main/java/adapter/ToyGame.java",
            ("javac", "mvn"),
            ("mvn -q package",),
        ),
        AdapterTemplate(
            "csharp",
            "C#",
            ".NET 8 or later",
            "Adapter.cs",
            "ToyGame.cs",
            ("dotnet",),
            ("dotnet build -c Release -o build",),
        ),
    )
}
