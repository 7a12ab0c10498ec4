// A first adapter for saitei. ToyGame represents your engine, and has a few rules; Adapter only translates.
//
// Replace ToyGame by your engine, step by step, and run `saitei check-adapter --engine mine` after each step.
// Standard output is only for the protocol: log to os.Stderr. After an error, saitei shows the last lines of it.

package main

import (
	"encoding/json"
	"fmt"
	"os"
	"runtime/debug"
	"sort"
	"strconv"
	"strings"
)

const (
	unsupportedCode    = -32001
	illegalCode        = -32002
	faultCode          = -32003
	methodNotFoundCode = -32601
)

// Refusal is the error object of a reply.
type Refusal struct {
	Code    int     `json:"code"`
	Message string  `json:"message"`
	Data    *Reason `json:"data,omitempty"`
}

func (refusal *Refusal) Error() string { return refusal.Message }

func unsupported(message, kind, what string) error {
	return &Refusal{unsupportedCode, message, &Reason{kind, what}}
}

func illegal(why string) error { return &Refusal{illegalCode, why, nil} }

// The ten nodes of card text that unlock the most scenarios, each with the fields that are read. All else is refused.
var READ = map[string][]string{
	"ability special oshi-skill": {"name", "values", "then", "limit", "text"},
	"value cost":                 {"value"},
	"limit":                      {},
	"do draw":                    {"count"},
	"do damage":                  {"amount", "to"},
	"do move":                    {"cards", "to"},
	"of this":                    {},
	"of cards":                   {"zone", "side", "where"},
	"of choose":                  {"among"},
	"filter":                     {"kind", "name"},
}
var places = []string{"hand", "archive"} // the zones into which texts can move cards
var tags = []string{"ability", "do", "of", "n", "is", "at", "make"}

// Fields whose nodes have no tag, and the name of such a node.
var untagged = map[string]string{"values": "value", "where": "filter"}

// The first node of a text that cannot be read, by its name in the vocabulary, and its unread part; or "".
func firstUnreadNode(text any, field string) (node, what string) {
	if list, found := text.([]any); found {
		for _, each := range list {
			if node, what := firstUnreadNode(each, field); node != "" {
				return node, what
			}
		}
	}
	fields, found := text.(Node)
	if !found {
		return "", ""
	}
	tag, node := nameOfNode(fields, field)
	read, found := READ[node]
	if !found {
		return node, "all of it"
	}
	for _, each := range sortedKeys(fields) {
		value := fields[each]
		if each != tag && each != "what" && !contains(read, each) {
			return node, "the field " + each
		}
		if to, _ := value.(string); node == "do move" && each == "to" && !contains(places, to) {
			return node, "a move to " + to
		}
		if node, what := firstUnreadNode(value, each); node != "" {
			return node, what
		}
	}
	return "", ""
}

func nameOfNode(fields Node, field string) (tag, name string) {
	name = field
	if of, found := untagged[field]; found {
		name = of
	}
	for _, each := range tags {
		if value, found := fields[each]; found {
			tag, name = each, fmt.Sprintf("%s %v", each, value)
			break
		}
	}
	if _, found := READ[name]; found || fields["what"] == nil {
		return tag, name
	}
	return tag, fmt.Sprintf("%s %v", name, fields["what"])
}

func sortedKeys[V any](values map[string]V) []string {
	keys := []string{}
	for key := range values {
		keys = append(keys, key)
	}
	sort.Strings(keys)
	return keys
}

func contains(words []string, word string) bool {
	for _, each := range words {
		if each == word {
			return true
		}
	}
	return false
}

var fieldOfOption = map[string]string{"place": "card", "collab": "holomem", "card": "card", "skill": "ability"}

// Adapter receives scenes and returns asks, options and views. It refuses a scene that the engine cannot represent in
// full.
type Adapter struct {
	game  *ToyGame
	ask   *Ask
	asked int
}

func (adapter *Adapter) initialize(Initialize) (EngineInfo, error) {
	// Declare exactly the capabilities that work: declared ones are judged, all others are "unsupported".
	return EngineInfo{
		Name:         "my engine",
		Version:      "0.1",
		Language:     "Go",
		Protocol:     1,
		Games:        map[string][]string{"hololive": {"1.9.0"}},
		Capabilities: []string{"scene.position", "cards.vanilla", "cards.abilities", "views.judge"},
	}, nil
}

func (adapter *Adapter) open(params Open) (situation Situation, err error) {
	var scene Position
	if err := json.Unmarshal(params.Scene, &scene); err != nil {
		return situation, err
	}
	if scene.Scene != "position" {
		return situation, unsupported("a game from its beginning", "capability", "scene.decks")
	}
	if scene.Step != "main" {
		return situation, unsupported("a scene that begins in the "+scene.Step+" step", "position", scene.Step)
	}
	for _, key := range sortedKeys(scene.Cards) {
		card := scene.Cards[key]
		if node, what := firstUnreadNode(card.Abilities, ""); node != "" {
			return situation, unsupported(card.Name+": "+node+", "+what, "node", node)
		}
	}
	for _, card := range scene.Cards {
		if card.Kind == "support" {
			return situation, unsupported("support cards", "card", "support")
		}
	}
	if len(scene.Script.Dice) > 0 {
		return situation, unsupported("scripted dice", "capability", "random.dice")
	}
	if len(scene.Script.Coins) > 0 {
		return situation, unsupported("scripted coins", "capability", "random.coins")
	}
	if len(scene.Script.Shuffles) > 0 {
		return situation, unsupported("scripted shuffles", "capability", "random.shuffles")
	}
	adapter.game = newToyGame(scene)
	return adapter.nextSituation(), nil
}

func (adapter *Adapter) answer(params Answer) (situation Situation, err error) {
	if adapter.game == nil || adapter.ask == nil || params.Ask != adapter.ask.ID {
		return situation, illegal("the ask " + params.Ask + " is not open")
	}
	for _, option := range adapter.ask.Options {
		if len(params.Picks) == 1 && params.Picks[0] == option.ID {
			card, _ := option.Fields[fieldOfOption[option.Kind]].(string)
			adapter.game.carryOutChoice(option.Kind, card)
			return adapter.nextSituation(), nil
		}
	}
	return situation, illegal("pick one of the options")
}

// The current situation: an ask that lists the options, or the result.
func (adapter *Adapter) nextSituation() Situation {
	game := adapter.game
	if game.loser != "" {
		adapter.ask = nil
		return Situation{Result: &Result{Losers: []Player{game.loser}, Reason: "no card is left to draw"}}
	}
	options := []Option{}
	for index, choice := range game.legalChoices() {
		option := Option{ID: strconv.Itoa(index), Kind: choice.kind}
		if field, found := fieldOfOption[choice.kind]; found {
			option.Fields = map[string]any{field: choice.card}
		}
		options = append(options, option)
	}
	kind := "action"
	if len(game.among) > 0 || game.step == "cheer" {
		kind = "choose"
	}
	adapter.asked++
	id := strconv.Itoa(adapter.asked)
	adapter.ask = &Ask{ID: id, Player: game.player, Kind: kind, Options: options, Least: 1, Most: 1}
	return Situation{Ask: adapter.ask}
}

func (adapter *Adapter) view(params ViewOf) (view View, err error) {
	game := adapter.game
	if params.Viewer != "judge" {
		return view, unsupported("views of a player", "capability", "views.players")
	}
	if game == nil {
		return view, illegal("no game is open")
	}
	return View{
		Viewer:     params.Viewer,
		Turn:       game.turn,
		TurnPlayer: game.player,
		Step:       game.step,
		Zones:      game.zones,
		Counters:   game.counters,
	}, nil
}

func (adapter *Adapter) close(Nothing) (Nothing, error) {
	adapter.game, adapter.ask = nil, nil
	return Nothing{}, nil
}

func (adapter *Adapter) shutdown(Nothing) (Nothing, error) { return Nothing{}, nil }

type Request struct {
	ID     int             `json:"id"`
	Method string          `json:"method"`
	Params json.RawMessage `json:"params"`
}

type Reply struct {
	Version string   `json:"jsonrpc"`
	ID      int      `json:"id"`
	Result  any      `json:"result,omitempty"`
	Error   *Refusal `json:"error,omitempty"`
}

func (adapter *Adapter) call(request Request) (result any, err error) {
	defer func() {
		if fault := recover(); fault != nil {
			fmt.Fprintf(os.Stderr, "%v\n%s", fault, debug.Stack())
			err = fmt.Errorf("%v", fault)
		}
	}()
	switch request.Method {
	case "initialize":
		return callMethod(adapter.initialize, request.Params)
	case "open":
		return callMethod(adapter.open, request.Params)
	case "answer":
		return callMethod(adapter.answer, request.Params)
	case "view":
		return callMethod(adapter.view, request.Params)
	case "close":
		return callMethod(adapter.close, request.Params)
	case "shutdown":
		return callMethod(adapter.shutdown, request.Params)
	}
	return nil, &Refusal{methodNotFoundCode, "there is no method " + request.Method, nil}
}

func callMethod[P, R any](method func(P) (R, error), text json.RawMessage) (any, error) {
	var params P
	if len(text) == 0 {
		text = json.RawMessage("{}")
	}
	if err := json.Unmarshal(text, &params); err != nil {
		return nil, err
	}
	return method(params)
}

func main() {
	adapter := &Adapter{}
	input, output := json.NewDecoder(os.Stdin), json.NewEncoder(os.Stdout)
	for {
		var request Request
		if err := input.Decode(&request); err != nil {
			return // standard input has ended
		}
		reply := Reply{Version: "2.0", ID: request.ID}
		result, err := adapter.call(request)
		if refusal, found := err.(*Refusal); found {
			reply.Error = refusal
		} else if err != nil {
			reply.Error = &Refusal{faultCode, strings.TrimSpace(err.Error()), nil}
		} else {
			reply.Result = result
		}
		if err := output.Encode(reply); err != nil || request.Method == "shutdown" {
			return
		}
	}
}
