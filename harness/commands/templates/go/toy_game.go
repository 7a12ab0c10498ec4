// A toy engine, in place of yours. It can place, collab, pass, draw and send cheers, but not bloom or baton-pass. It
// supports oshi skills that draw, deal damage and move cards, and no other card text.

package main

// Choice is a kind of option, and the id of its card or the name of its skill.
type Choice struct{ kind, card string }

type ToyGame struct {
	cards    map[string]Card
	zones    map[Player]map[string][]*SeenCard
	counters map[Player]map[string]int
	turn     int
	player   Player
	step     string
	among    []*SeenCard // the cards of which the player chooses one for the first instruction
	loser    Player
	collabed bool
	used     map[string]bool // the skills that were used this turn
	todo     []Node          // the remaining instructions of the skill that is being resolved
}

func newToyGame(scene Position) *ToyGame {
	game := &ToyGame{cards: scene.Cards, turn: scene.Turn, player: scene.TurnPlayer, step: scene.Step}
	game.zones, game.counters = map[Player]map[string][]*SeenCard{}, map[Player]map[string]int{}
	game.used = map[string]bool{}
	for _, player := range []Player{"A", "B"} {
		game.zones[player] = map[string][]*SeenCard{}
		for name, cards := range scene.Seats[player].Zones {
			game.zones[player][name] = cardsInGame(cards)
		}
		game.counters[player] = map[string]int{}
		for name, number := range scene.Seats[player].Counters {
			game.counters[player][name] = number
		}
	}
	return game
}

// All choices that the turn player has now.
func (game *ToyGame) legalChoices() []Choice {
	if len(game.among) > 0 {
		return choices("card", game.among)
	}
	if game.step == "cheer" {
		return choices("card", game.stageCards())
	}
	found := []Choice{{"pass", ""}}
	if game.step != "main" {
		return found
	}
	if len(game.stageCards()) < 6 {
		found = append(found, choices("place", selectCards(game.ownZone("hand"), game.isPlaceable))...)
	}
	if !game.collabed && len(game.ownZone("collab")) == 0 {
		active := selectCards(game.ownZone("back"), func(card *SeenCard) bool { return !card.Resting })
		found = append(found, choices("collab", active)...)
	}
	for _, skill := range game.oshiSkills() {
		if game.isUsable(skill) {
			found = append(found, Choice{"skill", skill["name"].(string)})
		}
	}
	return found
}

func (game *ToyGame) carryOutChoice(kind, id string) {
	switch {
	case kind == "place":
		game.putLast("back", game.takeCard("hand", id))
	case kind == "collab":
		game.collabed = true
		if deck := game.ownZone("deck"); len(deck) > 0 {
			power := game.takeCard("deck", deck[0].ID)
			power.FaceDown = true
			game.putFirst(game.player, "holo power", power)
		}
		game.putLast("collab", game.takeCard("back", id))
	case kind == "skill":
		for _, skill := range game.oshiSkills() {
			if skill["name"] == id {
				game.useSkill(id, skill)
			}
		}
	case kind == "card" && len(game.among) > 0:
		chosen := selectCards(game.among, func(card *SeenCard) bool { return card.ID == id })
		game.among = nil
		game.performNextInstruction(chosen)
		game.resolveSkill()
	case kind == "card":
		cheer := game.takeCard("cheer deck", game.ownZone("cheer deck")[0].ID)
		for _, holomem := range game.stageCards() {
			if holomem.ID == id {
				holomem.Attached = append(holomem.Attached, cheer)
			}
		}
		game.step = "main"
	case game.step == "main":
		game.step = "performance" // where it can only pass: cards with arts are refused
	default:
		game.nextTurn()
	}
}

// A zone of the turn player, the top card first.
func (game *ToyGame) ownZone(name string) []*SeenCard {
	return game.zones[game.player][name]
}

func (game *ToyGame) stageCards() []*SeenCard {
	cards := append([]*SeenCard{}, game.ownZone("center")...)
	return append(append(cards, game.ownZone("collab")...), game.ownZone("back")...)
}

func (game *ToyGame) oshiSkills() []Node {
	skills := []Node{}
	for _, oshi := range game.ownZone("oshi") {
		for _, ability := range game.cards[oshi.Card].Abilities {
			skills = append(skills, ability.(Node))
		}
	}
	return skills
}

func (game *ToyGame) isUsable(skill Node) bool {
	return !game.used[skill["name"].(string)] && len(game.ownZone("holo power")) >= skillCost(skill)
}

func (game *ToyGame) isPlaceable(card *SeenCard) bool {
	printed := game.cards[card.Card]
	level, found := printed.Facts["level"]
	return printed.Kind == "holomem" && (!found || level == "Debut" || level == "Spot")
}

func (game *ToyGame) useSkill(name string, skill Node) {
	if skill["limit"] != nil {
		game.used[name] = true
	}
	for cost := skillCost(skill); cost > 0; cost-- {
		game.putCard(game.ownZone("holo power")[0], "archive")
	}
	for _, instruction := range listOf(skill["then"]) {
		game.todo = append(game.todo, instruction.(Node))
	}
	game.resolveSkill()
}

// Carry out the remaining instructions of the skill, up to the next choice.
func (game *ToyGame) resolveSkill() {
	for len(game.todo) > 0 {
		reference := referenceOf(game.todo[0])
		meant := game.referencedCards(reference)
		if reference["of"] == "choose" && len(meant) > 1 {
			game.among = meant
			return
		}
		game.performNextInstruction(meant)
	}
}

// The cards that a reference selects, or the cards of which the player chooses one.
func (game *ToyGame) referencedCards(reference Node) []*SeenCard {
	switch reference["of"] {
	case "choose":
		return game.referencedCards(reference["among"].(Node))
	case "this":
		return append([]*SeenCard{}, game.ownZone("oshi")...)
	case "cards":
		where, _ := reference["where"].(Node)
		cards := []*SeenCard{}
		for _, player := range game.playersOn(reference["side"]) {
			for _, zone := range listOf(reference["zone"]) {
				cards = append(cards, game.zones[player][zone.(string)]...)
			}
		}
		return selectCards(cards, func(card *SeenCard) bool {
			printed := game.cards[card.Card]
			return admits(where["kind"], printed.Kind) && admits(where["name"], printed.Name)
		})
	}
	return nil
}

func (game *ToyGame) playersOn(side any) []Player {
	switch side {
	case "opponent":
		return []Player{opponentOf(game.player)}
	case "both":
		return []Player{game.player, opponentOf(game.player)}
	}
	return []Player{game.player}
}

func (game *ToyGame) performNextInstruction(cards []*SeenCard) {
	instruction := game.todo[0]
	game.todo = game.todo[1:]
	if instruction["do"] == "draw" {
		deck, count := game.ownZone("deck"), numberOr(instruction["count"], 1)
		if count > len(deck) {
			count = len(deck)
		}
		cards = append([]*SeenCard{}, deck[:count]...)
	}
	for _, card := range cards {
		switch instruction["do"] {
		case "draw":
			game.putCard(card, "hand")
		case "move":
			game.putCard(card, instruction["to"].(string))
		case "damage":
			card.Numbers = map[string]int{"damage": card.Numbers["damage"] + numberOr(instruction["amount"], 0)}
		}
	}
}

// Move the card to a zone of its player, and archive the cards stacked under it or attached to it.
func (game *ToyGame) putCard(card *SeenCard, to string) {
	for player, zones := range game.zones {
		for name, zone := range zones {
			left := selectCards(zone, func(other *SeenCard) bool { return other != card })
			if len(left) == len(zone) {
				continue
			}
			zones[name] = left
			zones["archive"] = append(append(zones["archive"], card.Under...), card.Attached...)
			*card = SeenCard{ID: card.ID, Card: card.Card}
			game.putFirst(player, to, card)
			return
		}
	}
}

func (game *ToyGame) putFirst(player Player, name string, card *SeenCard) {
	game.zones[player][name] = append([]*SeenCard{card}, game.zones[player][name]...)
}

func (game *ToyGame) putLast(name string, card *SeenCard) {
	game.zones[game.player][name] = append(game.ownZone(name), card)
}

func (game *ToyGame) takeCard(name, id string) *SeenCard {
	taken := selectCards(game.ownZone(name), func(card *SeenCard) bool { return card.ID == id })[0]
	game.zones[game.player][name] = selectCards(game.ownZone(name), func(card *SeenCard) bool { return card != taken })
	return taken
}

func (game *ToyGame) nextTurn() {
	game.turn++
	game.player = opponentOf(game.player)
	game.collabed = false
	game.used = map[string]bool{}
	if game.turn > 2 { // a player's first turn has no reset step
		for _, card := range game.stageCards() {
			card.Resting = false
		}
		for _, card := range game.ownZone("collab") {
			card.Resting = true
			game.putLast("back", game.takeCard("collab", card.ID))
		}
	}
	deck := game.ownZone("deck")
	if len(deck) == 0 {
		game.loser = game.player
		return
	}
	game.putLast("hand", game.takeCard("deck", deck[0].ID))
	game.step = "main"
	if len(game.ownZone("cheer deck")) > 0 && len(game.stageCards()) > 0 {
		game.step = "cheer"
	}
}

func opponentOf(player Player) Player {
	if player == "A" {
		return "B"
	}
	return "A"
}

// The cost of an oshi skill, in cards of holo power.
func skillCost(skill Node) int {
	values := listOf(skill["values"])
	if len(values) == 0 {
		return 0
	}
	return numberOr(values[0].(Node)["value"], 0)
}

// The reference of an instruction to its cards, or an empty node.
func referenceOf(instruction Node) Node {
	field := "cards"
	if instruction["do"] == "damage" {
		field = "to"
	}
	reference, _ := instruction[field].(Node)
	return reference
}

// Whether a filter's list of words is left out, or contains the word.
func admits(words any, word string) bool {
	if words == nil {
		return true
	}
	for _, each := range listOf(words) {
		if each == word {
			return true
		}
	}
	return false
}

func listOf(field any) []any {
	list, _ := field.([]any)
	return list
}

func numberOr(field any, otherwise int) int {
	if number, found := field.(float64); found {
		return int(number)
	}
	return otherwise
}

func choices(kind string, cards []*SeenCard) []Choice {
	found := []Choice{}
	for _, card := range cards {
		found = append(found, Choice{kind, card.ID})
	}
	return found
}

func selectCards(cards []*SeenCard, matches func(*SeenCard) bool) []*SeenCard {
	found := []*SeenCard{}
	for _, card := range cards {
		if matches(card) {
			found = append(found, card)
		}
	}
	return found
}

// The toy engine's own copies of cards of a scene.
func cardsInGame(placed []PlacedCard) []*SeenCard {
	cards := []*SeenCard{}
	for _, each := range placed {
		card := &SeenCard{ID: each.ID, Card: each.Card, Resting: each.Resting, FaceDown: each.FaceDown}
		if damage := each.Numbers["damage"]; damage > 0 {
			card.Numbers = map[string]int{"damage": damage}
		}
		card.Under, card.Attached = cardsInGame(each.Under), cardsInGame(each.Attached)
		cards = append(cards, card)
	}
	return cards
}
