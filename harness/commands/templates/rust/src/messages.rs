//! The messages of the protocol, with the names of its schema (`saitei schema`). A text of a card is a tree of JSON.
//! A message may leave out a field whose value is its default; `Default` has these values.
#![allow(dead_code)] // your engine may need fields and messages that the toy does not need

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

pub type Player = String; // "A" or "B"
pub type Map<T> = BTreeMap<String, T>;

#[derive(Clone, Default, Deserialize)]
#[serde(default)]
pub struct Card {
    pub name: String,
    pub kind: String,
    pub facts: Map<Value>,
    pub abilities: Vec<Value>,
    pub number: String,
}

#[derive(Clone, Default, Deserialize)]
#[serde(default)]
pub struct PlacedCard {
    pub id: String,
    pub card: String,
    pub resting: bool,
    pub face_down: bool,
    pub numbers: Map<i64>,
    pub under: Vec<PlacedCard>,
    pub attached: Vec<PlacedCard>,
}

#[derive(Clone, Default, Deserialize)]
#[serde(default)]
pub struct Seat {
    pub zones: Map<Vec<PlacedCard>>,
    pub counters: Map<i64>,
}

#[derive(Clone, Default, Deserialize)]
#[serde(default)]
pub struct Script {
    pub dice: Vec<i64>,
    pub coins: Vec<bool>,
    pub shuffles: Vec<Vec<String>>,
    pub seed: Option<i64>,
}

#[derive(Deserialize)]
#[serde(tag = "scene", rename_all = "lowercase")]
pub enum Scene {
    Position(Position),
    Decks(Decks),
}

#[derive(Clone, Deserialize)]
#[serde(default)]
pub struct Position {
    pub cards: Map<Card>,
    pub seats: Map<Seat>,
    pub shared: Map<Vec<PlacedCard>>,
    pub turn_player: Player,
    pub first_player: Player,
    pub turn: i64,
    pub step: String,
    pub script: Script,
}

impl Default for Position {
    fn default() -> Self {
        Position {
            cards: Map::new(),
            seats: Map::new(),
            shared: Map::new(),
            turn_player: "A".into(),
            first_player: "A".into(),
            turn: 5,
            step: "main".into(),
            script: Script::default(),
        }
    }
}

#[derive(Clone, Default, Deserialize)]
#[serde(default)]
pub struct Decks {
    pub cards: Map<Card>,
    pub decks: Map<Map<Vec<String>>>,
    pub format: String,
    pub script: Script,
}

/// An option of an ask. (Rust has an `Option` of its own.)
#[derive(Clone, Default, Serialize)]
pub struct AskOption {
    pub id: String,
    pub kind: String,
    pub fields: Map<Value>,
}

#[derive(Clone, Serialize)]
pub struct Ask {
    pub id: String,
    pub player: Player,
    pub kind: String,
    pub options: Vec<AskOption>,
    pub least: i64,
    pub most: i64,
    pub ordered: bool,
    pub about: String,
}

impl Default for Ask {
    fn default() -> Self {
        Ask {
            id: String::new(),
            player: String::new(),
            kind: String::new(),
            options: Vec::new(),
            least: 1,
            most: 1,
            ordered: false,
            about: String::new(),
        }
    }
}

#[derive(Clone, Default, Serialize)]
pub struct Event {
    pub kind: String,
    pub fields: Map<Value>,
}

#[derive(Clone, Default, Serialize)]
pub struct Result {
    pub losers: Vec<Player>,
    pub reason: String,
}

#[derive(Clone, Default, Serialize)]
pub struct Situation {
    pub events: Vec<Event>,
    pub ask: Option<Ask>,
    pub result: Option<Result>,
}

#[derive(Clone, Default, Serialize)]
pub struct SeenCard {
    pub id: Option<String>,
    pub card: Option<String>,
    pub hidden: bool,
    pub resting: bool,
    pub face_down: bool,
    pub numbers: Map<i64>,
    pub under: Vec<SeenCard>,
    pub attached: Vec<SeenCard>,
    pub facts: Map<Value>,
}

#[derive(Clone, Default, Serialize)]
pub struct View {
    pub viewer: String,
    pub turn: i64,
    pub turn_player: Player,
    pub step: String,
    pub zones: Map<Map<Vec<SeenCard>>>,
    pub shared: Map<Vec<SeenCard>>,
    pub counters: Map<Map<i64>>,
    pub unused: i64,
}

#[derive(Clone, Debug, Serialize)]
pub struct Reason {
    pub kind: String,
    pub what: String,
}

#[derive(Clone, Deserialize)]
#[serde(default)]
pub struct Initialize {
    pub protocol: i64,
    pub harness: String,
    pub version: String,
}

impl Default for Initialize {
    fn default() -> Self {
        Initialize { protocol: 1, harness: "saitei".into(), version: String::new() }
    }
}

#[derive(Clone, Serialize)]
pub struct EngineInfo {
    pub name: String,
    pub version: String,
    pub language: String,
    pub url: String,
    pub protocol: i64,
    pub games: Map<Vec<String>>,
    pub readings: Map<Map<String>>,
    pub capabilities: Vec<String>,
    pub events: Vec<String>,
}

impl Default for EngineInfo {
    fn default() -> Self {
        EngineInfo {
            name: String::new(),
            version: String::new(),
            language: String::new(),
            url: String::new(),
            protocol: 1,
            games: Map::new(),
            readings: Map::new(),
            capabilities: Vec::new(),
            events: Vec::new(),
        }
    }
}

#[derive(Deserialize)]
pub struct Open {
    pub game: String,
    pub edition: String,
    pub scene: Scene,
}

#[derive(Deserialize)]
pub struct Answer {
    pub ask: String,
    pub picks: Vec<String>,
}

#[derive(Deserialize)]
pub struct Concede {
    pub player: Player,
}

#[derive(Deserialize)]
#[serde(default)]
pub struct ViewOf {
    pub viewer: String,
}

impl Default for ViewOf {
    fn default() -> Self {
        ViewOf { viewer: "judge".into() }
    }
}

#[derive(Deserialize, Serialize)]
pub struct Nothing {}
