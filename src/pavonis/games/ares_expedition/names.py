"""Names in Russian and Polish; the English ones stand with the things themselves."""

from typing import Final

CARD_NAMES: Final = [  # by card: Russian, Polish
    ("Технология адаптации", "Technologia adaptacji"),  # 001 Adaptation Technology
    ("Передовые сплавы", "Zaawansowane stopy metali"),  # 002 Advanced Alloys
    ("Защитные технологии", "Zaawansowane technologie badań"),  # 003 Advanced Screening Technology
    ("Единый ИИ", "Centrala SI"),  # 004 AI Central
    ("Анаэробные микроорганизмы", "Mikroorganizmy beztlenowe"),  # 005 Anaerobic Microorganisms
    ("Антигравитация", "Technologia antygrawitacji"),  # 006 Anti-Gravity Technology
    ("Водоотлив из подземного резервуара", "Pompa warstwy wodonośnej"),  # 007 Aquifer Pumping
    ("Арктические водоросли", "Algi arktyczne"),  # 008 Arctic Algae
    ("Искусственные джунгли", "Sztuczna dżungla"),  # 009 Artificial Jungle
    ("Сборочные линии", "Linie produkcyjne"),  # 010 Assembly Lines
    ("Распродажа активов", "Wyprzedaż majątku"),  # 011 Asset Liquidation
    ("Птицы", "Ptaki"),  # 012 Birds
    ("Мозговой штурм", "Burza mózgów"),  # 013 Brainstorming Session
    ("Договор попечительства", "Kontrakt nadzorczy"),  # 014 Caretaker Contract
    ("Завод печатных плат", "Fabryka płytek drukowanych"),  # 015 Circuit Board Factory
    ("Общественные сады", "Ogrody społeczne"),  # 016 Community Gardens
    ("Фабрика компоста", "Kompostownia"),  # 017 Composting Factory
    ("Охраняемый биом", "Chroniony biom"),  # 018 Conserved Biome
    ("Редуценты", "Reducenci"),  # 019 Decomposers
    ("Гнилостные грибы", "Grzyby rozkładające"),  # 020 Decomposing Fungus
    ("Развитая инфраструктура", "Rozwinięta infrastruktura"),  # 021 Developed Infrastructure
    ("Научный центр", "Centrum rozwoju"),  # 022 Development Center
    ("Катапульта на Земле", "Katapulta międzyplanetarna"),  # 023 Earth Catapult
    ("Экологическая зона", "Strefa ekologiczna"),  # 024 Ecological Zone
    ("Энергетические субсидии", "Dotacje energetyczne"),  # 025 Energy Subsidies
    ("Дополнительные ресурсы", "Dodatkowe zasoby"),  # 026 Extended Resources
    ("Грибок для сверхнизких температур", "Grzyby kriofilne"),  # 027 Extreme-Cold Fungus
    ("Фермерский рынок", "Targ rolny"),  # 028 Farmers Market
    ("Сельскохозяйственные кооперативы", "Spółdzielnie rolnicze"),  # 029 Farming Co-ops
    ("Рыба", "Ryby"),  # 030 Fish
    ("Бактерии, выделяющие парниковые газы", "Bakterie produkujące gazy cieplarniane"),  # 031 GHG Producing Bacteria
    ("Теплицы", "Szklarnie"),  # 032 Greenhouses
    ("Травоядные", "Roślinożercy"),  # 033 Herbivores
    ("Гидроэнергетика", "Energia wodna"),  # 034 Hydro-Electric Energy
    ("Межпланетные отношения", "Stosunki międzyplanetarne"),  # 035 Interplanetary Relations
    ("Стажёры", "Stażyści"),  # 036 Interns
    ("Межпланетная конференция", "Konferencja międzyplanetarna"),  # 037 Interplanetary Conference
    ("Металлургический завод", "Huty"),  # 038 Ironworks
    ("Домашний скот", "Trzoda"),  # 039 Livestock
    ("Марсианский университет", "Uniwersytet marsjański"),  # 040 Mars University
    ("Производство материи", "Wytwarzanie materii"),  # 041 Matter Manufacturing
    ("Медиа-холдинг", "Grupa medialna"),  # 042 Media Group
    ("Бактерия, перерабатывающая нитриты", "Bakterie rozkładające azotany"),  # 043 Nitrite Reducing Bacteria
    ("Конференция на Олимпе", "Konferencja olimpijska"),  # 044 Olympus Conference
    ("Аэроторможение", "Optymalne hamowanie aerodynamiczne"),  # 045 Optimal Aerobraking
    ("Центр физики", "Kompleks fizyki jądrowej"),  # 046 Physics Complex
    ("Инфраструктура энергетики", "Infrastruktura energetyczna"),  # 047 Power Infrastructure
    ("Переработка детрита", "Przetworzony detrytus"),  # 048 Recycled Detritus
    ("Пересмотренные контракты", "Zmienione kontrakty"),  # 049 Redrafted Contracts
    ("Поедатели реголита", "Bakterie regolitożerne"),  # 050 Regolith Eaters
    ("Исследовательская станция", "Placówka naukowa"),  # 051 Research Outpost
    ("Реструктуризация ресурсов", "Restrukturyzacja zasobów"),  # 052 Restructured Resources
    ("Мелкие животные", "Małe zwierzęta"),  # 053 Small Animals
    ("Соларпанк", "Solarpunk"),  # 054 Solarpunk
    ("Стандартные технологии", "Standardowa technologia"),  # 055 Standard Technology
    ("Сталелитейный завод", "Stalownie"),  # 056 Steelworks
    ("Грибы-симбионты", "Grzyby symbiotyczne"),  # 057 Symbiotic Fungus
    ("Тихоходки", "Niesporczaki"),  # 058 Tardigrades
    ("Аналитический центр", "Ośrodek analityczny"),  # 059 Think Tank
    ("Объединённый планетарный альянс", "Zjednoczony Sojusz Planetarny"),  # 060 United Planetary Alliance
    ("Вирусные векторы", "Wirusy wspomagające"),  # 061 Viral Enhancers
    ("Вулканические озёра", "Jeziorka wulkaniczne"),  # 062 Volcanic Pools
    ("Импорт воды с Европы", "Import wody z Europy"),  # 063 Water Import from Europa
    ("Дровяные печи", "Piece opalane drewnem"),  # 064 Wood Burning Stoves
    ("Развитые экосистемы", "Zaawansowane ekosystemy"),  # 065 Advanced Ecosystems
    ("Искусственное озеро", "Sztuczne jezioro"),  # 066 Artificial Lake
    ("Фильтрация атмосферы", "Filtrowanie atmosfery"),  # 067 Atmosphere Filtering
    ("Дыхательные фильтры", "Filtry oddechowe"),  # 068 Breathing Filters
    ("Подкупленный комитет", "Przekupiony komitet"),  # 069 Bribed Committee
    ("Деловые контакты", "Kontakty biznesowe"),  # 070 Business Contacts
    ("Любимый проект босса", "Ulubiony projekt prezesa"),  # 071 CEO's Favorite Project
    ("Тренировочный лагерь колонистов", "Obóz szkoleniowy kolonizatorów"),  # 072 Colonizer Training Camp
    ("Комета", "Kometa"),  # 073 Comet
    ("Груз с Европы", "Konwój z Europy"),  # 074 Convoy from Europa
    ("Кратер", "Krater"),  # 075 Crater
    ("Падение Деймоса", "Upadek Deimosa"),  # 076 Deimos Down
    ("Гигантский ледяной астероид", "Gigantyczna asteroida lodowa"),  # 077 Giant Ice Asteroid
    ("Ледяной астероид", "Asteroida lodowa"),  # 078 Ice Asteroid
    ("Таяние ледяных шапок", "Roztapianie czap lodowych"),  # 079 Ice Cap Melting
    ("Ввоз водорода", "Importowany wodór"),  # 080 Imported Hydrogen
    ("Ввоз азота", "Importowany azot"),  # 081 Imported Nitrogen
    ("Межзвёздный корабль-колония", "Międzygwiezdny statek kolonizacyjny"),  # 082 Interstellar Colony Ship
    ("Соревнование изобретателей", "Konkurs wynalazców"),  # 083 Invention Contest
    ("Инвестиционный кредит", "Kredyt inwestycyjny"),  # 084 Investment Loan
    ("Обсерватория Лагранжа", "Obserwatorium Lagrange'a"),  # 085 Lagrange Observatory
    ("Озеро Маринер", "Jezioro Marineris"),  # 086 Lake Marineris
    ("Груз с Земли", "Duży konwój"),  # 087 Large Convoy
    ("Потоки лавы", "Strumienie lawy"),  # 088 Lava Flows
    ("Эксплуатация источников тепла", "Lokalne pułapki ciepła"),  # 089 Local Heat Trapping
    ("Мангровые леса", "Namorzyny"),  # 090 Mangrove
    ("Богатый азотом астероид", "Asteroida bogata w azot"),  # 091 Nitrogen-Rich Asteroid
    ("Удаление вечной мерзлоты", "Wydobycie wiecznej zmarzliny"),  # 092 Permafrost Extraction
    ("Падение Фобоса", "Upadek Fobosa"),  # 093 Phobos Falls
    ("Насаждения", "Plantacja"),  # 094 Plantation
    ("Выпуск инертных газов", "Wypuszczenie gazów obojętnych"),  # 095 Release of Inert Gases
    ("Исследование", "Badania"),  # 096 Research
    ("Особая разработка", "Projekt specjalny"),  # 097 Special Design
    ("Подземный резервуар", "Podziemny zbiornik"),  # 098 Subterranean Reservoir
    ("Демонстрация технологии", "Pokaz technologii"),  # 099 Technology Demonstration
    ("Терраформирование Ганимеда", "Terraformacja Ganimedesa"),  # 100 Terraforming Ganymede
    ("Буксировка кометы", "Holowanie komety"),  # 101 Towing a Comet
    ("Рабочие бригады", "Brygady robocze"),  # 102 Work Crews
    ("Поглощённая компания", "Przejęcie firmy"),  # 103 Acquired Company
    ("Адаптированные лишайники", "Zaadaptowane porosty"),  # 104 Adapted Lichen
    ("Насыщенная газами магма", "Napowietrzona magma"),  # 105 Aerated Magma
    ("Радиация в атмосфере", "Promieniowanie atmosferyczne"),  # 106 Airborne Radiation
    ("Водоросли", "Algi"),  # 107 Algae
    ("Архебактерии", "Archebakterie"),  # 108 Archaebacteria
    ("Искусственный фотосинтез", "Sztuczna fotosynteza"),  # 109 Artificial Photosynthesis
    ("Бурение астероидов", "Górnictwo kosmiczne"),  # 110 Asteroid Mining
    ("Астероидный консорциум", "Kosmiczne konsorcjum górnicze"),  # 111 Asteroid Mining Consortium
    ("Космическая ферма", "Astrofarma"),  # 112 Astrofarm
    ("Атмосферные изоляторы", "Izolatory atmosferyczne"),  # 113 Atmospheric Insulators
    ("Автоматизированные фабрики", "Zautomatyzowane fabryki"),  # 114 Automated Factories
    ("Сбалансированные портфели", "Zrównoważone portfele"),  # 115 Balanced Portfolios
    ("Луч с ториевого астероида", "Wiązka z asteroidy bogatej w tor"),  # 116 Beam from a Thorium Asteroid
    ("Сжигание биомассы", "Spalarnia biomasy"),  # 117 Biomass Combustors
    ("Биотермальная энергия", "Energia biotermiczna"),  # 118 Biothermal Power
    ("Чертежи", "Plany konstrukcyjne"),  # 119 Blueprints
    ("Строительство промышленности", "Przemysł budowlany"),  # 120 Building Industries
    ("Кустарники", "Krzewy"),  # 121 Bushes
    ("Каторжные рудники на Каллисто", "Kolonia karna na Kallisto"),  # 122 Callisto Penal Mines
    ("Картель", "Kartel"),  # 123 Cartel
    ("Импорт угля", "Import węgla"),  # 124 Coal Imports
    ("Коммерческий район", "Dystrykt handlowy"),  # 125 Commercial District
    ("Тепло глубин", "Pompa geotermalna"),  # 126 Deep Well Heating
    ("Искусственные микроорганизмы", "Zaprojektowane mikroorganizmy"),  # 127 Designed Microorganisms
    ("Диверсификация интересов", "Zróżnicowane interesy"),  # 128 Diversified Interests
    ("Пыльный карьер", "Zapylony kamieniołom"),  # 129 Dusty Quarry
    ("Экономический рост", "Wzrost gospodarczy"),  # 130 Economic Growth
    ("Накопители энергии", "Magazyny energii"),  # 131 Energy Storage
    ("Заповедник каньона Эос", "Park narodowy w Eos Chasma"),  # 132 Eos Chasma National Park
    ("Земледелие", "Rolnictwo"),  # 133 Farming
    ("Пищевой комбинат", "Fabryka żywności"),  # 134 Food Factory
    ("Топливный завод", "Fabryka paliwa"),  # 135 Fuel Factory
    ("Топливные генераторы", "Generatory paliwowe"),  # 136 Fueled Generators
    ("Термоядерная энергия", "Energia termojądrowa"),  # 137 Fusion Power
    ("Верфь на Ганимеде", "Stocznia na Ganimedesie"),  # 138 Ganymede Shipyard
    ("Репарация генов", "Naprawa genów"),  # 139 Gene Repair
    ("Геотермальная энергия", "Energia geotermalna"),  # 140 Geothermal Power
    ("Огромное космическое зеркало", "Gigantyczne lustro kosmiczne"),  # 141 Giant Space Mirror
    ("Трава", "Trawy"),  # 142 Grass
    ("Великая плотина", "Wielka tama"),  # 143 Great Dam
    ("Консорциум Большого Уступа", "Konsorcjum Wielkiej Skarpy"),  # 144 Great Escarpment Consortium
    ("Вереск", "Wrzosy"),  # 145 Heather
    ("Иммиграционный шаттл", "Promy imigrantów"),  # 146 Immigration Shuttles
    ("Импорт улучшенного парникового газа", "Zaawansowane gazy cieplarniane"),  # 147 Import of Advanced GHG
    ("Ввоз парниковых газов", "Importowane gazy cieplarniane"),  # 148 Imported GHG
    ("Промышленный центр", "Ośrodek przemysłowy"),  # 149 Industrial Center
    ("Промышленное земледелие", "Rolnictwo przemysłowe"),  # 150 Industrial Farming
    ("Промышленные микробы", "Mikroby przemysłowe"),  # 151 Industrial Microbes
    ("Насекомые", "Insekty"),  # 152 Insects
    ("Добыча на Ио", "Przemysł górniczy na Io"),  # 153 Io Mining Industries
    ("Культивирование водорослей", "Farmy wodorostów"),  # 154 Kelp Farming
    ("Лишайник", "Porosty"),  # 155 Lichen
    ("Грозовая энергетика", "Farma piorunów"),  # 156 Lightning Harvest
    ("Щиты нижней атмосферы", "Osłony niskiej atmosfery"),  # 157 Low-Atmo Shields
    ("Луч с Луны", "Wiązka z Księżyca"),  # 158 Lunar Beam
    ("Преобразователь массы", "Konwerter masy"),  # 159 Mass Converter
    ("Медицинская лаборатория", "Laboratorium medyczne"),  # 160 Medical Lab
    ("Метан с Титана", "Metan z Tytana"),  # 161 Methane from Titan
    ("Микроветряки", "Mikrowiatraki"),  # 162 Micro-Mills
    ("Микропроцессоры", "Mikroprocesory"),  # 163 Microprocessors
    ("Рудник", "Kopalnia"),  # 164 Mine
    ("Курорт на Миранде", "Kurort na Mirandzie"),  # 165 Miranda Resort
    ("Проект Мохол", "Obszar mohole"),  # 166 Mohole Area
    ("Монокультуры", "Monokultury"),  # 167 Monocultures
    ("Мох", "Mech"),  # 168 Moss
    ("Природный заповедник", "Rezerwat naturalny"),  # 169 Natural Preserve
    ("Новые портфели", "Nowe portfele"),  # 170 New Portfolios
    ("Азотолюбивый мох", "Mech nitrofilny"),  # 171 Nitrophilic Moss
    ("Земледелие в Лабиринте Ночи", "Rolnictwo w Noctis Labyrinthus"),  # 172 Noctis Farming
    ("Атомные электростанции", "Elektrownie jądrowe"),  # 173 Nuclear Plants
    ("Энергосеть", "Sieć energetyczna"),  # 174 Power Grid
    ("Электростанция", "Elektrownia"),  # 175 Power Plant
    ("Консорциум энергокомпаний", "Konsorcjum energetyczne"),  # 176 Power Supply Consortium
    ("Защищённая долина", "Chroniona dolina"),  # 177 Protected Valley
    ("Квантовый экстрактор", "Ekstraktor kwantowy"),  # 178 Quantum Extractor
    ("Противорадиационные костюмы", "Kombinezony ochronne"),  # 179 Rad Suits
    ("Спутниковые фермы", "Farmy satelitarne"),  # 180 Satellite Farms
    ("Спутники", "Satelity"),  # 181 Satellites
    ("Подсечно-огневое земледелие", "Rolnictwo żarowe"),  # 182 Slash and Burn Agriculture
    ("Выплавка металлов", "Wytop metali"),  # 183 Smelting
    ("Прогрев почвы", "Ogrzewanie gleby"),  # 184 Soil Warming
    ("Солнечная энергия", "Energia słoneczna"),  # 185 Solar Power
    ("Улавливание солнечного тепла", "Wychwytywanie energii słonecznej"),  # 186 Solar Trapping
    ("Солнечное зеркало", "Soletta"),  # 187 Soletta
    ("Обогреватели", "Grzejniki"),  # 188 Space Heaters
    ("Космическая станция", "Stacja kosmiczna"),  # 189 Space Station
    ("Спонсоры", "Sponsorzy"),  # 190 Sponsors
    ("Карьер", "Kopalnia odkrywkowa"),  # 191 Strip Mine
    ("Поверхностные шахты", "Kopalnie powierzchniowe"),  # 192 Surface Mines
    ("Тектоническая энергия", "Energia naprężeń tektonicznych"),  # 193 Tectonic Stress Power
    ("Титановая шахта", "Kopalnia tytanu"),  # 194 Titanium Mine
    ("Таможенная станция", "Stacja celna"),  # 195 Toll Station
    ("Торговый пост", "Placówka handlowa"),  # 196 Trading Post
    ("Удержанное тепло", "Uwięzione ciepło"),  # 197 Trapped Heat
    ("Деревья", "Drzewa"),  # 198 Trees
    ("Тропический курорт", "Tropikalny kurort"),  # 199 Tropical Resort
    ("Земледелие в тундре", "Rolnictwo tundrowe"),  # 200 Tundra Farming
    ("Подземный город", "Podziemne miasto"),  # 201 Underground City
    ("Подводные источники", "Kominy podmorskie"),  # 202 Undersea Vents
    ("Венчурный капитал", "Kapitał wysokiego ryzyka"),  # 203 Venture Capitalism
    ("Верфь на Весте", "Stocznia na Weście"),  # 204 Vesta Shipyard
    ("Энергия волн", "Energia fal morskich"),  # 205 Wave Power
    ("Ветряные электростанции", "Turbiny wiatrowe"),  # 206 Windmills
    ("Черви", "Dżdżownice"),  # 207 Worms
    ("Дирижабли", "Sterowce"),  # 208 Zeppelins
]

CORPORATION_NAMES: Final = [  # their names are not translated
    ("CrediCor", "CrediCor"),
    ("Ecoline", "Ecoline"),
    ("Helion", "Helion"),
    ("Interplanetary Cinematics", "Interplanetary Cinematics"),
    ("Inventrix", "Inventrix"),
    ("Mining Guild", "Mining Guild"),
    ("PhoboLog", "PhoboLog"),
    ("Saturn Systems", "Saturn Systems"),
    ("Teractor", "Teractor"),
    ("Tharsis Republic", "Tharsis Republic"),
    ("ThorGate", "ThorGate"),
    ("United Nations Mars Initiative", "United Nations Mars Initiative"),
]
