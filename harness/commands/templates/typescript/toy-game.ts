// A toy engine, in place of yours. It can place, collab, pass, draw and send cheers, but not bloom or baton-pass. It
// supports oshi skills that draw, deal damage and move cards, and no other card text.

import type { Card, GameAbility, Instruction, PlacedCard, Position, Reference } from "./protocol.js";

export type Player = "A" | "B";
export type Choice = [kind: string, card: string]; // a kind of option, and the id of its card or the name of its skill
type Side = "you" | "opponent" | "both";

interface CardInGame {
  id: string;
  card: string;
  resting: boolean;
  face_down: boolean;
  numbers: Record<string, number>;
  under: CardInGame[];
  attached: CardInGame[];
}

export class ToyGame {
  readonly cards: Record<string, Card>;
  readonly zones: Record<Player, Record<string, CardInGame[]>> = { A: {}, B: {} };
  readonly counters: Record<Player, Record<string, number>> = { A: {}, B: {} };
  turn: number;
  player: Player;
  step = "main";
  among: CardInGame[] = []; // the cards of which the player chooses one for the first instruction
  loser: Player | null = null;
  private collabed = false;
  private readonly used = new Set<string>(); // the skills that were used this turn
  private todo: Instruction[] = []; // the remaining instructions of the skill that is being resolved

  constructor({ cards, seats, turn = 5, turn_player = "A" }: Position) {
    this.cards = cards;
    this.turn = turn;
    this.player = turn_player;
    for (const player of ["A", "B"] as const) {
      const { zones = {}, counters = {} } = seats[player] ?? {};
      for (const [name, placed] of Object.entries(zones)) this.zones[player][name] = placed.map(cardInGame);
      this.counters[player] = counters;
    }
  }

  // All choices that the turn player has now.
  legalChoices(): Choice[] {
    const choices = (kind: string, cards: CardInGame[]) => cards.map(({ id }): Choice => [kind, id]);
    if (this.among.length) return choices("card", this.among);
    if (this.step === "cheer") return choices("card", this.stageCards());
    const found: Choice[] = [["pass", ""]];
    if (this.step !== "main") return found;
    if (this.stageCards().length < 6) {
      found.push(...choices("place", this.ownZone("hand").filter((card) => this.isPlaceable(card))));
    }
    if (!this.collabed && !this.ownZone("collab").length) {
      found.push(...choices("collab", this.ownZone("back").filter(({ resting }) => !resting)));
    }
    for (const skill of this.oshiSkills()) if (this.isUsable(skill)) found.push(["skill", skill.name]);
    return found;
  }

  carryOutChoice(kind: string, id: string): void {
    if (kind === "place") {
      this.ownZone("back").push(takeCard(this.ownZone("hand"), id));
    } else if (kind === "collab") {
      this.collabed = true;
      const power = this.ownZone("deck").shift();
      if (power) this.ownZone("holo power").unshift({ ...power, face_down: true });
      this.ownZone("collab").push(takeCard(this.ownZone("back"), id));
    } else if (kind === "skill") {
      const skill = this.oshiSkills().find(({ name }) => name === id)!;
      if (skill.limit) this.used.add(id);
      for (const card of this.ownZone("holo power").slice(0, skillCost(skill))) this.putCard(card, "archive");
      this.todo = [...(skill.then ?? [])];
      this.resolveSkill();
    } else if (kind === "card" && this.among.length) {
      const chosen = this.among.filter((card) => card.id === id);
      this.among = [];
      this.performInstruction(this.todo.shift()!, chosen);
      this.resolveSkill();
    } else if (kind === "card") {
      const holomem = this.stageCards().find((card) => card.id === id)!;
      holomem.attached.push(this.ownZone("cheer deck").shift()!);
      this.step = "main";
    } else if (this.step === "main") {
      this.step = "performance"; // where it can only pass: cards with arts are refused
    } else {
      this.nextTurn();
    }
  }

  // A zone of the turn player, the top card first.
  private ownZone(name: string): CardInGame[] {
    return (this.zones[this.player][name] ??= []);
  }

  private stageCards(): CardInGame[] {
    return ["center", "collab", "back"].flatMap((name) => this.ownZone(name));
  }

  private oshiSkills(): GameAbility[] {
    const abilities = this.ownZone("oshi").flatMap(({ card }) => this.cards[card].abilities ?? []);
    return abilities.filter((ability): ability is GameAbility => ability.ability === "special");
  }

  private isUsable(skill: GameAbility): boolean {
    return !this.used.has(skill.name) && this.ownZone("holo power").length >= skillCost(skill);
  }

  private isPlaceable({ card }: CardInGame): boolean {
    const { kind, facts = {} } = this.cards[card];
    return kind === "holomem" && ["Debut", "Spot"].includes(String(facts.level ?? "Debut"));
  }

  // Carry out the remaining instructions of the skill, up to the next choice.
  private resolveSkill(): void {
    while (this.todo.length) {
      const reference = referenceOf(this.todo[0]);
      const meant = this.referencedCards(reference);
      if (reference?.of === "choose" && meant.length > 1) {
        this.among = meant;
        return;
      }
      this.performInstruction(this.todo.shift()!, meant);
    }
  }

  // The cards that a reference selects, or the cards of which the player chooses one.
  private referencedCards(reference: Reference | undefined): CardInGame[] {
    if (reference?.of === "choose") return this.referencedCards(reference.among);
    if (reference?.of === "this") return this.ownZone("oshi");
    if (reference?.of !== "cards") return [];
    const { zone = [], side = "you", where = {} } = reference;
    const sides: Record<Side, Player[]> = {
      you: [this.player],
      opponent: [opponentOf(this.player)],
      both: [this.player, opponentOf(this.player)],
    };
    const cards = sides[side].flatMap((player) => zone.flatMap((name) => this.zones[player][name] ?? []));
    return cards.filter(({ card }) => {
      const { kind, name } = this.cards[card];
      return (where.kind ?? [kind]).includes(kind) && (where.name ?? [name]).includes(name);
    });
  }

  private performInstruction(instruction: Instruction, meant: CardInGame[]): void {
    if (instruction.do === "draw") {
      const count = Number(instruction.count ?? 1);
      for (const card of this.ownZone("deck").slice(0, count)) this.putCard(card, "hand");
    } else if (instruction.do === "move") {
      for (const card of meant) this.putCard(card, instruction.to);
    } else if (instruction.do === "damage") {
      const amount = Number(instruction.amount);
      for (const card of meant) card.numbers = { damage: (card.numbers.damage ?? 0) + amount };
    }
  }

  // Move the card to a zone of its player, and archive the cards stacked under it or attached to it.
  private putCard(card: CardInGame, to: string): void {
    for (const zones of Object.values(this.zones)) {
      const zone = Object.values(zones).find((zone) => zone.includes(card));
      if (!zone) continue;
      zone.splice(zone.indexOf(card), 1);
      (zones.archive ??= []).push(...card.under, ...card.attached);
      Object.assign(card, { under: [], attached: [], numbers: {}, resting: false, face_down: false });
      (zones[to] ??= []).unshift(card);
    }
  }

  private nextTurn(): void {
    this.turn += 1;
    this.player = opponentOf(this.player);
    this.collabed = false;
    this.used.clear();
    if (this.turn > 2) { // a player's first turn has no reset step
      for (const card of this.stageCards()) card.resting = false;
      for (const card of this.ownZone("collab").splice(0)) this.ownZone("back").push({ ...card, resting: true });
    }
    const drawn = this.ownZone("deck").shift();
    if (!drawn) {
      this.loser = this.player;
      return;
    }
    this.ownZone("hand").push(drawn);
    this.step = this.ownZone("cheer deck").length && this.stageCards().length ? "cheer" : "main";
  }
}

function opponentOf(player: Player): Player {
  return player === "A" ? "B" : "A";
}

// The cost of an oshi skill, in cards of holo power.
function skillCost({ values = [] }: GameAbility): number {
  return Number(values[0]?.value ?? 0);
}

function referenceOf(instruction: Instruction): Reference | undefined {
  if (instruction.do === "damage") return instruction.to;
  return instruction.do === "move" ? instruction.cards : undefined;
}

// The toy engine's own copy of a card of a scene.
function cardInGame(placed: PlacedCard): CardInGame {
  const { id, card, resting = false, face_down = false, numbers = {}, under = [], attached = [] } = placed;
  const shown: Record<string, number> = numbers.damage ? { damage: numbers.damage } : {};
  const parts = { under: under.map(cardInGame), attached: attached.map(cardInGame) };
  return { id, card, resting, face_down, numbers: shown, ...parts };
}

function takeCard(zone: CardInGame[], id: string): CardInGame {
  return zone.splice(zone.findIndex((card) => card.id === id), 1)[0];
}
