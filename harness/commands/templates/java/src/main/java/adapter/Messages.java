package adapter;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Map;

/**
 * The messages of the protocol, with the names of its schema (`saitei schema`), in camel case. A text of a card is a
 * tree of JSON. A message may leave out a field whose value is its default, and the field then has the value below.
 */
final class Messages {
    private Messages() {}

    static class Card {
        String name;
        String kind;
        Map<String, JsonElement> facts = Map.of();
        List<JsonObject> abilities = List.of();
        String number = "";
    }

    static class PlacedCard {
        String id;
        String card;
        boolean resting;
        boolean faceDown;
        Map<String, Integer> numbers = Map.of();
        List<PlacedCard> under = List.of();
        List<PlacedCard> attached = List.of();
    }

    static class Seat {
        Map<String, List<PlacedCard>> zones = Map.of();
        Map<String, Integer> counters = Map.of();
    }

    static class Script {
        List<Integer> dice = List.of();
        List<Boolean> coins = List.of();
        List<List<String>> shuffles = List.of();
        Integer seed;
    }

    static class Position {
        String scene; // "position"
        Map<String, Card> cards;
        Map<String, Seat> seats;
        Map<String, List<PlacedCard>> shared = Map.of();
        String turnPlayer = "A";
        String firstPlayer = "A";
        int turn = 5;
        String step = "main";
        Script script = new Script();
    }

    static class Decks {
        String scene; // "decks"
        Map<String, Card> cards;
        Map<String, Map<String, List<String>>> decks;
        String format = "";
        Script script = new Script();
    }

    static class Option {
        String id;
        String kind;
        Map<String, Object> fields = Map.of();
    }

    static class Ask {
        String id;
        String player;
        String kind;
        List<Option> options = List.of();
        int least = 1;
        int most = 1;
        boolean ordered;
        String about = "";
    }

    static class Event {
        String kind;
        Map<String, Object> fields = Map.of();
    }

    static class Result {
        List<String> losers = List.of();
        String reason = "";
    }

    static class Situation {
        List<Event> events = List.of();
        Ask ask;
        Result result;
    }

    static class SeenCard {
        String id;
        String card;
        boolean hidden;
        boolean resting;
        boolean faceDown;
        Map<String, Integer> numbers = Map.of();
        List<SeenCard> under = List.of();
        List<SeenCard> attached = List.of();
        Map<String, Object> facts = Map.of();
    }

    static class View {
        String viewer;
        int turn;
        String turnPlayer;
        String step;
        Map<String, Map<String, List<SeenCard>>> zones = Map.of();
        Map<String, List<SeenCard>> shared = Map.of();
        Map<String, Map<String, Integer>> counters = Map.of();
        int unused;
    }

    static class Reason {
        String kind = "other";
        String what = "";
    }

    static class Initialize {
        int protocol = 1;
        String harness = "saitei";
        String version = "";
    }

    static class EngineInfo {
        String name;
        String version = "";
        String language = "";
        String url = "";
        int protocol = 1;
        Map<String, List<String>> games = Map.of();
        Map<String, Map<String, String>> readings = Map.of();
        List<String> capabilities = List.of();
        List<String> events = List.of();
    }

    static class Open {
        String game;
        String edition;
        JsonObject scene; // a Position or Decks, by the value of its field scene
    }

    static class Answer {
        String ask;
        List<String> picks = List.of();
    }

    static class Concede {
        String player;
    }

    static class ViewOf {
        String viewer = "judge";
    }

    static class Nothing {
    }
}
