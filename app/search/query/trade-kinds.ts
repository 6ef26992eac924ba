/**
 * Trades that are not exactly one subcategory: a part of one ("sushi"), or several of them ("cleaning"). `words` narrows the
 * subcategories to the listings that mention one of them; they are English, as the listings are.
 */
export interface TradeKind {
  subcategories: readonly string[];
  words?: string;
  /** In the singular: English, French and Spanish. */
  names: string;
}

const parts = (subcategory: string, rows: readonly (readonly [words: string, names: string])[]) =>
  rows.map(([words, names]): TradeKind => ({ subcategories: [subcategory], words, names }));

export const tradeKinds: readonly TradeKind[] = [
  {
    subcategories: ["brewpubs-taprooms", "breweries-wineries"],
    words: "brewery or brewpub or brewing or taproom",
    names:
      "brewery, brewer, brewing company, beer brewery, brasserie de bière, brasseur, cervecería, cervecero, fábrica de cerveza",
  },
  ...parts("breweries-wineries", [
    [
      "winery or vineyard or vine",
      "winery, vineyard, wine maker, winemaker, wine, wine estate, vignoble, vigneron, domaine viticole, viñedo, vinícola, bodega de vinos, viñedos, viticultor, vino",
    ],
    [
      "distillery or distilling or distiller",
      "distillery, distiller, whisky distillery, gin distillery, distillerie, distillateur, destilería, destiladora, destilería de tequila",
    ],
    [
      "cidery or cider",
      "cidery, cider house, cidre, cidrerie, sidrería, sidra, cider, cider maker",
    ],
    ["meadery or mead", "meadery, mead, hydromellerie, hidromiel"],
  ]),
  {
    subcategories: ["motels-inns", "hotel-taverns", "bed-breakfasts"],
    names:
      "hotel, hotelier, hotel business, hôtel, petit hôtel, hotelero, boutique hotel, small hotel, hotel pequeño, hotels and motels, hotel and motel",
  },
  {
    subcategories: ["commercial-cleaning", "residential-cleaning", "home-service-franchises"],
    words: "cleaning or janitorial or cleaner",
    names:
      "cleaning, cleaning company, cleaning business, cleaning service, nettoyage, entreprise de nettoyage, compagnie de nettoyage, service de nettoyage, limpieza, empresa de limpieza, servicio de limpieza, compañía de limpieza, servicios de limpieza, cleaning services, cleaners",
  },
  {
    subcategories: ["laundromats", "laundry-linen"],
    names: "laundry, laundry business, laundries",
  },
  ...parts("laundry-linen", [
    [
      "dry cleaning",
      "dry cleaner, dry cleaning, drycleaner, drycleaning, dry clean, dry cleaning business, dry cleaning plant, nettoyeur, nettoyeur à sec, nettoyage à sec, pressing, teinturerie, tintorería, lavado en seco, limpieza en seco, tintorero, dry cleaning store",
    ],
  ]),
  {
    subcategories: ["self-storage", "moving-storage"],
    names: "storage, storage business, storage company",
  },
  {
    subcategories: ["security-services", "security-automation"],
    names: "security, security business, sécurité, seguridad, alarm",
  },
  {
    subcategories: ["crop-farms", "livestock-dairy", "apiaries-specialty"],
    names:
      "farm, farmer, farmland, hobby farm, ferme, fermier, ferme agricole, agriculteur, granja agrícola, agricultor, granjero, farm land, farm business, working farm",
  },
  {
    subcategories: ["greenhouses-nurseries", "garden-centres"],
    names: "nursery, plant nurseries",
  },
  {
    subcategories: ["printing-signage", "signs-displays"],
    words: "sign or signs or signage",
    names:
      "sign shop, sign company, sign, signage, sign maker, sign business, sign making, enseigne, affichage, letrero, anuncios, rótulos, fabricante de letreros",
  },
  {
    subcategories: ["cafes", "coffee-roasters", "coffee-franchises"],
    names: "coffee, coffee business, coffee company, negocio de café",
  },
  {
    subcategories: ["campgrounds", "summer-camps"],
    names: "campgrounds and camps",
  },
  {
    subcategories: ["fitness-studios", "martial-arts", "fitness-franchises"],
    names: "sports gym, training gym, sports facility, centre sportif et arts martiaux",
  },
  ...parts("fitness-studios", [
    [
      "yoga",
      "yoga, yoga studio, yoga centre, yoga center, yoga business, studio de yoga, centre de yoga, estudio de yoga, centro de yoga",
    ],
    ["pilates", "pilates, pilates studio, studio de pilates, studio pilates, estudio de pilates"],
    [
      "spin or spinning or cycling",
      "spin studio, spinning studio, indoor cycling, studio de spinning, estudio de spinning",
    ],
    [
      '"personal training" or "personal trainer"',
      "personal training, personal trainer, personal training studio, entraîneur privé, entraînement personnel, entrenamiento personal, entrenador personal",
    ],
  ]),
  ...parts("golf-marinas", [
    [
      "golf",
      "golf course, golf, golf club, golf business, terrain de golf, club de golf, parcours de golf, campo de golf, driving range, champ de pratique, mini putting",
    ],
    [
      "marina or boat or slips",
      "marina, boat marina, boatyard, boat yard, harbour, yacht club, port de plaisance, puerto deportivo, embarcadero, boat storage",
    ],
  ]),
  ...parts("music-dance-schools", [
    [
      "dance or ballet",
      "dance school, dance studio, dance academy, ballet school, ballet, dance, dance classes, studio de danse, école de danse, académie de danse, danse, escuela de baile, escuela de danza, academia de baile, academia de danza, estudio de danza, clases de baile, baile, danza",
    ],
    [
      "music",
      "music school, music academy, music lessons, music studio, piano school, guitar school, music lesson, école de musique, cours de musique, académie de musique, escuela de música, academia de música, clases de música",
    ],
  ]),
  ...parts("asian-restaurants", [
    [
      "sushi or japanese",
      "sushi, sushi restaurant, sushi bar, sushi shop, japanese restaurant, japanese food, ramen, ramen restaurant, ramen shop, japanese, restaurant japonais, resto sushi, comptoir à sushi, comptoir sushi, bar à sushi, restaurant de sushi, restaurante japonés, restaurante de sushi, comida japonesa, teriyaki",
    ],
    [
      "chinese or cantonese or szechuan or dumpling or noodle",
      "chinese restaurant, chinese food, chinese, chinese takeout, dim sum, chinese buffet, dumpling house, restaurant chinois, cuisine chinoise, mets chinois, buffet chinois, restaurante chino, comida china, szechuan restaurant, cantonese restaurant, dumpling",
    ],
    [
      "thai",
      "thai restaurant, thai food, thai, thai kitchen, restaurant thaï, restaurant thaïlandais, cuisine thaïlandaise, restaurante tailandés, comida tailandesa, thai takeout",
    ],
    [
      "vietnamese or pho",
      "vietnamese restaurant, pho, pho restaurant, vietnamese food, pho house, vietnamese, restaurant vietnamien, cuisine vietnamienne, restaurante vietnamita, comida vietnamita, pho shop",
    ],
    [
      "korean",
      "korean restaurant, korean bbq, korean food, korean barbecue, korean, restaurant coréen, cuisine coréenne, restaurante coreano, comida coreana",
    ],
    [
      "filipino",
      "filipino restaurant, filipino food, filipino, restaurant philippin, restaurante filipino",
    ],
    [
      "noodle or pho",
      "noodle house, noodle shop, noodle restaurant, noodle bar, restaurant de nouilles, fideos, noodles",
    ],
  ]),
  {
    subcategories: ["pizzerias", "fine-dining", "family-restaurants", "takeout-fast-casual"],
    words: "italian or pizza or pasta",
    names:
      "italian restaurant, italian food, italian, trattoria, pasta restaurant, italian cuisine, restaurant italien, cuisine italienne, resto italien, restaurante italiano, comida italiana, ristorante",
  },
  {
    subcategories: ["takeout-fast-casual", "family-restaurants", "fine-dining"],
    words: "shawarma or donair or gyros or lebanese or greek or mediterranean or falafel",
    names:
      "greek restaurant, mediterranean restaurant, lebanese restaurant, middle eastern restaurant, middle eastern food, greek food, lebanese food, mediterranean food, greek, restaurant grec, restaurant libanais, restaurant méditerranéen, cuisine libanaise, restaurante griego, restaurante libanés, comida árabe",
  },
  ...parts("takeout-fast-casual", [
    [
      "burger",
      "burger joint, burger shop, burger restaurant, burger, hamburger, burger bar, burger place, hamburguesería, hamburguesa, restaurant de hamburgers, hamburger restaurant, restaurante de hamburguesas",
    ],
    [
      "shawarma or donair or gyros",
      "shawarma, shawarma restaurant, shawarma shop, donair, donair shop, kebab, kebab shop, gyros, chawarma, falafel, falafel shop",
    ],
    [
      "fish",
      "fish and chips, fish & chips, fish and chips shop, fish & chips shop, chippy, fish and chip shop, poisson frit, fish n chips",
    ],
    [
      "chicken",
      "fried chicken, chicken restaurant, jerk chicken, poulet frit, pollo frito, chicken shop, pollo asado, chicken wings, restaurant de poulet, restaurante de pollo",
    ],
    [
      "sandwich or sub",
      "sandwich shop, sub shop, sandwicherie, sandwich, sandwichería, submarine shop, sandwich bar, tortería",
    ],
    ["poke", "poke bowl, poke, poke restaurant, poke shop"],
  ]),
  ...parts("food-trucks", [
    ["taco", "taco truck, taco food truck, camion de tacos, camión de tacos"],
    ["poutine", "poutine truck, poutine food truck, chip truck, camion à poutine"],
    ["barbecue or bbq", "bbq truck, barbecue truck, bbq food truck, barbecue food truck"],
  ]),
  ...parts("livestock-dairy", [
    [
      "horse or stable or riding",
      "horse farm, horse stable, riding stable, stable, equestrian centre, equestrian center, horse boarding, horse ranch, riding school, equestrian, écurie, centre équestre, ferme équestre, pension pour chevaux, caballeriza, centro ecuestre, hípica, horse",
    ],
    [
      "dairy or cheese or goat",
      "dairy farm, dairy, dairy farmer, ferme laitière, producteur laitier, granja lechera, lechería, goat dairy, goat farm, chèvrerie",
    ],
    ["sheep or lamb", "sheep farm, bergerie, granja de ovejas, lamb farm"],
    [
      "cattle or beef or bison or ranch",
      "cattle farm, cattle ranch, cattle, beef farm, ferme bovine, élevage bovin, rancho ganadero, bison ranch, bison farm, ganado",
    ],
  ]),
  ...parts("apiaries-specialty", [
    [
      "honey or bee or hives or apiary",
      "honey farm, apiary, bee farm, beekeeping, beekeeper, honey, honey producer, bee, bee keeper, apiculture, apiculteur, miellerie, rucher, apicultura, apiario, apicultor, miel, ruche, abeilles, abejas, colmena, producción de miel, honey business",
    ],
    [
      "maple or sugar",
      "maple syrup farm, sugar bush, sugar shack, maple farm, maple syrup, érablière, cabane à sucre, acériculture, sirop d'érable, maple syrup producer",
    ],
    ["lavender", "lavender farm, ferme de lavande, granja de lavanda, lavender"],
    ["mushroom", "mushroom farm, champignonnière, granja de hongos, mushroom, mushroom grower"],
    ['"christmas tree"', "christmas tree farm, sapins de noël, christmas tree"],
  ]),
  ...parts("tours-outfitters", [
    [
      "kayak or canoe",
      "kayak rental, canoe rental, kayak tours, kayak, canoe, location de kayaks, renta de kayaks, canoe outfitter, alquiler de kayaks",
    ],
    [
      "fishing",
      "fishing charter, fishing guide, pesca deportiva, pêche sportive, sport fishing, fishing charters",
    ],
    [
      'whale or "whale watching"',
      "whale watching, avistamiento de ballenas, observation des baleines",
    ],
    [
      "bike or bicycle",
      "bike rental, ebike rental, bike tours, location de vélos, renta de bicicletas, alquiler de bicicletas, bicycle rental",
    ],
    ["rafting", "rafting, white water rafting, whitewater rafting, rafting en eaux vives"],
  ]),
  ...parts("event-venues", [
    [
      "wedding",
      "wedding venue, wedding hall, wedding business, barn wedding venue, wedding, salle de mariage, lieu de mariage, mariage, salón de bodas, salón para bodas, bodas, boda, lugar para bodas, wedding barn",
    ],
    ["banquet", "banquet hall, banquet, salle de banquet, salón de banquetes, banquet facility"],
  ]),
  ...parts("event-rentals", [
    ["dj", "dj, dj business, dj company, dj service, disc jockey, wedding dj, mobile dj"],
    [
      "tent",
      "tent rental, location de tentes, location de chapiteaux, renta de carpas, alquiler de carpas",
    ],
    [
      "bouncy or party",
      "bouncy castle, bouncy castle rental, inflatable rental, inflatables rental, jeux gonflables, renta de inflables, brincolines, inflables, party rental, party rentals",
    ],
    ["photo", "photo booth, photo booth rental, photomaton"],
  ]),
  ...parts("bowling-arcades", [
    [
      "bowling",
      "bowling alley, bowling, bowling centre, bowling center, salle de quilles, salon de quilles, quilles, boliche, bolera",
    ],
    [
      "playground",
      "indoor playground, play centre, play center, soft play, kids play place, parc intérieur, parque infantil, indoor play",
    ],
    [
      "laser or arcade",
      "laser tag, arcade, video arcade, amusement arcade, arcade business, jeux d'arcade",
    ],
  ]),
  ...parts("massage-wellness", [
    [
      "chiropractic or chiropractor or chiro",
      "chiropractic, chiropractor, chiropractic clinic, chiro, chiropractic office, chiropractic practice, chiropratique, chiropraticien, clinique chiropratique, clinique de chiropratique, quiropráctico, quiropráctica, clínica quiropráctica",
    ],
    [
      "acupuncture",
      "acupuncture, acupuncturist, acupuncture clinic, acupuncteur, acupuntura, acupunturista",
    ],
    [
      "naturopathic or naturopath",
      "naturopath, naturopathic clinic, naturopathic, naturopathy, naturopathie, naturopathe, naturopatía",
    ],
    [
      "massage",
      "massage, massage clinic, massage therapy, massage therapist, massage therapy clinic, rmt clinic, rmt, massage business, massothérapie, massothérapeute, clinique de massothérapie, clinique de massage, masaje, masajes, masajista, centro de masajes, registered massage, masoterapia",
    ],
  ]),
  ...parts("bus-limo-taxi", [
    [
      "taxi",
      "taxi, taxi company, taxi business, cab company, cab, taxi service, taxicab, compagnie de taxi, entreprise de taxi, permis de taxi, taxis, servicio de taxi, base de taxis, empresa de taxis",
    ],
    [
      "limousine or limo or shuttle",
      "limo, limousine, limo service, limousine service, limo company, limousine company, airport shuttle, shuttle service, limo business, service de limousine, limusina, chauffeur service, navette aéroport",
    ],
    [
      "bus or buses",
      "bus company, school bus, charter bus, bus charter, bus, school bus company, coach company, bus line, autobus, autobus scolaire, autocar, autobuses, empresa de autobuses, compagnie d'autobus, charter bus company, autobús, bus business",
    ],
  ]),
  ...parts("waste-disposal", [
    [
      "recycling or scrap",
      "recycling, recycling company, recycling centre, recycling center, scrap metal, scrap yard, scrapyard, recycling business, recyclage, centre de recyclage, ferraille, cour à ferraille, reciclaje, recicladora, chatarra, centro de reciclaje, scrap, recycler, recycling yard, récupération de métaux",
    ],
    [
      "septic",
      "septic pumping, septic service, septic, septic company, septic tank service, vidange de fosses septiques, fosse septique, fosas sépticas, vidange de fosse septique",
    ],
    [
      "bin or bins",
      "bin rental, dumpster rental, dumpster, bin rental company, location de conteneurs, renta de contenedores, conteneurs, dumpster company, garbage bin rental",
    ],
  ]),
  ...parts("excavation-concrete", [
    [
      "concrete",
      "concrete, concrete company, concrete contractor, concrete business, béton, bétonnage, concreto, hormigón, concretera, concrete cutting, coffrage",
    ],
    [
      "excavation or excavating",
      "excavation, excavation company, excavator, excavating, entreprise d'excavation, excavación, excavaciones, empresa de excavación, compagnie d'excavation, excavation business, excavation contractor",
    ],
  ]),
  ...parts("windows-doors", [
    [
      '"garage door"',
      "garage door, garage door company, overhead door, garage door business, porte de garage, portes de garage, puertas de garaje",
    ],
    [
      "glass",
      "glass shop, glass company, glazier, glass business, glass and mirror, vitrerie, vitrier, vidriería, vidriero, miroiterie, glazing, mirror shop",
    ],
  ]),
  ...parts("books-toys-hobby", [
    [
      "bookstore or book or books",
      "bookstore, book store, bookshop, book shop, bookseller, used book store, books, librairie, libraire, livre, livres, librería, libros, librero, tienda de libros, used bookstore",
    ],
    [
      "toy",
      "toy store, toy shop, toy, toys, magasin de jouets, jouet, jouets, boutique de jouets, juguetería, juguetes, tienda de juguetes, toys store, kids toys",
    ],
    [
      "yarn or quilt or fabric or craft",
      "yarn store, yarn shop, fabric store, quilt shop, craft store, fabric shop, craft shop, magasin de tissus, tissus, laine, boutique de laine, telas, tienda de telas, mercería, wool shop, quilting, sewing store, estambres, magasin de laine",
    ],
    [
      "comic or hobby or game",
      "comic book store, comic shop, comic store, game store, board game store, hobby shop, hobby store, game shop, tienda de cómics, jeux de société, boutique de jeux, juegos de mesa, comics, gaming store",
    ],
  ]),
  ...parts("sporting-goods", [
    [
      "bike or bicycle",
      "bike shop, bicycle shop, bicycle store, bicycle, bike store, bike, cycling shop, cycle shop, bike repair, bicycle repair, magasin de vélo, boutique de vélos, vélo, magasin de vélos, tienda de bicicletas, bicicletas, taller de bicicletas, bicicleta, bicyclette, e bike shop, ebike shop",
    ],
    [
      "ski",
      "ski shop, ski store, boutique de ski, magasin de ski, tienda de esquí, ski and snowboard shop, snowboard shop",
    ],
    [
      "fishing or hunting",
      "fishing store, tackle shop, hunting store, bait and tackle, bait shop, hunting and fishing store, chasse et pêche, magasin de chasse et pêche, caza y pesca, pesca y caza, tienda de pesca, fishing tackle, fishing shop, gun shop, gun store",
    ],
    ["hockey", "hockey shop, hockey store, skate shop"],
    ["running", "running store, running shop"],
  ]),
  ...parts("clothing-shoes", [
    [
      "shoe or shoes",
      "shoe store, shoe shop, shoes, shoe, footwear, footwear store, magasin de chaussures, chaussure, chaussures, zapatería, zapatos, tienda de zapatos, calzado, souliers, zapato, tienda de calzado",
    ],
    [
      "bridal",
      "bridal shop, bridal store, bridal, bridal boutique, wedding dress, wedding dresses, robes de mariée, robe de mariée, boutique de mariée, boutique de mariage, vestidos de novia, vestido de novia, tienda de novias, boutique de novias",
    ],
    [
      "men's or menswear",
      "menswear, mens clothing, men's clothing, menswear store, vêtements pour hommes, ropa de hombre, men's wear",
    ],
    [
      "women's or womens",
      "womens clothing, women's clothing, ladies wear, womens boutique, women's boutique, vêtements pour femmes, ropa de mujer, women's clothing boutique",
    ],
    [
      "children's or kids",
      "childrens clothing, children's clothing, kids clothing, kids clothing store, vêtements pour enfants, ropa infantil, ropa de niños, children's clothing store",
    ],
  ]),
  ...parts("liquor-vape", [
    [
      "liquor or spirits or beer or wine",
      "liquor store, liquor, liquor shop, beer store, beer and wine store, wine and spirits, spirits store, wine and liquor store, off licence, package store, magasin d'alcool, licorería, vinatería, tienda de licores, vinos y licores, spiritueux, alcool, licores, expendio de cerveza, depósito de cerveza, cold beer and wine, liquor outlet, beer and liquor store, vins et spiritueux",
    ],
    [
      "wine",
      "wine store, wine shop, u brew, ubrew, wine making, winemaking store, wine kit store, magasin de vin, cave à vin, tienda de vinos, vinoteca, caviste, brew your own, wine merchant",
    ],
  ]),
  ...parts("thrift-consignment", [
    [
      "antique or antiques",
      "antique store, antique shop, antiques, antique mall, antique, antique dealer, antiquaire, antiquités, magasin d'antiquités, antigüedades, tienda de antigüedades, anticuario, antiques store, brocante",
    ],
    [
      "consignment",
      "consignment store, consignment shop, consignment, consignment boutique, consignation, boutique de consignation, dépôt vente, consignación, tienda de consignación",
    ],
    [
      "vintage",
      "vintage store, vintage shop, vintage clothing, vintage, vintage clothing store, boutique vintage, tienda vintage, vintage boutique",
    ],
  ]),
  ...parts("furniture-decor", [
    [
      "furniture or mattress",
      "furniture store, furniture, furniture shop, furniture business, magasin de meubles, meuble, meubles, mueblería, muebles, tienda de muebles, mueble, ameublement, mobilier, furniture and mattress store",
    ],
    [
      "interior or decor",
      "interior design, interior designer, interior decorator, interior decorating, interior design firm, interior design studio, home decor, home decor store, décoration intérieure, designer d'intérieur, design d'intérieur, diseño de interiores, decoración de interiores, decoración, diseñador de interiores, interiorismo",
    ],
    [
      "upholstery",
      "upholstery, upholsterer, upholstery shop, rembourrage, rembourreur, tapicería, tapicero, tapissier",
    ],
    [
      "blinds or drapery",
      "blinds, window coverings, drapery, curtains, blinds store, blinds company, window blinds, stores et rideaux, rideaux, persianas, cortinas, persianas y cortinas, window treatments",
    ],
  ]),
  ...parts("kitchens-cabinets", [
    [
      "countertop or granite or quartz",
      "countertop, countertops, granite countertop, quartz countertop, granite fabricator, countertop fabricator, granite shop, comptoirs, comptoir de granit, encimeras, cubiertas de granito, stone countertops",
    ],
    ["closet", "closet company, closets, closet organizer, clósets"],
  ]),
  ...parts("pools-spas", [
    [
      '"hot tub"',
      "hot tub, hot tub store, hot tub dealer, jacuzzi, tinas de hidromasaje, hot tub business",
    ],
    [
      "pool",
      "swimming pool, pool service, pool company, pool, pool builder, pool store, pool maintenance, pool cleaning, pool supply, swimming pool company, piscine, piscines, entretien de piscines, magasin de piscines, piscina, piscinas, alberca, albercas, mantenimiento de albercas, mantenimiento de piscinas, pool business, limpieza de albercas",
    ],
  ]),
  ...parts("wood-products", [
    ["sawmill or mill", "sawmill, saw mill, lumber mill, scierie, aserradero, moulin à scie"],
    [
      "pallet",
      "pallet manufacturer, pallet company, pallets, pallet maker, palettes, fabricant de palettes, tarimas, fábrica de tarimas, palets",
    ],
    [
      "furniture",
      "furniture manufacturer, furniture maker, furniture manufacturing, furniture factory, fabricant de meubles, fabrication de meubles, fábrica de muebles, fabricación de muebles",
    ],
  ]),
  ...parts("specialty-products", [
    [
      "candle or soap",
      "candle maker, soap maker, candle, soap, candle company, candle business, soap company, soap manufacturer, fabricant de bougies, savonnerie, bougies, velas, fábrica de velas, jabones, fábrica de jabones, candle manufacturer, jabonería",
    ],
    [
      "trailer",
      "trailer manufacturer, trailer maker, fabricant de remorques, fabricante de remolques",
    ],
    [
      "precast or concrete",
      "precast concrete, precast, concrete products, béton préfabriqué, prefabricados de concreto",
    ],
    [
      "cleaning",
      "cleaning products, produits de nettoyage, productos de limpieza, chemical manufacturer, chemical company",
    ],
  ]),
  ...parts("ice-cream-desserts", [["gelato", "gelato, gelato shop, gelateria, gelatería"]]),
  ...parts("butchers-delis", [
    [
      "deli or sausage",
      "deli, delicatessen, deli shop, charcuterie, charcutier, sausage maker, salchichonería, charcutería, sausage shop",
    ],
    [
      "butcher or meat",
      "butcher, butcher shop, butchery, meat shop, meat market, boucherie, boucher, carnicería, carnicero, butcher's shop, butchers shop, meat store",
    ],
  ]),
  ...parts("grocery-specialty", [
    [
      '"health food"',
      "health food store, health food, magasin d'aliments naturels, tienda naturista, natural food store, organic food store",
    ],
    ["cheese", "cheese shop, fromagerie, quesería, cheesemonger, cheese store"],
  ]),
  ...parts("nightclubs-live-music", [
    [
      "nightclub or club",
      "nightclub, night club, dance club, disco, discotheque, boîte de nuit, discothèque, club de nuit, discoteca, club nocturno, antro, centro nocturno",
    ],
    [
      "music or concert",
      "live music venue, music venue, concert hall, live music, salle de spectacle, salle de concert, música en vivo, sala de conciertos, concert venue",
    ],
  ]),
  ...parts("cocktail-wine-bars", [
    ["wine", "wine bar, bar à vin, bar à vins, bar de vinos, enoteca"],
    [
      "cocktail or speakeasy",
      "cocktail bar, cocktail lounge, speakeasy, bar à cocktails, bar à cocktail, coctelería, bar de cócteles, cocktail, martini bar",
    ],
  ]),
  {
    subcategories: ["saas", "web-software-development", "managed-it"],
    names:
      "software company, software business, software, software firm, entreprise de logiciels, logiciel, logiciels, empresa de software, tech company, tech business",
  },
  {
    subcategories: ["furniture-decor", "retail-franchises"],
    words: "mattress",
    names:
      "mattress store, mattress, mattress shop, magasin de matelas, matelas, tienda de colchones, colchonería, colchones, bed store",
  },
  {
    subcategories: ["bowling-arcades", "golf-marinas"],
    words: "mini-golf",
    names: "mini golf, miniature golf, mini putt, minigolf, mini putting",
  },
  {
    subcategories: ["coffee-franchises", "cafes"],
    words: '"bubble tea"',
    names: "bubble tea, bubble tea shop, bubble tea store, thé aux perles, boba, boba shop",
  },
  ...parts("senior-care-franchises", [
    [
      "hearing",
      "hearing aid, hearing clinic, hearing aid clinic, audiology, audiologist, hearing, clinique d'audition, prothèses auditives, audioprothésiste, appareils auditifs, clínica auditiva, audífonos, audiología, centro auditivo",
    ],
  ]),
  ...parts("home-service-franchises", [
    ["junk", "junk removal, junk removal franchise, junk hauling, débarras"],
    [
      "restoration",
      "restoration, restoration company, water damage restoration, fire and water restoration, disaster restoration, restoration franchise, après sinistre, restauration après sinistre",
    ],
    ["lawn", "lawn care franchise"],
    ["painting", "painting franchise, franchise de peinture, franquicia de pintura"],
  ]),
  ...parts("automotive-franchises", [
    [
      "windshield",
      "windshield, windshield repair, windshield replacement, auto glass, auto glass shop, windshield shop, pare brise, vitres d'auto, parabrisas, vitre d'auto",
    ],
    ["lube", "quick lube, quick lube franchise, oil change franchise, mr lube, quick oil change"],
    [
      "rental",
      "car rental, car rental franchise, location de voitures, renta de autos, alquiler de autos, renta de coches, alquiler de coches",
    ],
  ]),
  ...parts("wholesale-distribution", [
    [
      "vending",
      "vending machine, vending, vending route, vending business, vending machine business, vending machine route, vending company, machines distributrices, distributrices automatiques, máquinas expendedoras, máquina expendedora",
    ],
    [
      "produce",
      "produce wholesaler, produce distributor, grossiste en fruits et légumes, mayorista de frutas",
    ],
    ["seafood", "seafood wholesaler, seafood distributor"],
  ]),
  ...parts("crop-services", [
    ["drone", "drone company, drone business, drone spraying, drone services, drone"],
  ]),
  ...parts("food-production", [
    ['"hot sauce"', "hot sauce, hot sauce company, hot sauce maker, salsa picante, sauce piquante"],
    ["granola", "granola, granola maker, granola company"],
    ["kombucha", "kombucha, kombucha company, kombucha maker"],
    ["hummus", "hummus, hummus maker"],
    ["perogy", "perogy, perogies, perogy maker, pierogi"],
    ["frozen", "frozen meals, frozen food, frozen meal company, repas congelés, comida congelada"],
  ]),
  ...parts("printing-signage", [
    ["embroidery", "embroidery, embroidery shop, broderie, bordado, bordados"],
    ["wrap", "vehicle wrap, vehicle wraps, car wrap, car wraps, lettrage de véhicules"],
  ]),
  ...parts("device-repair", [
    [
      "phone",
      "phone repair, cell phone repair, phone repair shop, cellphone repair, mobile phone repair, iphone repair, phone shop, réparation de cellulaires, réparation de téléphones, reparación de celulares, tienda de celulares, cell phone store, phone store",
    ],
  ]),
  ...parts("fitness-franchises", [
    ["gymnastics", "gymnastics, gymnastics club, gymnastics franchise, gymnastique, gimnasia"],
  ]),
  ...parts("bakeries", [
    ["bagel", "bagel shop, bagel, bagel bakery"],
    ["cake", "cake shop, cake, cake bakery, cake decorator, pasteles, pastel, gâteau"],
  ]),
];
