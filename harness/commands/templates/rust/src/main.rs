//! A first adapter for saitei. ToyGame represents your engine, and has a few rules; Adapter only translates.
//!
//! Replace ToyGame by your engine, step by step, and run `saitei check-adapter --engine mine` after each step.
//! Standard output is only for the protocol: log with eprintln!. After an error, saitei shows the last lines of it.

mod messages;
mod toy_game;

use std::io::{stdin, stdout, BufRead, Write};
use std::panic::{catch_unwind, AssertUnwindSafe};

use serde::de::DeserializeOwned;
use serde::Serialize;
use serde_json::{json, Value};

use messages::{
    Answer, Ask, AskOption, EngineInfo, Initialize, Map, Nothing, Open, Position, Reason, Scene, Situation, View,
    ViewOf,
};
use toy_game::ToyGame;

const UNSUPPORTED: i64 = -32001;
const ILLEGAL: i64 = -32002;
const FAULT: i64 = -32003;
const METHOD_NOT_FOUND: i64 = -32601;

/// The error object of a reply.
#[derive(Debug, Serialize)]
struct Refusal {
    code: i64,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    data: Option<Reason>,
}

type Reply<T> = Result<T, Refusal>;

fn refusal(code: i64, message: impl Into<String>) -> Refusal {
    Refusal { code, message: message.into(), data: None }
}

fn unsupported(message: impl Into<String>, kind: &str, what: &str) -> Refusal {
    let data = Some(Reason { kind: kind.into(), what: what.into() });
    Refusal { data, ..refusal(UNSUPPORTED, message) }
}

/// The ten nodes of card text that unlock the most scenarios, each with the fields that are read. All else is refused.
const READ: [(&str, &[&str]); 10] = [
    ("ability special oshi-skill", &["name", "values", "then", "limit", "text"]),
    ("value cost", &["value"]),
    ("limit", &[]),
    ("do draw", &["count"]),
    ("do damage", &["amount", "to"]),
    ("do move", &["cards", "to"]),
    ("of this", &[]),
    ("of cards", &["zone", "side", "where"]),
    ("of choose", &["among"]),
    ("filter", &["kind", "name"]),
];
/// The zones into which texts can move cards.
const PLACES: [&str; 2] = ["hand", "archive"];
const TAGS: [&str; 7] = ["ability", "do", "of", "n", "is", "at", "make"];
/// Fields whose nodes have no tag, and the name of such a node.
const UNTAGGED: [(&str, &str); 2] = [("values", "value"), ("where", "filter")];

fn look_up<T: Copy>(table: &[(&str, T)], name: &str) -> Option<T> {
    table.iter().find(|(each, _)| *each == name).map(|(_, value)| *value)
}

/// The first node of a text that cannot be read, by its name in the vocabulary, and its unread part.
fn first_unread_node(text: &Value, field: &str) -> Option<(String, String)> {
    if let Value::Array(list) = text {
        return list.iter().find_map(|each| first_unread_node(each, field));
    }
    let fields = text.as_object()?;
    let tag = TAGS.into_iter().find(|tag| fields.contains_key(*tag)).unwrap_or("");
    let word = |name: &str| fields.get(name).and_then(Value::as_str).unwrap_or_default();
    let untagged = look_up(&UNTAGGED, field).unwrap_or(field);
    let mut node = if tag.is_empty() { untagged.into() } else { format!("{tag} {}", word(tag)) };
    if look_up(&READ, &node).is_none() && fields.contains_key("what") {
        node = format!("{node} {}", word("what"));
    }
    let Some(read) = look_up(&READ, &node) else {
        return Some((node, "all of it".into()));
    };
    for (each, value) in fields {
        if each != tag && each != "what" && !read.contains(&each.as_str()) {
            return Some((node, format!("the field {each}")));
        }
        if node == "do move" && each == "to" && !PLACES.contains(&word("to")) {
            return Some((node, format!("a move to {}", word("to"))));
        }
        if let Some(found) = first_unread_node(value, each) {
            return Some(found);
        }
    }
    None
}

const FIELD_OF_OPTION: [(&str, &str); 4] =
    [("place", "card"), ("collab", "holomem"), ("card", "card"), ("skill", "ability")];

/// Receives scenes and returns asks, options and views. Refuses a scene that the engine cannot represent in full.
#[derive(Default)]
struct Adapter {
    game: Option<ToyGame>,
    ask: Option<Ask>,
    asked: usize,
}

impl Adapter {
    fn initialize(&mut self, _: Initialize) -> Reply<EngineInfo> {
        // Declare exactly the capabilities that work: declared ones are judged, all others are "unsupported".
        let capabilities = ["scene.position", "cards.vanilla", "cards.abilities", "views.judge"];
        Ok(EngineInfo {
            name: "my engine".into(),
            version: "0.1".into(),
            language: "Rust".into(),
            games: Map::from([("hololive".into(), vec!["1.9.0".into()])]),
            capabilities: capabilities.map(String::from).to_vec(),
            ..EngineInfo::default()
        })
    }

    fn open(&mut self, params: Open) -> Reply<Situation> {
        let scene: Position = match params.scene {
            Scene::Position(position) => position,
            Scene::Decks(_) => return Err(unsupported("a game from its beginning", "capability", "scene.decks")),
        };
        if scene.step != "main" {
            let message = format!("a scene that begins in the {} step", scene.step);
            return Err(unsupported(message, "position", &scene.step));
        }
        for card in scene.cards.values() {
            let unread = card.abilities.iter().find_map(|ability| first_unread_node(ability, ""));
            if let Some((node, what)) = unread {
                return Err(unsupported(format!("{}: {node}, {what}", card.name), "node", &node));
            }
        }
        if scene.cards.values().any(|card| card.kind == "support") {
            return Err(unsupported("support cards", "card", "support"));
        }
        let script = &scene.script;
        let lengths = [("dice", script.dice.len()), ("coins", script.coins.len()), ("shuffles", script.shuffles.len())];
        if let Some((name, _)) = lengths.into_iter().find(|(_, length)| *length > 0) {
            return Err(unsupported(format!("scripted {name}"), "capability", &format!("random.{name}")));
        }
        self.game = Some(ToyGame::new(scene));
        self.next_situation()
    }

    fn answer(&mut self, params: Answer) -> Reply<Situation> {
        let (Some(game), Some(ask)) = (&mut self.game, &self.ask) else {
            return Err(refusal(ILLEGAL, "no ask is open"));
        };
        if params.ask != ask.id {
            return Err(refusal(ILLEGAL, format!("the ask {} is not open", params.ask)));
        }
        let picked = ask.options.iter().find(|option| params.picks == [option.id.as_str()]);
        let Some(option) = picked else {
            return Err(refusal(ILLEGAL, "pick one of the options"));
        };
        let card = option.fields.values().next().and_then(Value::as_str).unwrap_or_default();
        game.carry_out_choice(&option.kind, card);
        self.next_situation()
    }

    /// The current situation: an ask that lists the options, or the result.
    fn next_situation(&mut self) -> Reply<Situation> {
        let game = self.game.as_ref().ok_or_else(|| refusal(ILLEGAL, "no game is open"))?;
        if let Some(loser) = &game.loser {
            self.ask = None;
            let result = messages::Result { losers: vec![loser.clone()], reason: "no card is left to draw".into() };
            return Ok(Situation { result: Some(result), ..Situation::default() });
        }
        let mut options = Vec::new();
        for (index, (kind, card)) in game.legal_choices().into_iter().enumerate() {
            let field = look_up(&FIELD_OF_OPTION, kind);
            let fields = field.map(|name| (name.to_string(), Value::from(card))).into_iter().collect();
            options.push(AskOption { id: index.to_string(), kind: kind.into(), fields });
        }
        let choosing = !game.among.is_empty() || game.step == "cheer";
        self.asked += 1;
        self.ask = Some(Ask {
            id: self.asked.to_string(),
            player: game.player.clone(),
            kind: if choosing { "choose" } else { "action" }.into(),
            options,
            ..Ask::default()
        });
        Ok(Situation { ask: self.ask.clone(), ..Situation::default() })
    }

    fn view(&mut self, params: ViewOf) -> Reply<View> {
        if params.viewer != "judge" {
            return Err(unsupported("views of a player", "capability", "views.players"));
        }
        let game = self.game.as_ref().ok_or_else(|| refusal(ILLEGAL, "no game is open"))?;
        Ok(View {
            viewer: params.viewer,
            turn: game.turn,
            turn_player: game.player.clone(),
            step: game.step.clone(),
            zones: game.zones.clone(),
            counters: game.counters.clone(),
            ..View::default()
        })
    }

    fn close(&mut self, _: Nothing) -> Reply<Nothing> {
        (self.game, self.ask) = (None, None);
        Ok(Nothing {})
    }

    fn shutdown(&mut self, _: Nothing) -> Reply<Nothing> {
        Ok(Nothing {})
    }

    fn call(&mut self, method: &str, params: Value) -> Reply<Value> {
        match method {
            "initialize" => call_method(params, |params| self.initialize(params)),
            "open" => call_method(params, |params| self.open(params)),
            "answer" => call_method(params, |params| self.answer(params)),
            "view" => call_method(params, |params| self.view(params)),
            "close" => call_method(params, |params| self.close(params)),
            "shutdown" => call_method(params, |params| self.shutdown(params)),
            _ => Err(refusal(METHOD_NOT_FOUND, format!("there is no method {method}"))),
        }
    }
}

fn call_method<P: DeserializeOwned, R: Serialize>(params: Value, method: impl FnOnce(P) -> Reply<R>) -> Reply<Value> {
    let fault = |error: serde_json::Error| refusal(FAULT, error.to_string());
    let result = method(serde_json::from_value(params).map_err(fault)?)?;
    serde_json::to_value(result).map_err(fault)
}

fn main() -> std::io::Result<()> {
    let mut adapter = Adapter::default();
    for line in stdin().lock().lines() {
        let request: Value = serde_json::from_str(&line?)?;
        let method = request["method"].as_str().unwrap_or_default();
        let params = request.get("params").cloned().unwrap_or_else(|| json!({}));
        let called = catch_unwind(AssertUnwindSafe(|| adapter.call(method, params)));
        let reply = match called.unwrap_or_else(|_| Err(refusal(FAULT, "the engine panicked"))) {
            Ok(result) => json!({"jsonrpc": "2.0", "id": request["id"], "result": result}),
            Err(error) => json!({"jsonrpc": "2.0", "id": request["id"], "error": error}),
        };
        writeln!(stdout(), "{reply}")?;
        if method == "shutdown" {
            break;
        }
    }
    Ok(())
}
