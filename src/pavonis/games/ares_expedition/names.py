"""Names in Russian and Polish by the printed number; the English ones stand with the things themselves."""

from typing import Final

SOURCE_NAMES: Final = {
    "001": ("Технология адаптации", "Technologia adaptacji"),  # Adaptation Technology
    "002": ("Передовые сплавы", "Zaawansowane stopy metali"),  # Advanced Alloys
    "003": ("Защитные технологии", "Zaawansowane technologie badań"),  # Advanced Screening Technology
    "004": ("Единый ИИ", "Centrala SI"),  # AI Central
    "005": ("Анаэробные микроорганизмы", "Mikroorganizmy beztlenowe"),  # Anaerobic Microorganisms
    "006": ("Антигравитация", "Technologia antygrawitacji"),  # Anti-Gravity Technology
    "007": ("Водоотлив из подземного резервуара", "Pompa warstwy wodonośnej"),  # Aquifer Pumping
    "008": ("Арктические водоросли", "Algi arktyczne"),  # Arctic Algae
    "009": ("Искусственные джунгли", "Sztuczna dżungla"),  # Artificial Jungle
    "010": ("Сборочные линии", "Linie produkcyjne"),  # Assembly Lines
    "011": ("Распродажа активов", "Wyprzedaż majątku"),  # Asset Liquidation
    "012": ("Птицы", "Ptaki"),  # Birds
    "013": ("Мозговой штурм", "Burza mózgów"),  # Brainstorming Session
    "014": ("Договор попечительства", "Kontrakt nadzorczy"),  # Caretaker Contract
    "015": ("Завод печатных плат", "Fabryka płytek drukowanych"),  # Circuit Board Factory
    "016": ("Общественные сады", "Ogrody społeczne"),  # Community Gardens
    "017": ("Фабрика компоста", "Kompostownia"),  # Composting Factory
    "018": ("Охраняемый биом", "Chroniony biom"),  # Conserved Biome
    "019": ("Редуценты", "Reducenci"),  # Decomposers
    "020": ("Гнилостные грибы", "Grzyby rozkładające"),  # Decomposing Fungus
    "021": ("Развитая инфраструктура", "Rozwinięta infrastruktura"),  # Developed Infrastructure
    "022": ("Научный центр", "Centrum rozwoju"),  # Development Center
    "023": ("Катапульта на Земле", "Katapulta międzyplanetarna"),  # Earth Catapult
    "024": ("Экологическая зона", "Strefa ekologiczna"),  # Ecological Zone
    "025": ("Энергетические субсидии", "Dotacje energetyczne"),  # Energy Subsidies
    "026": ("Дополнительные ресурсы", "Dodatkowe zasoby"),  # Extended Resources
    "027": ("Грибок для сверхнизких температур", "Grzyby kriofilne"),  # Extreme-Cold Fungus
    "028": ("Фермерский рынок", "Targ rolny"),  # Farmers Market
    "029": ("Сельскохозяйственные кооперативы", "Spółdzielnie rolnicze"),  # Farming Co-ops
    "030": ("Рыба", "Ryby"),  # Fish
    "031": ("Бактерии, выделяющие парниковые газы", "Bakterie produkujące gazy cieplarniane"),  # GHG Producing Bacteria
    "032": ("Теплицы", "Szklarnie"),  # Greenhouses
    "033": ("Травоядные", "Roślinożercy"),  # Herbivores
    "034": ("Гидроэнергетика", "Energia wodna"),  # Hydro-Electric Energy
    "035": ("Межпланетные отношения", "Stosunki międzyplanetarne"),  # Interplanetary Relations
    "036": ("Стажёры", "Stażyści"),  # Interns
    "037": ("Межпланетная конференция", "Konferencja międzyplanetarna"),  # Interplanetary Conference
    "038": ("Металлургический завод", "Huty"),  # Ironworks
    "039": ("Домашний скот", "Trzoda"),  # Livestock
    "040": ("Марсианский университет", "Uniwersytet marsjański"),  # Mars University
    "041": ("Производство материи", "Wytwarzanie materii"),  # Matter Manufacturing
    "042": ("Медиа-холдинг", "Grupa medialna"),  # Media Group
    "043": ("Бактерия, перерабатывающая нитриты", "Bakterie rozkładające azotany"),  # Nitrite Reducing Bacteria
    "044": ("Конференция на Олимпе", "Konferencja olimpijska"),  # Olympus Conference
    "045": ("Аэроторможение", "Optymalne hamowanie aerodynamiczne"),  # Optimal Aerobraking
    "046": ("Центр физики", "Kompleks fizyki jądrowej"),  # Physics Complex
    "047": ("Инфраструктура энергетики", "Infrastruktura energetyczna"),  # Power Infrastructure
    "048": ("Переработка детрита", "Przetworzony detrytus"),  # Recycled Detritus
    "049": ("Пересмотренные контракты", "Zmienione kontrakty"),  # Redrafted Contracts
    "050": ("Поедатели реголита", "Bakterie regolitożerne"),  # Regolith Eaters
    "051": ("Исследовательская станция", "Placówka naukowa"),  # Research Outpost
    "052": ("Реструктуризация ресурсов", "Restrukturyzacja zasobów"),  # Restructured Resources
    "053": ("Мелкие животные", "Małe zwierzęta"),  # Small Animals
    "054": ("Соларпанк", "Solarpunk"),  # Solarpunk
    "055": ("Стандартные технологии", "Standardowa technologia"),  # Standard Technology
    "056": ("Сталелитейный завод", "Stalownie"),  # Steelworks
    "057": ("Грибы-симбионты", "Grzyby symbiotyczne"),  # Symbiotic Fungus
    "058": ("Тихоходки", "Niesporczaki"),  # Tardigrades
    "059": ("Аналитический центр", "Ośrodek analityczny"),  # Think Tank
    "060": ("Объединённый планетарный альянс", "Zjednoczony Sojusz Planetarny"),  # United Planetary Alliance
    "061": ("Вирусные векторы", "Wirusy wspomagające"),  # Viral Enhancers
    "062": ("Вулканические озёра", "Jeziorka wulkaniczne"),  # Volcanic Pools
    "063": ("Импорт воды с Европы", "Import wody z Europy"),  # Water Import from Europa
    "064": ("Дровяные печи", "Piece opalane drewnem"),  # Wood Burning Stoves
    "065": ("Развитые экосистемы", "Zaawansowane ekosystemy"),  # Advanced Ecosystems
    "066": ("Искусственное озеро", "Sztuczne jezioro"),  # Artificial Lake
    "067": ("Фильтрация атмосферы", "Filtrowanie atmosfery"),  # Atmosphere Filtering
    "068": ("Дыхательные фильтры", "Filtry oddechowe"),  # Breathing Filters
    "069": ("Подкупленный комитет", "Przekupiony komitet"),  # Bribed Committee
    "070": ("Деловые контакты", "Kontakty biznesowe"),  # Business Contacts
    "071": ("Любимый проект босса", "Ulubiony projekt prezesa"),  # CEO's Favorite Project
    "072": ("Тренировочный лагерь колонистов", "Obóz szkoleniowy kolonizatorów"),  # Colonizer Training Camp
    "073": ("Комета", "Kometa"),  # Comet
    "074": ("Груз с Европы", "Konwój z Europy"),  # Convoy from Europa
    "075": ("Кратер", "Krater"),  # Crater
    "076": ("Падение Деймоса", "Upadek Deimosa"),  # Deimos Down
    "077": ("Гигантский ледяной астероид", "Gigantyczna asteroida lodowa"),  # Giant Ice Asteroid
    "078": ("Ледяной астероид", "Asteroida lodowa"),  # Ice Asteroid
    "079": ("Таяние ледяных шапок", "Roztapianie czap lodowych"),  # Ice Cap Melting
    "080": ("Ввоз водорода", "Importowany wodór"),  # Imported Hydrogen
    "081": ("Ввоз азота", "Importowany azot"),  # Imported Nitrogen
    "082": ("Межзвёздный корабль-колония", "Międzygwiezdny statek kolonizacyjny"),  # Interstellar Colony Ship
    "083": ("Соревнование изобретателей", "Konkurs wynalazców"),  # Invention Contest
    "084": ("Инвестиционный кредит", "Kredyt inwestycyjny"),  # Investment Loan
    "085": ("Обсерватория Лагранжа", "Obserwatorium Lagrange'a"),  # Lagrange Observatory
    "086": ("Озеро Маринер", "Jezioro Marineris"),  # Lake Marineris
    "087": ("Груз с Земли", "Duży konwój"),  # Large Convoy
    "088": ("Потоки лавы", "Strumienie lawy"),  # Lava Flows
    "089": ("Эксплуатация источников тепла", "Lokalne pułapki ciepła"),  # Local Heat Trapping
    "090": ("Мангровые леса", "Namorzyny"),  # Mangrove
    "091": ("Богатый азотом астероид", "Asteroida bogata w azot"),  # Nitrogen-Rich Asteroid
    "092": ("Удаление вечной мерзлоты", "Wydobycie wiecznej zmarzliny"),  # Permafrost Extraction
    "093": ("Падение Фобоса", "Upadek Fobosa"),  # Phobos Falls
    "094": ("Насаждения", "Plantacja"),  # Plantation
    "095": ("Выпуск инертных газов", "Wypuszczenie gazów obojętnych"),  # Release of Inert Gases
    "096": ("Исследование", "Badania"),  # Research
    "097": ("Особая разработка", "Projekt specjalny"),  # Special Design
    "098": ("Подземный резервуар", "Podziemny zbiornik"),  # Subterranean Reservoir
    "099": ("Демонстрация технологии", "Pokaz technologii"),  # Technology Demonstration
    "100": ("Терраформирование Ганимеда", "Terraformacja Ganimedesa"),  # Terraforming Ganymede
    "101": ("Буксировка кометы", "Holowanie komety"),  # Towing a Comet
    "102": ("Рабочие бригады", "Brygady robocze"),  # Work Crews
    "103": ("Поглощённая компания", "Przejęcie firmy"),  # Acquired Company
    "104": ("Адаптированные лишайники", "Zaadaptowane porosty"),  # Adapted Lichen
    "105": ("Насыщенная газами магма", "Napowietrzona magma"),  # Aerated Magma
    "106": ("Радиация в атмосфере", "Promieniowanie atmosferyczne"),  # Airborne Radiation
    "107": ("Водоросли", "Algi"),  # Algae
    "108": ("Архебактерии", "Archebakterie"),  # Archaebacteria
    "109": ("Искусственный фотосинтез", "Sztuczna fotosynteza"),  # Artificial Photosynthesis
    "110": ("Бурение астероидов", "Górnictwo kosmiczne"),  # Asteroid Mining
    "111": ("Астероидный консорциум", "Kosmiczne konsorcjum górnicze"),  # Asteroid Mining Consortium
    "112": ("Космическая ферма", "Astrofarma"),  # Astrofarm
    "113": ("Атмосферные изоляторы", "Izolatory atmosferyczne"),  # Atmospheric Insulators
    "114": ("Автоматизированные фабрики", "Zautomatyzowane fabryki"),  # Automated Factories
    "115": ("Сбалансированные портфели", "Zrównoważone portfele"),  # Balanced Portfolios
    "116": ("Луч с ториевого астероида", "Wiązka z asteroidy bogatej w tor"),  # Beam from a Thorium Asteroid
    "117": ("Сжигание биомассы", "Spalarnia biomasy"),  # Biomass Combustors
    "118": ("Биотермальная энергия", "Energia biotermiczna"),  # Biothermal Power
    "119": ("Чертежи", "Plany konstrukcyjne"),  # Blueprints
    "120": ("Строительство промышленности", "Przemysł budowlany"),  # Building Industries
    "121": ("Кустарники", "Krzewy"),  # Bushes
    "122": ("Каторжные рудники на Каллисто", "Kolonia karna na Kallisto"),  # Callisto Penal Mines
    "123": ("Картель", "Kartel"),  # Cartel
    "124": ("Импорт угля", "Import węgla"),  # Coal Imports
    "125": ("Коммерческий район", "Dystrykt handlowy"),  # Commercial District
    "126": ("Тепло глубин", "Pompa geotermalna"),  # Deep Well Heating
    "127": ("Искусственные микроорганизмы", "Zaprojektowane mikroorganizmy"),  # Designed Microorganisms
    "128": ("Диверсификация интересов", "Zróżnicowane interesy"),  # Diversified Interests
    "129": ("Пыльный карьер", "Zapylony kamieniołom"),  # Dusty Quarry
    "130": ("Экономический рост", "Wzrost gospodarczy"),  # Economic Growth
    "131": ("Накопители энергии", "Magazyny energii"),  # Energy Storage
    "132": ("Заповедник каньона Эос", "Park narodowy w Eos Chasma"),  # Eos Chasma National Park
    "133": ("Земледелие", "Rolnictwo"),  # Farming
    "134": ("Пищевой комбинат", "Fabryka żywności"),  # Food Factory
    "135": ("Топливный завод", "Fabryka paliwa"),  # Fuel Factory
    "136": ("Топливные генераторы", "Generatory paliwowe"),  # Fueled Generators
    "137": ("Термоядерная энергия", "Energia termojądrowa"),  # Fusion Power
    "138": ("Верфь на Ганимеде", "Stocznia na Ganimedesie"),  # Ganymede Shipyard
    "139": ("Репарация генов", "Naprawa genów"),  # Gene Repair
    "140": ("Геотермальная энергия", "Energia geotermalna"),  # Geothermal Power
    "141": ("Огромное космическое зеркало", "Gigantyczne lustro kosmiczne"),  # Giant Space Mirror
    "142": ("Трава", "Trawy"),  # Grass
    "143": ("Великая плотина", "Wielka tama"),  # Great Dam
    "144": ("Консорциум Большого Уступа", "Konsorcjum Wielkiej Skarpy"),  # Great Escarpment Consortium
    "145": ("Вереск", "Wrzosy"),  # Heather
    "146": ("Иммиграционный шаттл", "Promy imigrantów"),  # Immigration Shuttles
    "147": ("Импорт улучшенного парникового газа", "Zaawansowane gazy cieplarniane"),  # Import of Advanced GHG
    "148": ("Ввоз парниковых газов", "Importowane gazy cieplarniane"),  # Imported GHG
    "149": ("Промышленный центр", "Ośrodek przemysłowy"),  # Industrial Center
    "150": ("Промышленное земледелие", "Rolnictwo przemysłowe"),  # Industrial Farming
    "151": ("Промышленные микробы", "Mikroby przemysłowe"),  # Industrial Microbes
    "152": ("Насекомые", "Insekty"),  # Insects
    "153": ("Добыча на Ио", "Przemysł górniczy na Io"),  # Io Mining Industries
    "154": ("Культивирование водорослей", "Farmy wodorostów"),  # Kelp Farming
    "155": ("Лишайник", "Porosty"),  # Lichen
    "156": ("Грозовая энергетика", "Farma piorunów"),  # Lightning Harvest
    "157": ("Щиты нижней атмосферы", "Osłony niskiej atmosfery"),  # Low-Atmo Shields
    "158": ("Луч с Луны", "Wiązka z Księżyca"),  # Lunar Beam
    "159": ("Преобразователь массы", "Konwerter masy"),  # Mass Converter
    "160": ("Медицинская лаборатория", "Laboratorium medyczne"),  # Medical Lab
    "161": ("Метан с Титана", "Metan z Tytana"),  # Methane from Titan
    "162": ("Микроветряки", "Mikrowiatraki"),  # Micro-Mills
    "163": ("Микропроцессоры", "Mikroprocesory"),  # Microprocessors
    "164": ("Рудник", "Kopalnia"),  # Mine
    "165": ("Курорт на Миранде", "Kurort na Mirandzie"),  # Miranda Resort
    "166": ("Проект Мохол", "Obszar mohole"),  # Mohole Area
    "167": ("Монокультуры", "Monokultury"),  # Monocultures
    "168": ("Мох", "Mech"),  # Moss
    "169": ("Природный заповедник", "Rezerwat naturalny"),  # Natural Preserve
    "170": ("Новые портфели", "Nowe portfele"),  # New Portfolios
    "171": ("Азотолюбивый мох", "Mech nitrofilny"),  # Nitrophilic Moss
    "172": ("Земледелие в Лабиринте Ночи", "Rolnictwo w Noctis Labyrinthus"),  # Noctis Farming
    "173": ("Атомные электростанции", "Elektrownie jądrowe"),  # Nuclear Plants
    "174": ("Энергосеть", "Sieć energetyczna"),  # Power Grid
    "175": ("Электростанция", "Elektrownia"),  # Power Plant
    "176": ("Консорциум энергокомпаний", "Konsorcjum energetyczne"),  # Power Supply Consortium
    "177": ("Защищённая долина", "Chroniona dolina"),  # Protected Valley
    "178": ("Квантовый экстрактор", "Ekstraktor kwantowy"),  # Quantum Extractor
    "179": ("Противорадиационные костюмы", "Kombinezony ochronne"),  # Rad Suits
    "180": ("Спутниковые фермы", "Farmy satelitarne"),  # Satellite Farms
    "181": ("Спутники", "Satelity"),  # Satellites
    "182": ("Подсечно-огневое земледелие", "Rolnictwo żarowe"),  # Slash and Burn Agriculture
    "183": ("Выплавка металлов", "Wytop metali"),  # Smelting
    "184": ("Прогрев почвы", "Ogrzewanie gleby"),  # Soil Warming
    "185": ("Солнечная энергия", "Energia słoneczna"),  # Solar Power
    "186": ("Улавливание солнечного тепла", "Wychwytywanie energii słonecznej"),  # Solar Trapping
    "187": ("Солнечное зеркало", "Soletta"),  # Soletta
    "188": ("Обогреватели", "Grzejniki"),  # Space Heaters
    "189": ("Космическая станция", "Stacja kosmiczna"),  # Space Station
    "190": ("Спонсоры", "Sponsorzy"),  # Sponsors
    "191": ("Карьер", "Kopalnia odkrywkowa"),  # Strip Mine
    "192": ("Поверхностные шахты", "Kopalnie powierzchniowe"),  # Surface Mines
    "193": ("Тектоническая энергия", "Energia naprężeń tektonicznych"),  # Tectonic Stress Power
    "194": ("Титановая шахта", "Kopalnia tytanu"),  # Titanium Mine
    "195": ("Таможенная станция", "Stacja celna"),  # Toll Station
    "196": ("Торговый пост", "Placówka handlowa"),  # Trading Post
    "197": ("Удержанное тепло", "Uwięzione ciepło"),  # Trapped Heat
    "198": ("Деревья", "Drzewa"),  # Trees
    "199": ("Тропический курорт", "Tropikalny kurort"),  # Tropical Resort
    "200": ("Земледелие в тундре", "Rolnictwo tundrowe"),  # Tundra Farming
    "201": ("Подземный город", "Podziemne miasto"),  # Underground City
    "202": ("Подводные источники", "Kominy podmorskie"),  # Undersea Vents
    "203": ("Венчурный капитал", "Kapitał wysokiego ryzyka"),  # Venture Capitalism
    "204": ("Верфь на Весте", "Stocznia na Weście"),  # Vesta Shipyard
    "205": ("Энергия волн", "Energia fal morskich"),  # Wave Power
    "206": ("Ветряные электростанции", "Turbiny wiatrowe"),  # Windmills
    "207": ("Черви", "Dżdżownice"),  # Worms
    "208": ("Дирижабли", "Sterowce"),  # Zeppelins
    # The names of corporations are not translated
    "209": ("CrediCor", "CrediCor"),
    "210": ("Ecoline", "Ecoline"),
    "211": ("Helion", "Helion"),
    "212": ("Interplanetary Cinematics", "Interplanetary Cinematics"),
    "213": ("Inventrix", "Inventrix"),
    "214": ("Mining Guild", "Mining Guild"),
    "215": ("PhoboLog", "PhoboLog"),
    "216": ("Saturn Systems", "Saturn Systems"),
    "217": ("Teractor", "Teractor"),
    "218": ("Tharsis Republic", "Tharsis Republic"),
    "219": ("ThorGate", "ThorGate"),
    "220": ("United Nations Mars Initiative", "United Nations Mars Initiative"),
}
