"""The three worked examples of the booklet, sentence by sentence."""

from pavonis.core.game import SPECTATOR
from pavonis.testing import table
from tests.rulebook.marks import rule


@rule("pocket-mars", "Play a card from hand: example")
def test_filip_draws_two_cards() -> None:
    filip = 0
    t = table("pocket-mars").hand(filip, "Data Archive", "Ice Drill").deck_top("First Forest", "Blueprints")
    six = t.game.setting.value[t.game.space.parse("play Data Archive") - t.game.space.parse("play Seed Vault")]
    assert six == 6

    # He plays a card of value 6 that says: draw 2 cards. He draws them from the deck.
    t.do(filip, "play Data Archive")
    # Now he has 3 cards in hand and 2 in the prep module.
    assert t.hand(filip) == ["First Forest", "Ice Drill", "Blueprints"]
    assert len(t.prep(filip)) == 2
    # At the end of his turn he must have 2 and 2: so he chooses one of the cards in hand ...
    assert t.question(filip).kind == "drop"
    assert t.legal(filip) == ["drop First Forest", "drop Ice Drill", "drop Blueprints"]
    # ... and puts it face up on the discard pile.
    t.do(filip, "drop Ice Drill")
    assert t.discard() == ["Data Archive", "Ice Drill"]
    assert t.hand(filip) == ["First Forest", "Blueprints"]
    assert len(t.prep(filip)) == 2
    assert t.waiting == [1]


@rule("pocket-mars", "Play a card from your prep module: example")
def test_matt_plays_an_orange_1_on_an_orange_7() -> None:
    matt, filip = 0, 1
    t = table("pocket-mars").prep(matt, "Solar Sails", "Blueprints").hand(matt, "Ice Drill", "Seed Vault")
    t.column("Power Plant", "Orbital Mirror").colonists("Power Plant", one_star=[0, 1]).deck_top("Canal Lock")
    before = t.seat(matt)

    # Matt plays a card of his prep module and puts it under the building of its colour, on top of a 7.
    t.do(matt, "attach Solar Sails")
    assert t.column("Power Plant") == ["Orbital Mirror", "Solar Sails"]
    # His card is a 1, so he cannot carry out the first step and land a colonist.
    assert t.seat(matt).ship > 0
    assert t.question(matt).kind == "action"
    # The card lets him take 2 colonists from Earth, if he has no colonist in the building.
    # He does so: the only colonist there is Filip's.
    assert t.colonists("Power Plant").one_star[filip] == 1
    t.do(matt, "use action")
    assert t.seat(matt).earth == before.earth - 2
    assert t.seat(matt).ship == before.ship + 2
    # Last he uses the ability of the building and gains 1 energy.
    t.do(matt, "use ability")
    assert t.seat(matt).energy == before.energy + 1
    # Then he draws 1 card by the four-card rule ...
    assert t.hand(matt) == ["Seed Vault", "Ice Drill", "Canal Lock"]
    # ... and decides which card of his hand goes to the prep module.
    assert t.question(matt).kind == "prepare"
    t.do(matt, "prepare Ice Drill")
    assert t.prep(matt) == ["Ice Drill", "Blueprints"]
    assert t.waiting == [filip]


@rule("pocket-mars", "Play a card from another prep module: example")
def test_filip_takes_matts_green_5() -> None:
    filip, matt = 0, 1
    t = table("pocket-mars").colonists("Laboratory", one_star=[1, 0]).colonists("Power Plant", one_star=[0, 1])
    t.prep(matt, "Ice Drill", "Biosphere Exchange").hand(matt, "Seed Vault", "Blueprints").deck_top("Canal Lock")
    before = t.seat(matt), t.seat(filip)

    # Filip wants to move his colonist from the one-star to the two-star zone: it will be worth more at the end.
    # He sees by the back that Matt has a green card in his prep module.
    assert t.prep(matt, seen_by=filip) == ["blue", "green"]
    # He plays it: it is turned up and attached to the Ecosystem, which has no cards yet.
    assert t.column("Ecosystem") == []
    t.do(filip, "take from seat 1 card 2")
    assert t.column("Ecosystem") == ["Biosphere Exchange"]
    # It is a 5, more than the building's 3, but that does not matter now: nobody may land.
    assert t.waiting == [matt]
    assert t.question(matt).kind == "action"
    # Its bottom action: who has a green card in hand may take a colonist from Earth. Matt has one, and does.
    t.do(matt, "use action")
    assert (t.seat(matt).earth, t.seat(matt).ship) == (before[0].earth - 1, before[0].ship + 1)
    # Then Filip uses the ability of the building to move his colonist up, as he planned.
    t.do(filip, "use ability", "promote in Laboratory of seat 0")
    assert t.colonists("Laboratory") == ([0, 0], [1, 0])
    assert t.seat(filip).points == before[1].points + 2
    # Now Matt lacks a card in his prep module, so he draws one from the deck ...
    assert t.hand(matt) == ["Seed Vault", "Canal Lock", "Blueprints"]
    # ... and must choose which of his 3 cards goes to the prep module, before the next player begins.
    assert t.waiting == [matt]
    assert t.legal(matt) == ["prepare Seed Vault", "prepare Canal Lock", "prepare Blueprints"]
    t.do(matt, "prepare Canal Lock")
    assert t.prep(matt) == ["Ice Drill", "Canal Lock"]
    assert t.question(matt).kind == "turn"
    assert t.see(SPECTATOR).active == matt
