"""Invents rulebooks: numbered documents in the manner of publishers, with invented words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from saitei.rulebooks.documents import Document, DocumentEntry
from saitei.rulebooks.documents.numbering import DOTTED, Numbering
from saitei.rulebooks.fingerprints import REFERENCE

PART = re.compile(r"[0-9]+|[a-z]+|[A-Z]+")
"""A part of an id."""

TERMS = ("推しホロメン", "コラボポジション", "エールデッキ", "アーツ")
"""Terms by which the reader knows the game; the rest is invented."""

MADE = [
    ("1", "1.1..."),
    ("1.", "100.", "601.2.", "601.2a"),
    ("1", "1.0", "1.0.1", "1.0.1a"),
    ("1.", "1-1.", "1-1-1..."),
    ("I.", "I.1", "I.1.a"),
    ("1.", "1.1", "1.1a"),
    ("1.", "1.1", "a."),
    ("1.", "1.1", "1.1(a)"),
    ("1.", "(a)", "(i)"),
    ("I.", "A.", "1.", "a."),
    ("A.", "A.1", "A.1.a"),
    ("1.", "100.", "601.2.", "(a)"),
    ("1.", "1.1.", "1.1.1..."),
    ("1)", "1-1.", "1-1-1..."),
    ("100.", "100.1.", "100.1a.", "100.1a-1."),
    ("000.", "000.1.", "000.1.a.", "000.1.a.1."),
    ("1.", "1.1.", "1.1.1.", "a."),
]
"""Ids of many makings, by an example of each level."""

_SYLLABLES = "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワ"

# fmt: off
_THINGS = [
    "灯台", "風車", "歯車", "羅針盤", "望遠鏡", "提灯", "絵巻", "石畳",
    "渡し船", "錨", "帆布", "砂時計", "鳥籠", "温室", "水路", "鐘楼",
    "屋台", "暖簾", "算盤", "硯", "文箱", "行灯", "囲炉裏", "縁側",
    "土蔵", "吊り橋", "切符", "時刻表", "信号機", "踏切", "停車場", "貨車",
    "客車", "操車場", "転車台", "炭水車",
]
_OWNERS = [
    "親番の参加者", "子番の参加者", "直前の参加者", "次の参加者", "各参加者", "司会者", "見学者", "案内人",
]
_DEEDS = [
    "回す", "伏せる", "並べる", "束ねる", "数え直す", "入れ替える", "取り除く", "持ち上げる",
    "見比べる", "書き留める", "預ける", "返す",
]
_WHEN = [
    "朝のうちに", "日が暮れたら", "鐘が鳴るまでに", "満潮のあいだ", "雨のときに限り", "合図があれば",
    "全員が着席したら",
]
# fmt: on


def invented(random: Random, clauses: int, game: str = "hololive") -> Document:
    """A rulebook of about so many clauses: chapters, sections, clauses to a depth of five, cross-references."""
    entries: list[DocumentEntry] = []
    numbers: list[str] = []
    seen: set[str] = set()
    count = 0
    chapter = 0
    while count < clauses:
        chapter += 1
        entries.append(_heading(f"{chapter}", None, _title(random, seen)))
        for section in range(1, random.randint(2, 6)):
            above = f"{chapter}.{section}"
            entries.append(_heading(above, f"{chapter}", _title(random, seen)))
            for number, parent in _numbers(random, above, random.randint(2, 9)):
                text = _clause(random, numbers, seen)
                entries.append(DocumentEntry(number, False, parent, "", text))
                numbers.append(number)
                count += 1
    return Document(game, "invented", tuple(entries), numbered=True)


def printed(document: Document, *, contents: bool = True) -> list[str]:
    """The paragraphs of a document as it is printed: a title, a table of contents, a line an entry."""
    chapters = [entry for entry in document.headings if "." not in entry.number]
    lines = [f"総合ルール {'、'.join(TERMS)}", ""]
    if contents:
        lines += [f"{entry.number} {entry.text} …… {page}" for page, entry in enumerate(chapters, 1)]
        lines.append("\f")
    for entry in document.entries:
        lines.append(f"{shown(entry.number, document.numbers)} {entry.text}".strip())
        lines.extend(f"・{item}" for item in entry.items)
    return lines


def renumbered(document: Document, examples: Sequence[str]) -> Document:
    """The document with ids of another making, down to the deepest that there is; deeper clauses are left out."""
    numbers = Numbering(tuple(examples))

    def rewritten(entry: DocumentEntry) -> DocumentEntry:
        text = REFERENCE.sub(lambda found: cited(other(found[0], numbers), numbers), entry.text)
        parent = other(entry.parent, numbers) if entry.parent else None
        return DocumentEntry(other(entry.number, numbers), entry.heading, parent, "", text, numbers=numbers)

    kept = shallow(document, _deepest(numbers)).entries
    return Document(document.game, "invented", tuple(map(rewritten, kept)), numbered=True, numbers=numbers)


def other(number: str, numbers: Numbering) -> str:
    """A dotted id as another numbering has it; of one that is too deep, that of what it stands under."""
    parts = tuple(map(int, number.split(".")))[: _deepest(numbers)]
    return numbers.format_id(tuple(part - 1 + numbers.first_index(depth) for depth, part in enumerate(parts, 1)))


def _deepest(numbers: Numbering) -> int:
    return 99 if numbers.examples[-1].endswith("...") else len(numbers.examples)


def shallow(document: Document, deepest: int) -> Document:
    """The document without what is deeper than so many levels, and without references to that."""
    entries = [
        replace(entry, text=REFERENCE.sub(lambda found: ".".join(found[0].split(".")[:deepest]), entry.text))
        for entry in document.entries
        if entry.number.count(".") < deepest
    ]
    return replace(document, entries=tuple(entries))


def shown(number: str, numbers: Numbering) -> str:
    """An id as it is printed: of a level that is printed alone its own part, with its marks."""
    depth = len(numbers.parse_id(number))
    if numbers == DOTTED or depth > len(numbers.examples) or not depth:
        return number
    example = numbers.examples[depth - 1].removesuffix("...")
    own = iter(PART.findall(number)[-len(PART.findall(example)) :])
    return PART.sub(lambda _: next(own), example)


def cited(number: str, numbers: Numbering) -> str:
    """An id as it is printed in a text: whole, with its marks."""
    page = shown(number, numbers).rstrip(".")
    return page if len(PART.findall(page)) == len(PART.findall(number)) else number


def plain(paragraphs: Sequence[str]) -> str:
    """The paragraphs as plain text, a blank line between them."""
    return "\n\n".join(paragraph for paragraph in paragraphs if paragraph != "\f")


def web_page(document: Document) -> str:
    """The document as a web page: headings, a list, line breaks, and what no one reads."""
    body = "".join(
        f"<h{entry.number.count('.') + 2}>{entry.number} {entry.text}</h{entry.number.count('.') + 2}>"
        if entry.heading
        else f"<p><span>{entry.number}</span> {entry.text}</p>"
        for entry in document.entries
    )
    head = "<head><title>1 not this</title><style>p { color: red }</style></head>"
    return f"<!DOCTYPE html><html>{head}<body><nav>1 menu</nav><p>{'・'.join(TERMS)}</p>{body}</body></html>"


def _numbers(random: Random, above: str, count: int) -> Iterator[tuple[str, str]]:
    """Numbers under a section, each with what it stands under."""
    stack = [above]
    last = [0]
    for index in range(count):
        if index and len(stack) < 4 and random.random() < 0.3:
            stack.append(f"{stack[-1]}.{last[-1]}")
            last.append(0)
        while len(stack) > 1 and random.random() < 0.3:
            stack.pop()
            last.pop()
        last[-1] += 1
        yield f"{stack[-1]}.{last[-1]}", stack[-1]


def _heading(number: str, parent: str | None, text: str) -> DocumentEntry:
    return DocumentEntry(number, True, parent, "", text)


def _title(random: Random, seen: set[str]) -> str:
    while (title := "と".join(random.sample(_THINGS, 2))) in seen:
        pass
    seen.add(title)
    return title


def _clause(random: Random, numbers: list[str], seen: set[str]) -> str:
    """One to three sentences that no clause has yet."""
    while (text := "".join(_sentence(random, numbers) for _ in range(random.choice((1, 1, 2, 3))))) in seen:
        pass
    seen.add(text)
    return text


def _sentence(random: Random, numbers: list[str]) -> str:
    owner, when, deed, another = (random.choice(words) for words in (_OWNERS, _WHEN, _DEEDS, _DEEDS))
    thing, other, third = (_thing(random) for _ in range(3))
    count = random.randint(2, 9)
    reference = f"({random.choice(numbers)})" if numbers and random.random() < 0.25 else ""
    return random.choice(
        (
            f"{owner}は、{when}{thing}{reference}を{count}個まで{deed}ことができます。",
            f"{when}、{thing}の上に{other}がある場合、{owner}はそれを{deed}。",
            f"{thing}{reference}が{count}個以上あるなら、{owner}は{other}を{deed}必要があります。",
            f"{owner}の{thing}は、{other}{reference}が{deed}まで、{when}動かせません。",
            f"{thing}とは、{other}を{deed}ための{third}を指します{reference}。",
            f"{other}を{another}代わりに、{owner}は{thing}{reference}から{third}へ移ってもかまいません。",
            f"{third}に書かれた{thing}の数は、{count}を超えると{other}として{deed}扱いになります{reference}。",
        )
    )


def _thing(random: Random) -> str:
    """The name of a thing: a common one, or an invented one."""
    if random.random() < 0.4:
        return random.choice(_THINGS)
    return "".join(random.choice(_SYLLABLES) for _ in range(random.randint(3, 6)))
