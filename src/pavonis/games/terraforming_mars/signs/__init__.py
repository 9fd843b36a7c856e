"""The signs of Terraforming Mars: where the rules say more about them, by call-out of the guided game."""

SHARED = "pavonis.text.project_signs"  # what cards of both games show
SECTIONS = {
    "goal": "temperature oxygen oceans generation",
    "rating": "rating points",
    "production": "megacredits steel titanium plants energy heat production metal_production copy",
    "place": "ocean_tile greenery_tile city_tile tile marker metal_bonus",
    "research": "card look deck discard hand search exchange",
    "cards": "power_tag science_tag jovian_tag earth_tag plant_tag microbe_tag animal_tag building_tag space_tag city_tag event active_kind automated_kind cost next_card easier protected steal any animal_cube microbe_cube science_cube fighter_cube cube",
    "turn": "action",
    "projects": "standard_project",
    "corporation": "corporation_kind",
}
