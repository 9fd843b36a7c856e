/** The scene of each card of Mission: Red Planet, by kind and number. Characters have portraits of their own, maps are drawn from their places. */
export const SCENES: Record<string, string> = {
  "ship 0": "land:mesa/dusk launch*1 crystals:gold*.5@124", // Syrtis Major 4
  "ship 1": "land:mesa/noon rocket*.95 rocks astronauts*.5@122", // Syrtis Major 5
  "ship 2": "orbit:mars boosters*.75@80,62", // Syrtis Major 5
  "ship 3": "land:mesa/rust canyon*.9 rocket*.8@80,88", // Valles Marineris 4
  "ship 4": "land/dawn chasm*.9 lander*.8@120,74", // Valles Marineris 4
  "ship 5": "land:mesa/night launch*.95 canyon", // Valles Marineris 5
  "ship 6": "land/morning bowl*1 rocket:blue*.8@80,86", // Hellas 3
  "ship 7": "land/blue launch:blue*1 bowl", // Hellas 4
  "ship 8": "orbit:mars/deep shuttle*1.3@78,42", // Hellas 5
  "ship 9": "space phobos*1.2@112,36 capsule*.8@56,70", // Phobos 3
  "ship 10": "moonscape/space lander*1 mars*.8@128,28", // Phobos 4
  "ship 11": "moonscape:dark/deep rocket*.9 flag*.7@120 mars*1@34,34", // Phobos 4
  "ship 12": "land/blue rocket*.85 icebergs", // Ausonia 2
  "ship 13": "land/moonlit lander*1 snowflakes", // Ausonia 3
  "ship 14": "land/blue launch*1 icecap*.4", // Ausonia 4
  "ship 15": "land:dunes/noon rocket:gold*.9 rover*.6@120", // Tritonis Sinus 2
  "ship 16": "land:dunes/dusk launch:gold*.95", // Tritonis Sinus 3
  "ship 17": "land:dunes/night parachute*1.1@80,70 pads*.6", // Tritonis Sinus 4
  "ship 18": "land:soft/dusk rocket:violet*.9 dome", // Mare Tyrrhenum 2
  "ship 19": "land/storm lander*1 dust", // Mare Tyrrhenum 3
  "ship 20": "land:peaks/rust rockets*.95", // Mare Tyrrhenum 4
  "ship 21": "land:peaks/dawn capsule*1.1 parachute*.6@124,66", // Sinus Sabaeus 2
  "ship 22": "land:peaks/night rocket*.9 beacon@126", // Sinus Sabaeus 3
  "ship 23": "land:peaks/noon launch*.95 crowd*.5@80,98", // Sinus Sabaeus 4
  "ship 24": "land/rust lander*.9 crane", // Mare Serpentis 2
  "ship 25": "land:dunes/morning rocket:blue*.9 containers*.6@122", // Mare Serpentis 3
  "ship 26": "land:dunes/rust launch:blue*.95 beacon", // Mare Serpentis 4
  "ship 27": "land/ice icecap*.8 rocket:gold*.8@112", // Vastitas Borealis 2
  "ship 28": "land/ice launch:gold*.9 crystals:ice*.5@34", // Vastitas Borealis 3
  "ship 29": "land/ice icecap*.6 rockets*.9@52", // Vastitas Borealis 4
  "ship 30": "space/deep capsule*1@80,64 question*.9@122,30", // any region 2
  "ship 31": "space/space shuttle:red*1.4@80,48 question*.7@126,26", // any region 3
  "ship 32": "space/deep shuttle*1.3@72,50 orbits", // any region 3
  "ship 33": "land/dusk rockets*.95 question*.8@128,24", // any region 4
  "ship 34": "space freighter*1.4@80,48 question*.7@130,24", // any region 4
  "ship 35": "space/deep colonyship*1@80,50 question*.7@128,22", // any region 5
  "mission 0": "land/ice flag:blue*1 astronauts*.7@118 aurora", // Northern Influence
  "mission 1": "land:dunes/dawn flag*1 astronaut*.8@120 rover", // Eastern Influence
  "mission 2": "land:peaks/dusk flag:green*1 tent*.8@120", // Southern Influence
  "mission 3": "land:mesa/rust flag*1.1 rovers*.6@122", // Western Influence
  "mission 4": "moonscape/space domes*.9 astronaut*.7@124 mars*1@34,30", // Moon Base
  "mission 5": "cave/dusk crystals:violet*.95 astronaut*.6@124,88", // Celerium Monopoly
  "mission 6": "cave/rust crystals:gold*.95 worker*.6@36,88", // Sylvanite Monopoly
  "mission 7": "plate:red mars*1.1@80,44 crown*.6", // Inner Circle
  "mission 8": "space/deep wormhole*1.2@80,46 astronaut*.6@52,84 seal*.4@128,28", // Space Heroes
  "mission 9": "plate:teal crystals:gold*.7@80,86 crystals:ice*.6@38,88 crystals:violet*.6@122,88", // Diversification
  "mission 10": "land:dunes/morning rovers*1 flag@128 bird*.5", // Pioneers
  "mission 11": "land:mesa/night fortress*1.15 flag@126", // Stronghold
  "discovery 24": "land:mesa/dusk natives*1.15", // Native Resistance
  "discovery 25": "land/night magnet*1 sparks rocket*.7@126,66", // Ether Magnet
  "discovery 26": "land:dunes/storm tornado dust rover*.7", // Great Sandstorm
  "discovery 27": "plate:violet puzzle*1.1 sparks", // Synergy
  "discovery 28": "land/dusk mine*1 rubble*1@80,90 dust", // Mine Collapse
  "discovery 29": "cave/rust vein:gold*1.1 sparks", // Rich Vein
  "discovery 30": "land:mesa/noon border*1.1", // Clear Borders
  "discovery 31": "land:soft/blue border*.9 fog", // Fuzzy Borders
  "discovery 32": "land/night bomb*1.1 fire*.6@124", // Sabotage
  "discovery 33": "cave/ice crystals:ice*1 icebergs*.6@122,90", // Frozen Cavern
  "discovery 34": "land:peaks/evening lichen*1.2", // Lichens
  "discovery 35": "cave/blue lake*1.1 fungus:glow*.5@36,88", // Underground Lake
  "discovery 36": "land/storm suit:yellow*1.05 gas:green", // Radiation
  "action 48": "land/ice blocks*1.25", // Blocks of Ice
  "action 49": "land/night crystals:violet*.9 crate*.7@122", // Celerium Cache
  "action 50": "space/deep capsule*.9@52,76 shuttle:red*1.1@96,38 cross*.5@134,74", // Rescue Operation
  "action 51": "room/lamp safe*1 mask*.6@44,90 papers*.6@124", // Industrial Espionage
  "global 0": "cave/ice crystals:ice*1 crown*.5@80,52", // Ice Monopoly
};
