//! A toy engine, in place of yours. It can place, collab, pass, draw and send cheers, but not bloom or baton-pass. It
//! supports oshi skills that draw, deal damage and move cards, and no other card text.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::messages::{Card, Map, PlacedCard, Player, Position, SeenCard};

/// A kind of option, and the id of its card or the name of its skill.
pub type Choice = (&'static str, String);

pub struct ToyGame {
    pub zones: Map<Map<Vec<SeenCard>>>,
    pub counters: Map<Map<i64>>,
    pub turn: i64,
    pub player: Player,
    pub step: String,
    /// The ids of the cards of which the player chooses one for the first instruction.
    pub among: Vec<String>,
    pub loser: Option<Player>,
    cards: Map<Card>,
    collabed: bool,
    /// The skills that were used this turn.
    used: BTreeSet<String>,
    /// The remaining instructions of the skill that is being resolved.
    todo: Vec<Value>,
}

impl ToyGame {
    pub fn new(scene: Position) -> Self {
        let mut game = ToyGame {
            zones: Map::new(),
            counters: Map::new(),
            turn: scene.turn,
            player: scene.turn_player,
            step: scene.step,
            among: Vec::new(),
            loser: None,
            cards: scene.cards,
            collabed: false,
            used: BTreeSet::new(),
            todo: Vec::new(),
        };
        for player in ["A", "B"] {
            let seat = scene.seats.get(player).cloned().unwrap_or_default();
            let zones = seat.zones.iter();
            let zones = zones.map(|(name, cards)| (name.clone(), cards.iter().map(card_in_game).collect()));
            game.zones.insert(player.into(), zones.collect());
            game.counters.insert(player.into(), seat.counters);
        }
        game
    }

    /// All choices that the turn player has now.
    pub fn legal_choices(&self) -> Vec<Choice> {
        if !self.among.is_empty() {
            return self.among.iter().map(|id| ("card", id.clone())).collect();
        }
        if self.step == "cheer" {
            return self.stage_cards().map(|card| ("card", id_of(card))).collect();
        }
        let mut found = vec![("pass", String::new())];
        if self.step != "main" {
            return found;
        }
        if self.stage_cards().count() < 6 {
            let placeable = self.own_zone("hand").iter().filter(|card| self.is_placeable(card));
            found.extend(placeable.map(|card| ("place", id_of(card))));
        }
        if !self.collabed && self.own_zone("collab").is_empty() {
            let active = self.own_zone("back").iter().filter(|card| !card.resting);
            found.extend(active.map(|card| ("collab", id_of(card))));
        }
        let usable = self.oshi_skills().filter(|skill| self.is_usable(skill));
        found.extend(usable.map(|skill| ("skill", text_of(&skill["name"]))));
        found
    }

    pub fn carry_out_choice(&mut self, kind: &str, id: &str) {
        match kind {
            "place" => {
                let card = self.take_card("hand", id);
                self.own_zone_mut("back").push(card);
            }
            "collab" => {
                self.collabed = true;
                if let Some(mut power) = self.take_top("deck") {
                    power.face_down = true;
                    self.own_zone_mut("holo power").insert(0, power);
                }
                let card = self.take_card("back", id);
                self.own_zone_mut("collab").push(card);
            }
            "skill" => self.use_skill(id),
            "card" if !self.among.is_empty() => {
                self.among.clear();
                self.perform_next_instruction(vec![id.into()]);
                self.resolve_skill();
            }
            "card" => {
                let cheer = self.take_top("cheer deck");
                for zone in ["center", "collab", "back"] {
                    let holomem = self.own_zone_mut(zone).iter_mut().find(|card| id_of(card) == id);
                    if let Some(holomem) = holomem {
                        holomem.attached.extend(cheer.clone());
                    }
                }
                self.step = "main".into();
            }
            // In the performance step it can only pass: cards with arts are refused.
            _ if self.step == "main" => self.step = "performance".into(),
            _ => self.next_turn(),
        }
    }

    /// A zone of the turn player, the top card first.
    fn own_zone(&self, name: &str) -> &[SeenCard] {
        self.zones[&self.player].get(name).map_or(&[], |cards| cards.as_slice())
    }

    fn own_zone_mut(&mut self, name: &str) -> &mut Vec<SeenCard> {
        self.zones.entry(self.player.clone()).or_default().entry(name.into()).or_default()
    }

    fn stage_cards(&self) -> impl Iterator<Item = &SeenCard> {
        ["center", "collab", "back"].into_iter().flat_map(|name| self.own_zone(name))
    }

    fn oshi_skills(&self) -> impl Iterator<Item = &Value> {
        self.own_zone("oshi").iter().flat_map(|oshi| &self.printed(oshi).abilities)
    }

    fn printed(&self, card: &SeenCard) -> &Card {
        &self.cards[card.card.as_deref().unwrap_or_default()]
    }

    fn is_usable(&self, skill: &Value) -> bool {
        !self.used.contains(&text_of(&skill["name"])) && self.own_zone("holo power").len() >= skill_cost(skill)
    }

    fn is_placeable(&self, card: &SeenCard) -> bool {
        let printed = self.printed(card);
        let level = printed.facts.get("level").and_then(Value::as_str).unwrap_or("Debut");
        printed.kind == "holomem" && ["Debut", "Spot"].contains(&level)
    }

    fn use_skill(&mut self, name: &str) {
        let Some(skill) = self.oshi_skills().find(|skill| skill["name"] == name).cloned() else {
            return;
        };
        if !skill["limit"].is_null() {
            self.used.insert(name.into());
        }
        for _ in 0..skill_cost(&skill) {
            let power = id_of(&self.own_zone("holo power")[0]);
            self.put_card(&power, "archive");
        }
        self.todo = list_of(&skill["then"]).to_vec();
        self.resolve_skill();
    }

    /// Carry out the remaining instructions of the skill, up to the next choice.
    fn resolve_skill(&mut self) {
        while let Some(instruction) = self.todo.first() {
            let reference = reference_of(instruction);
            let meant = self.referenced_cards(reference);
            if reference["of"] == "choose" && meant.len() > 1 {
                self.among = meant;
                return;
            }
            self.perform_next_instruction(meant);
        }
    }

    /// The ids of the cards that a reference selects, or of the cards of which the player chooses one.
    fn referenced_cards(&self, reference: &Value) -> Vec<String> {
        match reference["of"].as_str() {
            Some("choose") => self.referenced_cards(&reference["among"]),
            Some("this") => self.own_zone("oshi").iter().map(id_of).collect(),
            Some("cards") => {
                let (you, opponent) = (self.player.as_str(), opponent_of(&self.player));
                let players = match reference["side"].as_str() {
                    Some("opponent") => vec![opponent],
                    Some("both") => vec![you, opponent],
                    _ => vec![you],
                };
                let names = || list_of(&reference["zone"]).iter().filter_map(Value::as_str);
                let zones = players.iter().flat_map(|&player| names().filter_map(|name| self.zones[player].get(name)));
                let matching = zones.flatten().filter(|card| self.matches_filter(card, &reference["where"]));
                matching.map(id_of).collect()
            }
            _ => Vec::new(),
        }
    }

    fn matches_filter(&self, card: &SeenCard, filter: &Value) -> bool {
        let printed = self.printed(card);
        let admits = |words: &Value, word: &str| words.is_null() || list_of(words).iter().any(|each| each == word);
        admits(&filter["kind"], &printed.kind) && admits(&filter["name"], &printed.name)
    }

    fn perform_next_instruction(&mut self, meant: Vec<String>) {
        let instruction = self.todo.remove(0);
        match instruction["do"].as_str() {
            Some("draw") => {
                let count = instruction["count"].as_u64().unwrap_or(1) as usize;
                let drawn: Vec<String> = self.own_zone("deck").iter().take(count).map(id_of).collect();
                drawn.iter().for_each(|id| self.put_card(id, "hand"));
            }
            Some("move") => meant.iter().for_each(|id| self.put_card(id, &text_of(&instruction["to"]))),
            _ => {
                let amount = instruction["amount"].as_i64().unwrap_or(0);
                let zones = self.zones.values_mut().flat_map(|zones| zones.values_mut());
                for card in zones.flatten().filter(|card| meant.contains(&id_of(card))) {
                    *card.numbers.entry("damage".into()).or_default() += amount;
                }
            }
        }
    }

    /// Move the card to a zone of its player, and archive the cards stacked under it or attached to it.
    fn put_card(&mut self, id: &str, to: &str) {
        for zones in self.zones.values_mut() {
            let taken = zones.values_mut().find_map(|zone| take_from(zone, id));
            if let Some(card) = taken {
                let archive = zones.entry("archive".into()).or_default();
                archive.extend(card.under.into_iter().chain(card.attached));
                let moved = SeenCard { id: card.id, card: card.card, ..SeenCard::default() };
                zones.entry(to.into()).or_default().insert(0, moved);
                return;
            }
        }
    }

    fn take_card(&mut self, zone: &str, id: &str) -> SeenCard {
        take_from(self.own_zone_mut(zone), id).expect("a choice is a card of its zone")
    }

    fn take_top(&mut self, zone: &str) -> Option<SeenCard> {
        let zone = self.own_zone_mut(zone);
        (!zone.is_empty()).then(|| zone.remove(0))
    }

    fn next_turn(&mut self) {
        self.turn += 1;
        self.player = opponent_of(&self.player).into();
        self.collabed = false;
        self.used.clear();
        // A player's first turn has no reset step.
        if self.turn > 2 {
            for zone in ["center", "back"] {
                self.own_zone_mut(zone).iter_mut().for_each(|card| card.resting = false);
            }
            let mut collab = std::mem::take(self.own_zone_mut("collab"));
            collab.iter_mut().for_each(|card| card.resting = true);
            self.own_zone_mut("back").extend(collab);
        }
        match self.take_top("deck") {
            None => self.loser = Some(self.player.clone()),
            Some(card) => {
                self.own_zone_mut("hand").push(card);
                let cheers = !self.own_zone("cheer deck").is_empty() && self.stage_cards().next().is_some();
                self.step = if cheers { "cheer" } else { "main" }.into();
            }
        }
    }
}

fn opponent_of(player: &str) -> &'static str {
    if player == "A" {
        "B"
    } else {
        "A"
    }
}

/// The cost of an oshi skill, in cards of holo power.
fn skill_cost(skill: &Value) -> usize {
    skill["values"][0]["value"].as_u64().unwrap_or(0) as usize
}

/// The reference of an instruction to its cards, or null.
fn reference_of(instruction: &Value) -> &Value {
    let field = if instruction["do"] == "damage" { "to" } else { "cards" };
    &instruction[field]
}

fn list_of(field: &Value) -> &[Value] {
    field.as_array().map_or(&[], |list| list.as_slice())
}

fn text_of(field: &Value) -> String {
    field.as_str().unwrap_or_default().into()
}

fn id_of(card: &SeenCard) -> String {
    card.id.clone().unwrap_or_default()
}

fn take_from(zone: &mut Vec<SeenCard>, id: &str) -> Option<SeenCard> {
    let index = zone.iter().position(|card| card.id.as_deref() == Some(id))?;
    Some(zone.remove(index))
}

/// The toy engine's own copy of a card of a scene.
fn card_in_game(placed: &PlacedCard) -> SeenCard {
    let damage = placed.numbers.iter().filter(|(name, number)| *name == "damage" && **number > 0);
    SeenCard {
        id: Some(placed.id.clone()),
        card: Some(placed.card.clone()),
        resting: placed.resting,
        face_down: placed.face_down,
        numbers: damage.map(|(name, number)| (name.clone(), *number)).collect(),
        under: placed.under.iter().map(card_in_game).collect(),
        attached: placed.attached.iter().map(card_in_game).collect(),
        ..SeenCard::default()
    }
}
