/** The scene of each card of Ares Expedition, by the number printed on it. */
export const SCENES: Record<string, string> = {
  "001": "land:peaks/blue suit:yellow*.9 sprout*.7@122 lichen@36", // Adaptation Technology
  "002": "plate:grey alloy*1.2 gears*.6@126", // Advanced Alloys
  "003": "room/clean microscope*1.1 leaf*.6@126 eye*.6@34,30", // Advanced Screening Technology
  "004": "room/night core*1 brain*.9@118,78 archive*.8", // AI Central
  "005": "lens:dark rods:#c8903a", // Anaerobic Microorganisms
  "006": "land:mesa/night floating*1.1 astronaut*.8@124", // Anti-Gravity Technology
  "007": "cave/blue pump*.9 lake*.7@80,92", // Aquifer Pumping
  "008": "sea/dawn algae icebergs*1", // Arctic Algae
  "009": "room/clean jungle*.9", // Artificial Jungle
  "010": "room/lamp conveyor*1.1 robots*.7@122", // Assembly Lines
  "011": "plate:red briefcase papers*.7@126 rainingcoins*.7", // Asset Liquidation
  "012": "sea/day bird*1.4@56,40 birds*.7@116,30 island*.7", // Birds
  "013": "room/blue table*1.1 lamp*.5@80,60", // Brainstorming Session
  "014": "land/day handshake*.7@40,90 contract*.9 dome:trees", // Caretaker Contract
  "015": "room/night conveyor:chips*1.1 chip*.6@126,84", // Circuit Board Factory
  "016": "land/evening flowers*.7@80,96 greenhouse*.9 family*.7@124", // Community Gardens
  "017": "land:peaks/noon heap*1 bin*.9@124 factory:green", // Composting Factory
  "018": "land/day forest dome:water*1.1 frog*.6@124 deer*.5@34", // Conserved Biome
  "019": "land/dusk fungus:brown*1 worms*.6@44", // Decomposers
  "020": "land/moonlit fungus:glow*1.15 fog", // Decomposing Fungus
  "021": "land/noon crane city*.9@118 frame", // Developed Infrastructure
  "022": "land/dusk lab*1.1 lamp*.5@126 dish", // Development Center
  "023": "orbit:earth catapult:blue*.9@76,84", // Earth Catapult
  "024": "land/evening river trees*.8 rabbits*.6@118 birds*.6", // Ecological Zone
  "025": "plate:gold bolts*1.1 coins*.7@124 contract*.6@36,92", // Energy Subsidies
  "026": "land/noon crate containers*.8@118 cards*.5@40,92", // Extended Resources
  "027": "land/blue fungus:blue*1.2 snowflakes", // Extreme-Cold Fungus
  "028": "land/day market*1.1", // Farmers Market
  "029": "land/evening field handshake*.7 truck*.6@124", // Farming Co-ops
  "030": "under fish*1.8@76,46 kelp bubbles", // Fish
  "031": "lens:ember rods:#f0b04a spores:#c46a3a*.6@80,50", // GHG Producing Bacteria
  "032": "land:mesa/dawn greenhouse:tomato*1.15", // Greenhouses
  "033": "land/evening sheep*1.15 trees", // Herbivores
  "034": "coast/morning dam*.8 bolts*.8@124,86", // Hydro-Electric Energy
  "035": "space/deep network handshake*.9@80,80 jupiter*.6@28,24", // Interplanetary Relations
  "036": "room/lamp interns*1.1", // Interns
  "037": "room:wide/blue table*1.1 earth*.5@48,34 jupiter*.4@112,34", // Interplanetary Conference
  "038": "land/rust furnace*1 works", // Ironworks
  "039": "land/evening cow:brown*1.25 hut", // Livestock
  "040": "land:peaks/dusk university*1.1 crowd*.5@80,98", // Mars University
  "041": "room/blue printer*1 atom*.5@128,76", // Matter Manufacturing
  "042": "earth/dusk camera*1 screens*.7@120", // Media Group
  "043": "lens:ink spirals:#3f9ac8", // Nitrite Reducing Bacteria
  "044": "land:peaks/dawn volcano:quiet*.8@80,72 podium*.9@80,94 crowd*.5@80,102", // Olympus Conference
  "045": "land:soft/dusk shuttle*1.5@76,34 wind*.8@76,36 rocks", // Optimal Aerobraking
  "046": "cave/blue collider*.85 scientist*.6@128,88", // Physics Complex
  "047": "land/morning pylons*.9 solar*.6@44 city:low", // Power Infrastructure
  "048": "space/deep belt:iron bin*.9@80,86 satellite*.6", // Recycled Detritus
  "049": "plate:violet papers*1.1 contract:blue*.6@126,92", // Redrafted Contracts
  "050": "lens:amber hairy:#a4603a amoeba:#c88a5a*.4@122,30", // Regolith Eaters
  "051": "land:dunes/night observatory*1.1 outpost", // Research Outpost
  "052": "plate:teal swap*1@80,24 crate*.9 leaf*.5@128", // Restructured Resources
  "053": "land/moonlit mouse*1.2 grass*.6@120 flowers*.6@36", // Small Animals
  "054": "land/day city solar:many*.7@44 trees*.7@122 windmills", // Solarpunk
  "055": "room/blue blueprint gears*.7@124 chip*.6@36", // Standard Technology
  "056": "land/night works*1 furnace*.8@122 embers", // Steelworks
  "057": "land/evening trees*.9 fungus*.8@80,94", // Symbiotic Fungus
  "058": "lens:violet tardigrade*1 spores:#b090d8*.9@80,50", // Tardigrades
  "059": "room/lamp brain*1 table*.7@80,98", // Think Tank
  "060": "orbit:mars/space seal*.9@80,44 flag:blue*.7@40,80 flag*.7@112,80", // United Planetary Alliance
  "061": "lens:green phage*1.2", // Viral Enhancers
  "062": "land:peaks/rust lake:hot*1.2 volcano", // Volcanic Pools
  "063": "space/deep europa*1.1@120,32 convoy:water*1@66,60", // Water Import from Europa
  "064": "room/lamp stove*1.15", // Wood Burning Stoves
  "065": "land/day river jungle*.8 butterfly*.8 deer*.6@40", // Advanced Ecosystems
  "066": "land:mesa/evening lake*1.1 crane", // Artificial Lake
  "067": "land:soft/blue tanks:green balloon*.9@120,30 gas", // Atmosphere Filtering
  "068": "room/clean masked*1.1 spheres:#9ac0d0*.6@126", // Breathing Filters
  "069": "plate:dark envelope*1 gavel*.8@126 coins:few*.8@34", // Bribed Committee
  "070": "earth/evening couple*1.05 briefcase*.6@122", // Business Contacts
  "071": "earth/blue boss*1.1 blueprint*.5@126,92", // CEO's Favorite Project
  "072": "moonscape/space training*.9 jupiter*.6@124,26", // Colonizer Training Camp
  "073": "land:dunes/night comet*1@66,34 rocks", // Comet
  "074": "orbit:europa/deep convoy:water*1.3@78,42", // Convoy from Europa
  "075": "land:soft/dusk bowl*1.1 meteor*.5@44,24", // Crater
  "076": "orbit:mars/space deimos*2@84,42 embers", // Deimos Down
  "077": "space/space asteroid:ice*2.2@70,52 mars*.6@138,76", // Giant Ice Asteroid
  "078": "land/blue meteor:ice*1.4@72,36 lake*.8", // Ice Asteroid
  "079": "coast/ice icecap*.8 blocks*.6@124", // Ice Cap Melting
  "080": "space freighter:gas*1.3@70,54 molecules*1@118,26 earth*.5@24,22", // Imported Hydrogen
  "081": "orbit:mars/deep freighter:nitrogen*1.3@84,42 molecules:n*.7@36,30", // Imported Nitrogen
  "082": "orbit:earth/deep colonyship*1.1@82,42", // Interstellar Colony Ship
  "083": "room/clean crowd*.7@80,98 trophy*1 lamp*.5@122", // Invention Contest
  "084": "earth/morning safe*1 coins*.8@122", // Investment Loan
  "085": "orbit:mars telescope*1.2@78,40 star*.5@138,16", // Lagrange Observatory
  "086": "land:mesa/evening river canyon*.8 waterfall*.6@122", // Lake Marineris
  "087": "space/space convoy*1.3@84,48 earth*.6@22,22", // Large Convoy
  "088": "land:peaks/rust lava*1@80,88 volcano*.8@66,74", // Lava Flows
  "089": "land/blue dome:farm*1.1 heaters*.6@126", // Local Heat Trapping
  "090": "coast/evening pond trees:mangrove*.9@80,86", // Mangrove
  "091": "land:dunes/dusk meteor:nitrogen*1.4@76,38 molecules:n*.7@128,26", // Nitrogen-Rich Asteroid
  "092": "land/ice permafrost*1@80,82 digger*.9@84 geyser@126", // Permafrost Extraction
  "093": "land/rust phobos*1.6@96,34 blast*.7@40 embers", // Phobos Falls
  "094": "land/evening field trees*.9", // Plantation
  "095": "land/rust gas:violet geyser*.9 geyser*.7@120 rocks", // Release of Inert Gases
  "096": "room/blue microscope*1 flasks*.9@122 desk*.7@38", // Research
  "097": "plate:violet blueprint*.9 lamp*.7@126", // Special Design
  "098": "cave/dusk lake*.95 crystals:ice*.5@40,84 pipes:water*.5@112,44", // Subterranean Reservoir
  "099": "land/dawn arm*.9 podium*.7@118 crowd*.5@80,100", // Technology Demonstration
  "100": "orbit:ganymede jupiter*1.2@116,30 mirror*.7@46,34", // Terraforming Ganymede
  "101": "orbit:mars comet*.9@40,40 freighter*.9@112,36", // Towing a Comet
  "102": "land/noon workers*1.1 crane frame", // Work Crews
  "103": "earth/evening office*1.1 contract*.6@124,94", // Acquired Company
  "104": "land:mesa/morning lichen*1.15", // Adapted Lichen
  "105": "cave/rust lava*.8@80,90 pipes*.6@80,70 gas:amber", // Aerated Magma
  "106": "land/storm suit*.9 gas:amber lightning", // Airborne Radiation
  "107": "sea/evening algae:red island*.6", // Algae
  "108": "lens:teal chain:#6ab06a", // Archaebacteria
  "109": "plate:green leaf*1.1 solar*.6@120", // Artificial Photosynthesis
  "110": "moonscape:dark/deep drill*.9 asteroids:iron*.8@122,28 digger@44", // Asteroid Mining
  "111": "space/deep asteroid:gold*1.3@112,36 handshake*.9@62,82", // Asteroid Mining Consortium
  "112": "orbit:mars/space dome:farm*.9@76,60 satellite*.5@134,22", // Astrofarm
  "113": "orbit:mars balloon*1.2@80,38 balloon*.6@126,30 balloon*.6@32,34", // Atmospheric Insulators
  "114": "room/clean robots*.8@122 arm*1.1 conveyor", // Automated Factories
  "115": "plate:blue scales*1.1 chart*.6@128", // Balanced Portfolios
  "116": "land/night asteroid:thorium*1.1@96,22 beam:green*.7@96,36 collector*.8", // Beam from a Thorium Asteroid
  "117": "land/dusk stove*1 heap*.9@122", // Biomass Combustors
  "118": "land/evening geothermal*.9 trees*.7@118", // Biothermal Power
  "119": "earth/dawn blueprint*1.1", // Blueprints
  "120": "land/dusk frame*1.1 ingots*.7@124 crane", // Building Industries
  "121": "land/morning hills bush*1.25 rabbits*.4@128", // Bushes
  "122": "moonscape:callisto/space mine*1 prisoners*.7@118 callisto*.6@30,24", // Callisto Penal Mines
  "123": "plate:gold handshake*1 rainingcoins*.7@80,30", // Cartel
  "124": "land/storm heap:coal*1.1 truck:coal*.8@122", // Coal Imports
  "125": "earth/dusk market*1 office", // Commercial District
  "126": "cave/dusk drill*.8 pipes*.7@108,86 embers", // Deep Well Heating
  "127": "lens:rose amoeba:#c08ad8@80,50 molecules*.5@122,26", // Designed Microorganisms
  "128": "plate:teal crops:tulip*.9 fire*.5@124 coins:few*.7@34", // Diversified Interests
  "129": "land:mesa/storm pit*1.1 digger*.7@116 dust", // Dusty Quarry
  "130": "earth/day chart*1.1 coins*.7@126", // Economic Growth
  "131": "room/blue batteries*1.15 bolts*.6@130,86", // Energy Storage
  "132": "land:mesa/day river canyon*.7@80,74 trees*.7@38 deer*.6@120", // Eos Chasma National Park
  "133": "land/day field:wheat hut*.8 truck*.7@116", // Farming
  "134": "land/morning factory*1 crops:tulip*.5@40 crate*.7@122", // Food Factory
  "135": "land/rust spheres:#c8a05a*1.1 pipes", // Fuel Factory
  "136": "land:mesa/dusk generators*1 heap:coal*.7@126", // Fueled Generators
  "137": "room/dusk fusion*1 scientist*.6@130", // Fusion Power
  "138": "moonscape:ganymede/deep shipyard*.9@84,42 jupiter*.6@28,24", // Ganymede Shipyard
  "139": "room/clean dna*.9@80,44 syringe*.7@128 medic*.5@34", // Gene Repair
  "140": "land:peaks/blue geothermal*1.1 geyser@128", // Geothermal Power
  "141": "orbit:mars mirror*1.5@70,40", // Giant Space Mirror
  "142": "land/evening grass*1.2 butterfly*.7", // Grass
  "143": "land:mesa/evening dam*1.1 pylons", // Great Dam
  "144": "land:mesa/rust cliff*1.2@98 drill*.9@52 ingots*.6@116", // Great Escarpment Consortium
  "145": "land/morning heather*1.2 rocks", // Heather
  "146": "orbit:mars/deep shuttle*1.3@76,42 earth*.4@134,18", // Immigration Shuttles
  "147": "space/deep freighter:heat*1.3@92,44 gas:red mars*.6@26,78", // Import of Advanced GHG
  "148": "land/storm tanks:red*1.1 shuttle:red*.8", // Imported GHG
  "149": "land/blue factory*1.1 works containers*.6@128", // Industrial Center
  "150": "land/noon field digger*.8@118 greenhouse*.8", // Industrial Farming
  "151": "lens:sand spirals:#8a6a4a chain:#c8a060*.6@80,50", // Industrial Microbes
  "152": "land/evening dragonfly*1.5@74,42 flowers*1 bees*.5", // Insects
  "153": "moonscape:io/deep pit*1 drill*.8@118 jupiter*1@124,28", // Io Mining Industries
  "154": "coast/morning reeds*.9@120 kelp*1 algae", // Kelp Farming
  "155": "land:peaks/dawn lichen:orange*1.1 rocks", // Lichen
  "156": "land/storm collector*1.1 collector@36 clouds:dark lightning", // Lightning Harvest
  "157": "land:dunes/dawn shield*1 hut*.8@80,84", // Low-Atmo Shields
  "158": "space luna*1.3@44,40 beam*1@56,48 mars*.9@118,96", // Lunar Beam
  "159": "room/night ring*1.1 batteries*.7@126", // Mass Converter
  "160": "land/dawn medic*1 dome lab*.7@126", // Medical Lab
  "161": "orbit:titan/deep freighter:gas*1.2@84,40 saturn*.5@30,22", // Methane from Titan
  "162": "land:mesa/dusk windmills*.9 gears*.7@40 works", // Micro-Mills
  "163": "plate:teal chip*1.15", // Microprocessors
  "164": "land/noon mine*1.05 truck*.7@126", // Mine
  "165": "moonscape:europa/space resort*.9 dome:trees*.5@126 miranda*.8@36,26", // Miranda Resort
  "166": "land:soft/rust mohole*1.1 drill", // Mohole Area
  "167": "land/morning field crops*1.1", // Monocultures
  "168": "land/blue moss*1.15 rocks geyser", // Moss
  "169": "land:peaks/rust cliff fence*.8@80,94 lichen*.8 bird:dark*.7", // Natural Preserve
  "170": "plate:green chart*.9 sprout*.6@126 bolts*.6@36,84", // New Portfolios
  "171": "land/morning moss*1.1 molecules:n*.7 reeds", // Nitrophilic Moss
  "172": "land:mesa/dusk crops*.9 cliff dome:farm*.6@124", // Noctis Farming
  "173": "land/storm reactor:pair*1.05", // Nuclear Plants
  "174": "land/blue pylons*1 grid*.7@80,96", // Power Grid
  "175": "land/rust reactor*1 bolts*.7@124,84", // Power Plant
  "176": "plate:gold pylons*.8 handshake*.7@80,92", // Power Supply Consortium
  "177": "land:peaks/evening river trees:pine*.9 dome:trees*.5@122", // Protected Valley
  "178": "room/dusk quantum*1.1 core*.6@128", // Quantum Extractor
  "179": "land/rust suit:yellow*1 suit*.6@120", // Rad Suits
  "180": "orbit:mars satellite*.9@112,28 dome:farm*.7@60,56 sun*.3@20,14", // Satellite Farms
  "181": "orbit:mars/deep orbits satellite*1.3@80,44 satellite*.5@132,24", // Satellites
  "182": "land/storm stumps*1.1 fire*.9@80 trees", // Slash and Burn Agriculture
  "183": "room/dusk furnace*1.1 ingots:gold*.7@128 embers", // Smelting
  "184": "cave/morning sprout*.8 heaters*.6@42,86 worms*.4@124,84", // Soil Warming
  "185": "land/blue solar:many*1.15 hut", // Solar Power
  "186": "land:dunes/dawn trap*1.1 mirror*.8@126,24", // Solar Trapping
  "187": "orbit:mars/space soletta*1.1@80,40", // Soletta
  "188": "land/night heaters*1.1 habitat", // Space Heaters
  "189": "space/deep station*1.4@76,46 mars*.7@146,82", // Space Station
  "190": "earth/dusk coins*1 flag*.8@126 podium*.7@40", // Sponsors
  "191": "land/storm pit*1.2 digger*.8@36 truck*.7@124", // Strip Mine
  "192": "land:dunes/rust digger*1.1 pit*.6@124", // Surface Mines
  "193": "cave/blue chasm*.6@80,70 batteries*.6@42,86 bolts*.8@120,80", // Tectonic Stress Power
  "194": "land:mesa/blue mine:titanium*1.1 drill", // Titanium Mine
  "195": "land:dunes/dusk gate*1.1 truck*.7@112 rover", // Toll Station
  "196": "land/rust market*.9@80 rover*.7@124 tent", // Trading Post
  "197": "land/storm clouds:dark lake:hot*1 heaters*.6@128", // Trapped Heat
  "198": "land/evening trees:pine*1.1", // Trees
  "199": "coast/evening tree:palm*1.2@46,84 resort*.9@94", // Tropical Resort
  "200": "land/ice crops*1 hut snow*.5", // Tundra Farming
  "201": "cave/noon underground*.9 drill*.4@124,40", // Underground City
  "202": "under vents*1.2 bubbles fish:blue*.5@36,34", // Undersea Vents
  "203": "plate:gold chart*.9 rocket:gold*.8@124 coins:few*.8@36", // Venture Capitalism
  "204": "space/space asteroid*1.6@44,62 shipyard*.8@102,38", // Vesta Shipyard
  "205": "sea/morning turbines*1.1 bolts*.6@126,84", // Wave Power
  "206": "land:dunes/noon windmills*1.2", // Windmills
  "207": "land/noon worms*1.1 sprout*.6@122", // Worms
  "208": "land:mesa/noon zeppelin*1.3@62,36 zeppelin*.6@124,22 trees", // Zeppelins
  "209": "plate:gold office:gold*1.1 coins*.7@126", // CrediCor
  "210": "land/evening leaves trees*.9 dome:trees*.7@120", // Ecoline
  "211": "orbit:sun sail*1.1@80,36 satellite*.5@130,22", // Helion
  "212": "land:dunes/dusk clapper*1.1 camera*.7@124 rocket", // Interplanetary Cinematics
  "213": "room/blue lamp*1 arm*.7@126 chip*.6@36", // Inventrix
  "214": "land:mesa/dusk workers*1 mine ingots*.6@126", // Mining Guild
  "215": "orbit:mars/space phobos*1.5@84,40 drill*.5@84,30", // PhoboLog
  "216": "orbit:titan/space saturn*1.1@80,40 convoy*.4@136,30", // Saturn Systems
  "217": "earth/day globe*1.2 headquarters", // Teractor
  "218": "land:peaks/rust city*1 volcano:quiet flag*.8@128", // Tharsis Republic
  "219": "land/dusk fusion*1 bolts*.7@128,84 pylons", // ThorGate
  "220": "orbit:mars/deep mars:green*.9@80,40 flag:blue*.7@118,82 orbits", // United Nations Mars Initiative
};
