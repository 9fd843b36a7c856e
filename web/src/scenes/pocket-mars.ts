/** The scene of each card and building of Pocket Mars, by kind and number. */
export const SCENES: Record<string, string> = {
  "building 0": "land/dusk dome:trees*1.2 greenhouse", // Ecosystem
  "building 1": "land/rust solar*.9 collector*.9@84 pylons", // Power Plant
  "building 2": "land/blue lab*1.15 dish*.7@128", // Laboratory
  "building 3": "land/morning tank*1.15 pump*.6@120", // Water Supply
  "building 4": "land/noon crane*1 modules*.8@112", // Construction Yard
  "project 0": "room/lamp seeds*1.1 safe*.7@126", // Seed Vault
  "project 1": "land/evening terraces*1.1", // Garden Terraces
  "project 2": "land/blue lichen*1.1 flask*.6@126", // Lichen Cultures
  "project 3": "land/dawn dome:farm*1.2", // Greenhouse Dome
  "project 4": "plate:green dome:trees*.7@46,84 swap*.8@80,26 dome:water*.7@114,84", // Biosphere Exchange
  "project 5": "land/day bees*1.4@78,42 flowers*1.1", // Pollinator Swarm
  "project 6": "land/evening trees:pine*1.1 sprout*.5@124", // First Forest
  "project 7": "space/space sails*1.3@82,48 sun*.4@20,18", // Solar Sails
  "project 8": "land/night batteries*1.15", // Battery Bank
  "project 9": "land/dusk boosters*1.05@80,78", // Booster Stage
  "project 10": "orbit:mars fieldlines*1@80,66 capsule*.9@80,56 embers", // Magnetic Brakes
  "project 11": "land/night beam:violet*1@64,4 dish*1@72 satellite*.5@64,8", // Power Beam
  "project 12": "land:peaks/rust geothermal*1.1 well*.7@124", // Geothermal Well
  "project 13": "orbit:mars/deep mirror*1.5@68,40", // Orbital Mirror
  "project 14": "room/clean astronauts*1.1", // Crew Selection
  "project 15": "land:mesa/noon tent*1.1 microscope*.6@122 rover", // Field Laboratory
  "project 16": "room/blue console*1 capsule*.8@80,60", // Flight Simulator
  "project 17": "land/dawn launch*1.05 hourglass*.6@128", // Launch Window
  "project 18": "land:dunes/night beacon*1.1 pads*.6@116", // Landing Beacon
  "project 19": "room/night archive*1.1 papers*.5@130", // Data Archive
  "project 20": "room:wide/blue control*1.1", // Mission Control
  "project 21": "land/ice drill*1.1 blocks*.7@122", // Ice Drill
  "project 22": "land/noon aqueduct*1.05", // Aqueduct
  "project 23": "land/blue pump*1.2 pipes:water", // Pumping Station
  "project 24": "land/morning lock*1.05", // Canal Lock
  "project 25": "land:peaks/evening lake*1.2 dam*.6", // Reservoir
  "project 26": "room/clean tanks:water*1 bin*.7@128 pipes:water*.6@40", // Water Recycling
  "project 27": "cave/blue lake*1.1 crystals:ice*.6@122,88", // Underground Sea
  "project 28": "land/noon workers*1.1 crane", // Assembly Crew
  "project 29": "room/lamp blueprint*1.1", // Blueprints
  "project 30": "land/dusk frame*1.15 worker*.6@126", // Scaffolding
  "project 31": "land/morning pads*1.1 lander*.6@124", // Landing Pads
  "project 32": "land/rust crane*1 containers*.8@118", // Cargo Crane
  "project 33": "land:mesa/blue modules*1.15 parachute*.6@130,70", // Prefab Modules
  "project 34": "land/dusk printer*1.1 heap*.6@126", // Regolith Printer
};
