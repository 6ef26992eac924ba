/** What people call each category and subcategory in French; see `english-trades.ts`. */
export const frenchTrades: Readonly<Record<string, string>> = {
  "agricultural-supplies":
    "agriculture, fournitures agricoles, entreprise agricole, agroalimentaire agricole, produits agricoles, exploitation agricole",
  "feed-and-seed":
    "moulée, magasin de moulée, semences, meunerie, grains et semences, coopérative agricole, aliments pour animaux, magasin agricole, alimentation animale",
  "farm-equipment":
    "machinerie agricole, équipement agricole, matériel agricole, concessionnaire de tracteurs, tracteur, tracteurs, équipements agricoles, concessionnaire agricole",
  "greenhouses-nurseries":
    "serre, pépinière, serre et pépinière, production en serre, pépiniériste, serriste, culture hydroponique, serres",
  "crop-farms":
    "verger, ferme maraîchère, maraîcher, ferme de fruits, grandes cultures, ferme céréalière, pomiculteur, ferme biologique, autocueillette, ferme de petits fruits, production maraîchère, bleuetière",
  "livestock-dairy":
    "ferme laitière, élevage, bétail, élevage bovin, ferme d'élevage, écurie, centre équestre, ferme équestre, ferme bovine, ferme porcine, ferme avicole, poulailler, laiterie, éleveur, chèvrerie, pension pour chevaux, producteur laitier, fromagerie fermière, bergerie",
  "crop-services":
    "agronomie, agronome, pulvérisation agricole, services agricoles, travaux agricoles à forfait, épandage, analyse de sol, service agronomique",
  "apiaries-specialty":
    "apiculture, apiculteur, miellerie, rucher, érablière, cabane à sucre, ferme de lavande, champignonnière, ferme apicole, sapins de noël, acériculture, sirop d'érable, miel, ruche, abeilles",
  automotive:
    "automobile, secteur automobile, entreprise automobile, voiture, véhicule, auto, autos",
  "auto-repair":
    "garage, garage automobile, mécanicien, mécanique, mécanique automobile, réparation automobile, atelier mécanique, garagiste, réparation auto, garage mécanique, réparation de voitures, mécanicien auto, atelier de mécanique, atelier de réparation, garage auto, changement d'huile, mécanique auto, mécanique générale",
  "body-shops":
    "carrosserie, carrossier, débosselage, débosseleur, atelier de carrosserie, peinture automobile, peinture auto, garage de carrosserie, atelier de débosselage",
  "car-wash-detailing":
    "lave auto, lave-auto, lavage auto, lavage de voitures, esthétique automobile, esthétique auto, station de lavage, lavage automobile, nettoyage de voitures, lavage d'auto, laveauto, teinture de vitres",
  "tire-shops":
    "pneu, pneus, magasin de pneus, centre de pneus, garage de pneus, vente de pneus, marchand de pneus, service de pneus, boutique de pneus",
  "gas-stations":
    "station service, station-service, station d'essence, poste d'essence, essence, station essence, dépanneur avec essence, relais routier, pompe à essence, carburant",
  "used-car-dealers":
    "concessionnaire, concessionnaire automobile, voitures d'occasion, vente de voitures, auto d'occasion, autos usagées, marchand d'autos, véhicules d'occasion, vente d'autos, concession automobile, voiture usagée, marchand automobile, vendeur de voitures, vente de véhicules, autos d'occasion, vente automobile, concessionnaire de motos, motos, concessionnaire de bateaux",
  "parts-accessories":
    "pièces d'auto, pièces automobiles, pièces auto, accessoires automobiles, accessoires auto, magasin de pièces d'auto, recyclage automobile, cour à ferraille automobile, pièces de voiture, recycleur automobile, pièces détachées",
  "towing-recovery":
    "remorquage, remorqueuse, dépannage routier, entreprise de remorquage, assistance routière, dépanneuse, compagnie de remorquage, remorqueur, service de remorquage",
  "bars-pubs": "bar, débit de boissons, bars et pubs, bar à vendre",
  "neighbourhood-pubs":
    "pub, pub de quartier, pub irlandais, bistro pub, bar de quartier, estaminet",
  "sports-bars":
    "bar sportif, bar sport, salle de billard, billard, resto bar sportif, bar à ailes de poulet",
  "brewpubs-taprooms":
    "microbrasserie, brasserie artisanale, bière artisanale, broue pub, micro brasserie, salon de dégustation, bar à bières",
  "cocktail-wine-bars":
    "bar à vin, bar à cocktails, bar à cocktail, bar lounge, bar à tapas, bar à vins, cocktails",
  "nightclubs-live-music":
    "boîte de nuit, discothèque, club de nuit, salle de spectacle, bar spectacle, salle de concert, salle de spectacles, cabaret, karaoké, bar karaoké, musique live",
  "hotel-taverns": "taverne, hôtel taverne, hôtel bar, taverne hôtel, brasserie taverne",
  "beauty-personal-care":
    "beauté, soins personnels, salon de beauté, institut de beauté, soins de beauté, salon, esthétique et beauté",
  "hair-salons":
    "salon de coiffure, coiffure, coiffeur, coiffeuse, coiffeur styliste, salon coiffure, coiffeur coloriste",
  barbershops:
    "barbier, salon de barbier, coiffure pour hommes, coiffeur pour hommes, barber, salon barbier, coiffure homme, barbershop",
  "nail-salons":
    "salon d'ongles, onglerie, manucure, pédicure, pose d'ongles, ongle, bar à ongles, salon de manucure, prothésiste ongulaire, ongles",
  "day-spas":
    "spa, spa nordique, centre de détente, spa urbain, bain nordique, institut spa, bains nordiques, hammam, sauna",
  "medical-aesthetics":
    "médecine esthétique, clinique d'esthétique, clinique esthétique, esthétique médicale, épilation laser, clinique laser, soins de la peau, esthéticienne, esthétique, épilation, clinique de la peau, centre d'esthétique, botox, soins esthétiques, médico esthétique",
  "lash-brow-studios":
    "cils et sourcils, extension de cils, bar à sourcils, cils, sourcils, maquillage permanent, bar à cils, pose de cils, studio de cils, rallonge de cils",
  "tattoo-studios":
    "tatouage, salon de tatouage, studio de tatouage, tatoueur, perçage, piercing, tatoueuse, studio de tatouage et perçage",
  "pet-grooming":
    "toilettage, toilettage pour chiens, salon de toilettage, toiletteur, toilettage canin, toilettage d'animaux, toiletteuse, garderie pour chiens, pension pour chiens, pension pour animaux, chenil, toilettage de chiens, pension canine",
  "business-services":
    "services aux entreprises, services professionnels, entreprise de services, services commerciaux, société de services, cabinet d'avocats, avocat, bureau d'avocats, notaire, étude de notaire, agence de traduction, traducteur, centre d'appels, architecte",
  "accounting-bookkeeping":
    "comptabilité, tenue de livres, comptable, cabinet comptable, cabinet de comptabilité, bureau de comptable, impôt, impôts, déclarations de revenus, firme comptable, teneur de livres, service de paie, expert comptable, fiscaliste, pratique comptable, bureau comptable, préparation d'impôts, fiscalité",
  "commercial-cleaning":
    "entretien ménager commercial, nettoyage commercial, conciergerie, entretien d'immeubles, nettoyage de bureaux, lavage de vitres, entretien commercial, nettoyage industriel, concierge, lavage de fenêtres, laveur de vitres, entretien de bureaux, nettoyage de vitres",
  "marketing-agencies":
    "agence de marketing, marketing, agence de publicité, publicité, agence web marketing, marketing numérique, agence de communication, agence numérique, agence marketing, graphisme, agence publicitaire, marketing digital, graphiste, agence de design, communication, référencement",
  "printing-signage":
    "imprimerie, imprimeur, impression, sérigraphie, lettrage, broderie, centre de copies, atelier d'impression, lettrage de véhicules, impression numérique, imprimerie commerciale, reprographie, copie",
  "staffing-agencies":
    "agence de placement, agence de recrutement, recrutement, agence de personnel, placement de personnel, agence d'emploi, ressources humaines placement, agence d'intérim, recruteur, intérim, chasseur de têtes",
  "security-services":
    "agence de sécurité, gardien de sécurité, gardiennage, services de sécurité, compagnie de sécurité, surveillance d'alarme, entreprise de sécurité, garde de sécurité, agent de sécurité, télésurveillance, compagnie d'alarme",
  "insurance-agencies":
    "assurance, courtier d'assurance, cabinet d'assurance, agence d'assurance, courtage d'assurance, assurances, courtier en assurance, courtier d'assurances, cabinet de courtage, agent d'assurance, bureau d'assurance",
  "laundry-linen":
    "buanderie commerciale, blanchisserie, location de linge, location d'uniformes, buanderie industrielle, service de buanderie, blanchisserie industrielle",
  "consulting-training":
    "consultation, conseil, cabinet de conseil, consultant, firme de consultation, formation en entreprise, formation professionnelle, firme d'ingénierie, société de conseil, formation en sécurité, ingénierie, consultation en gestion, cabinet conseil, entreprise de formation, premiers soins, conseils",
  childcare: "garde d'enfants, services de garde, service de garde, petite enfance, garde enfants",
  "daycare-centres":
    "garderie, cpe, centre de la petite enfance, crèche, garderie privée, halte garderie, garderie subventionnée, garderies, éducatrice",
  preschools:
    "prématernelle, préscolaire, école maternelle, maternelle, école montessori, montessori, jardin d'enfants, garderie montessori, pré maternelle",
  "before-after-school":
    "garde scolaire, service de garde scolaire, garderie scolaire, garde après l'école, programme parascolaire, parascolaire, périscolaire, après l'école",
  "home-daycares":
    "garderie familiale, garderie en milieu familial, garderie à domicile, garderie à la maison, milieu familial, service de garde en milieu familial",
  "summer-camps":
    "camp d'été, camp de vacances, camp de jour, colonie de vacances, camp pour enfants, camps d'été",
  "nanny-agencies":
    "agence de nounous, nounou, gardienne d'enfants, agence de gardiennes, gardienne, agence de nounou, baby sitter, garde à domicile d'enfants",
  construction:
    "construction, entreprise de construction, entrepreneur, entrepreneur en construction, compagnie de construction, bâtiment, métiers de la construction, constructeur, corps de métier",
  "general-contractors":
    "entrepreneur général, rénovation, entreprise de rénovation, rénovations, constructeur de maisons, charpentier, menuiserie, charpenterie, homme à tout faire, entrepreneur en rénovation, rénovation résidentielle, rénovation de maison, menuisier, charpente, rénovateur, rénovation de salle de bain",
  "plumbing-hvac":
    "plomberie, plombier, chauffage, climatisation, cvac, chauffage et climatisation, ventilation, entreprise de plomberie, chauffagiste, réfrigération, plomberie chauffage, thermopompe, frigoriste, plomberie et chauffage, compagnie de plomberie, fournaise, climatiseur",
  electrical:
    "électricité, électricien, entrepreneur électricien, entreprise d'électricité, maître électricien, entrepreneur en électricité, entreprise électrique, panneaux solaires, compagnie d'électricité, électrique, énergie solaire",
  "roofing-siding":
    "toiture, couvreur, couverture, revêtement extérieur, entreprise de toiture, gouttière, toit, couvreurs, entrepreneur couvreur, gouttières, compagnie de toiture, réparation de toiture, toitures, revêtement",
  "excavation-concrete":
    "excavation, béton, entreprise d'excavation, bétonnage, terrassement, pavage, asphalte, maçonnerie, maçon, démolition, fondation, coffrage, compagnie d'excavation, carrière, gravier, excavatrice, maçonnerie et béton, fosse septique installation, sablière, bitume",
  "flooring-tile":
    "plancher, couvre plancher, couvre planchers, céramique, revêtement de sol, pose de plancher, magasin de planchers, planchers, carrelage, carreleur, tuile, sablage de planchers, tapis et planchers, bois franc, parquet, poseur de planchers",
  "windows-doors":
    "portes et fenêtres, fenêtre, porte, porte de garage, vitrerie, vitrier, fenêtres, portes de garage, fenêtres et portes, miroiterie, verre et miroir, porte et fenêtre",
  "painting-drywall":
    "peinture, peintre, entreprise de peinture, peintre en bâtiment, gypse, plâtrier, isolation, plâtrage, entrepreneur peintre, cloison sèche, peinture résidentielle, peinture commerciale, tireur de joints, placo, compagnie de peinture",
  "equipment-rental":
    "location d'équipement, location d'outils, location d'outillage, location de machinerie, échafaudage, centre de location, location de matériel, location d'équipements, location d'échafaudages, location de machines, toilettes portatives",
  education:
    "éducation, école, enseignement, formation, établissement d'enseignement, académie, enseignant",
  "tutoring-centres":
    "tutorat, soutien scolaire, centre de tutorat, aide aux devoirs, cours particuliers, tuteur, cours privés, centre d'apprentissage, cours de rattrapage, soutien aux devoirs",
  "language-schools":
    "école de langues, école de langue, cours de langues, cours d'anglais, école d'anglais, cours de français, institut de langues, centre de langues, cours de langue, langues, école de français",
  "music-dance-schools":
    "école de musique, école de danse, studio de danse, cours de musique, cours de danse, académie de danse, école d'art, conservatoire, école de ballet, académie de musique, danse, école de théâtre, cours de piano, école des arts",
  "driving-schools":
    "école de conduite, auto école, auto-école, cours de conduite, autoécole, école de camionnage, moniteur de conduite",
  "career-colleges":
    "collège privé, école professionnelle, école de coiffure, collège professionnel, école d'esthétique, formation technique, école de métiers, collège, centre de formation professionnelle, académie de coiffure",
  "private-schools":
    "école privée, école primaire, école secondaire, école secondaire privée, pensionnat, école indépendante, lycée privé, école primaire privée, lycée",
  "coding-stem":
    "école de programmation, école de codage, robotique, programmation pour enfants, école de robotique, codage, cours de programmation, cours de robotique, cours d'informatique",
  entertainment:
    "divertissement, loisir, loisirs, loisirs et divertissement, tourisme, récréation, amusement, entreprise touristique, cinéma, théâtre, parc aquatique, aréna, casino",
  "fitness-studios":
    "salle de sport, centre de conditionnement physique, salle de gym, studio de yoga, yoga, gym, centre de mise en forme, entraînement, conditionnement physique, centre d'entraînement, entraîneur personnel, salle de musculation, studio de pilates, gymnase, salle d'entraînement, centre sportif, salle de fitness, musculation, studio d'entraînement",
  "bowling-arcades":
    "salle de quilles, quilles, salon de quilles, arcade, centre d'amusement, mini putt, centre de jeux, parc d'attractions, centre récréatif, parc de trampolines, salle de jeux, jeux d'arcade, centre d'amusement familial, parc intérieur, bowling, aire de jeux, mini golf, plaine de jeux",
  "escape-rooms":
    "jeu d'évasion, jeux d'évasion, salle d'évasion, lancer de hache, réalité virtuelle, lancer de haches, salles d'évasion",
  "event-venues":
    "salle de réception, salle de mariage, salle d'événements, salle de banquet, mariage, lieu de mariage, centre de congrès, salle des fêtes, lieu d'événements, salle de mariages, salle événementielle, centre de conférences",
  "tours-outfitters":
    "pourvoirie, tours guidés, excursion, visites guidées, agence de voyages, plein air, aventure, location de kayaks, croisière, excursions, tour opérateur, pourvoyeur, location de vélos, aventure plein air, tourisme d'aventure, guide touristique, kayak, location de bateaux, pêche en mer, croisières, voyagiste, circuits touristiques",
  "golf-marinas":
    "terrain de golf, golf, club de golf, marina, port de plaisance, champ de pratique, parcours de golf",
  "event-rentals":
    "location pour événements, location de tentes, location de chapiteaux, disc jockey, dj, location pour mariages, jeux gonflables, planification d'événements, organisation d'événements, événementiel, location de fêtes, organisateur d'événements, location de matériel de fête, organisation de mariages, photomaton",
  "martial-arts":
    "arts martiaux, école d'arts martiaux, karaté, école de karaté, boxe, judo, club de boxe, taekwondo, club d'arts martiaux, jiu jitsu, art martial, salle de boxe, dojo, école de judo",
  campgrounds:
    "camping, terrain de camping, camping caravaning, parc de vr, terrain de caravaning, parc de véhicules récréatifs, terrain de vr",
  "food-beverage":
    "alimentation, agroalimentaire, aliments et boissons, commerce alimentaire, nourriture, boissons, aliments, industrie alimentaire, magasin d'alimentation, entreprise alimentaire",
  bakeries:
    "boulangerie, pâtisserie, boulanger, boulangerie pâtisserie, boulangerie artisanale, pâtissier, beignerie, pain, viennoiserie, gâteau, boulangère, biscuiterie, pâtissière, gâteaux",
  "grocery-specialty":
    "épicerie, supermarché, épicier, épicerie fine, marché d'alimentation, fruiterie, marché, aliments naturels, magasin d'aliments naturels, fromagerie, produits naturels, épicerie spécialisée, marché public, superette, épicerie asiatique, magasin bio, vrac, primeur, épicerie biologique, épicerie de quartier",
  "butchers-delis":
    "boucherie, boucher, charcuterie, boucherie charcuterie, viande, poissonnerie, traiteur charcuterie, fumoir, boucherie halal, charcutier, poissonnier, abattoir, viandes, saucissier",
  catering:
    "traiteur, service de traiteur, entreprise de traiteur, service traiteur, traiteurs, traiteur de mariage",
  "food-production":
    "production alimentaire, producteur alimentaire, transformation artisanale, plats cuisinés, confitures, marque alimentaire, produits alimentaires, sauce piquante, prêt à manger, repas congelés, produits du terroir, mets préparés",
  "breweries-wineries": "brasseries et vignobles, producteur d'alcool, boissons alcoolisées",
  "coffee-roasters":
    "torréfacteur, torréfaction, brûlerie, torréfaction de café, torréfacteur de café, maison de torréfaction, brûlerie de café",
  "ice-cream-desserts":
    "crèmerie, bar laitier, glacier, crème glacée, chocolaterie, confiserie, dessert, glace, chocolatier, bonbonnerie, yogourt glacé, bar à desserts, gelato, crème molle, desserts, glaces, cornet, chocolat, bonbons",
  "wholesale-distribution":
    "distribution alimentaire, grossiste alimentaire, distributeur alimentaire, grossiste, distributrice, distributrices automatiques, vente en gros, distribution, distributeur, machines distributrices, grossiste en alimentation, commerce de gros, distributeurs automatiques, grossiste en fruits et légumes",
  franchises: "franchise, franchisé, commerce franchisé, franchises à vendre",
  "coffee-franchises":
    "franchise de café, franchise de boulangerie, franchise café, franchise de thé aux perles",
  "quick-service-franchises":
    "franchise de restauration rapide, franchise de restaurant, franchise de pizza, franchise restaurant, franchise alimentaire, franchise de restauration",
  "home-service-franchises":
    "franchise de nettoyage, franchise d'entretien, franchise de services à domicile, débarras, franchise de rénovation, après sinistre, restauration après sinistre, franchise de peinture, franchise de ménage, nettoyage après sinistre",
  "fitness-franchises":
    "franchise de gym, franchise de conditionnement physique, franchise de fitness, gymnastique, franchise de sport, club de gymnastique",
  "education-franchises":
    "franchise d'éducation, franchise de tutorat, franchise éducative, franchise de soutien scolaire, franchise pour enfants",
  "retail-franchises":
    "franchise de détail, franchise de magasin, magasin à un dollar, dollarama, franchise de commerce de détail, magasin de matelas, articles de fête, franchise de vente au détail, suppléments, boutique de suppléments",
  "senior-care-franchises":
    "franchise de soins à domicile, audioprothésiste, franchise de santé, clinique d'audition, prothèses auditives, franchise de soins aux aînés, appareils auditifs, audiologie, franchise de soins",
  "automotive-franchises":
    "franchise automobile, vitres d'auto, pare brise, location de voitures, franchise auto, vitre d'auto, franchise de garage, pare-brise, location d'autos, réparation de pare brise",
  healthcare:
    "santé, soins de santé, clinique, médical, secteur médical, entreprise de santé, clinique privée, clinique de santé",
  "dental-practices":
    "dentiste, clinique dentaire, cabinet dentaire, dentaire, orthodontiste, denturologiste, médecine dentaire, cabinet de dentiste, pratique dentaire, orthodontie, bureau de dentiste, denturologie, centre dentaire",
  pharmacies: "pharmacie, pharmacien, apothicaire, officine, pharmacienne, parapharmacie",
  physiotherapy:
    "physiothérapie, clinique de physiothérapie, physiothérapeute, réadaptation, kinésithérapie, kinésithérapeute, ergothérapie, clinique de réadaptation, physio, kiné, centre de réadaptation, kinésiologie",
  "medical-clinics":
    "clinique médicale, médecin, cabinet médical, clinique sans rendez vous, imagerie médicale, docteur, centre médical, clinique du sommeil, clinique sans rendez-vous, psychologue, laboratoire médical, clinique de psychologie, médecin de famille, cabinet de médecin",
  optical:
    "optique, opticien, optométriste, lunetterie, optométrie, lunettes, clinique d'optométrie, magasin de lunettes, clinique d'optique, boutique de lunettes, soins de la vue, clinique visuelle",
  "home-care":
    "soins à domicile, agence de soins à domicile, aide à domicile, soins infirmiers, services à domicile pour aînés, agence de soins, maintien à domicile, soins aux aînés, agence d'infirmières, infirmière, soins infirmiers à domicile, préposé aux bénéficiaires",
  "massage-wellness":
    "massothérapie, massage, massothérapeute, clinique de massage, chiropratique, chiropraticien, ostéopathe, ostéopathie, acupuncture, naturopathie, clinique de massothérapie, bien être, naturopathe, centre de bien être, acupuncteur, clinique chiropratique, clinique de chiropratique, centre de massothérapie, salon de massage, centre de massage",
  veterinary:
    "vétérinaire, clinique vétérinaire, hôpital vétérinaire, hôpital pour animaux, médecin vétérinaire, cabinet vétérinaire, soins vétérinaires, pratique vétérinaire",
  "senior-residences":
    "résidence pour aînés, résidence pour personnes âgées, maison de retraite, résidence de retraités, rpa, foyer pour aînés, maison de repos, résidence pour retraités, ehpad, centre d'hébergement, foyer pour personnes âgées, résidence d'aînés, résidence de personnes âgées, chsld",
  "home-garden":
    "maison et jardin, services résidentiels, entretien de la maison, services à la maison, entretien résidentiel",
  landscaping:
    "aménagement paysager, paysagiste, déneigement, paysagement, tonte de pelouse, entretien paysager, tonte de gazon, entretien de pelouse, jardinier, aménagement paysager et déneigement, architecte paysagiste, paysager, entreprise de paysagement, gazon, jardinage, entreprise de déneigement, pelouse, compagnie de déneigement, entretien de terrain, irrigation, arrosage automatique",
  "garden-centres":
    "centre jardin, centre de jardin, jardinerie, fleuriste, boutique de fleurs, magasin de fleurs, centre de jardinage, fleurs, fleur, magasin de plantes, plantes, végétaux",
  "pools-spas":
    "piscine, piscines, piscines et spas, entretien de piscines, magasin de piscines, piscine et spa, spas et piscines, pisciniste, service de piscine, entretien de piscine, construction de piscines, installation de piscines",
  "residential-cleaning":
    "entretien ménager, ménage, nettoyage résidentiel, femme de ménage, nettoyage de tapis, entretien ménager résidentiel, entretien résidentiel ménager, service de ménage, nettoyage de maison, nettoyage de conduits, aide ménagère, nettoyage à domicile, lavage à pression, nettoyage de tapis et meubles, ramonage",
  "furniture-decor":
    "meuble, meubles, magasin de meubles, décoration, décoration intérieure, designer d'intérieur, ameublement, rembourrage, stores, rideaux, décorateur, mobilier, design d'intérieur, ébénisterie meubles, boutique de décoration, rembourreur, décoratrice, luminaires, tapissier, stores et rideaux, boutique déco",
  "kitchens-cabinets":
    "armoires de cuisine, cuisiniste, comptoir, ébéniste, armoires, cuisines et armoires, comptoirs, ébénisterie, fabricant d'armoires, armoire de cuisine, cuisine sur mesure, comptoirs de cuisine, cuisines, granit et quartz, comptoir de granit, cuisines sur mesure",
  "pest-control":
    "extermination, exterminateur, gestion parasitaire, lutte antiparasitaire, dératisation, antiparasitaire, contrôle des nuisibles, désinsectisation",
  "tree-care":
    "arboriculture, émondage, élagage, abattage d'arbres, arboriculteur, émondeur, bois de chauffage, élagueur, entretien d'arbres, essouchage, arboriste",
  manufacturing:
    "fabrication, usine, manufacture, fabricant, manufacturier, entreprise manufacturière, industriel, secteur manufacturier, industrie, production industrielle, usine de fabrication",
  "metal-fabrication":
    "soudure, atelier de soudure, fabrication métallique, soudeur, métallurgie, structure d'acier, acier, ferronnerie, fabrication de métal, tôlerie, découpe laser, fer ornemental, ferblanterie, ferblantier, métal, chaudronnerie, soudage, ferronnier",
  "machine-shops":
    "atelier d'usinage, usinage, machiniste, usinage cnc, atelier d'usinage cnc, usinage de précision, atelier mécanique industriel, outillage et matrices, outillage",
  "wood-products":
    "scierie, produits du bois, menuiserie industrielle, palettes, fabricant de meubles, moulin à scie, fabrication de meubles, bois, atelier de bois, fabricant de palettes, produits de bois, travail du bois, ébénisterie architecturale, fermes de toit, fabricant de cabanons",
  "plastics-packaging":
    "plastique, emballage, plastiques, fabricant d'emballages, injection plastique, moulage par injection, usine de plastique, cartonnage, emballages, plasturgie, boîtes de carton",
  "food-processing":
    "transformation alimentaire, usine alimentaire, transformation de viande, usine de transformation, transformation de poisson, transformation des aliments, usine agroalimentaire, transformateur alimentaire, conserverie, usine de transformation alimentaire, épices, transformation de fruits de mer",
  "textiles-apparel":
    "textile, vêtements fabrication, fabricant de vêtements, couture, atelier de couture, confection, auvents, fabrication de vêtements, usine de textile, manufacture de vêtements, fabricant d'uniformes, uniformes, couturière, usine de vêtements",
  "signs-displays":
    "fabricant d'enseignes, enseignes lumineuses, fabrication d'enseignes, présentoirs, enseigne lumineuse, stands d'exposition, étalages",
  "specialty-products":
    "produits spécialisés, fabricant de bougies, savonnerie, bougies, fabricant de remorques, produits chimiques, béton préfabriqué, savon, fabricant de savons, bougie, fabricant de quais, produits de nettoyage, cosmétiques, remorques, préfabriqué",
  "online-business":
    "entreprise en ligne, commerce internet, entreprise web, affaires en ligne, en ligne, entreprise internet, entreprise numérique, web",
  "ecommerce-stores":
    "boutique en ligne, commerce électronique, magasin en ligne, e commerce, commerce en ligne, site de vente en ligne, vente en ligne, site marchand, boutique web, cybercommerce, site e commerce, boutique shopify",
  "content-affiliate":
    "site de contenu, blogue, blog, site web, site internet, infolettre, site d'affiliation, affiliation, balado, magazine en ligne, site de recettes",
  "marketplaces-directories":
    "place de marché, annuaire, annuaire en ligne, petites annonces, site d'emploi, site d'annonces, site de petites annonces, répertoire en ligne, plateforme d'annonces",
  "subscription-boxes":
    "boîte par abonnement, abonnement, coffret abonnement, boîte d'abonnement, boîtes par abonnement, box mensuelle, coffret mensuel",
  "marketplace-sellers":
    "vendeur amazon, boutique amazon, marque maison, marque privée, boutique etsy, vente sur amazon, commerce amazon, marque de distributeur",
  "online-courses":
    "cours en ligne, formation en ligne, école en ligne, académie en ligne, apprentissage en ligne, formations en ligne, cours virtuels, communauté en ligne",
  apps: "application mobile, application, appli, applications mobiles, jeu mobile, jeux mobiles, application iphone, jeu vidéo",
  "real-estate":
    "immobilier, biens immobiliers, immeuble à revenus, agence immobilière, hébergement, hôtellerie, immobilière, placement immobilier, courtier immobilier, hôtelier, investissement immobilier",
  "motels-inns":
    "motel, auberge, motel et auberge, relais, auberge de jeunesse, aubergiste, petite auberge, motels",
  "bed-breakfasts":
    "gîte, couette et café, maison d'hôtes, gîte du passant, gîte touristique, chambre d'hôtes, chambres d'hôtes, gîte et auberge, couettes et cafés, bed and breakfast",
  "property-management":
    "gestion immobilière, gestion d'immeubles, gestionnaire immobilier, gestion de copropriété, syndic, gestion de propriétés, gestion locative, gestion de condos, location saisonnière, gestionnaire d'immeubles",
  "self-storage":
    "mini entrepôt, entreposage libre service, mini entrepôts, entreposage, entrepôts libre service, libre entreposage, self stockage, garde meuble, garde meubles, location d'entrepôts, location de box",
  "commercial-buildings":
    "immeuble commercial, bâtiment commercial, édifice commercial, centre commercial, immeuble mixte, immeuble, local commercial, immeuble à logements, immeubles commerciaux, bâtisse commerciale, murs commerciaux, édifice",
  laundromats:
    "laverie, laverie automatique, buanderie, buanderette, lavoir, buanderie libre service, laverie libre service, buanderie publique, lavoir automatique, laverie à monnaie",
  "resorts-cottages":
    "centre de villégiature, chalet, chalets, pavillon de pêche, villégiature, location de chalets, complexe de chalets, chalets en location, camp de pêche, glamping, camp de chasse, domaine de chalets, hébergement insolite, station de ski",
  "mobile-home-parks":
    "parc de maisons mobiles, maison mobile, maisons mobiles, parc de maisons mobile, parc de roulottes, roulotte",
  restaurants:
    "restaurant, resto, restauration, restaurateur, restos, restaurant bar, resto bar, bar restaurant, grilladerie, steak house, rôtisserie, restaurant de fruits de mer, resto pub",
  cafes:
    "café, coffee shop, salon de thé, bistro café, café restaurant, café bistro, maison de café, bar à café, café bistrot, café bar, bar à jus, thé aux perles, salon de thé et café",
  "family-restaurants":
    "restaurant familial, restaurant de déjeuner, casse croûte familial, restaurant déjeuner, resto déjeuner, restaurant déjeuners, resto familial, brunch, crêperie, buffet, restaurant de déjeuners",
  pizzerias:
    "pizzeria, pizza, restaurant pizza, pizzéria, pizzaiolo, livraison de pizza, resto pizza",
  "asian-restaurants":
    "restaurant asiatique, cuisine asiatique, resto asiatique, buffet asiatique, traiteur asiatique",
  "indian-restaurants": "restaurant indien, cuisine indienne, resto indien, restaurant pakistanais",
  "mexican-latin":
    "restaurant mexicain, cuisine mexicaine, restaurant latino, restaurant latin, resto mexicain, restaurant latino américain, taquería, tacos",
  "fine-dining":
    "gastronomie, restaurant gastronomique, bistrot, bistro, brasserie, haute cuisine, restaurant français, table champêtre, bistro français, cuisine française, restaurant haut de gamme, resto gastronomique, grande table",
  "takeout-fast-casual":
    "restauration rapide, mets pour emporter, casse croûte, cantine, sandwicherie, comptoir pour emporter, snack, friterie, restaurant rapide, plats à emporter, hamburger, poulet frit, hamburgers, restaurant pour emporter, resto rapide, casse croute, fast food, pour emporter, kebab, rotisserie poulet, poisson frit, poutinerie, burger, saladerie",
  "food-trucks":
    "camion de cuisine de rue, camion restaurant, cuisine de rue, cantine mobile, camion cantine, camion de rue, food truck, bouffe de rue, camion de bouffe, foodtruck, camion à pizza, resto mobile, roulotte à patates",
  retail:
    "commerce de détail, vente au détail, magasin, boutique, détaillant, commerce au détail, magasin de détail, détail, commerces de détail",
  "convenience-stores":
    "dépanneur, magasin général, dépanneurs, magasin de proximité, tabagie dépanneur, commerce de proximité, accommodation, supérette de quartier, kiosque à journaux, épicerie dépanneur",
  "clothing-shoes":
    "vêtement, vêtements, magasin de vêtements, boutique de vêtements, chaussure, chaussures, magasin de chaussures, boutique de mode, mode, robes de mariée, boutique de mariage, prêt à porter, lingerie, tailleur, vêtements pour femmes, vêtements pour enfants, vêtements pour hommes, couturier retouches, retouches, cordonnerie, cordonnier, robe de mariée, boutique de mariée, souliers, boutique de lingerie, chaussurier, friperie neuve, retoucherie, mercerie vêtements",
  "gift-shops":
    "boutique cadeaux, boutique de cadeaux, cadeau, cadeaux, souvenir, souvenirs, boutique de souvenirs, magasin de souvenirs, carterie, galerie d'art, galerie, artisanat, magasin de cadeaux, papeterie cadeaux, cadeaux et souvenirs, poterie, boutique d'artisanat",
  "sporting-goods":
    "articles de sport, magasin de sport, magasin de vélo, vélo, vélos, boutique de vélos, sport, chasse et pêche, boutique de ski, magasin de vélos, magasin d'articles de sport, boutique de sport, équipement de sport, magasin de chasse et pêche, bicyclette, boutique de plein air, magasin de ski, équipement sportif, réparation de vélos, armurerie, articles de pêche, articles de plein air, sports",
  "pet-stores":
    "animalerie, boutique pour animaux, magasin d'animaux, nourriture pour animaux, accessoires pour animaux, animaux, animalerie et toilettage, magasin pour animaux, aquarium, aquariophilie",
  jewellery:
    "bijouterie, bijoutier, joaillerie, bijou, joaillier, bijoux, horlogerie, horloger, boutique de bijoux, orfèvre, prêteur sur gages, montres, bijouterie horlogerie",
  "hardware-building":
    "quincaillerie, matériaux de construction, centre de rénovation, cour à bois, quincaillier, magasin de matériaux, quincailleries, matériaux, bois de construction, magasin de peinture, serrurier, serrurerie, droguerie",
  "liquor-vape":
    "magasin d'alcool, cave à vin, vapoterie, boutique de vapotage, vapotage, tabagie, magasin de vin, spiritueux, alcool, cannabis, cave à bière, caviste, boutique de vape, tabac, bureau de tabac, sqdc, vins et spiritueux, magasin de cannabis, vinerie, magasin de bière, boutique de cannabis",
  "books-toys-hobby":
    "librairie, magasin de jouets, jouet, jouets, libraire, livre, livres, jeux de société, boutique de jeux, tissus, magasin de tissus, loisirs créatifs, papeterie, instruments de musique, bandes dessinées, magasin de musique, boutique de jouets, mercerie, magasin de jeux, laine, boutique de laine, librairie usagée, disquaire, matériel d'artiste, hobby, courtepointe, magasin de laine",
  "thrift-consignment":
    "friperie, magasin d'occasion, antiquaire, antiquités, brocante, consignation, vêtements d'occasion, seconde main, marché aux puces, dépôt vente, usagé, boutique de seconde main, meubles usagés, vintage, magasin de seconde main, boutique vintage, magasin d'antiquités, articles usagés, antiquité, boutique de consignation",
  technology:
    "technologie, informatique, technologies, entreprise technologique, logiciel, ti, technologies de l'information, entreprise informatique, entreprise de technologie, logiciels, haute technologie, entreprise de logiciels, jeune pousse",
  saas: "logiciel service, logiciel en tant que service, logiciel par abonnement, saas, application web, logiciel infonuagique, logiciel comme service, logiciel saas",
  "managed-it":
    "services informatiques, soutien informatique, services informatiques gérés, support informatique, services ti, infogérance, services gérés, soutien technique, consultation informatique, prestataire informatique, cybersécurité, dépannage informatique, services ti gérés, réseautique",
  "web-software-development":
    "développement web, développement de logiciels, conception web, développement logiciel, agence web, conception de sites web, développeur web, développement d'applications, création de sites web, programmation, studio web, développeur, création de sites internet, programmeur",
  "device-repair":
    "réparation de téléphones, réparation d'ordinateurs, réparation de cellulaires, réparation de cellulaire, magasin d'informatique, réparation d'ordinateur, magasin de téléphones, réparation informatique, cellulaire, réparation de téléphone, boutique de cellulaires, réparation électronique, réparation iphone, téléphonie mobile, ordinateurs",
  "security-automation":
    "systèmes de sécurité, système d'alarme, domotique, caméras de surveillance, systèmes d'alarme, contrôle d'accès, vidéosurveillance, caméra de surveillance, installation d'alarme, alarmes, maison intelligente, système de sécurité, alarme",
  "telecom-internet":
    "télécommunications, fournisseur internet, télécom, fournisseur d'accès internet, télécommunication, câblage, téléphonie, fournisseur d'internet, télécoms, câblage réseau, fournisseur de services internet, téléphonie ip",
  "av-electronics":
    "audiovisuel, magasin d'électronique, électronique, cinéma maison, audio vidéo, sonorisation, équipement audiovisuel, audio visuel, démarreur à distance, studio d'enregistrement, photographe, studio de photo, photographie, production vidéo, audio de voiture, éclairage et son",
  transportation:
    "transport, logistique, entreprise de transport, transport et logistique, compagnie de transport, transporteur, société de transport",
  trucking:
    "camionnage, transport routier, compagnie de camionnage, entreprise de camionnage, camionneur, transport de marchandises, camion, fret, camions, transport lourd, routier, transport par camion, transport en vrac, camion benne, transport général",
  "courier-delivery":
    "messagerie, livraison, courrier, service de livraison, route de livraison, coursier, livraison de colis, messager, livreur, route de pain, entreprise de livraison, service de messagerie, compagnie de livraison, routes de livraison, livraison de repas, livraison à domicile, colis",
  "moving-storage":
    "déménagement, déménageur, compagnie de déménagement, entreprise de déménagement, déménagement et entreposage, déménageurs, service de déménagement",
  "bus-limo-taxi":
    "taxi, autobus, limousine, transport scolaire par autobus, autocar, compagnie de taxi, navette, autobus scolaire, entreprise de taxi, service de limousine, compagnie d'autobus, permis de taxi, navette aéroport, autocars, chauffeur privé, bus, minibus",
  "waste-disposal":
    "gestion des déchets, déchet, déchets, recyclage, collecte de déchets, location de conteneurs, conteneurs, vidange de fosses septiques, ferraille, ordures, fosse septique, matières résiduelles, centre de recyclage, conteneur à déchets, collecte des ordures, vidange de fosse septique, récupération de métaux, récupération, poubelle, cour à ferraille",
  "freight-brokerage":
    "courtage en transport, entrepôt, entrepôts, transitaire, courtier en douane, courtier en transport, centre de distribution, entreposage et distribution, courtage de fret, logistique et entreposage, courtier en douanes, fret aérien, exécution de commandes, import export, entreposage commercial",
  "medical-school-transport":
    "transport médical, transport scolaire, transport adapté, ambulance, transport de patients, transport de personnes à mobilité réduite, transport de malades, berline scolaire, ambulances, transport pour aînés",
};
