// A first adapter for saitei. ToyGame represents your engine, and has a few rules; Adapter only translates.
//
// Replace ToyGame by your engine, step by step, and run `saitei check-adapter --engine mine` after each step.
// Standard output is only for the protocol: what your engine prints goes to standard error. After an error, saitei
// shows the last lines of it.

using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

namespace Mine
{
    /// <summary>An answer that says no: its code, its message, and the reason if something is unsupported.</summary>
    internal sealed class Refusal : Exception
    {
        public const int Unsupported = -32001;
        public const int Illegal = -32002;
        public const int Fault = -32003;
        public const int MethodNotFound = -32601;

        public readonly int Code;
        public readonly Reason Reason;

        public Refusal(int code, string message, Reason reason = null) : base(message)
        {
            Code = code;
            Reason = reason;
        }
    }

    /// <summary>A node of a text, by its name in the vocabulary, and the part of it that cannot be read.</summary>
    internal sealed class Unread
    {
        public readonly string Node;
        public readonly string What;

        public Unread(string node, string what)
        {
            Node = node;
            What = what;
        }
    }

    /// <summary>
    /// Receives scenes and returns asks, options and views. Refuses a scene that the engine cannot represent in full.
    /// </summary>
    internal sealed class Adapter
    {
        /// <summary>
        /// The ten nodes of card text that unlock the most scenarios, each with the fields that are read. All else is
        /// refused.
        /// </summary>
        private static readonly Dictionary<string, string[]> READ = new Dictionary<string, string[]>
        {
            { "ability special oshi-skill", new[] { "name", "values", "then", "limit", "text" } },
            { "value cost", new[] { "value" } },
            { "limit", new string[] { } },
            { "do draw", new[] { "count" } },
            { "do damage", new[] { "amount", "to" } },
            { "do move", new[] { "cards", "to" } },
            { "of this", new string[] { } },
            { "of cards", new[] { "zone", "side", "where" } },
            { "of choose", new[] { "among" } },
            { "filter", new[] { "kind", "name" } },
        };
        private static readonly string[] Places = { "hand", "archive" }; // the zones into which texts can move cards
        private static readonly string[] Tags = { "ability", "do", "of", "n", "is", "at", "make" };
        private static readonly Dictionary<string, string> Untagged = new Dictionary<string, string>
        {
            { "values", "value" }, // fields whose nodes have no tag, and the name of such a node
            { "where", "filter" },
        };
        private static readonly Dictionary<string, string> FieldOfOption = new Dictionary<string, string>
        {
            { "place", "card" },
            { "collab", "holomem" },
            { "card", "card" },
            { "skill", "ability" },
        };
        private static readonly JsonSerializerSettings Settings = new JsonSerializerSettings
        {
            NullValueHandling = NullValueHandling.Ignore,
            DateParseHandling = DateParseHandling.None,
        };
        private static readonly JsonSerializer Serializer = JsonSerializer.Create(Settings);

        private ToyGame game;
        private Ask ask;
        private int asked;

        private static Refusal Unsupported(string message, string kind, string what)
        {
            return new Refusal(Refusal.Unsupported, message, new Reason { Kind = kind, What = what });
        }

        private static Refusal Illegal(string why)
        {
            return new Refusal(Refusal.Illegal, why);
        }

        /// <summary>The first node of a text that cannot be read, or null.</summary>
        private static Unread FirstUnreadNode(JToken text, string field)
        {
            if (text is JArray)
            {
                return text.Select(each => FirstUnreadNode(each, field)).FirstOrDefault(found => found != null);
            }
            var fields = text as JObject;
            if (fields == null) return null;
            var tag = Tags.FirstOrDefault(each => fields[each] != null);
            var node = tag != null ? tag + " " + fields[tag] : Untagged.ContainsKey(field) ? Untagged[field] : field;
            if (!READ.ContainsKey(node) && fields["what"] != null) node += " " + fields["what"];
            if (!READ.ContainsKey(node)) return new Unread(node, "all of it");
            foreach (var each in fields.Properties())
            {
                if (each.Name != tag && each.Name != "what" && !READ[node].Contains(each.Name))
                {
                    return new Unread(node, "the field " + each.Name);
                }
                if (node == "do move" && each.Name == "to" && !Places.Contains((string)each.Value))
                {
                    return new Unread(node, "a move to " + each.Value);
                }
                var unread = FirstUnreadNode(each.Value, each.Name);
                if (unread != null) return unread;
            }
            return null;
        }

        private EngineInfo Initialize()
        {
            // Declare exactly the capabilities that work: declared ones are judged, all others are "unsupported".
            return new EngineInfo
            {
                Name = "my engine",
                Version = "0.1",
                Language = "C#",
                Games = { { "hololive", new List<string> { "1.9.0" } } },
                Capabilities = { "scene.position", "cards.vanilla", "cards.abilities", "views.judge" },
            };
        }

        private Situation Open(Open parameters)
        {
            if ((string)parameters.Scene["scene"] != "position")
            {
                throw Unsupported("a game from its beginning", "capability", "scene.decks");
            }
            var scene = parameters.Scene.ToObject<Position>(Serializer);
            if (scene.Step != "main")
            {
                throw Unsupported("a scene that begins in the " + scene.Step + " step", "position", scene.Step);
            }
            foreach (var card in scene.Cards.Values)
            {
                var unread = FirstUnreadNode(new JArray(card.Abilities), "");
                if (unread != null)
                {
                    throw Unsupported(card.Name + ": " + unread.Node + ", " + unread.What, "node", unread.Node);
                }
            }
            if (scene.Cards.Values.Any(card => card.Kind == "support"))
            {
                throw Unsupported("support cards", "card", "support");
            }
            RefuseScripted("dice", scene.Script.Dice.Count);
            RefuseScripted("coins", scene.Script.Coins.Count);
            RefuseScripted("shuffles", scene.Script.Shuffles.Count);
            game = new ToyGame(scene);
            return NextSituation();
        }

        private static void RefuseScripted(string name, int results)
        {
            if (results > 0) throw Unsupported("scripted " + name, "capability", "random." + name);
        }

        private Situation Answer(Answer parameters)
        {
            if (game == null || ask == null || parameters.Ask != ask.Id)
            {
                throw Illegal("the ask " + parameters.Ask + " is not open");
            }
            var picked = ask.Options.FirstOrDefault(option => option.Id == parameters.Picks.FirstOrDefault());
            if (parameters.Picks.Count != 1 || picked == null) throw Illegal("pick one of the options");
            game.CarryOutChoice(picked.Kind, (string)picked.Fields.Values.FirstOrDefault() ?? "");
            return NextSituation();
        }

        /// <summary>The current situation: an ask that lists the options, or the result.</summary>
        private Situation NextSituation()
        {
            if (game.Loser != null)
            {
                ask = null;
                var result = new Result { Losers = { game.Loser }, Reason = "no card is left to draw" };
                return new Situation { Result = result };
            }
            ask = new Ask
            {
                Id = (++asked).ToString(),
                Player = game.Player,
                Kind = game.Among.Count > 0 || game.Step == "cheer" ? "choose" : "action",
            };
            foreach (var choice in game.LegalChoices())
            {
                var option = new Option { Id = ask.Options.Count.ToString(), Kind = choice.Kind };
                if (FieldOfOption.ContainsKey(choice.Kind)) option.Fields[FieldOfOption[choice.Kind]] = choice.Card;
                ask.Options.Add(option);
            }
            return new Situation { Ask = ask };
        }

        private View View(ViewOf parameters)
        {
            if (parameters.Viewer != "judge") throw Unsupported("views of a player", "capability", "views.players");
            if (game == null) throw Illegal("no game is open");
            return new View
            {
                Viewer = parameters.Viewer,
                Turn = game.Turn,
                TurnPlayer = game.Player,
                Step = game.Step,
                Zones = game.Zones,
                Counters = game.Counters,
            };
        }

        private Nothing Close()
        {
            game = null;
            ask = null;
            return new Nothing();
        }

        private object Call(string method, JObject parameters)
        {
            switch (method)
            {
                case "initialize":
                    return Initialize();
                case "open":
                    return Open(parameters.ToObject<Open>(Serializer));
                case "answer":
                    return Answer(parameters.ToObject<Answer>(Serializer));
                case "view":
                    return View(parameters.ToObject<ViewOf>(Serializer));
                case "close":
                    return Close();
                case "shutdown":
                    return new Nothing();
                default:
                    throw new Refusal(Refusal.MethodNotFound, "there is no method " + method);
            }
        }

        /// <summary>The reply to a request: its result, or an error.</summary>
        private JObject Reply(JObject request)
        {
            var reply = new JObject { { "jsonrpc", "2.0" }, { "id", request["id"] } };
            try
            {
                var parameters = (JObject)request["params"] ?? new JObject();
                reply["result"] = JObject.FromObject(Call((string)request["method"], parameters), Serializer);
            }
            catch (Refusal refusal)
            {
                reply["error"] = new JObject { { "code", refusal.Code }, { "message", refusal.Message } };
                if (refusal.Reason != null) reply["error"]["data"] = JObject.FromObject(refusal.Reason, Serializer);
            }
            catch (Exception fault)
            {
                Console.Error.WriteLine(fault);
                reply["error"] = new JObject { { "code", Refusal.Fault }, { "message", fault.Message } };
            }
            return reply;
        }

        private static void Main()
        {
            var encoding = new UTF8Encoding(false);
            var input = new StreamReader(Console.OpenStandardInput(), encoding);
            var output = new StreamWriter(Console.OpenStandardOutput(), encoding) { AutoFlush = true };
            Console.SetOut(Console.Error);
            var adapter = new Adapter();
            for (var line = input.ReadLine(); line != null; line = input.ReadLine())
            {
                var request = JsonConvert.DeserializeObject<JObject>(line, Settings);
                output.Write(adapter.Reply(request).ToString(Formatting.None) + "\n");
                if ((string)request["method"] == "shutdown") break;
            }
        }
    }
}
