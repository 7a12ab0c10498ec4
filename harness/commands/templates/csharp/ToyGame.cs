// A toy engine, in place of yours. It can place, collab, pass, draw and send cheers, but not bloom or baton-pass. It
// supports oshi skills that draw, deal damage and move cards, and no other card text.

using System.Collections.Generic;
using System.Linq;
using Newtonsoft.Json.Linq;

namespace Mine
{
    /// <summary>A kind of option, and the id of its card or the name of its skill.</summary>
    internal sealed class Choice
    {
        public readonly string Kind;
        public readonly string Card;

        public Choice(string kind, string card)
        {
            Kind = kind;
            Card = card;
        }
    }

    internal sealed class ToyGame
    {
        public readonly Dictionary<string, Dictionary<string, List<SeenCard>>> Zones =
            new Dictionary<string, Dictionary<string, List<SeenCard>>>();
        public readonly Dictionary<string, Dictionary<string, int>> Counters =
            new Dictionary<string, Dictionary<string, int>>();
        public int Turn;
        public string Player;
        public string Step;
        public List<SeenCard> Among = new List<SeenCard>(); // of which the player chooses one for the first instruction
        public string Loser;
        private readonly Dictionary<string, Card> cards;
        private readonly HashSet<string> used = new HashSet<string>(); // the skills that were used this turn
        private readonly Queue<JObject> todo = new Queue<JObject>(); // the remaining instructions of the played skill
        private bool collabed;

        public ToyGame(Position scene)
        {
            cards = scene.Cards;
            Turn = scene.Turn;
            Player = scene.TurnPlayer;
            Step = scene.Step;
            foreach (var player in new[] { "A", "B" })
            {
                var seat = scene.Seats.ContainsKey(player) ? scene.Seats[player] : new Seat();
                Zones[player] = seat.Zones.ToDictionary(zone => zone.Key, zone => CardsInGame(zone.Value));
                Counters[player] = seat.Counters;
            }
        }

        /// <summary>All choices that the turn player has now.</summary>
        public List<Choice> LegalChoices()
        {
            if (Among.Count > 0) return Choices("card", Among).ToList();
            if (Step == "cheer") return Choices("card", StageCards()).ToList();
            var found = new List<Choice> { new Choice("pass", "") };
            if (Step != "main") return found;
            if (StageCards().Count < 6) found.AddRange(Choices("place", OwnZone("hand").Where(IsPlaceable)));
            if (!collabed && OwnZone("collab").Count == 0)
            {
                found.AddRange(Choices("collab", OwnZone("back").Where(card => !card.Resting)));
            }
            found.AddRange(OshiSkills().Where(IsUsable).Select(skill => new Choice("skill", (string)skill["name"])));
            return found;
        }

        public void CarryOutChoice(string kind, string id)
        {
            if (kind == "place")
            {
                OwnZone("back").Add(TakeCard(OwnZone("hand"), id));
            }
            else if (kind == "collab")
            {
                collabed = true;
                if (OwnZone("deck").Count > 0)
                {
                    var power = TakeTop("deck");
                    power.FaceDown = true;
                    OwnZone("holo power").Insert(0, power);
                }
                OwnZone("collab").Add(TakeCard(OwnZone("back"), id));
            }
            else if (kind == "skill")
            {
                UseSkill(OshiSkills().First(skill => (string)skill["name"] == id));
            }
            else if (kind == "card" && Among.Count > 0)
            {
                var chosen = Among.Where(card => card.Id == id).ToList();
                Among = new List<SeenCard>();
                PerformInstruction(todo.Dequeue(), chosen);
                ResolveSkill();
            }
            else if (kind == "card")
            {
                StageCards().First(card => card.Id == id).Attached.Add(TakeTop("cheer deck"));
                Step = "main";
            }
            else if (Step == "main")
            {
                Step = "performance"; // where it can only pass: cards with arts are refused
            }
            else
            {
                NextTurn();
            }
        }

        /// <summary>A zone of the turn player, the top card first.</summary>
        private List<SeenCard> OwnZone(string name)
        {
            return ZoneOf(Player, name);
        }

        private List<SeenCard> ZoneOf(string player, string name)
        {
            if (!Zones[player].ContainsKey(name)) Zones[player][name] = new List<SeenCard>();
            return Zones[player][name];
        }

        private List<SeenCard> StageCards()
        {
            return new[] { "center", "collab", "back" }.SelectMany(OwnZone).ToList();
        }

        private IEnumerable<JObject> OshiSkills()
        {
            return OwnZone("oshi").SelectMany(oshi => cards[oshi.Card].Abilities);
        }

        private bool IsUsable(JObject skill)
        {
            return !used.Contains((string)skill["name"]) && OwnZone("holo power").Count >= SkillCost(skill);
        }

        private bool IsPlaceable(SeenCard card)
        {
            var printed = cards[card.Card];
            var level = printed.Facts.ContainsKey("level") ? (string)printed.Facts["level"] : "Debut";
            return printed.Kind == "holomem" && (level == "Debut" || level == "Spot");
        }

        private void UseSkill(JObject skill)
        {
            if (skill["limit"] != null) used.Add((string)skill["name"]);
            foreach (var power in OwnZone("holo power").Take(SkillCost(skill)).ToList()) PutCard(power, "archive");
            foreach (var instruction in ListOf(skill, "then")) todo.Enqueue((JObject)instruction);
            ResolveSkill();
        }

        /// <summary>Carry out the remaining instructions of the skill, up to the next choice.</summary>
        private void ResolveSkill()
        {
            while (todo.Count > 0)
            {
                var reference = ReferenceOf(todo.Peek());
                var meant = ReferencedCards(reference);
                if ((string)reference["of"] == "choose" && meant.Count > 1)
                {
                    Among = meant;
                    return;
                }
                PerformInstruction(todo.Dequeue(), meant);
            }
        }

        /// <summary>The cards that a reference selects, or the cards of which the player chooses one.</summary>
        private List<SeenCard> ReferencedCards(JObject reference)
        {
            switch ((string)reference["of"])
            {
                case "choose":
                    return ReferencedCards((JObject)reference["among"]);
                case "this":
                    return OwnZone("oshi").ToList();
                case "cards":
                    var where = (JObject)reference["where"] ?? new JObject();
                    var zones = ListOf(reference, "zone").Select(name => (string)name).ToList();
                    var players = PlayersOn((string)reference["side"]);
                    var found = players.SelectMany(player => zones.SelectMany(name => ZoneOf(player, name)));
                    return found.Where(card => MatchesFilter(card, where)).ToList();
                default:
                    return new List<SeenCard>();
            }
        }

        private string[] PlayersOn(string side)
        {
            if (side == "opponent") return new[] { OpponentOf(Player) };
            return side == "both" ? new[] { Player, OpponentOf(Player) } : new[] { Player };
        }

        private bool MatchesFilter(SeenCard card, JObject where)
        {
            var printed = cards[card.Card];
            return Admits(where, "kind", printed.Kind) && Admits(where, "name", printed.Name);
        }

        private void PerformInstruction(JObject instruction, List<SeenCard> meant)
        {
            switch ((string)instruction["do"])
            {
                case "draw":
                    var count = (int?)instruction["count"] ?? 1;
                    foreach (var card in OwnZone("deck").Take(count).ToList()) PutCard(card, "hand");
                    break;
                case "move":
                    foreach (var card in meant) PutCard(card, (string)instruction["to"]);
                    break;
                default:
                    foreach (var card in meant)
                    {
                        int damage;
                        card.Numbers.TryGetValue("damage", out damage);
                        card.Numbers["damage"] = damage + (int)instruction["amount"];
                    }
                    break;
            }
        }

        /// <summary>
        /// Move the card to a zone of its player, and archive the cards stacked under it or attached to it.
        /// </summary>
        private void PutCard(SeenCard card, string to)
        {
            var player = Zones.First(zones => zones.Value.Values.Any(zone => zone.Contains(card))).Key;
            Zones[player].Values.First(zone => zone.Contains(card)).Remove(card);
            ZoneOf(player, "archive").AddRange(card.Under.Concat(card.Attached));
            ZoneOf(player, to).Insert(0, new SeenCard { Id = card.Id, Card = card.Card });
        }

        private void NextTurn()
        {
            Turn += 1;
            Player = OpponentOf(Player);
            collabed = false;
            used.Clear();
            if (Turn > 2) // a player's first turn has no reset step
            {
                foreach (var card in StageCards()) card.Resting = false;
                foreach (var card in OwnZone("collab")) card.Resting = true;
                OwnZone("back").AddRange(OwnZone("collab"));
                OwnZone("collab").Clear();
            }
            if (OwnZone("deck").Count == 0)
            {
                Loser = Player;
                return;
            }
            OwnZone("hand").Add(TakeTop("deck"));
            Step = OwnZone("cheer deck").Count > 0 && StageCards().Count > 0 ? "cheer" : "main";
        }

        private SeenCard TakeTop(string zone)
        {
            return TakeCard(OwnZone(zone), OwnZone(zone)[0].Id);
        }

        private static SeenCard TakeCard(List<SeenCard> zone, string id)
        {
            var taken = zone.First(card => card.Id == id);
            zone.Remove(taken);
            return taken;
        }

        private static IEnumerable<Choice> Choices(string kind, IEnumerable<SeenCard> cards)
        {
            return cards.Select(card => new Choice(kind, card.Id));
        }

        private static string OpponentOf(string player)
        {
            return player == "A" ? "B" : "A";
        }

        /// <summary>The cost of an oshi skill, in cards of holo power.</summary>
        private static int SkillCost(JObject skill)
        {
            var value = ListOf(skill, "values").FirstOrDefault();
            return value == null ? 0 : (int)value["value"];
        }

        /// <summary>The reference of an instruction to its cards, or an empty node.</summary>
        private static JObject ReferenceOf(JObject instruction)
        {
            var field = (string)instruction["do"] == "damage" ? "to" : "cards";
            return (JObject)instruction[field] ?? new JObject();
        }

        /// <summary>Whether a filter's list of words is left out, or contains the word.</summary>
        private static bool Admits(JObject where, string field, string word)
        {
            return where[field] == null || where[field].Any(each => (string)each == word);
        }

        private static JArray ListOf(JObject node, string field)
        {
            return (JArray)node[field] ?? new JArray();
        }

        /// <summary>The toy engine's own copies of cards of a scene.</summary>
        private static List<SeenCard> CardsInGame(List<PlacedCard> placed)
        {
            return placed.Select(CardInGame).ToList();
        }

        private static SeenCard CardInGame(PlacedCard placed)
        {
            var damage = placed.Numbers.Where(number => number.Key == "damage");
            return new SeenCard
            {
                Id = placed.Id,
                Card = placed.Card,
                Resting = placed.Resting,
                FaceDown = placed.FaceDown,
                Numbers = damage.ToDictionary(number => number.Key, number => number.Value),
                Under = CardsInGame(placed.Under),
                Attached = CardsInGame(placed.Attached),
            };
        }
    }
}
