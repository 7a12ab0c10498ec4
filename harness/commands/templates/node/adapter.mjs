// A first adapter for saitei. ToyGame represents your engine, and has a few rules; Adapter only translates.
//
// Replace ToyGame by your engine, step by step, and run `saitei check-adapter --engine mine` after each step.
// Standard output is only for the protocol: log with console.error. After an error, saitei shows the last lines of it.

import { createInterface } from "node:readline";

const UNSUPPORTED = -32001;
const ILLEGAL = -32002;
const FAULT = -32003;
const METHOD_NOT_FOUND = -32601;

class Refusal extends Error {
  constructor(code, message, data) {
    super(message);
    Object.assign(this, { code, data });
  }
}

const unsupported = (message, kind, what) => new Refusal(UNSUPPORTED, message, { kind, what });
const illegal = (why) => new Refusal(ILLEGAL, why);

// The ten nodes of card text that unlock the most scenarios, each with the fields that are read. All else is refused.
const READ = {
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
const UNTAGGED = { values: "value", where: "filter" }; // fields whose nodes have no tag, and the name of such a node

// The first node of a text that cannot be read, by its name in the vocabulary, and its unread part; or undefined.
function firstUnreadNode(text, field = "") {
  if (Array.isArray(text)) return text.map((each) => firstUnreadNode(each, field)).find(Boolean);
  if (text === null || typeof text !== "object") return undefined;
  const tag = TAGS.find((tag) => tag in text);
  const name = tag ? `${tag} ${text[tag]}` : (UNTAGGED[field] ?? field);
  const node = name in READ ? name : `${name} ${text.what ?? ""}`.trimEnd();
  if (!(node in READ)) return [node, "all of it"];
  for (const [each, value] of Object.entries(text)) {
    if (![tag, "what", ...READ[node]].includes(each)) return [node, `the field ${each}`];
    if (node === "do move" && each === "to" && !PLACES.includes(value)) return [node, `a move to ${value}`];
    const found = firstUnreadNode(value, each);
    if (found) return found;
  }
  return undefined;
}

// A toy engine: it can place, collab, pass, draw and send cheers, but not bloom or baton-pass. It supports oshi skills
// that draw, deal damage and move cards, and no other card text.
class ToyGame {
  constructor({ cards, seats, turn = 5, turn_player = "A" }) {
    Object.assign(this, { cards, turn, player: turn_player, step: "main", collabed: false, loser: null });
    // Skills used this turn, the remaining instructions of a skill, and the cards of which the player chooses one.
    Object.assign(this, { used: new Set(), todo: [], among: [] });
    this.zones = {};
    this.counters = {};
    for (const player of ["A", "B"]) {
      const { zones = {}, counters = {} } = seats[player] ?? {};
      const copies = Object.entries(zones).map(([name, cards]) => [name, cards.map(cardInGame)]);
      this.zones[player] = Object.fromEntries(copies);
      this.counters[player] = counters;
    }
  }

  // A zone of the turn player, the top card first.
  ownZone(name) {
    return (this.zones[this.player][name] ??= []);
  }

  stageCards() {
    return ["center", "collab", "back"].flatMap((name) => this.ownZone(name));
  }

  // All choices that the turn player has now: a kind of option, and the id of its card or the name of its skill.
  legalChoices() {
    if (this.among.length) return this.among.map(({ id }) => ["card", id]);
    if (this.step === "cheer") return this.stageCards().map(({ id }) => ["card", id]);
    const found = [["pass", ""]];
    if (this.step === "main" && this.stageCards().length < 6) {
      found.push(...this.ownZone("hand").filter((card) => this.isPlaceable(card)).map(({ id }) => ["place", id]));
    }
    if (this.step === "main" && !this.collabed && !this.ownZone("collab").length) {
      found.push(...this.ownZone("back").filter((card) => !card.resting).map(({ id }) => ["collab", id]));
    }
    if (this.step === "main") {
      found.push(...this.oshiSkills().filter((skill) => this.isUsable(skill)).map(({ name }) => ["skill", name]));
    }
    return found;
  }

  oshiSkills() {
    return this.ownZone("oshi").flatMap(({ card }) => this.cards[card].abilities ?? []);
  }

  isUsable(skill) {
    return !this.used.has(skill.name) && this.ownZone("holo power").length >= skillCost(skill);
  }

  isPlaceable({ card }) {
    const { kind, facts = {} } = this.cards[card];
    return kind === "holomem" && ["Debut", "Spot"].includes(facts.level ?? "Debut");
  }

  carryOutChoice(kind, id) {
    if (kind === "place") {
      this.ownZone("back").push(takeCard(this.ownZone("hand"), id));
    } else if (kind === "collab") {
      this.collabed = true;
      const power = this.ownZone("deck").shift();
      if (power) this.ownZone("holo power").unshift({ ...power, face_down: true });
      this.ownZone("collab").push(takeCard(this.ownZone("back"), id));
    } else if (kind === "skill") {
      const skill = this.oshiSkills().find(({ name }) => name === id);
      if (skill.limit) this.used.add(id);
      for (const card of this.ownZone("holo power").slice(0, skillCost(skill))) this.putCard(card, "archive");
      this.todo = [...(skill.then ?? [])];
      this.resolveSkill();
    } else if (kind === "card" && this.among.length) {
      const chosen = this.among.filter((card) => card.id === id);
      this.among = [];
      this.performInstruction(this.todo.shift(), chosen);
      this.resolveSkill();
    } else if (kind === "card") {
      this.stageCards().find((card) => card.id === id).attached.push(this.ownZone("cheer deck").shift());
      this.step = "main";
    } else if (this.step === "main") {
      this.step = "performance"; // where it can only pass: cards with arts are refused
    } else {
      this.nextTurn();
    }
  }

  // Carry out the remaining instructions of the skill, up to the next choice.
  resolveSkill() {
    while (this.todo.length) {
      const [instruction] = this.todo;
      const reference = instruction.do === "damage" ? instruction.to : instruction.cards;
      const meant = this.referencedCards(reference);
      if (reference?.of === "choose" && meant.length > 1) {
        this.among = meant;
        return;
      }
      this.performInstruction(this.todo.shift(), meant);
    }
  }

  // The cards that a reference selects, or the cards of which the player chooses one.
  referencedCards(reference) {
    if (reference?.of === "choose") return this.referencedCards(reference.among);
    if (reference?.of === "this") return this.ownZone("oshi");
    if (reference?.of !== "cards") return [];
    const { zone, side = "you", where = {} } = reference;
    const [you, opponent] = [this.player, opponentOf(this.player)];
    const whose = { you: [you], opponent: [opponent], both: [you, opponent] }[side];
    const cards = whose.flatMap((player) => zone.flatMap((name) => this.zones[player][name] ?? []));
    return cards.filter(({ card }) => {
      const { kind, name } = this.cards[card];
      return (where.kind ?? [kind]).includes(kind) && (where.name ?? [name]).includes(name);
    });
  }

  performInstruction(instruction, meant) {
    const cards = instruction.do === "draw" ? this.ownZone("deck").slice(0, instruction.count ?? 1) : meant;
    for (const card of cards) {
      if (instruction.do === "draw") this.putCard(card, "hand");
      else if (instruction.do === "move") this.putCard(card, instruction.to);
      else card.numbers = { damage: (card.numbers.damage ?? 0) + instruction.amount };
    }
  }

  // Move the card to a zone of its player, and archive the cards stacked under it or attached to it.
  putCard(card, to) {
    const zones = Object.values(this.zones).find((zones) => Object.values(zones).some((zone) => zone.includes(card)));
    const zone = Object.values(zones).find((zone) => zone.includes(card));
    zone.splice(zone.indexOf(card), 1);
    (zones.archive ??= []).push(...card.under, ...card.attached);
    Object.assign(card, { under: [], attached: [], numbers: {}, resting: false, face_down: false });
    (zones[to] ??= []).unshift(card);
  }

  nextTurn() {
    this.turn += 1;
    this.player = opponentOf(this.player);
    this.collabed = false;
    this.used.clear();
    if (this.turn > 2) { // a player's first turn has no reset step
      for (const card of this.stageCards()) card.resting = false;
      for (const card of this.ownZone("collab").splice(0)) this.ownZone("back").push({ ...card, resting: true });
    }
    if (!this.ownZone("deck").length) {
      this.loser = this.player;
      return;
    }
    this.ownZone("hand").push(this.ownZone("deck").shift());
    this.step = this.ownZone("cheer deck").length && this.stageCards().length ? "cheer" : "main";
  }
}

const opponentOf = (player) => (player === "A" ? "B" : "A");

// The cost of an oshi skill, in cards of holo power.
const skillCost = ({ values = [] }) => values[0]?.value ?? 0;

// The toy engine's own copy of a card of a scene.
function cardInGame({ id, card, resting = false, face_down = false, numbers = {}, under = [], attached = [] }) {
  const shown = numbers.damage ? { damage: numbers.damage } : {};
  const parts = { under: under.map(cardInGame), attached: attached.map(cardInGame) };
  return { id, card, resting, face_down, numbers: shown, ...parts };
}

function takeCard(zone, id) {
  return zone.splice(zone.findIndex((card) => card.id === id), 1)[0];
}

// Receives scenes and returns asks, options and views. Refuses a scene that the engine cannot represent in full.
class Adapter {
  asked = 0;

  initialize() {
    // Declare exactly the capabilities that work: declared ones are judged, all others are "unsupported".
    return {
      name: "my engine",
      version: "0.1",
      language: "JavaScript",
      games: { hololive: ["1.9.0"] },
      capabilities: ["scene.position", "cards.vanilla", "cards.abilities", "views.judge"],
    };
  }

  open({ scene }) {
    if (scene.scene !== "position") throw unsupported("a game from its beginning", "capability", "scene.decks");
    const { cards, step = "main", script = {} } = scene; // a field whose value is its default may be left out
    const kinds = Object.values(cards);
    if (step !== "main") throw unsupported(`a scene that begins in the ${step} step`, "position", step);
    for (const { name, abilities = [] } of kinds) {
      const [node, what] = firstUnreadNode(abilities) ?? [];
      if (node) throw unsupported(`${name}: ${node}, ${what}`, "node", node);
    }
    if (kinds.some(({ kind }) => kind === "support")) throw unsupported("support cards", "card", "support");
    for (const name of ["dice", "coins", "shuffles"]) {
      if (script[name]?.length) throw unsupported(`scripted ${name}`, "capability", `random.${name}`);
    }
    this.game = new ToyGame(scene);
    return this.nextSituation();
  }

  answer({ ask, picks }) {
    if (!this.ask || ask !== this.ask.id) throw illegal(`the ask ${ask} is not open`);
    const picked = this.ask.options.find(({ id }) => id === picks[0]);
    if (picks.length !== 1 || !picked) throw illegal("pick one of the options");
    this.game.carryOutChoice(picked.kind, Object.values(picked.fields)[0]);
    return this.nextSituation();
  }

  // The current situation: an ask that lists the options, or the result.
  nextSituation() {
    const { game } = this;
    if (game.loser) {
      this.ask = null;
      return { result: { losers: [game.loser], reason: "no card is left to draw" } };
    }
    const names = { place: "card", collab: "holomem", card: "card", skill: "ability" };
    const options = game.legalChoices().map(([kind, card], index) => {
      return { id: String(index), kind, fields: kind in names ? { [names[kind]]: card } : {} };
    });
    const kind = game.among.length || game.step === "cheer" ? "choose" : "action";
    this.ask = { id: String(++this.asked), player: game.player, kind, options };
    return { ask: this.ask };
  }

  view({ viewer = "judge" }) {
    if (viewer !== "judge") throw unsupported("views of a player", "capability", "views.players");
    if (!this.game) throw illegal("no game is open");
    const { turn, player, step, zones, counters } = this.game;
    return { viewer, turn, turn_player: player, step, zones, counters };
  }

  close() {
    this.game = this.ask = null;
    return {};
  }

  shutdown() {
    setImmediate(() => process.exit(0));
    return {};
  }
}

const METHODS = ["initialize", "open", "answer", "view", "close", "shutdown"];
const adapter = new Adapter();

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  const reply = { jsonrpc: "2.0", id };
  try {
    if (!METHODS.includes(method)) throw new Refusal(METHOD_NOT_FOUND, `there is no method ${method}`);
    reply.result = adapter[method](params ?? {});
  } catch (error) {
    const refused = error instanceof Refusal;
    if (!refused) console.error(error);
    const { code, message, data } = refused ? error : { code: FAULT, message: String(error.message ?? error) };
    reply.error = { code, message, data };
  }
  process.stdout.write(JSON.stringify(reply) + "\n");
}
