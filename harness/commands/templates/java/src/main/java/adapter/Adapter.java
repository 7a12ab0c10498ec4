package adapter;

import adapter.Messages.Answer;
import adapter.Messages.Ask;
import adapter.Messages.Card;
import adapter.Messages.EngineInfo;
import adapter.Messages.Nothing;
import adapter.Messages.Open;
import adapter.Messages.Option;
import adapter.Messages.Position;
import adapter.Messages.Reason;
import adapter.Messages.Result;
import adapter.Messages.Situation;
import adapter.Messages.View;
import adapter.Messages.ViewOf;
import adapter.ToyGame.Choice;
import com.google.gson.FieldNamingPolicy;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A first adapter for saitei. ToyGame represents your engine, and has a few rules; Adapter only translates. It receives
 * scenes and returns asks, options and views. It refuses a scene that the engine cannot represent in full.
 *
 * <p>Replace ToyGame by your engine, step by step, and run `saitei check-adapter --engine mine` after each step.
 * Standard output is only for the protocol: what your engine prints goes to standard error. After an error, saitei
 * shows the last lines of it.
 */
final class Adapter {
    private static final int UNSUPPORTED = -32001;
    private static final int ILLEGAL = -32002;
    private static final int FAULT = -32003;
    private static final int METHOD_NOT_FOUND = -32601;
    private static final Gson GSON =
            new GsonBuilder().setFieldNamingPolicy(FieldNamingPolicy.LOWER_CASE_WITH_UNDERSCORES).create();

    /**
     * The ten nodes of card text that unlock the most scenarios, each with the fields that are read. All else is
     * refused.
     */
    private static final Map<String, List<String>> READ = Map.of(
            "ability special oshi-skill", List.of("name", "values", "then", "limit", "text"),
            "value cost", List.of("value"),
            "limit", List.of(),
            "do draw", List.of("count"),
            "do damage", List.of("amount", "to"),
            "do move", List.of("cards", "to"),
            "of this", List.of(),
            "of cards", List.of("zone", "side", "where"),
            "of choose", List.of("among"),
            "filter", List.of("kind", "name"));
    /** The zones into which texts can move cards. */
    private static final List<String> PLACES = List.of("hand", "archive");
    private static final List<String> TAGS = List.of("ability", "do", "of", "n", "is", "at", "make");
    /** Fields whose nodes have no tag, and the name of such a node. */
    private static final Map<String, String> UNTAGGED = Map.of("values", "value", "where", "filter");
    private static final Map<String, String> FIELD_OF_OPTION =
            Map.of("place", "card", "collab", "holomem", "card", "card", "skill", "ability");

    private ToyGame game;
    private Ask ask;
    private int asked;

    /** An answer that says no: its code, its message, and the reason if something is unsupported. */
    private static final class Refusal extends RuntimeException {
        final int code;
        final transient Reason reason;

        Refusal(int code, String message, Reason reason) {
            super(message);
            this.code = code;
            this.reason = reason;
        }
    }

    private static Refusal unsupported(String message, String kind, String what) {
        Reason reason = new Reason();
        reason.kind = kind;
        reason.what = what;
        return new Refusal(UNSUPPORTED, message, reason);
    }

    private static Refusal illegal(String why) {
        return new Refusal(ILLEGAL, why, null);
    }

    /** A node of a text, by its name in the vocabulary, and the part of it that cannot be read. */
    private record Unread(String node, String what) {}

    /** The first node of a text that cannot be read, or null. */
    private static Unread firstUnreadNode(JsonElement text, String field) {
        if (text.isJsonArray()) {
            for (JsonElement each : text.getAsJsonArray()) {
                Unread found = firstUnreadNode(each, field);
                if (found != null) {
                    return found;
                }
            }
        }
        if (!text.isJsonObject()) {
            return null;
        }
        JsonObject fields = text.getAsJsonObject();
        String tag = TAGS.stream().filter(fields::has).findFirst().orElse("");
        String node = tag.isEmpty() ? UNTAGGED.getOrDefault(field, field) : tag + " " + fields.get(tag).getAsString();
        if (!READ.containsKey(node) && fields.has("what")) {
            node += " " + fields.get("what").getAsString();
        }
        if (!READ.containsKey(node)) {
            return new Unread(node, "all of it");
        }
        for (Map.Entry<String, JsonElement> entry : fields.entrySet()) {
            String each = entry.getKey();
            JsonElement value = entry.getValue();
            if (!each.equals(tag) && !each.equals("what") && !READ.get(node).contains(each)) {
                return new Unread(node, "the field " + each);
            }
            if (node.equals("do move") && each.equals("to") && !PLACES.contains(value.getAsString())) {
                return new Unread(node, "a move to " + value.getAsString());
            }
            Unread found = firstUnreadNode(value, each);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    EngineInfo initialize() {
        // Declare exactly the capabilities that work: declared ones are judged, all others are "unsupported".
        EngineInfo info = new EngineInfo();
        info.name = "my engine";
        info.version = "0.1";
        info.language = "Java";
        info.games = Map.of("hololive", List.of("1.9.0"));
        info.capabilities = List.of("scene.position", "cards.vanilla", "cards.abilities", "views.judge");
        return info;
    }

    Situation open(Open params) {
        if (!params.scene.get("scene").getAsString().equals("position")) {
            throw unsupported("a game from its beginning", "capability", "scene.decks");
        }
        Position scene = GSON.fromJson(params.scene, Position.class);
        if (!scene.step.equals("main")) {
            throw unsupported("a scene that begins in the " + scene.step + " step", "position", scene.step);
        }
        for (Card card : scene.cards.values()) {
            for (JsonObject ability : card.abilities) {
                Unread unread = firstUnreadNode(ability, "");
                if (unread != null) {
                    throw unsupported(card.name + ": " + unread.node + ", " + unread.what, "node", unread.node);
                }
            }
        }
        if (scene.cards.values().stream().anyMatch(card -> card.kind.equals("support"))) {
            throw unsupported("support cards", "card", "support");
        }
        refuseScripted("dice", scene.script.dice);
        refuseScripted("coins", scene.script.coins);
        refuseScripted("shuffles", scene.script.shuffles);
        game = new ToyGame(scene);
        return nextSituation();
    }

    private static void refuseScripted(String name, List<?> results) {
        if (!results.isEmpty()) {
            throw unsupported("scripted " + name, "capability", "random." + name);
        }
    }

    Situation answer(Answer params) {
        if (game == null || ask == null || !params.ask.equals(ask.id)) {
            throw illegal("the ask " + params.ask + " is not open");
        }
        for (Option option : ask.options) {
            if (params.picks.equals(List.of(option.id))) {
                String field = FIELD_OF_OPTION.getOrDefault(option.kind, "");
                game.carryOutChoice(option.kind, (String) option.fields.getOrDefault(field, ""));
                return nextSituation();
            }
        }
        throw illegal("pick one of the options");
    }

    /** The current situation: an ask that lists the options, or the result. */
    private Situation nextSituation() {
        Situation situation = new Situation();
        if (game.loser != null) {
            ask = null;
            situation.result = new Result();
            situation.result.losers = List.of(game.loser);
            situation.result.reason = "no card is left to draw";
            return situation;
        }
        ask = new Ask();
        ask.id = String.valueOf(++asked);
        ask.player = game.player;
        ask.kind = !game.among.isEmpty() || game.step.equals("cheer") ? "choose" : "action";
        ask.options = new ArrayList<>();
        for (Choice choice : game.legalChoices()) {
            Option option = new Option();
            option.id = String.valueOf(ask.options.size());
            option.kind = choice.kind();
            if (FIELD_OF_OPTION.containsKey(choice.kind())) {
                option.fields = Map.of(FIELD_OF_OPTION.get(choice.kind()), choice.card());
            }
            ask.options.add(option);
        }
        situation.ask = ask;
        return situation;
    }

    View view(ViewOf params) {
        if (!params.viewer.equals("judge")) {
            throw unsupported("views of a player", "capability", "views.players");
        }
        if (game == null) {
            throw illegal("no game is open");
        }
        View view = new View();
        view.viewer = params.viewer;
        view.turn = game.turn;
        view.turnPlayer = game.player;
        view.step = game.step;
        view.zones = game.zones;
        view.counters = game.counters;
        return view;
    }

    Nothing close() {
        game = null;
        ask = null;
        return new Nothing();
    }

    private Object call(String method, JsonElement params) {
        return switch (method) {
            case "initialize" -> initialize();
            case "open" -> open(GSON.fromJson(params, Open.class));
            case "answer" -> answer(GSON.fromJson(params, Answer.class));
            case "view" -> view(GSON.fromJson(params, ViewOf.class));
            case "close" -> close();
            case "shutdown" -> new Nothing();
            default -> throw new Refusal(METHOD_NOT_FOUND, "there is no method " + method, null);
        };
    }

    /** The reply to a request: its result, or an error. */
    private JsonObject reply(JsonObject request) {
        JsonObject reply = new JsonObject();
        reply.addProperty("jsonrpc", "2.0");
        reply.add("id", request.get("id"));
        JsonElement params = request.has("params") ? request.get("params") : new JsonObject();
        try {
            reply.add("result", GSON.toJsonTree(call(request.get("method").getAsString(), params)));
        } catch (Refusal refusal) {
            reply.add("error", error(refusal.code, refusal.getMessage()));
            if (refusal.reason != null) {
                reply.getAsJsonObject("error").add("data", GSON.toJsonTree(refusal.reason));
            }
        } catch (RuntimeException fault) {
            fault.printStackTrace();
            reply.add("error", error(FAULT, String.valueOf(fault)));
        }
        return reply;
    }

    private static JsonObject error(int code, String message) {
        JsonObject error = new JsonObject();
        error.addProperty("code", code);
        error.addProperty("message", message);
        return error;
    }

    public static void main(String[] arguments) throws IOException {
        Adapter adapter = new Adapter();
        PrintStream output = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        System.setOut(System.err);
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = input.readLine(); line != null; line = input.readLine()) {
            JsonObject request = JsonParser.parseString(line).getAsJsonObject();
            output.print(GSON.toJson(adapter.reply(request)) + "\n");
            output.flush();
            if (request.get("method").getAsString().equals("shutdown")) {
                break;
            }
        }
    }
}
