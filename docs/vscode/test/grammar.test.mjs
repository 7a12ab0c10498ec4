// The colours of feature files: what each word is, and that no file of the suite has a line without a meaning.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { before, test } from "node:test";
import { fileURLToPath } from "node:url";
import oniguruma from "vscode-oniguruma";
import textmate from "vscode-textmate";

const HERE = dirname(fileURLToPath(import.meta.url));
const FEATURES = join(HERE, "..", "..", "..", "features");
const ROOT = "source.saitei-feature";
let grammar;

before(async () => {
  const wasm = createRequire(import.meta.url).resolve("vscode-oniguruma/release/onig.wasm");
  await oniguruma.loadWASM(readFileSync(wasm));
  const path = join(HERE, "..", "syntaxes", "feature.tmLanguage.json");
  const registry = new textmate.Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (sources) => new oniguruma.OnigScanner(sources),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    loadGrammar: async () => textmate.parseRawGrammar(readFileSync(path, "utf8"), path),
  });
  grammar = await registry.loadGrammar(ROOT);
});

/** The scopes of the words of a text, by line: pairs of a word and its scopes without the ending of the language. */
function tokens(text) {
  let state = textmate.INITIAL;
  return text.split("\n").map((line) => {
    const found = grammar.tokenizeLine(line, state);
    state = found.ruleStack;
    return {
      depth: state.depth,
      words: found.tokens.map((each) => [
        line.slice(each.startIndex, each.endIndex).trim(),
        each.scopes.slice(1).map((scope) => scope.replace(".saitei-feature", "")),
      ]),
    };
  });
}

/** Whether the word has the scope in the line. */
function has(line, word, scope) {
  return tokens(line)[0].words.some(([text, scopes]) => text === word && scopes.includes(scope));
}

test("keywords, titles, tags and comments", () => {
  assert.ok(has("  Scenario Outline: a title", "Scenario Outline", "keyword.control.heading"));
  assert.ok(has("  Rule: 8.4.1 Once a turn", "8.4.1 Once a turn", "entity.name.section"));
  assert.ok(has("  Scenario: by <text>", "<text>", "variable.parameter.placeholder"));
  assert.ok(has("    And B passes", "And", "keyword.other.step"));
  assert.ok(has("  @clause-10.8.3.2 @since-1.7.0", "10.8.3.2", "constant.numeric.clause"));
  assert.ok(has("  @clause-10.8.3.2 @since-1.7.0", "since-1.7.0", "entity.name.tag"));
  assert.ok(has("  # a remark", "# a remark", "comment.line.number-sign"));
});

test("players, numbers and card text in a step", () => {
  assert.ok(has("    When A activates Sora's ability", "A", "variable.language.player"));
  assert.ok(has("    Then A's hand is 2 cards", "2", "constant.numeric"));
  assert.ok(!has("    Given Sora A-chan reads", "A", "variable.language.player"));
  const reads = '    And Sora reads "Once per turn, when you draw a card, you may draw 1 card."';
  assert.ok(has(reads, "Once per turn", "keyword.operator.card-text"));
  assert.ok(has(reads, "1", "string.quoted.double"));
});

test("cells of a board", () => {
  const row = '      | center | Sora hp:50 level:Debut name:"Tokino Sora" | - |';
  assert.ok(has(row, "hp", "variable.parameter.attribute"));
  assert.ok(has(row, "50", "constant.numeric"));
  assert.ok(has(row, "Debut", "support.constant.value"));
  assert.ok(has(row, "Tokino Sora", "string.quoted.double"));
  assert.ok(has(row, "-", "constant.language.empty"));
});

test("a text below a step is card text up to its end", () => {
  const lines = tokens('    And Sora reads:\n      """\n      Activated: draw 1 card.\n      """\n    When A passes');
  assert.ok(lines[2].words.some(([, scopes]) => scopes.includes("string.quoted.triple")));
  assert.deepEqual(lines[4].words[1], ["When", ["keyword.other.step"]]);
});

test("each line of the suite has a meaning, and ends what it begins", () => {
  const files = readdirSync(FEATURES, { recursive: true }).filter((name) => name.endsWith(".feature"));
  assert.ok(files.length > 100);
  for (const file of files) {
    const text = readFileSync(join(FEATURES, file), "utf8");
    const lines = text.split("\n");
    let inText = false;
    tokens(text).forEach(({ depth, words }, number) => {
      const place = `${file}:${number + 1}`;
      if (/^\s*"""/.test(lines[number])) inText = !inText;
      assert.equal(depth, inText ? 2 : 1, `${place} leaves something open`);
      const written = words.some(([text]) => text);
      assert.ok(!written || words.some(([, scopes]) => scopes.length), `${place} has no meaning`);
    });
  }
});
