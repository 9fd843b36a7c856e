/** The scene of each card of Terraforming Mars, by the number printed on it. */
export const SCENES: Record<string, string> = {
  "001": "land/morning training habitat flag@132", // Colonizer Training Camp
  "002": "space handshake*.9@80,88 asteroids:iron", // Asteroid Mining Consortium
  "003": "cave/rust geothermal*.9 drill*.6@40,80 embers", // Deep Well Heating
  "004": "land/blue clouds:many rain shuttle*1.2@84,34 lake*.8", // Cloud Seeding
  "005": "land:mesa/dawn astronaut*.9@52 rocks rover@112 question*.9@120,30", // Search For Life
  "006": "room/lamp gears lamp*.8@124 blueprint", // Inventors' Guild
  "007": "land:mesa/noon train dome", // Martian Rails
  "008": "coast/day capital*1.15 flag@26", // Capital
  "009": "land:dunes/rust meteor*1.4@78,40 rocks", // Asteroid
  "010": "space comet*1.3@52,54 mars*.5@132,78", // Comet
  "011": "orbit/space asteroid:iron*2@80,44 asteroid*.5@134,24", // Big Asteroid
  "012": "space europa*1.5@48,44 freighter:water*1.5@112,62", // Water Import From Europa
  "013": "land/dawn elevator city:low*.6@28", // Space Elevator
  "014": "land/blue lab*1.1 office*.7", // Development Center
  "015": "land/dusk ring*1.2 emitters@30 aurora", // Equatorial Magnetizer
  "016": "land/dusk crater*1.1", // Domed Crater
  "017": "land:mesa/night canyon*1.15", // Noctis City
  "018": "space titan*1.4@54,50 saturn*.7@128,26 freighter:gas*1.3@112,66", // Methane From Titan
  "019": "orbit:mars freighter:gas*1.4@78,44 molecules*.8@120,20", // Imported Hydrogen
  "020": "land:peaks/blue outpost*1.1 dish", // Research Outpost
  "021": "space haven*1.5@72,48 mars*.8@138,84", // Phobos Space Haven
  "022": "land/ice icecap heap:coal*.7@44 truck:coal*.7@116 dust", // Black Polar Dust
  "023": "sea/ice algae icebergs*.7", // Arctic Algae
  "024": "land/evening wolf trees:pine", // Predators
  "025": "orbit:mars station*1.4@80,42", // Space Station
  "026": "land:mesa/evening hills chasm*.8 trees@34 deer*.6@116", // Eos Chasma National Park
  "027": "space/deep colonyship*1.2@80,48 star*.6@134,20", // Interstellar Colony Ship
  "028": "orbit:mars/space fighters*1.3@80,44", // Security Fleet
  "029": "land:dunes/dawn domes*1.1", // Cupola City
  "030": "moonscape/space dishes*.9 beam*.8@112,14 earth*.8@34,30", // Lunar Beam
  "031": "orbit:mars/deep shuttle*1.4@74,52 wind*.8@74,52 embers", // Optimal Aerobraking
  "032": "cave/dusk underground*.95", // Underground City
  "033": "lens:red hairy:#b8603a", // Regolith Eaters
  "034": "lens:amber rods:#c49a3a gas:amber", // GHG Producing Bacteria
  "035": "land/noon ants*1.2", // Ants
  "036": "land/storm gas:violet geyser tanks", // Release of Inert Gases
  "037": "space asteroid:nitrogen*2.1@74,48 molecules:n*.9@122,30", // Nitrogen-Rich Asteroid
  "038": "land:mesa/morning rovers robots*.6@130 crane", // Rover Construction
  "039": "land/dusk deimos*2.1@104,34 meteor*.7@50,22 blast*.8@44 embers", // Deimos Down
  "040": "space/space asteroids:iron*1.2@80,50 shuttle:red*.7@126,24", // Asteroid Mining
  "041": "room/clean conveyor:food*1.1 arm@34", // Food Factory
  "042": "lens:blue chain:#4f9aa8", // ArchaeBacteria
  "043": "land/noon works tanks", // Carbonate Processing
  "044": "land:peaks/morning lichen*.8@44 rocks fence@112 cliff", // Natural Preserve
  "045": "land:soft/dusk reactor:pair", // Nuclear Power
  "046": "land:peaks/night collector*1.1 clouds:dark lightning", // Lightning Harvest
  "047": "sea/day algae:green island*.7", // Algae
  "048": "land:mesa/blue lichen:blue*1.1", // Adapted Lichen
  "049": "lens:teal tardigrade*1.1", // Tardigrades
  "050": "lens:ember virus*1.1", // Virus
  "051": "moonscape:europa/deep resort*.9 miranda*1@124,28 neptune*.5@30,22", // Miranda Resort
  "052": "under school*1.3@80,48 coral bubbles", // Fish
  "053": "coast/morning lake*1.3 canyon cliff", // Lake Marineris
  "054": "land/day rabbits*1.1 bush", // Small Animals
  "055": "under kelp bubbles fish:silver*.7@104,44", // Kelp Farming
  "056": "land:soft/rust mine*1.1", // Mine
  "057": "space/deep shipyard*1.3@80,50 asteroid*.5@132,20", // Vesta Shipyard
  "058": "space asteroid:thorium*1.5@52,34 beam:green*1@62,44 mars*.9@112,98", // Beam From A Thorium Asteroid
  "059": "sea/evening trees:mangrove*1.05", // Mangrove
  "060": "land/day trees*1.1", // Trees
  "061": "land:mesa/noon cliff*1.2@92 handshake*.6@112,84 digger@44", // Great Escarpment Consortium
  "062": "cave/rust vein*1.1 worker*.6@122,88", // Mineral Deposit
  "063": "land:peaks/storm digger*1.1 rover@126 dust", // Mining Expedition
  "064": "land/dusk pit*1.05 drill", // Mining Area
  "065": "land/noon crane frame@112 ingots*.7@42", // Building Industries
  "066": "land:dunes/morning flag*1.1 astronaut*.8@52", // Land Claim
  "067": "land:mesa/rust contract*.8@44,92 mine flag:blue@126", // Mining Rights
  "068": "earth/dusk bank coins*.8@124", // Sponsors
  "069": "land/night catapult:blue*1.1 lightning", // Electro Catapult
  "070": "earth/evening catapult*1.1", // Earth Catapult
  "071": "room/clean alloy ingots:titanium*.6@128 ingots*.6@30", // Advanced Alloys
  "072": "land/day birds*1.5@80,40 trees*.6", // Birds
  "073": "land:soft/morning university*1.1 trees", // Mars University
  "074": "lens:violet virus:#9a6ad8 rods:#7ac06a*.7@116,70", // Viral Enhancers
  "075": "space comet*1.1@46,50 freighter*1@122,40", // Towing A Comet
  "076": "space mirrors*1.2@80,46 sun*.4@20,16", // Space Mirrors
  "077": "space/space sails*1.1@86,50 sun*.6@18,20 wind*.9@70,50", // Solar Wind Power
  "078": "orbit:mars asteroid:ice*2@76,42", // Ice Asteroid
  "079": "room/blue quantum*1.1 console*.7@30", // Quantum Extractor
  "080": "land:dunes/blue meteor:ice*2@84,42 blocks*.6@34 snowflakes", // Giant Ice Asteroid
  "081": "moonscape:ganymede domes jupiter*1.1@122,30", // Ganymede Colony
  "082": "moonscape:callisto/deep prisoners*.9 mine", // Callisto Penal Mines
  "083": "space/deep mirror*1.9@64,48", // Giant Space Mirror
  "084": "space/deep probe*1.3@76,46 neptune*1@132,74", // Trans-Neptune Probe
  "085": "land/evening market*.8@80,94 office:gold@80 city", // Commercial District
  "086": "room/clean robots*1.1 arm", // Robotic Workforce
  "087": "land/day grass*1.25", // Grass
  "088": "land:soft/evening heather*1.25", // Heather
  "089": "land/blue tanks:water generators@120", // Peroxide Power
  "090": "room/lamp microscope*1.15 flasks*.8@126 papers*.7@34", // Research
  "091": "lens:violet dna*1.1", // Gene Repair
  "092": "moonscape:io/space drill pit*.6@124 jupiter*1.2@36,30", // Io Mining Industries
  "093": "land/day bush*1.25", // Bushes
  "094": "room/blue ring*1.1 atom*.5@128,80 batteries*.6@32", // Mass Converter
  "095": "land:soft/night collider*1.1 lab", // Physics Complex
  "096": "land/noon greenhouse*1.1", // Greenhouses
  "097": "land/storm blast*1.1 fence*.7@80,98 embers", // Nuclear Zone
  "098": "coast/day resort*1.05 clouds", // Tropical Resort
  "099": "space toll*1.25@80,50 freighter*.5@136,26", // Toll Station
  "100": "land/rust generators*1.15", // Fueled Generators
  "101": "room/lamp furnace*1.15 ingots*.6@130", // Ironworks
  "102": "land/dusk pylons city:low", // Power Grid
  "103": "land:mesa/night works*1.1 ingots*.8@118 embers", // Steelworks
  "104": "land/noon conveyor furnace ingots:titanium*.8@124", // Ore Processor
  "105": "earth/day office globe*.7@122,92", // Earth Office
  "106": "earth/dawn headquarters contract*.7@122,94", // Acquired Company
  "107": "room/lamp archive*1.05 clapper*.5@130", // Media Archives
  "108": "land/day city:big birds*.5", // Open City
  "109": "earth/blue screens*1", // Media Group
  "110": "plate:gold network briefcase*.9", // Business Network
  "111": "plate:blue couple*1.1 cards*.7@128,94", // Business Contacts
  "112": "room/dusk envelope*1.1 gavel*.7@124", // Bribed Committee
  "113": "land:dunes/noon solar*1.15 sun", // Solar Power
  "114": "land:soft/storm masked*1.15 gas", // Breathing Filters
  "115": "room/clean leaf*1 flask*.7@126 lamp*.7@34", // Artificial Photosynthesis
  "116": "land:peaks/morning lake*1.2 pump*.6@124", // Artificial Lake
  "117": "land:peaks/dusk geothermal*1.15 lava*.4", // Geothermal Power
  "118": "land/evening field:wheat crops:wheat*.9", // Farming
  "119": "land/storm dome:empty tornado dust", // Dust Seals
  "120": "land/dusk city:steel*1.15 domes", // Urbanized Area
  "121": "land/night bomb*1.1 tanks", // Sabotage
  "122": "land:soft/morning moss*1.15 reeds", // Moss
  "123": "land/noon factory*1.15 tanks:red", // Industrial Center
  "124": "land:mesa/night raiders*1.1 rover", // Hired Raiders
  "125": "room/night hacker*1.05 screens*.7", // Hackers
  "126": "land/storm factory:red*1.1 factory:dark gas:red", // GHG Factories
  "127": "cave/blue lake*1 drill*.6@110,40 bubbles", // Subterranean Reservoir
  "128": "land/day forest deer*.7@48 trees frog*.6@120 butterfly*.7", // Ecological Zone
  "129": "land:peaks/evening zeppelin*1.5@76,38 city:low", // Zeppelins
  "130": "cave/noon worms*1.2", // Worms
  "131": "land/dusk fungus:brown*1.1 worms*.5@124", // Decomposers
  "132": "room/blue fusion*1.15", // Fusion Power
  "133": "land/evening fungus*1.15 trees", // Symbiotic Fungus
  "134": "land/ice fungus:blue*1.1 icebergs snowflakes", // Extreme-Cold Fungus
  "135": "land/day forest river deer*.7@118 birds*.6 trees@40", // Advanced Ecosystems
  "136": "land:peaks/morning dam*1.1", // Great Dam
  "137": "earth/night handshake*.9 coins*.7@126", // Cartel
  "138": "land:mesa/rust pit*1.25 truck*.7@124", // Strip Mine
  "139": "sea/evening turbines*1.15", // Wave Power
  "140": "land/night volcano lava*.8@80", // Lava Flows
  "141": "land/morning tanks bolts*.7@124,84 reactor*.9", // Power Plant
  "142": "land:soft/night mohole*1.1", // Mohole Area
  "143": "orbit:mars/deep convoy:life*1.4@80,44", // Large Convoy
  "144": "land/blue mine:titanium*1.1 ingots:titanium*.6@126", // Titanium Mine
  "145": "cave/rust generators*.8 chasm*.5@80,60 bolts*.7@126,84", // Tectonic Stress Power
  "146": "land/moonlit moss*1.1 molecules:n*.7 fog", // Nitrophilic Moss
  "147": "land/day deer*1.1 trees", // Herbivores
  "148": "land/day bees*1.4@80,44 flowers", // Insects
  "149": "room/dusk boss*1 trophy*.6@124", // CEO's Favorite Project
  "150": "room/clean floating*1.2 sparks", // Anti-Gravity Technology
  "151": "plate:green coins*1.1 contract:blue*.6@36,92", // Investment Loan
  "152": "land/night hut*1.3 snow*.6 snowflakes", // Insulation
  "153": "room/lamp sprout syringe*.6@126 flask*.7@34", // Adaptation Technology
  "154": "land/evening contract*1 worker*.7@124 trees", // Caretaker Contract
  "155": "lens:green amoeba:#9ad06a dna*.45@124,28", // Designed Microorganisms
  "156": "plate:blue gears*1.1 blueprint", // Standard Technology
  "157": "lens:sand hairy:#5a8ad0", // Nitrite Reducing Bacteria
  "158": "lens:dark spirals:#c8a070 rods:#a8b4c8*.8@112,66", // Industrial Microbes
  "159": "land:soft/rust lichen:orange*1.15", // Lichen
  "160": "earth/dusk pylons*.9 handshake*.6@112,90", // Power Supply Consortium
  "161": "space/deep convoy:water*1.1@92,54 europa*1@30,30", // Convoy From Europa
  "162": "orbit:earth freighter:heat*1.3@84,40", // Imported GHG
  "163": "space freighter:nitrogen*1.4@76,50 earth*.8@24,24 molecules:n*.7@128,26", // Imported Nitrogen
  "164": "land:dunes/blue windmills*.8 gears*.6@126", // Micro-Mills
  "165": "land/night emitters*1.2 fieldlines*.7@80,86 aurora", // Magnetic Field Generators
  "166": "land:mesa/dawn shuttle*1.6@78,36 pads*.9", // Shuttles
  "167": "space/space freighter:heat*1.2@104,58 earth*1.3@36,40", // Import of Advanced GHG
  "168": "land/evening windmills*1.2", // Windmills
  "169": "land/ice field greenhouse*.7@120 crops*.8", // Tundra Farming
  "170": "orbit:mars/deep asteroid:ammonia*1.8@80,48 wind*.9@80,50 embers", // Aerobraked Ammonia Asteroid
  "171": "land/dusk shield*1.1 city:low*.7@80,84", // Magnetic Field Dome
  "172": "room/lamp dog*1.1 cat*.8@122", // Pets
  "173": "land/day dome:trees*1.1 rabbits*.5@126 fence*.5@36", // Protected Habitats
  "174": "land:peaks/day river trees*.8 canyon", // Protected Valley
  "175": "orbit:mars/space satellites*1.4@80,44", // Satellites
  "176": "land:mesa/morning greenhouse*1.1 cliff crops*.6@80,96", // Noctis Farming
  "177": "coast/morning tanks:water bolts*.7@118,84 pipes:water*.8@60", // Water Splitting Plant
  "178": "land/rust trap*1.2 hut*.7", // Heat Trappers
  "179": "land/noon heap*1.1 factory:green", // Soil Factory
  "180": "land/dusk spheres*1.1 factory:dark rocket*.7@130", // Fuel Factory
  "181": "land/ice river icecap*.9 icebergs*.6@120", // Ice Cap Melting
  "182": "land:mesa/dusk fortress*1.2", // Corporate Stronghold
  "183": "land/storm stove*.9 heap*.8@38 factory", // Biomass Combustors
  "184": "land/day cattle*1.05", // Livestock
  "185": "land:peaks/blue volcano:quiet*.7@80,70 table*.9@80,92", // Olympus Conference
  "186": "land:dunes/storm suit*1.05 dust", // Rad-Suits
  "187": "land/morning pump*1.2 pipes:water*.8@112 drill", // Aquifer Pumping
  "188": "land/blue city:low flood*1.1@80,96", // Flooding
  "189": "room/lamp lamp*1.1 batteries*.7@124 grid*.6@36", // Energy Saving
  "190": "land/evening trap*1.05 sprout*.7@80 heather*.4@122", // Local Heat Trapping
  "191": "land/ice permafrost*1@80,82 drill*.9@84", // Permafrost Extraction
  "192": "plate:gold trophy*1.1 lamp*.6@34 gears*.6@128", // Invention Contest
  "193": "land/day field trees*.8 hut", // Plantation
  "194": "land/night pylons*.9 coins:few*1@110 reactor", // Power Infrastructure
  "195": "land:mesa/storm workers*1.1 containers", // Indentured Workers
  "196": "space/deep telescope*1.3@82,48 star*.7@136,22", // Lagrange Observatory
  "197": "space jupiter*1.2@30,34 ganymede*1.5@102,56 mirror*.4@140,22", // Terraforming Ganymede
  "198": "land/dawn lander*1 family*.7@120 shuttle*.8", // Immigration Shuttles
  "199": "land:mesa/night fence*1 observatory*.9@80", // Restricted Area
  "200": "land/dusk domes family*.8@118", // Immigrant City
  "201": "land/night pylons*.7 mask*.7@118,90", // Energy Tapping
  "202": "cave/rust blast*.8 embers", // Underground Detonations
  "203": "space/space soletta*1.3@80,48 mars*.7@140,88", // Soletta
  "204": "land/morning launch*1.05 crowd*.6@80,96", // Technology Demonstration
  "205": "land/rust tanks:green factory:green gas:green", // Rad-Chem Factory
  "206": "room/lamp blueprint*1.05 hourglass*.6@130", // Special Design
  "207": "land/blue medic*1.15 outpost", // Medical Lab
  "208": "room/blue core*1.1 brain*.6@128,80", // AI Central
  R00: "land:soft/morning lander*1.1 astronaut*.8@120 flag@40", // Beginner Corporation
  R08: "earth/dusk headquarters*1.1 rainingcoins*.8@80,36", // CrediCor
  R17: "land/day dome:trees*1.1 leaves flowers*.8@80,94", // Ecoline
  R18: "space sun*1.8@80,46 satellite*.6@136,24", // Helion
  R19: "land:mesa/rust camera*1.1 astronaut*.8@124 clapper*.6@34", // Interplanetary Cinematics
  R43: "room/clean arm brain*.8@124,80 flasks*.7@36", // Inventrix
  R24: "land/dusk mine drill ingots*.8@120 workers*.6@44", // Mining Guild
  R09: "space phobos*1.7@76,48 mars*.9@150,96 shuttle*.6@126,24", // PhoboLog
  R31: "land:peaks/dawn volcano:quiet*.9@80,72 city*.8@80,90 flag@132", // Tharsis Republic
  R13: "land/night reactor lightning bolts*.8@122,84 pylons", // ThorGate
  R32: "orbit:mars/deep seal*1.2@80,42 satellite*.5@132,22", // United Nations Mars Initiative
  R03: "space/deep saturn*1.5@80,48 station*.6@132,76", // Saturn Systems
  R30: "orbit:earth station*1@112,36 rainingcoins*.6@50,34", // Teractor
};
