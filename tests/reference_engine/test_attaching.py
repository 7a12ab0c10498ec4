"""Cards are only attached to holomem, even if a text asks for something else."""

from __future__ import annotations

from saitei.reference_engine import engine
from saitei.steps.hololive.scene import PositionBuilder


def test_a_support_that_asks_for_a_cheer_itself_gets_none_and_comes_to_an_end() -> None:
    builder = PositionBuilder()
    builder.set_zone_cards("A", "hand", "Fest kind:item")
    builder.add_card_text("Fest", "Draw 1 card. Send the top card of your cheer deck to this holomem.")
    playing = engine()
    situation = playing.open("hololive", "1.7.0", builder.build_scene())
    assert situation.ask is not None
    play = next(option for option in situation.ask.options if option.kind == "support")
    before = playing.view("judge").zones["A"]["cheer deck"]
    playing.answer(situation.ask.id, (play.id,))
    zones = playing.view("judge").zones["A"]
    assert zones["cheer deck"] == before
    assert [card.id for card in zones["archive"]] == ["Fest"]
