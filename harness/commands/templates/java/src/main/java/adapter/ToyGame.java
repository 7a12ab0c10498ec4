package adapter;

import adapter.Messages.Card;
import adapter.Messages.PlacedCard;
import adapter.Messages.Position;
import adapter.Messages.Seat;
import adapter.Messages.SeenCard;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A toy engine, in place of yours. It can place, collab, pass, draw and send cheers, but not bloom or baton-pass. It
 * supports oshi skills that draw, deal damage and move cards, and no other card text.
 */
final class ToyGame {
    /** A kind of option, and the id of its card or the name of its skill. */
    record Choice(String kind, String card) {}

    final Map<String, Map<String, List<SeenCard>>> zones = new HashMap<>();
    final Map<String, Map<String, Integer>> counters = new HashMap<>();
    int turn;
    String player;
    String step;
    /** The cards of which the player chooses one for the first instruction. */
    List<SeenCard> among = List.of();
    String loser;
    private final Map<String, Card> cards;
    private boolean collabed;
    /** The skills that were used this turn. */
    private final Set<String> used = new HashSet<>();
    /** The remaining instructions of the skill that is being resolved. */
    private final Deque<JsonObject> todo = new ArrayDeque<>();

    ToyGame(Position scene) {
        cards = scene.cards;
        turn = scene.turn;
        player = scene.turnPlayer;
        step = scene.step;
        for (String each : List.of("A", "B")) {
            Seat seat = scene.seats.getOrDefault(each, new Seat());
            zones.put(each, new HashMap<>());
            seat.zones.forEach((name, placed) -> zones.get(each).put(name, cardsInGame(placed)));
            counters.put(each, seat.counters);
        }
    }

    /** All choices that the turn player has now. */
    List<Choice> legalChoices() {
        if (!among.isEmpty()) {
            return choices("card", among.stream());
        }
        if (step.equals("cheer")) {
            return choices("card", stageCards().stream());
        }
        List<Choice> found = new ArrayList<>(List.of(new Choice("pass", "")));
        if (!step.equals("main")) {
            return found;
        }
        if (stageCards().size() < 6) {
            found.addAll(choices("place", ownZone("hand").stream().filter(this::isPlaceable)));
        }
        if (!collabed && ownZone("collab").isEmpty()) {
            found.addAll(choices("collab", ownZone("back").stream().filter(card -> !card.resting)));
        }
        oshiSkills().filter(this::isUsable).forEach(skill -> found.add(new Choice("skill", wordOf(skill, "name"))));
        return found;
    }

    void carryOutChoice(String kind, String id) {
        if (kind.equals("place")) {
            ownZone("back").add(takeCard(ownZone("hand"), id));
        } else if (kind.equals("collab")) {
            collabed = true;
            if (!ownZone("deck").isEmpty()) {
                SeenCard power = ownZone("deck").remove(0);
                power.faceDown = true;
                ownZone("holo power").add(0, power);
            }
            ownZone("collab").add(takeCard(ownZone("back"), id));
        } else if (kind.equals("skill")) {
            useSkill(oshiSkills().filter(skill -> wordOf(skill, "name").equals(id)).findFirst().orElseThrow());
        } else if (kind.equals("card") && !among.isEmpty()) {
            List<SeenCard> chosen = among.stream().filter(card -> card.id.equals(id)).toList();
            among = List.of();
            performInstruction(todo.removeFirst(), chosen);
            resolveSkill();
        } else if (kind.equals("card")) {
            SeenCard holomem = stageCards().stream().filter(card -> card.id.equals(id)).findFirst().orElseThrow();
            holomem.attached.add(ownZone("cheer deck").remove(0));
            step = "main";
        } else if (step.equals("main")) {
            step = "performance"; // where it can only pass: cards with arts are refused
        } else {
            nextTurn();
        }
    }

    /** A zone of the turn player, the top card first. */
    private List<SeenCard> ownZone(String name) {
        return zoneOf(player, name);
    }

    private List<SeenCard> zoneOf(String owner, String name) {
        return zones.get(owner).computeIfAbsent(name, key -> new ArrayList<>());
    }

    private List<SeenCard> stageCards() {
        return Stream.of("center", "collab", "back").flatMap(name -> ownZone(name).stream()).toList();
    }

    private Stream<JsonObject> oshiSkills() {
        return ownZone("oshi").stream().flatMap(oshi -> cards.get(oshi.card).abilities.stream());
    }

    private boolean isUsable(JsonObject skill) {
        return !used.contains(wordOf(skill, "name")) && ownZone("holo power").size() >= skillCost(skill);
    }

    private boolean isPlaceable(SeenCard card) {
        Card printed = cards.get(card.card);
        String level = printed.facts.getOrDefault("level", new JsonPrimitive("Debut")).getAsString();
        return printed.kind.equals("holomem") && List.of("Debut", "Spot").contains(level);
    }

    private void useSkill(JsonObject skill) {
        if (skill.has("limit")) {
            used.add(wordOf(skill, "name"));
        }
        for (int cost = skillCost(skill); cost > 0; cost--) {
            putCard(ownZone("holo power").get(0), "archive");
        }
        for (JsonElement instruction : listOf(skill, "then")) {
            todo.add(instruction.getAsJsonObject());
        }
        resolveSkill();
    }

    /** Carry out the remaining instructions of the skill, up to the next choice. */
    private void resolveSkill() {
        while (!todo.isEmpty()) {
            JsonObject reference = referenceOf(todo.getFirst());
            List<SeenCard> meant = referencedCards(reference);
            if (wordOf(reference, "of").equals("choose") && meant.size() > 1) {
                among = meant;
                return;
            }
            performInstruction(todo.removeFirst(), meant);
        }
    }

    /** The cards that a reference selects, or the cards of which the player chooses one. */
    private List<SeenCard> referencedCards(JsonObject reference) {
        switch (wordOf(reference, "of")) {
            case "choose":
                return referencedCards(reference.getAsJsonObject("among"));
            case "this":
                return List.copyOf(ownZone("oshi"));
            case "cards":
                List<SeenCard> found = new ArrayList<>();
                for (String owner : playersOn(wordOf(reference, "side"))) {
                    listOf(reference, "zone").forEach(name -> found.addAll(zoneOf(owner, name.getAsString())));
                }
                JsonObject where = reference.has("where") ? reference.getAsJsonObject("where") : new JsonObject();
                return found.stream().filter(card -> matchesFilter(card, where)).toList();
            default:
                return List.of();
        }
    }

    private List<String> playersOn(String side) {
        return switch (side) {
            case "opponent" -> List.of(opponentOf(player));
            case "both" -> List.of(player, opponentOf(player));
            default -> List.of(player);
        };
    }

    private boolean matchesFilter(SeenCard card, JsonObject where) {
        Card printed = cards.get(card.card);
        return admits(where, "kind", printed.kind) && admits(where, "name", printed.name);
    }

    private void performInstruction(JsonObject instruction, List<SeenCard> meant) {
        switch (wordOf(instruction, "do")) {
            case "draw":
                int count = instruction.has("count") ? instruction.get("count").getAsInt() : 1;
                ownZone("deck").stream().limit(count).toList().forEach(card -> putCard(card, "hand"));
                break;
            case "move":
                meant.forEach(card -> putCard(card, wordOf(instruction, "to")));
                break;
            default:
                int amount = instruction.get("amount").getAsInt();
                meant.forEach(card -> card.numbers = Map.of("damage", card.numbers.getOrDefault("damage", 0) + amount));
        }
    }

    /** Move the card to a zone of its player, and archive the cards stacked under it or attached to it. */
    private void putCard(SeenCard card, String to) {
        for (String owner : List.of("A", "B")) {
            if (zones.get(owner).values().stream().anyMatch(zone -> zone.remove(card))) {
                zoneOf(owner, "archive").addAll(card.under);
                zoneOf(owner, "archive").addAll(card.attached);
                SeenCard moved = new SeenCard();
                moved.id = card.id;
                moved.card = card.card;
                moved.attached = new ArrayList<>();
                zoneOf(owner, to).add(0, moved);
            }
        }
    }

    private void nextTurn() {
        turn++;
        player = opponentOf(player);
        collabed = false;
        used.clear();
        if (turn > 2) { // a player's first turn has no reset step
            stageCards().forEach(card -> card.resting = false);
            ownZone("collab").forEach(card -> card.resting = true);
            ownZone("back").addAll(ownZone("collab"));
            ownZone("collab").clear();
        }
        if (ownZone("deck").isEmpty()) {
            loser = player;
            return;
        }
        ownZone("hand").add(ownZone("deck").remove(0));
        step = ownZone("cheer deck").isEmpty() || stageCards().isEmpty() ? "main" : "cheer";
    }

    private static List<Choice> choices(String kind, Stream<SeenCard> cards) {
        return cards.map(card -> new Choice(kind, card.id)).toList();
    }

    private static String opponentOf(String player) {
        return player.equals("A") ? "B" : "A";
    }

    /** The cost of an oshi skill, in cards of holo power. */
    private static int skillCost(JsonObject skill) {
        JsonArray values = listOf(skill, "values");
        return values.isEmpty() ? 0 : values.get(0).getAsJsonObject().get("value").getAsInt();
    }

    /** The reference of an instruction to its cards, or an empty node. */
    private static JsonObject referenceOf(JsonObject instruction) {
        String field = wordOf(instruction, "do").equals("damage") ? "to" : "cards";
        return instruction.has(field) ? instruction.getAsJsonObject(field) : new JsonObject();
    }

    /** Whether a filter's list of words is left out, or contains the word. */
    private static boolean admits(JsonObject where, String field, String word) {
        return !where.has(field) || listOf(where, field).contains(new JsonPrimitive(word));
    }

    private static JsonArray listOf(JsonObject node, String field) {
        return node.has(field) ? node.getAsJsonArray(field) : new JsonArray();
    }

    private static String wordOf(JsonObject node, String field) {
        return node.has(field) ? node.get(field).getAsString() : "";
    }

    private static SeenCard takeCard(List<SeenCard> zone, String id) {
        SeenCard taken = zone.stream().filter(card -> card.id.equals(id)).findFirst().orElseThrow();
        zone.remove(taken);
        return taken;
    }

    /** The toy engine's own copies of cards of a scene. */
    private static List<SeenCard> cardsInGame(List<PlacedCard> placed) {
        List<SeenCard> found = new ArrayList<>();
        for (PlacedCard each : placed) {
            SeenCard card = new SeenCard();
            card.id = each.id;
            card.card = each.card;
            card.resting = each.resting;
            card.faceDown = each.faceDown;
            if (each.numbers.containsKey("damage")) {
                card.numbers = Map.of("damage", each.numbers.get("damage"));
            }
            card.under = cardsInGame(each.under);
            card.attached = cardsInGame(each.attached);
            found.add(card);
        }
        return found;
    }
}
