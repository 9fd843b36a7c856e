"""Names in Russian and Polish; the English ones stand with the things themselves."""

from typing import Final

SOURCE_NAMES: Final = {  # by printed number: Russian, Polish
    "001": ("Тренировочный лагерь колонистов", "Obóz Szkoleniowy Kolonizatorów"),  # Colonizer Training Camp
    "002": ("Астероидный консорциум", "Kosmiczne Konsorcjum Górnicze"),  # Asteroid Mining Consortium
    "003": ("Тепло глубин", "Pompa Geotermalna"),  # Deep Well Heating
    "004": ("Засев облаков", "Zasiewanie Chmur"),  # Cloud Seeding
    "005": ("Поиски жизни", "Poszukiwania Życia"),  # Search For Life
    "006": ("Союз изобретателей", "Gildia Wynalazców"),  # Inventors' Guild
    "007": ("Марсианский монорельс", "Kolej Marsjańska"),  # Martian Rails
    "008": ("Столица", "Stolica"),  # Capital
    "009": ("Астероид", "Asteroida"),  # Asteroid
    "010": ("Комета", "Kometa"),  # Comet
    "011": ("Большой астероид", "Duża Asteroida"),  # Big Asteroid
    "012": ("Импорт воды с Европы", "Import Wody z Europy"),  # Water Import From Europa
    "013": ("Космический лифт", "Winda Kosmiczna"),  # Space Elevator
    "014": ("Научный центр", "Centrum Rozwoju"),  # Development Center
    "015": ("Искусственное магнитное поле", "Generator Pola Magnetycznego"),  # Equatorial Magnetizer
    "016": ("Купольный кратер", "Zadaszony Krater"),  # Domed Crater
    "017": ("Ноктис-Сити", "Noctis City"),  # Noctis City
    "018": ("Метан с Титана", "Metan z Tytana"),  # Methane From Titan
    "019": ("Ввоз водорода", "Importowany Wodór"),  # Imported Hydrogen
    "020": ("Исследовательская станция", "Placówka Naukowa"),  # Research Outpost
    "021": ("Космопорт на Фобосе", "Kosmiczna Przystań na Fobosie"),  # Phobos Space Haven
    "022": ("Полярная чёрная пыль", "Czarny Pył Polarny"),  # Black Polar Dust
    "023": ("Арктические водоросли", "Algi Arktyczne"),  # Arctic Algae
    "024": ("Хищники", "Drapieżniki"),  # Predators
    "025": ("Космическая станция", "Stacja Kosmiczna"),  # Space Station
    "026": ("Заповедник каньона Эос", "Park Narodowy w Eos Chasma"),  # Eos Chasma National Park
    "027": ("Межзвёздный корабль-колония", "Międzygwiezdny Statek Kolonizacyjny"),  # Interstellar Colony Ship
    "028": ("Охранный флот", "Flota Obronna"),  # Security Fleet
    "029": ("Город под куполом", "Miasto pod Kopułą"),  # Cupola City
    "030": ("Луч с Луны", "Wiązka z Księżyca"),  # Lunar Beam
    "031": ("Аэроторможение", "Optymalne Hamowanie Aerodynamiczne"),  # Optimal Aerobraking
    "032": ("Подземный город", "Podziemne Miasto"),  # Underground City
    "033": ("Поедатели реголита", "Bakterie Regolitożerne"),  # Regolith Eaters
    "034": ("Бактерии, выделяющие парниковые газы", "Bakterie Produkujące Gazy Cieplarniane"),  # GHG Producing Bacteria
    "035": ("Муравьи", "Mrówki"),  # Ants
    "036": ("Выпуск инертных газов", "Wypuszczenie Gazów Obojętnych"),  # Release of Inert Gases
    "037": ("Богатый азотом астероид", "Asteroida Bogata w Azot"),  # Nitrogen-Rich Asteroid
    "038": ("Создание вездехода", "Fabryka Łazików"),  # Rover Construction
    "039": ("Падение Деймоса", "Upadek Deimosa"),  # Deimos Down
    "040": ("Бурение астероидов", "Górnictwo Kosmiczne"),  # Asteroid Mining
    "041": ("Пищевой комбинат", "Fabryka Żywności"),  # Food Factory
    "042": ("Архебактерии", "Archebakterie"),  # ArchaeBacteria
    "043": ("Производство карбонатов", "Przetwarzanie Węglanów"),  # Carbonate Processing
    "044": ("Природный заповедник", "Rezerwat Naturalny"),  # Natural Preserve
    "045": ("Ядерная энергия", "Energia Jądrowa"),  # Nuclear Power
    "046": ("Грозовая энергетика", "Farma Piorunów"),  # Lightning Harvest
    "047": ("Водоросли", "Algi"),  # Algae
    "048": ("Адаптированные лишайники", "Zaadaptowane Porosty"),  # Adapted Lichen
    "049": ("Тихоходки", "Niesporczaki"),  # Tardigrades
    "050": ("Вирус", "Wirus"),  # Virus
    "051": ("Курорт на Миранде", "Kurort na Mirandzie"),  # Miranda Resort
    "052": ("Рыба", "Ryby"),  # Fish
    "053": ("Озеро Маринер", "Jezioro Marineris"),  # Lake Marineris
    "054": ("Мелкие животные", "Małe Zwierzęta"),  # Small Animals
    "055": ("Культивирование водорослей", "Farmy Wodorostów"),  # Kelp Farming
    "056": ("Шахта", "Kopalnia"),  # Mine
    "057": ("Верфь на Весте", "Stocznia na Weście"),  # Vesta Shipyard
    "058": ("Луч с ториевого астероида", "Wiązka z Asteroidy Bogatej w Tor"),  # Beam From A Thorium Asteroid
    "059": ("Мангровые леса", "Namorzyny"),  # Mangrove
    "060": ("Деревья", "Drzewa"),  # Trees
    "061": ("Консорциум Большого Уступа", "Konsorcjum Wielkiej Skarpy"),  # Great Escarpment Consortium
    "062": ("Залежи ископаемых", "Złoża Minerałów"),  # Mineral Deposit
    "063": ("Рудная экспедиция", "Ekspedycja Górnicza"),  # Mining Expedition
    "064": ("Горнопромышленный район", "Obszar Górniczy"),  # Mining Area
    "065": ("Строительство промышленности", "Przemysł Budowlany"),  # Building Industries
    "066": ("Застолбить территорию", "Roszczenie Terytorialne"),  # Land Claim
    "067": ("Право на разработку", "Prawa Górnicze"),  # Mining Rights
    "068": ("Спонсоры", "Sponsorzy"),  # Sponsors
    "069": ("Электрокатапульта", "Katapulta Orbitalna"),  # Electro Catapult
    "070": ("Катапульта на Земле", "Katapulta Międzyplanetarna"),  # Earth Catapult
    "071": ("Передовые сплавы", "Zaawansowane Stopy Metali"),  # Advanced Alloys
    "072": ("Птицы", "Ptaki"),  # Birds
    "073": ("Марсианский университет", "Uniwersytet Marsjański"),  # Mars University
    "074": ("Вирусные векторы", "Wirusy Wspomagające"),  # Viral Enhancers
    "075": ("Буксировка кометы", "Holowanie Komety"),  # Towing A Comet
    "076": ("Космические зеркала", "Kosmiczne Lustra"),  # Space Mirrors
    "077": ("Энергия солнечного ветра", "Energia Wiatru Słonecznego"),  # Solar Wind Power
    "078": ("Ледяной астероид", "Asteroida Lodowa"),  # Ice Asteroid
    "079": ("Квантовый экстрактор", "Ekstraktor Kwantowy"),  # Quantum Extractor
    "080": ("Гигантский ледяной астероид", "Gigantyczna Asteroida Lodowa"),  # Giant Ice Asteroid
    "081": ("Колония на Ганимеде", "Kolonia na Ganimedesie"),  # Ganymede Colony
    "082": ("Каторжные рудники на Каллисто", "Kolonia Karna na Kallisto"),  # Callisto Penal Mines
    "083": ("Огромное космическое зеркало", "Gigantyczne Lustro Kosmiczne"),  # Giant Space Mirror
    "084": ("Транснептуновый зонд", "Sonda Transneptunowa"),  # Trans-Neptune Probe
    "085": ("Коммерческий район", "Dystrykt Handlowy"),  # Commercial District
    "086": ("Промышленные роботы", "Zautomatyzowana Siła Robocza"),  # Robotic Workforce
    "087": ("Трава", "Trawy"),  # Grass
    "088": ("Вереск", "Wrzosy"),  # Heather
    "089": ("Пероксидная энергия", "Energia Nadtlenku Wodoru"),  # Peroxide Power
    "090": ("Исследование", "Badania"),  # Research
    "091": ("Репарация генов", "Naprawa Genów"),  # Gene Repair
    "092": ("Добыча на Ио", "Przemysł Górniczy na Io"),  # Io Mining Industries
    "093": ("Кустарники", "Krzewy"),  # Bushes
    "094": ("Преобразователь массы", "Konwerter Masy"),  # Mass Converter
    "095": ("Центр физики", "Kompleks Fizyki Jądrowej"),  # Physics Complex
    "096": ("Теплицы", "Szklarnie"),  # Greenhouses
    "097": ("Ядерная зона", "Strefa Nuklearna"),  # Nuclear Zone
    "098": ("Тропический курорт", "Tropikalny Kurort"),  # Tropical Resort
    "099": ("Таможенная станция", "Stacja Celna"),  # Toll Station
    "100": ("Топливные генераторы", "Generatory Paliwowe"),  # Fueled Generators
    "101": ("Металлургический завод", "Huty"),  # Ironworks
    "102": ("Энергосеть", "Sieć Energetyczna"),  # Power Grid
    "103": ("Сталелитейный завод", "Stalownie"),  # Steelworks
    "104": ("Обогатительная фабрика", "Obróbka Rudy"),  # Ore Processor
    "105": ("Офис на Земле", "Biuro na Ziemi"),  # Earth Office
    "106": ("Приобретённая компания", "Przejęcie Firmy"),  # Acquired Company
    "107": ("Медиаархивы", "Archiwum Mediów"),  # Media Archives
    "108": ("Открытый город", "Nieosłonięte Miasto"),  # Open City
    "109": ("Медиа-холдинг", "Grupa Medialna"),  # Media Group
    "110": ("Коммерческая сеть", "Sieć Kontaktów"),  # Business Network
    "111": ("Деловые контакты", "Kontakty Biznesowe"),  # Business Contacts
    "112": ("Подкупленный комитет", "Przekupiony Komitet"),  # Bribed Committee
    "113": ("Солнечная энергия", "Energia Słoneczna"),  # Solar Power
    "114": ("Дыхательные фильтры", "Filtry Oddechowe"),  # Breathing Filters
    "115": ("Искусственный фотосинтез", "Sztuczna Fotosynteza"),  # Artificial Photosynthesis
    "116": ("Искусственное озеро", "Sztuczne Jezioro"),  # Artificial Lake
    "117": ("Геотермальная энергия", "Energia Geotermalna"),  # Geothermal Power
    "118": ("Земледелие", "Rolnictwo"),  # Farming
    "119": ("Пылезащита", "Uszczelki Przeciwpyłowe"),  # Dust Seals
    "120": ("Городской массив", "Obszar Zurbanizowany"),  # Urbanized Area
    "121": ("Диверсия", "Sabotaż"),  # Sabotage
    "122": ("Мох", "Mech"),  # Moss
    "123": ("Промышленный центр", "Ośrodek Przemysłowy"),  # Industrial Center
    "124": ("Наёмные налётчики", "Wynajęci Łupieżcy"),  # Hired Raiders
    "125": ("Хакеры", "Hakerzy"),  # Hackers
    "126": ("Заводы ПГ", "Fabryki Gazów Cieplarnianych"),  # GHG Factories
    "127": ("Подземный резервуар", "Podziemny Zbiornik"),  # Subterranean Reservoir
    "128": ("Экологическая зона", "Strefa Ekologiczna"),  # Ecological Zone
    "129": ("Дирижабли", "Sterowce"),  # Zeppelins
    "130": ("Черви", "Dżdżownice"),  # Worms
    "131": ("Редуценты", "Reducenci"),  # Decomposers
    "132": ("Термоядерная энергия", "Energia Termojądrowa"),  # Fusion Power
    "133": ("Грибы-симбионты", "Grzyby Symbiotyczne"),  # Symbiotic Fungus
    "134": ("Грибок для сверхнизких температур", "Grzyby Kriofilne"),  # Extreme-Cold Fungus
    "135": ("Улучшенная экосистема", "Zaawansowane Ekosystemy"),  # Advanced Ecosystems
    "136": ("Великая плотина", "Wielka Tama"),  # Great Dam
    "137": ("Картель", "Kartel"),  # Cartel
    "138": ("Карьер", "Kopalnia Odkrywkowa"),  # Strip Mine
    "139": ("Энергия волн", "Energia Fal Morskich"),  # Wave Power
    "140": ("Потоки лавы", "Strumienie Lawy"),  # Lava Flows
    "141": ("Электростанция", "Elektrownia"),  # Power Plant
    "142": ("Проект Мохол", "Obszar Mohole"),  # Mohole Area
    "143": ("Груз с Земли", "Duży Konwój"),  # Large Convoy
    "144": ("Титановая шахта", "Kopalnia Tytanu"),  # Titanium Mine
    "145": ("Тектоническая энергия", "Energia Naprężeń Tektonicznych"),  # Tectonic Stress Power
    "146": ("Азотолюбивый мох", "Mech Nitrofilny"),  # Nitrophilic Moss
    "147": ("Травоядные", "Roślinożercy"),  # Herbivores
    "148": ("Насекомые", "Insekty"),  # Insects
    "149": ("Любимый проект босса", "Ulubiony Projekt Prezesa"),  # CEO's Favorite Project
    "150": ("Антигравитация", "Technologia Antygrawitacji"),  # Anti-Gravity Technology
    "151": ("Инвестиционный кредит", "Kredyt Inwestycyjny"),  # Investment Loan
    "152": ("Изоляторы", "Izolacja"),  # Insulation
    "153": ("Технология адаптации", "Technologia Adaptacji"),  # Adaptation Technology
    "154": ("Договор попечительства", "Kontrakt Nadzorczy"),  # Caretaker Contract
    "155": ("Искусственные микроорганизмы", "Zaprojektowane Mikroorganizmy"),  # Designed Microorganisms
    "156": ("Стандартные технологии", "Standardowa Technologia"),  # Standard Technology
    "157": ("Бактерия, перерабатывающая нитриты", "Bakterie Rozkładające Azotany"),  # Nitrite Reducing Bacteria
    "158": ("Промышленные микробы", "Mikroby Przemysłowe"),  # Industrial Microbes
    "159": ("Лишайник", "Porosty"),  # Lichen
    "160": ("Консорциум энергокомпаний", "Konsorcjum Energetyczne"),  # Power Supply Consortium
    "161": ("Груз с Европы", "Konwój z Europy"),  # Convoy From Europa
    "162": ("Ввоз парниковых газов", "Importowane Gazy Cieplarniane"),  # Imported GHG
    "163": ("Ввоз азота", "Importowany Azot"),  # Imported Nitrogen
    "164": ("Микроветряки", "Mikrowiatraki"),  # Micro-Mills
    "165": ("Генераторы магнитного поля", "Generatory Pola Magnetycznego"),  # Magnetic Field Generators
    "166": ("Шаттлы", "Promy"),  # Shuttles
    "167": ("Импорт улучшенного парникового газа", "Zaawansowane Gazy Cieplarniane"),  # Import of Advanced GHG
    "168": ("Ветряные электростанции", "Turbiny Wiatrowe"),  # Windmills
    "169": ("Земледелие в тундре", "Rolnictwo Tundrowe"),  # Tundra Farming
    "170": ("Торможение аммиачного астероида", "Asteroida Bogata w Amoniak"),  # Aerobraked Ammonia Asteroid
    "171": ("Купол с магнитным полем", "Kopuła z Polem Magnetycznym"),  # Magnetic Field Dome
    "172": ("Домашние любимцы", "Zwierzęta Domowe"),  # Pets
    "173": ("Защищённая среда обитания", "Chronione Siedliska"),  # Protected Habitats
    "174": ("Защищённая долина", "Chroniona Dolina"),  # Protected Valley
    "175": ("Спутники", "Satelity"),  # Satellites
    "176": ("Земледелие в Лабиринте Ночи", "Rolnictwo w Noctis Labyrinthus"),  # Noctis Farming
    "177": ("Фабрика по расщеплению воды", "Zakład Elektrolizy"),  # Water Splitting Plant
    "178": ("Теплоуловители", "Pułapki Cieplne"),  # Heat Trappers
    "179": ("Фабрика по производству почвы", "Fabryka Gleby"),  # Soil Factory
    "180": ("Топливный завод", "Fabryka Paliwa"),  # Fuel Factory
    "181": ("Таяние ледяных шапок", "Roztapianie Czap Lodowych"),  # Ice Cap Melting
    "182": ("Цитадель корпорации", "Siedziba Korporacji"),  # Corporate Stronghold
    "183": ("Сжигание биомассы", "Spalarnia Biomasy"),  # Biomass Combustors
    "184": ("Домашний скот", "Trzoda"),  # Livestock
    "185": ("Конференция на Олимпе", "Konferencja Olimpijska"),  # Olympus Conference
    "186": ("Противорадиационные костюмы", "Kombinezony Ochronne"),  # Rad-Suits
    "187": ("Водоотлив из подземного резервуара", "Pompa Warstwy Wodonośnej"),  # Aquifer Pumping
    "188": ("Потоп", "Powódź Kontrolowana"),  # Flooding
    "189": ("Энергосбережение", "Oszczędzanie Energii"),  # Energy Saving
    "190": ("Эксплуатация источников тепла", "Lokalne Pułapki Ciepła"),  # Local Heat Trapping
    "191": ("Удаление вечной мерзлоты", "Wydobycie Wiecznej Zmarzliny"),  # Permafrost Extraction
    "192": ("Соревнование изобретателей", "Konkurs Wynalazców"),  # Invention Contest
    "193": ("Насаждения", "Plantacja"),  # Plantation
    "194": ("Инфраструктура энергетики", "Infrastruktura Energetyczna"),  # Power Infrastructure
    "195": ("Законтрактованные рабочие", "Tania Siła Robocza"),  # Indentured Workers
    "196": ("Обсерватория Лагранжа", "Obserwatorium Lagrange'a"),  # Lagrange Observatory
    "197": ("Терраформирование Ганимеда", "Terraformacja Ganimedesa"),  # Terraforming Ganymede
    "198": ("Иммиграционный шаттл", "Promy Imigrantów"),  # Immigration Shuttles
    "199": ("Закрытая зона", "Obszar Zastrzeżony"),  # Restricted Area
    "200": ("Город иммигрантов", "Miasto Imigrantów"),  # Immigrant City
    "201": ("Отвод от линии электропередач", "Podpięcie do Sieci"),  # Energy Tapping
    "202": ("Подземные взрывы", "Podziemne Detonacje"),  # Underground Detonations
    "203": ("Солнечное зеркало", "Soletta"),  # Soletta
    "204": ("Демонстрация технологии", "Pokaz Technologii"),  # Technology Demonstration
    "205": ("Радиохимический завод", "Związki Przeciwpromienne"),  # Rad-Chem Factory
    "206": ("Особая разработка", "Projekt Specjalny"),  # Special Design
    "207": ("Медицинская лаборатория", "Laboratorium Medyczne"),  # Medical Lab
    "208": ("Центр ИИ", "Centrala SI"),  # AI Central
    "R00": ("Начинающая корпорация", "Korporacja dla Początkujących"),
    "R08": ("КредиКор", "CrediCor"),
    "R17": ("Эколайн", "Ecoline"),
    "R18": ("Гелион", "Helion"),
    "R19": ("Интерплэнетари Синематикс", "Interplanetary Cinematics"),
    "R43": ("Инвентрикс", "Inventrix"),
    "R24": ("Горная гильдия", "Gildia Górnicza"),
    "R09": ("ФобоЛог", "PhoboLog"),
    "R31": ("Фарсидская республика", "Republika Tharsis"),
    "R13": ("ТорГейт", "ThorGate"),
    "R32": ("Марсианская инициатива ООН", "Inicjatywa Marsjańska ONZ"),
    "R03": ("Сатурн Системс", "Saturn Systems"),
    "R30": ("Терактор", "Teractor"),
}

PROJECT_NAMES: Final = [
    ("Электростанция", "Elektrownia"),
    ("Астероид", "Asteroida"),
    ("Аквифер", "Nawodnienie"),
    ("Озеленение", "Zieleń"),
    ("Город", "Obszar miasta"),
]

AREA_NAMES: Final = {  # by the printed number
    "09": ("Купол Фарсида", "Tharsis Tholus"),
    "14": ("Аскрийская гора", "Ascraeus Mons"),
    "21": ("Гора Павлина", "Pavonis Mons"),
    "29": ("Гора Арсия", "Arsia Mons"),
    "31": ("Ноктис-Сити", "Noctis City"),
}

MILESTONE_NAMES: Final = [
    ("Колонизатор", "Terraformator"),
    ("Мэр", "Prezydent"),
    ("Садовод", "Ogrodnik"),
    ("Строитель", "Konstruktor"),
    ("Стратег", "Planista"),
]

AWARD_NAMES: Final = [
    ("Собственник", "Potentat Ziemski"),
    ("Банкир", "Bankier"),
    ("Учёный", "Naukowiec"),
    ("Теплотехник", "Magnat Cieplny"),
    ("Шахтёр", "Górnik"),
]
