// A first adapter for saitei. ToyGame represents your engine, and has a few rules; Adapter only translates.
//
// Replace ToyGame by your engine, step by step, and run `saitei check-adapter --engine mine` after each step.
// Standard output is only for the protocol: log with console.error. After an error, saitei shows the last lines of it.

import { createInterface } from "node:readline";
import type { Answer, Ask, EngineInfo, Methods, Nothing, Open, Reason, Situation, View, ViewOf } from "./protocol.js";
import { ToyGame } from "./toy-game.js";

const UNSUPPORTED = -32001;
const ILLEGAL = -32002;
const FAULT = -32003;
const METHOD_NOT_FOUND = -32601;

class Refusal extends Error {
  constructor(readonly code: number, message: string, readonly data?: Reason) {
    super(message);
  }
}

const unsupported = (message: string, kind: Reason["kind"], what: string) =>
  new Refusal(UNSUPPORTED, message, { kind, what });
const illegal = (why: string) => new Refusal(ILLEGAL, why);

// The ten nodes of card text that unlock the most scenarios, each with the fields that are read. All else is refused.
const READ: Record<string, string[]> = {
  "ability special oshi-skill": ["name", "values", "then", "limit", "text"],
  "value cost": ["value"],
  limit: [],
  "do draw": ["count"],
  "do damage": ["amount", "to"],
  "do move": ["cards", "to"],
  "of this": [],
  "of cards": ["zone", "side", "where"],
  "of choose": ["among"],
  filter: ["kind", "name"],
};
const PLACES = ["hand", "archive"]; // the zones into which texts can move cards
const TAGS = ["ability", "do", "of", "n", "is", "at", "make"];
// Fields whose nodes have no tag, and the name of such a node.
const UNTAGGED: Record<string, string> = { values: "value", where: "filter" };

// The first node of a text that cannot be read, by its name in the vocabulary, and its unread part; or undefined.
function firstUnreadNode(text: unknown, field = ""): [node: string, what: string] | undefined {
  if (Array.isArray(text)) return text.map((each) => firstUnreadNode(each, field)).find(Boolean);
  if (text === null || typeof text !== "object") return undefined;
  const fields = text as Record<string, unknown>;
  const tag = TAGS.find((tag) => tag in fields);
  const name = tag ? `${tag} ${fields[tag]}` : (UNTAGGED[field] ?? field);
  const node = name in READ ? name : `${name} ${fields.what ?? ""}`.trimEnd();
  if (!(node in READ)) return [node, "all of it"];
  for (const [each, value] of Object.entries(fields)) {
    if (each !== tag && each !== "what" && !READ[node].includes(each)) return [node, `the field ${each}`];
    if (node === "do move" && each === "to" && !PLACES.includes(String(value))) return [node, `a move to ${value}`];
    const found = firstUnreadNode(value, each);
    if (found) return found;
  }
  return undefined;
}

const FIELD_OF_OPTION: Record<string, string> = { place: "card", collab: "holomem", card: "card", skill: "ability" };

// The methods of the protocol that this engine has: `concede` needs a capability that it does not declare.
type Served = {
  [name in Exclude<keyof Methods, "concede">]: (params: Methods[name]["params"]) => Methods[name]["result"];
};

// Receives scenes and returns asks, options and views. Refuses a scene that the engine cannot represent in full.
class Adapter implements Served {
  private game: ToyGame | null = null;
  private ask: Ask | null = null;
  private asked = 0;

  initialize(): EngineInfo {
    // Declare exactly the capabilities that work: declared ones are judged, all others are "unsupported".
    return {
      name: "my engine",
      version: "0.1",
      language: "TypeScript",
      games: { hololive: ["1.9.0"] },
      capabilities: ["scene.position", "cards.vanilla", "cards.abilities", "views.judge"],
    };
  }

  open({ scene }: Open): Situation {
    if (scene.scene !== "position") throw unsupported("a game from its beginning", "capability", "scene.decks");
    const { cards, step = "main", script = {} } = scene; // a field whose value is its default may be left out
    const kinds = Object.values(cards);
    if (step !== "main") throw unsupported(`a scene that begins in the ${step} step`, "position", step);
    for (const { name, abilities = [] } of kinds) {
      const [node, what] = firstUnreadNode(abilities) ?? [];
      if (node) throw unsupported(`${name}: ${node}, ${what}`, "node", node);
    }
    if (kinds.some(({ kind }) => kind === "support")) throw unsupported("support cards", "card", "support");
    for (const name of ["dice", "coins", "shuffles"] as const) {
      if (script[name]?.length) throw unsupported(`scripted ${name}`, "capability", `random.${name}`);
    }
    this.game = new ToyGame(scene);
    return this.nextSituation(this.game);
  }

  answer({ ask, picks }: Answer): Situation {
    if (!this.game || !this.ask || ask !== this.ask.id) throw illegal(`the ask ${ask} is not open`);
    const picked = this.ask.options.find(({ id }) => id === picks[0]);
    if (picks.length !== 1 || !picked) throw illegal("pick one of the options");
    this.game.carryOutChoice(picked.kind, String(Object.values(picked.fields ?? {})[0] ?? ""));
    return this.nextSituation(this.game);
  }

  view({ viewer = "judge" }: ViewOf): View {
    if (viewer !== "judge") throw unsupported("views of a player", "capability", "views.players");
    if (!this.game) throw illegal("no game is open");
    const { turn, player, step, zones, counters } = this.game;
    return { viewer, turn, turn_player: player, step, zones, counters };
  }

  close(): Nothing {
    this.game = this.ask = null;
    return {};
  }

  shutdown(): Nothing {
    setImmediate(() => process.exit(0));
    return {};
  }

  // The current situation: an ask that lists the options, or the result.
  private nextSituation(game: ToyGame): Situation {
    if (game.loser) {
      this.ask = null;
      return { result: { losers: [game.loser], reason: "no card is left to draw" } };
    }
    const options = game.legalChoices().map(([kind, card], index) => {
      return { id: String(index), kind, fields: kind in FIELD_OF_OPTION ? { [FIELD_OF_OPTION[kind]]: card } : {} };
    });
    const kind = game.among.length || game.step === "cheer" ? "choose" : "action";
    this.ask = { id: String(++this.asked), player: game.player, kind, options };
    return { ask: this.ask };
  }
}

const adapter = new Adapter();
const methods: Record<string, (params: any) => unknown> = {
  initialize: () => adapter.initialize(),
  open: (params) => adapter.open(params),
  answer: (params) => adapter.answer(params),
  view: (params) => adapter.view(params),
  close: () => adapter.close(),
  shutdown: () => adapter.shutdown(),
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params = {} } = JSON.parse(line);
  const reply: Record<string, unknown> = { jsonrpc: "2.0", id };
  try {
    if (!(method in methods)) throw new Refusal(METHOD_NOT_FOUND, `there is no method ${method}`);
    reply.result = methods[method](params);
  } catch (error) {
    if (error instanceof Refusal) {
      reply.error = { code: error.code, message: error.message, data: error.data };
    } else {
      console.error(error);
      reply.error = { code: FAULT, message: String(error) };
    }
  }
  process.stdout.write(JSON.stringify(reply) + "\n");
}
