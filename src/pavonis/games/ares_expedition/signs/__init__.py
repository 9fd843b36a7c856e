"""The signs of Ares Expedition: where the rules say more about them, by call-out of the guided game."""

SHARED = "pavonis.text.project_signs"  # what cards of both games show
SECTIONS = {
    "goal": "temperature oxygen oceans zone",
    "rating": "rating",
    "production": "megacredits heat plants production cards_production",
    "metals": "steel titanium",
    "action": "forest action standard_action sold_card",
    "plan": "bonus round decided",
    "end": "points",
    "research": "card look deck discard hand",
    "development": "automated_card",
    "construction": "active_card event_card more_cards",
    "cards": "power_tag science_tag jovian_tag earth_tag plant_tag microbe_tag animal_tag building_tag space_tag event_tag cost next_card easier animal_cube microbe_cube science_cube cube corporation_kind",
}
