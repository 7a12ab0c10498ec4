// The messages of the protocol, with the names of its schema (`saitei schema`). A text of a card is a tree of JSON.
// A message may leave out a field whose value is its default, and the field then has the value below.

using System.Collections.Generic;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

namespace Mine
{
    public sealed class Card
    {
        [JsonProperty("name")] public string Name;
        [JsonProperty("kind")] public string Kind;
        [JsonProperty("facts")] public Dictionary<string, JToken> Facts = new Dictionary<string, JToken>();
        [JsonProperty("abilities")] public List<JObject> Abilities = new List<JObject>();
        [JsonProperty("number")] public string Number = "";
    }

    public sealed class PlacedCard
    {
        [JsonProperty("id")] public string Id;
        [JsonProperty("card")] public string Card;
        [JsonProperty("resting")] public bool Resting;
        [JsonProperty("face_down")] public bool FaceDown;
        [JsonProperty("numbers")] public Dictionary<string, int> Numbers = new Dictionary<string, int>();
        [JsonProperty("under")] public List<PlacedCard> Under = new List<PlacedCard>();
        [JsonProperty("attached")] public List<PlacedCard> Attached = new List<PlacedCard>();
    }

    public sealed class Seat
    {
        [JsonProperty("zones")]
        public Dictionary<string, List<PlacedCard>> Zones =
            new Dictionary<string, List<PlacedCard>>();
        [JsonProperty("counters")] public Dictionary<string, int> Counters = new Dictionary<string, int>();
    }

    public sealed class Script
    {
        [JsonProperty("dice")] public List<int> Dice = new List<int>();
        [JsonProperty("coins")] public List<bool> Coins = new List<bool>();
        [JsonProperty("shuffles")] public List<List<string>> Shuffles = new List<List<string>>();
        [JsonProperty("seed")] public int? Seed;
    }

    public sealed class Position
    {
        [JsonProperty("scene")] public string Scene; // "position"
        [JsonProperty("cards")] public Dictionary<string, Card> Cards;
        [JsonProperty("seats")] public Dictionary<string, Seat> Seats;
        [JsonProperty("shared")]
        public Dictionary<string, List<PlacedCard>> Shared =
            new Dictionary<string, List<PlacedCard>>();
        [JsonProperty("turn_player")] public string TurnPlayer = "A";
        [JsonProperty("first_player")] public string FirstPlayer = "A";
        [JsonProperty("turn")] public int Turn = 5;
        [JsonProperty("step")] public string Step = "main";
        [JsonProperty("script")] public Script Script = new Script();
    }

    public sealed class Decks
    {
        [JsonProperty("scene")] public string Scene; // "decks"
        [JsonProperty("cards")] public Dictionary<string, Card> Cards;
        [JsonProperty("decks")] public Dictionary<string, Dictionary<string, List<string>>> ByPlayer;
        [JsonProperty("format")] public string Format = "";
        [JsonProperty("script")] public Script Script = new Script();
    }

    public sealed class Option
    {
        [JsonProperty("id")] public string Id;
        [JsonProperty("kind")] public string Kind;
        [JsonProperty("fields")] public Dictionary<string, object> Fields = new Dictionary<string, object>();
    }

    public sealed class Ask
    {
        [JsonProperty("id")] public string Id;
        [JsonProperty("player")] public string Player;
        [JsonProperty("kind")] public string Kind;
        [JsonProperty("options")] public List<Option> Options = new List<Option>();
        [JsonProperty("least")] public int Least = 1;
        [JsonProperty("most")] public int Most = 1;
        [JsonProperty("ordered")] public bool Ordered;
        [JsonProperty("about")] public string About = "";
    }

    public sealed class Event
    {
        [JsonProperty("kind")] public string Kind;
        [JsonProperty("fields")] public Dictionary<string, object> Fields = new Dictionary<string, object>();
    }

    public sealed class Result
    {
        [JsonProperty("losers")] public List<string> Losers = new List<string>();
        [JsonProperty("reason")] public string Reason = "";
    }

    public sealed class Situation
    {
        [JsonProperty("events")] public List<Event> Events = new List<Event>();
        [JsonProperty("ask")] public Ask Ask;
        [JsonProperty("result")] public Result Result;
    }

    public sealed class SeenCard
    {
        [JsonProperty("id")] public string Id;
        [JsonProperty("card")] public string Card;
        [JsonProperty("hidden")] public bool Hidden;
        [JsonProperty("resting")] public bool Resting;
        [JsonProperty("face_down")] public bool FaceDown;
        [JsonProperty("numbers")] public Dictionary<string, int> Numbers = new Dictionary<string, int>();
        [JsonProperty("under")] public List<SeenCard> Under = new List<SeenCard>();
        [JsonProperty("attached")] public List<SeenCard> Attached = new List<SeenCard>();
        [JsonProperty("facts")] public Dictionary<string, object> Facts = new Dictionary<string, object>();
    }

    public sealed class View
    {
        [JsonProperty("viewer")] public string Viewer;
        [JsonProperty("turn")] public int Turn;
        [JsonProperty("turn_player")] public string TurnPlayer;
        [JsonProperty("step")] public string Step;
        [JsonProperty("zones")]
        public Dictionary<string, Dictionary<string, List<SeenCard>>> Zones =
            new Dictionary<string, Dictionary<string, List<SeenCard>>>();
        [JsonProperty("shared")]
        public Dictionary<string, List<SeenCard>> Shared =
            new Dictionary<string, List<SeenCard>>();
        [JsonProperty("counters")]
        public Dictionary<string, Dictionary<string, int>> Counters =
            new Dictionary<string, Dictionary<string, int>>();
        [JsonProperty("unused")] public int Unused;
    }

    public sealed class Reason
    {
        [JsonProperty("kind")] public string Kind = "other";
        [JsonProperty("what")] public string What = "";
    }

    public sealed class Initialize
    {
        [JsonProperty("protocol")] public int Protocol = 1;
        [JsonProperty("harness")] public string Harness = "saitei";
        [JsonProperty("version")] public string Version = "";
    }

    public sealed class EngineInfo
    {
        [JsonProperty("name")] public string Name;
        [JsonProperty("version")] public string Version = "";
        [JsonProperty("language")] public string Language = "";
        [JsonProperty("url")] public string Url = "";
        [JsonProperty("protocol")] public int Protocol = 1;
        [JsonProperty("games")] public Dictionary<string, List<string>> Games = new Dictionary<string, List<string>>();
        [JsonProperty("readings")]
        public Dictionary<string, Dictionary<string, string>> Readings =
            new Dictionary<string, Dictionary<string, string>>();
        [JsonProperty("capabilities")] public List<string> Capabilities = new List<string>();
        [JsonProperty("events")] public List<string> Events = new List<string>();
    }

    public sealed class Open
    {
        [JsonProperty("game")] public string Game;
        [JsonProperty("edition")] public string Edition;
        [JsonProperty("scene")] public JObject Scene; // a Position or Decks, by the value of its field scene
    }

    public sealed class Answer
    {
        [JsonProperty("ask")] public string Ask;
        [JsonProperty("picks")] public List<string> Picks = new List<string>();
    }

    public sealed class Concede
    {
        [JsonProperty("player")] public string Player;
    }

    public sealed class ViewOf
    {
        [JsonProperty("viewer")] public string Viewer = "judge";
    }

    public sealed class Nothing
    {
    }
}
