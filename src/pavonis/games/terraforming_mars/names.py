"""Names in Russian and Polish; the English ones stand with the things themselves."""

from typing import Final

CARD_NAMES: Final = [  # by card: Russian, Polish
    ("Тренировочный лагерь колонистов", "Obóz Szkoleniowy Kolonizatorów"),  # 001 Colonizer Training Camp
    ("Астероидный консорциум", "Kosmiczne Konsorcjum Górnicze"),  # 002 Asteroid Mining Consortium
    ("Тепло глубин", "Pompa Geotermalna"),  # 003 Deep Well Heating
    ("Засев облаков", "Zasiewanie Chmur"),  # 004 Cloud Seeding
    ("Поиски жизни", "Poszukiwania Życia"),  # 005 Search For Life
    ("Союз изобретателей", "Gildia Wynalazców"),  # 006 Inventors' Guild
    ("Марсианский монорельс", "Kolej Marsjańska"),  # 007 Martian Rails
    ("Столица", "Stolica"),  # 008 Capital
    ("Астероид", "Asteroida"),  # 009 Asteroid
    ("Комета", "Kometa"),  # 010 Comet
    ("Большой астероид", "Duża Asteroida"),  # 011 Big Asteroid
    ("Импорт воды с Европы", "Import Wody z Europy"),  # 012 Water Import From Europa
    ("Космический лифт", "Winda Kosmiczna"),  # 013 Space Elevator
    ("Научный центр", "Centrum Rozwoju"),  # 014 Development Center
    ("Искусственное магнитное поле", "Generator Pola Magnetycznego"),  # 015 Equatorial Magnetizer
    ("Купольный кратер", "Zadaszony Krater"),  # 016 Domed Crater
    ("Ноктис-Сити", "Noctis City"),  # 017 Noctis City
    ("Метан с Титана", "Metan z Tytana"),  # 018 Methane From Titan
    ("Ввоз водорода", "Importowany Wodór"),  # 019 Imported Hydrogen
    ("Исследовательская станция", "Placówka Naukowa"),  # 020 Research Outpost
    ("Космопорт на Фобосе", "Kosmiczna Przystań na Fobosie"),  # 021 Phobos Space Haven
    ("Полярная чёрная пыль", "Czarny Pył Polarny"),  # 022 Black Polar Dust
    ("Арктические водоросли", "Algi Arktyczne"),  # 023 Arctic Algae
    ("Хищники", "Drapieżniki"),  # 024 Predators
    ("Космическая станция", "Stacja Kosmiczna"),  # 025 Space Station
    ("Заповедник каньона Эос", "Park Narodowy w Eos Chasma"),  # 026 Eos Chasma National Park
    ("Межзвёздный корабль-колония", "Międzygwiezdny Statek Kolonizacyjny"),  # 027 Interstellar Colony Ship
    ("Охранный флот", "Flota Obronna"),  # 028 Security Fleet
    ("Город под куполом", "Miasto pod Kopułą"),  # 029 Cupola City
    ("Луч с Луны", "Wiązka z Księżyca"),  # 030 Lunar Beam
    ("Аэроторможение", "Optymalne Hamowanie Aerodynamiczne"),  # 031 Optimal Aerobraking
    ("Подземный город", "Podziemne Miasto"),  # 032 Underground City
    ("Поедатели реголита", "Bakterie Regolitożerne"),  # 033 Regolith Eaters
    ("Бактерии, выделяющие парниковые газы", "Bakterie Produkujące Gazy Cieplarniane"),  # 034 GHG Producing Bacteria
    ("Муравьи", "Mrówki"),  # 035 Ants
    ("Выпуск инертных газов", "Wypuszczenie Gazów Obojętnych"),  # 036 Release of Inert Gases
    ("Богатый азотом астероид", "Asteroida Bogata w Azot"),  # 037 Nitrogen-Rich Asteroid
    ("Создание вездехода", "Fabryka Łazików"),  # 038 Rover Construction
    ("Падение Деймоса", "Upadek Deimosa"),  # 039 Deimos Down
    ("Бурение астероидов", "Górnictwo Kosmiczne"),  # 040 Asteroid Mining
    ("Пищевой комбинат", "Fabryka Żywności"),  # 041 Food Factory
    ("Архебактерии", "Archebakterie"),  # 042 ArchaeBacteria
    ("Производство карбонатов", "Przetwarzanie Węglanów"),  # 043 Carbonate Processing
    ("Природный заповедник", "Rezerwat Naturalny"),  # 044 Natural Preserve
    ("Ядерная энергия", "Energia Jądrowa"),  # 045 Nuclear Power
    ("Грозовая энергетика", "Farma Piorunów"),  # 046 Lightning Harvest
    ("Водоросли", "Algi"),  # 047 Algae
    ("Адаптированные лишайники", "Zaadaptowane Porosty"),  # 048 Adapted Lichen
    ("Тихоходки", "Niesporczaki"),  # 049 Tardigrades
    ("Вирус", "Wirus"),  # 050 Virus
    ("Курорт на Миранде", "Kurort na Mirandzie"),  # 051 Miranda Resort
    ("Рыба", "Ryby"),  # 052 Fish
    ("Озеро Маринер", "Jezioro Marineris"),  # 053 Lake Marineris
    ("Мелкие животные", "Małe Zwierzęta"),  # 054 Small Animals
    ("Культивирование водорослей", "Farmy Wodorostów"),  # 055 Kelp Farming
    ("Шахта", "Kopalnia"),  # 056 Mine
    ("Верфь на Весте", "Stocznia na Weście"),  # 057 Vesta Shipyard
    ("Луч с ториевого астероида", "Wiązka z Asteroidy Bogatej w Tor"),  # 058 Beam From A Thorium Asteroid
    ("Мангровые леса", "Namorzyny"),  # 059 Mangrove
    ("Деревья", "Drzewa"),  # 060 Trees
    ("Консорциум Большого Уступа", "Konsorcjum Wielkiej Skarpy"),  # 061 Great Escarpment Consortium
    ("Залежи ископаемых", "Złoża Minerałów"),  # 062 Mineral Deposit
    ("Рудная экспедиция", "Ekspedycja Górnicza"),  # 063 Mining Expedition
    ("Горнопромышленный район", "Obszar Górniczy"),  # 064 Mining Area
    ("Строительство промышленности", "Przemysł Budowlany"),  # 065 Building Industries
    ("Застолбить территорию", "Roszczenie Terytorialne"),  # 066 Land Claim
    ("Право на разработку", "Prawa Górnicze"),  # 067 Mining Rights
    ("Спонсоры", "Sponsorzy"),  # 068 Sponsors
    ("Электрокатапульта", "Katapulta Orbitalna"),  # 069 Electro Catapult
    ("Катапульта на Земле", "Katapulta Międzyplanetarna"),  # 070 Earth Catapult
    ("Передовые сплавы", "Zaawansowane Stopy Metali"),  # 071 Advanced Alloys
    ("Птицы", "Ptaki"),  # 072 Birds
    ("Марсианский университет", "Uniwersytet Marsjański"),  # 073 Mars University
    ("Вирусные векторы", "Wirusy Wspomagające"),  # 074 Viral Enhancers
    ("Буксировка кометы", "Holowanie Komety"),  # 075 Towing A Comet
    ("Космические зеркала", "Kosmiczne Lustra"),  # 076 Space Mirrors
    ("Энергия солнечного ветра", "Energia Wiatru Słonecznego"),  # 077 Solar Wind Power
    ("Ледяной астероид", "Asteroida Lodowa"),  # 078 Ice Asteroid
    ("Квантовый экстрактор", "Ekstraktor Kwantowy"),  # 079 Quantum Extractor
    ("Гигантский ледяной астероид", "Gigantyczna Asteroida Lodowa"),  # 080 Giant Ice Asteroid
    ("Колония на Ганимеде", "Kolonia na Ganimedesie"),  # 081 Ganymede Colony
    ("Каторжные рудники на Каллисто", "Kolonia Karna na Kallisto"),  # 082 Callisto Penal Mines
    ("Огромное космическое зеркало", "Gigantyczne Lustro Kosmiczne"),  # 083 Giant Space Mirror
    ("Транснептуновый зонд", "Sonda Transneptunowa"),  # 084 Trans-Neptune Probe
    ("Коммерческий район", "Dystrykt Handlowy"),  # 085 Commercial District
    ("Промышленные роботы", "Zautomatyzowana Siła Robocza"),  # 086 Robotic Workforce
    ("Трава", "Trawy"),  # 087 Grass
    ("Вереск", "Wrzosy"),  # 088 Heather
    ("Пероксидная энергия", "Energia Nadtlenku Wodoru"),  # 089 Peroxide Power
    ("Исследование", "Badania"),  # 090 Research
    ("Репарация генов", "Naprawa Genów"),  # 091 Gene Repair
    ("Добыча на Ио", "Przemysł Górniczy na Io"),  # 092 Io Mining Industries
    ("Кустарники", "Krzewy"),  # 093 Bushes
    ("Преобразователь массы", "Konwerter Masy"),  # 094 Mass Converter
    ("Центр физики", "Kompleks Fizyki Jądrowej"),  # 095 Physics Complex
    ("Теплицы", "Szklarnie"),  # 096 Greenhouses
    ("Ядерная зона", "Strefa Nuklearna"),  # 097 Nuclear Zone
    ("Тропический курорт", "Tropikalny Kurort"),  # 098 Tropical Resort
    ("Таможенная станция", "Stacja Celna"),  # 099 Toll Station
    ("Топливные генераторы", "Generatory Paliwowe"),  # 100 Fueled Generators
    ("Металлургический завод", "Huty"),  # 101 Ironworks
    ("Энергосеть", "Sieć Energetyczna"),  # 102 Power Grid
    ("Сталелитейный завод", "Stalownie"),  # 103 Steelworks
    ("Обогатительная фабрика", "Obróbka Rudy"),  # 104 Ore Processor
    ("Офис на Земле", "Biuro na Ziemi"),  # 105 Earth Office
    ("Приобретённая компания", "Przejęcie Firmy"),  # 106 Acquired Company
    ("Медиаархивы", "Archiwum Mediów"),  # 107 Media Archives
    ("Открытый город", "Nieosłonięte Miasto"),  # 108 Open City
    ("Медиа-холдинг", "Grupa Medialna"),  # 109 Media Group
    ("Коммерческая сеть", "Sieć Kontaktów"),  # 110 Business Network
    ("Деловые контакты", "Kontakty Biznesowe"),  # 111 Business Contacts
    ("Подкупленный комитет", "Przekupiony Komitet"),  # 112 Bribed Committee
    ("Солнечная энергия", "Energia Słoneczna"),  # 113 Solar Power
    ("Дыхательные фильтры", "Filtry Oddechowe"),  # 114 Breathing Filters
    ("Искусственный фотосинтез", "Sztuczna Fotosynteza"),  # 115 Artificial Photosynthesis
    ("Искусственное озеро", "Sztuczne Jezioro"),  # 116 Artificial Lake
    ("Геотермальная энергия", "Energia Geotermalna"),  # 117 Geothermal Power
    ("Земледелие", "Rolnictwo"),  # 118 Farming
    ("Пылезащита", "Uszczelki Przeciwpyłowe"),  # 119 Dust Seals
    ("Городской массив", "Obszar Zurbanizowany"),  # 120 Urbanized Area
    ("Диверсия", "Sabotaż"),  # 121 Sabotage
    ("Мох", "Mech"),  # 122 Moss
    ("Промышленный центр", "Ośrodek Przemysłowy"),  # 123 Industrial Center
    ("Наёмные налётчики", "Wynajęci Łupieżcy"),  # 124 Hired Raiders
    ("Хакеры", "Hakerzy"),  # 125 Hackers
    ("Заводы ПГ", "Fabryki Gazów Cieplarnianych"),  # 126 GHG Factories
    ("Подземный резервуар", "Podziemny Zbiornik"),  # 127 Subterranean Reservoir
    ("Экологическая зона", "Strefa Ekologiczna"),  # 128 Ecological Zone
    ("Дирижабли", "Sterowce"),  # 129 Zeppelins
    ("Черви", "Dżdżownice"),  # 130 Worms
    ("Редуценты", "Reducenci"),  # 131 Decomposers
    ("Термоядерная энергия", "Energia Termojądrowa"),  # 132 Fusion Power
    ("Грибы-симбионты", "Grzyby Symbiotyczne"),  # 133 Symbiotic Fungus
    ("Грибок для сверхнизких температур", "Grzyby Kriofilne"),  # 134 Extreme-Cold Fungus
    ("Улучшенная экосистема", "Zaawansowane Ekosystemy"),  # 135 Advanced Ecosystems
    ("Великая плотина", "Wielka Tama"),  # 136 Great Dam
    ("Картель", "Kartel"),  # 137 Cartel
    ("Карьер", "Kopalnia Odkrywkowa"),  # 138 Strip Mine
    ("Энергия волн", "Energia Fal Morskich"),  # 139 Wave Power
    ("Потоки лавы", "Strumienie Lawy"),  # 140 Lava Flows
    ("Электростанция", "Elektrownia"),  # 141 Power Plant
    ("Проект Мохол", "Obszar Mohole"),  # 142 Mohole Area
    ("Груз с Земли", "Duży Konwój"),  # 143 Large Convoy
    ("Титановая шахта", "Kopalnia Tytanu"),  # 144 Titanium Mine
    ("Тектоническая энергия", "Energia Naprężeń Tektonicznych"),  # 145 Tectonic Stress Power
    ("Азотолюбивый мох", "Mech Nitrofilny"),  # 146 Nitrophilic Moss
    ("Травоядные", "Roślinożercy"),  # 147 Herbivores
    ("Насекомые", "Insekty"),  # 148 Insects
    ("Любимый проект босса", "Ulubiony Projekt Prezesa"),  # 149 CEO's Favorite Project
    ("Антигравитация", "Technologia Antygrawitacji"),  # 150 Anti-Gravity Technology
    ("Инвестиционный кредит", "Kredyt Inwestycyjny"),  # 151 Investment Loan
    ("Изоляторы", "Izolacja"),  # 152 Insulation
    ("Технология адаптации", "Technologia Adaptacji"),  # 153 Adaptation Technology
    ("Договор попечительства", "Kontrakt Nadzorczy"),  # 154 Caretaker Contract
    ("Искусственные микроорганизмы", "Zaprojektowane Mikroorganizmy"),  # 155 Designed Microorganisms
    ("Стандартные технологии", "Standardowa Technologia"),  # 156 Standard Technology
    ("Бактерия, перерабатывающая нитриты", "Bakterie Rozkładające Azotany"),  # 157 Nitrite Reducing Bacteria
    ("Промышленные микробы", "Mikroby Przemysłowe"),  # 158 Industrial Microbes
    ("Лишайник", "Porosty"),  # 159 Lichen
    ("Консорциум энергокомпаний", "Konsorcjum Energetyczne"),  # 160 Power Supply Consortium
    ("Груз с Европы", "Konwój z Europy"),  # 161 Convoy From Europa
    ("Ввоз парниковых газов", "Importowane Gazy Cieplarniane"),  # 162 Imported GHG
    ("Ввоз азота", "Importowany Azot"),  # 163 Imported Nitrogen
    ("Микроветряки", "Mikrowiatraki"),  # 164 Micro-Mills
    ("Генераторы магнитного поля", "Generatory Pola Magnetycznego"),  # 165 Magnetic Field Generators
    ("Шаттлы", "Promy"),  # 166 Shuttles
    ("Импорт улучшенного парникового газа", "Zaawansowane Gazy Cieplarniane"),  # 167 Import of Advanced GHG
    ("Ветряные электростанции", "Turbiny Wiatrowe"),  # 168 Windmills
    ("Земледелие в тундре", "Rolnictwo Tundrowe"),  # 169 Tundra Farming
    ("Торможение аммиачного астероида", "Asteroida Bogata w Amoniak"),  # 170 Aerobraked Ammonia Asteroid
    ("Купол с магнитным полем", "Kopuła z Polem Magnetycznym"),  # 171 Magnetic Field Dome
    ("Домашние любимцы", "Zwierzęta Domowe"),  # 172 Pets
    ("Защищённая среда обитания", "Chronione Siedliska"),  # 173 Protected Habitats
    ("Защищённая долина", "Chroniona Dolina"),  # 174 Protected Valley
    ("Спутники", "Satelity"),  # 175 Satellites
    ("Земледелие в Лабиринте Ночи", "Rolnictwo w Noctis Labyrinthus"),  # 176 Noctis Farming
    ("Фабрика по расщеплению воды", "Zakład Elektrolizy"),  # 177 Water Splitting Plant
    ("Теплоуловители", "Pułapki Cieplne"),  # 178 Heat Trappers
    ("Фабрика по производству почвы", "Fabryka Gleby"),  # 179 Soil Factory
    ("Топливный завод", "Fabryka Paliwa"),  # 180 Fuel Factory
    ("Таяние ледяных шапок", "Roztapianie Czap Lodowych"),  # 181 Ice Cap Melting
    ("Цитадель корпорации", "Siedziba Korporacji"),  # 182 Corporate Stronghold
    ("Сжигание биомассы", "Spalarnia Biomasy"),  # 183 Biomass Combustors
    ("Домашний скот", "Trzoda"),  # 184 Livestock
    ("Конференция на Олимпе", "Konferencja Olimpijska"),  # 185 Olympus Conference
    ("Противорадиационные костюмы", "Kombinezony Ochronne"),  # 186 Rad-Suits
    ("Водоотлив из подземного резервуара", "Pompa Warstwy Wodonośnej"),  # 187 Aquifer Pumping
    ("Потоп", "Powódź Kontrolowana"),  # 188 Flooding
    ("Энергосбережение", "Oszczędzanie Energii"),  # 189 Energy Saving
    ("Эксплуатация источников тепла", "Lokalne Pułapki Ciepła"),  # 190 Local Heat Trapping
    ("Удаление вечной мерзлоты", "Wydobycie Wiecznej Zmarzliny"),  # 191 Permafrost Extraction
    ("Соревнование изобретателей", "Konkurs Wynalazców"),  # 192 Invention Contest
    ("Насаждения", "Plantacja"),  # 193 Plantation
    ("Инфраструктура энергетики", "Infrastruktura Energetyczna"),  # 194 Power Infrastructure
    ("Законтрактованные рабочие", "Tania Siła Robocza"),  # 195 Indentured Workers
    ("Обсерватория Лагранжа", "Obserwatorium Lagrange'a"),  # 196 Lagrange Observatory
    ("Терраформирование Ганимеда", "Terraformacja Ganimedesa"),  # 197 Terraforming Ganymede
    ("Иммиграционный шаттл", "Promy Imigrantów"),  # 198 Immigration Shuttles
    ("Закрытая зона", "Obszar Zastrzeżony"),  # 199 Restricted Area
    ("Город иммигрантов", "Miasto Imigrantów"),  # 200 Immigrant City
    ("Отвод от линии электропередач", "Podpięcie do Sieci"),  # 201 Energy Tapping
    ("Подземные взрывы", "Podziemne Detonacje"),  # 202 Underground Detonations
    ("Солнечное зеркало", "Soletta"),  # 203 Soletta
    ("Демонстрация технологии", "Pokaz Technologii"),  # 204 Technology Demonstration
    ("Радиохимический завод", "Związki Przeciwpromienne"),  # 205 Rad-Chem Factory
    ("Особая разработка", "Projekt Specjalny"),  # 206 Special Design
    ("Медицинская лаборатория", "Laboratorium Medyczne"),  # 207 Medical Lab
    ("Центр ИИ", "Centrala SI"),  # 208 AI Central
]

CORPORATION_NAMES: Final = [
    ("Начинающая корпорация", "Korporacja dla Początkujących"),
    ("КредиКор", "CrediCor"),
    ("Эколайн", "Ecoline"),
    ("Гелион", "Helion"),
    ("Интерплэнетари Синематикс", "Interplanetary Cinematics"),
    ("Инвентрикс", "Inventrix"),
    ("Горная гильдия", "Gildia Górnicza"),
    ("ФобоЛог", "PhoboLog"),
    ("Фарсидская республика", "Republika Tharsis"),
    ("ТорГейт", "ThorGate"),
    ("Марсианская инициатива ООН", "Inicjatywa Marsjańska ONZ"),
    ("Сатурн Системс", "Saturn Systems"),
    ("Терактор", "Teractor"),
]

PROJECT_NAMES: Final = [
    ("Электростанция", "Elektrownia"),
    ("Астероид", "Asteroida"),
    ("Аквифер", "Nawodnienie"),
    ("Озеленение", "Zieleń"),
    ("Город", "Obszar miasta"),
]

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
