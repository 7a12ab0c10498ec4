// The messages of the protocol, with the names of its schema (`saitei schema`). A text of a card is a tree of nodes.
// A message may leave out a field whose value is its default. If this is not Go's zero value, a type reads it as such.

package main

import "encoding/json"

type Player = string // "A" or "B"
type Node = map[string]any

type Card struct {
	Name      string         `json:"name"`
	Kind      string         `json:"kind"`
	Facts     map[string]any `json:"facts"`
	Abilities []any          `json:"abilities"`
	Number    string         `json:"number"`
}

type PlacedCard struct {
	ID       string         `json:"id"`
	Card     string         `json:"card"`
	Resting  bool           `json:"resting"`
	FaceDown bool           `json:"face_down"`
	Numbers  map[string]int `json:"numbers"`
	Under    []PlacedCard   `json:"under"`
	Attached []PlacedCard   `json:"attached"`
}

type Seat struct {
	Zones    map[string][]PlacedCard `json:"zones"`
	Counters map[string]int          `json:"counters"`
}

type Script struct {
	Dice     []int      `json:"dice"`
	Coins    []bool     `json:"coins"`
	Shuffles [][]string `json:"shuffles"`
	Seed     *int       `json:"seed"`
}

type Position struct {
	Scene       string                  `json:"scene"` // "position"
	Cards       map[string]Card         `json:"cards"`
	Seats       map[Player]Seat         `json:"seats"`
	Shared      map[string][]PlacedCard `json:"shared"`
	TurnPlayer  Player                  `json:"turn_player"`
	FirstPlayer Player                  `json:"first_player"`
	Turn        int                     `json:"turn"`
	Step        string                  `json:"step"`
	Script      Script                  `json:"script"`
}

func (position *Position) UnmarshalJSON(text []byte) error {
	type plain Position
	read := plain{TurnPlayer: "A", FirstPlayer: "A", Turn: 5, Step: "main"}
	err := json.Unmarshal(text, &read)
	*position = Position(read)
	return err
}

type Decks struct {
	Scene  string                         `json:"scene"` // "decks"
	Cards  map[string]Card                `json:"cards"`
	Decks  map[Player]map[string][]string `json:"decks"`
	Format string                         `json:"format"`
	Script Script                         `json:"script"`
}

type Option struct {
	ID     string         `json:"id"`
	Kind   string         `json:"kind"`
	Fields map[string]any `json:"fields,omitempty"`
}

type Ask struct {
	ID      string   `json:"id"`
	Player  Player   `json:"player"`
	Kind    string   `json:"kind"`
	Options []Option `json:"options"`
	Least   int      `json:"least"`
	Most    int      `json:"most"`
	Ordered bool     `json:"ordered,omitempty"`
	About   string   `json:"about,omitempty"`
}

type Event struct {
	Kind   string         `json:"kind"`
	Fields map[string]any `json:"fields,omitempty"`
}

type Result struct {
	Losers []Player `json:"losers"`
	Reason string   `json:"reason,omitempty"`
}

type Situation struct {
	Events []Event `json:"events,omitempty"`
	Ask    *Ask    `json:"ask,omitempty"`
	Result *Result `json:"result,omitempty"`
}

type SeenCard struct {
	ID       string         `json:"id,omitempty"`
	Card     string         `json:"card,omitempty"`
	Hidden   bool           `json:"hidden,omitempty"`
	Resting  bool           `json:"resting,omitempty"`
	FaceDown bool           `json:"face_down,omitempty"`
	Numbers  map[string]int `json:"numbers,omitempty"`
	Under    []*SeenCard    `json:"under,omitempty"`
	Attached []*SeenCard    `json:"attached,omitempty"`
	Facts    map[string]any `json:"facts,omitempty"`
}

type View struct {
	Viewer     string                            `json:"viewer"`
	Turn       int                               `json:"turn"`
	TurnPlayer Player                            `json:"turn_player"`
	Step       string                            `json:"step"`
	Zones      map[Player]map[string][]*SeenCard `json:"zones"`
	Shared     map[string][]*SeenCard            `json:"shared,omitempty"`
	Counters   map[Player]map[string]int         `json:"counters,omitempty"`
	Unused     int                               `json:"unused,omitempty"`
}

type Reason struct {
	Kind string `json:"kind"`
	What string `json:"what"`
}

type Initialize struct {
	Protocol int    `json:"protocol"`
	Harness  string `json:"harness"`
	Version  string `json:"version"`
}

func (initialize *Initialize) UnmarshalJSON(text []byte) error {
	type plain Initialize
	read := plain{Protocol: 1, Harness: "saitei"}
	err := json.Unmarshal(text, &read)
	*initialize = Initialize(read)
	return err
}

type EngineInfo struct {
	Name         string                       `json:"name"`
	Version      string                       `json:"version,omitempty"`
	Language     string                       `json:"language,omitempty"`
	URL          string                       `json:"url,omitempty"`
	Protocol     int                          `json:"protocol"`
	Games        map[string][]string          `json:"games,omitempty"`
	Readings     map[string]map[string]string `json:"readings,omitempty"`
	Capabilities []string                     `json:"capabilities,omitempty"`
	Events       []string                     `json:"events,omitempty"`
}

type Open struct {
	Game    string          `json:"game"`
	Edition string          `json:"edition"`
	Scene   json.RawMessage `json:"scene"` // a Position or Decks, by the value of its field scene
}

type Answer struct {
	Ask   string   `json:"ask"`
	Picks []string `json:"picks"`
}

type Concede struct {
	Player Player `json:"player"`
}

type ViewOf struct {
	Viewer string `json:"viewer"`
}

func (of *ViewOf) UnmarshalJSON(text []byte) error {
	type plain ViewOf
	read := plain{Viewer: "judge"}
	err := json.Unmarshal(text, &read)
	*of = ViewOf(read)
	return err
}

type Nothing struct{}
