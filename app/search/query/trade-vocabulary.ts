/** Trade, shop and person in English, French and Spanish, in the singular. Plurals are derived. */
export const tradeNames: Readonly<Record<string, readonly [en: string, fr: string, es: string]>> = {
  "agricultural-supplies": [
    "agricultural supplies, agriculture, agricultural business, agribusiness, farming, farm supplies, ag business",
    "agriculture, fournitures agricoles, entreprise agricole, agroalimentaire agricole, produits agricoles, exploitation agricole",
    "agricultura, insumos agrícolas, agropecuario, agronegocio, agropecuaria, productos agrícolas, empresa agrícola",
  ],
  "feed-and-seed": [
    "feed and seed, feed & seed, feed store, seed store, feed mill, farm supply, farm supply store, farm store, animal feed, livestock feed, tack shop, tack store, feed supplier",
    "moulée, magasin de moulée, semences, meunerie, grains et semences, coopérative agricole, aliments pour animaux, magasin agricole, alimentation animale",
    "forrajera, forrajería, alimento para ganado, semillas, tienda de forrajes, semillería, alimento balanceado, alimento para animales, veterinaria y forrajera",
  ],
  "farm-equipment": [
    "farm equipment, farm machinery, farm equipment dealer, tractor dealer, tractor dealership, tractor, agricultural equipment, agricultural machinery, implement dealer, farm implement, irrigation dealer, grain bin dealer, combine dealer, tractor sales, tractor repair",
    "machinerie agricole, équipement agricole, matériel agricole, concessionnaire de tracteurs, tracteur, tracteurs, équipements agricoles, concessionnaire agricole",
    "maquinaria agrícola, equipo agrícola, tractor, venta de tractores, tractores, distribuidora de tractores, implementos agrícolas",
  ],
  "greenhouses-nurseries": [
    "greenhouse, greenhouses and nurseries, plant nursery, tree nursery, wholesale greenhouse, hydroponic farm, hydroponics, grower, plant grower, shrub nursery, nurseryman",
    "serre, pépinière, serre et pépinière, production en serre, pépiniériste, serriste, culture hydroponique, serres",
    "invernadero, vivero, vivero de plantas, hidroponía, viverista, viveros, invernaderos",
  ],
  "crop-farms": [
    "crop farm, orchard, fruit farm, berry farm, apple orchard, vegetable farm, market garden, grain farm, crop farms and orchards, u pick farm, pick your own farm, pumpkin farm, fruit grower, vegetable grower, hay farm, organic farm, strawberry farm, blueberry farm",
    "verger, ferme maraîchère, maraîcher, ferme de fruits, grandes cultures, ferme céréalière, pomiculteur, ferme biologique, autocueillette, ferme de petits fruits, production maraîchère, bleuetière",
    "huerto, huerta, granja de frutas, finca, cultivo, campo de cultivo, huerto de manzanas, rancho agrícola, hortalizas, plantación, granja orgánica, cultivos, huerto frutal",
  ],
  "livestock-dairy": [
    "livestock, livestock farm, dairy farm, dairy, cattle farm, cattle ranch, ranch, rancher, sheep farm, goat farm, poultry farm, chicken farm, hog farm, pig farm, horse farm, horse stable, riding stable, stable, equestrian centre, equestrian center, horse boarding, beef farm, dairy farmer, cattle, bison ranch, egg farm",
    "ferme laitière, élevage, bétail, élevage bovin, ferme d'élevage, écurie, centre équestre, ferme équestre, ferme bovine, ferme porcine, ferme avicole, poulailler, laiterie, éleveur, chèvrerie, pension pour chevaux, producteur laitier, fromagerie fermière, bergerie",
    "ganadería, rancho, granja lechera, lechería, granja avícola, rancho ganadero, establo, granja, ganado, caballeriza, centro ecuestre, granja porcina, granja de pollos, ganadero, ranchero, hípica, cría de ganado, granja de cerdos",
  ],
  "crop-services": [
    "crop services, crop service, agronomy, agronomist, crop spraying, custom spraying, soil testing, crop scouting, drone spraying, crop dusting, custom harvest, custom harvesting, agronomy company, crop consultant, aerial spraying, grain hauling",
    "agronomie, agronome, pulvérisation agricole, services agricoles, travaux agricoles à forfait, épandage, analyse de sol, service agronomique",
    "servicios agrícolas, agronomía, agrónomo, fumigación agrícola, análisis de suelos, fumigación con drones, asesoría agrícola",
  ],
  "apiaries-specialty": [
    "apiary, specialty farm, honey farm, bee farm, beekeeping, beekeeper, bee keeper, honey producer, lavender farm, maple syrup farm, sugar bush, sugar shack, maple farm, mushroom farm, christmas tree farm, alpaca farm, bee, honey",
    "apiculture, apiculteur, miellerie, rucher, érablière, cabane à sucre, ferme de lavande, champignonnière, ferme apicole, sapins de noël, acériculture, sirop d'érable, miel, ruche, abeilles",
    "apicultura, apiario, apicultor, miel, granja de miel, colmena, abejas, granja de lavanda, colmenas, granja de hongos, producción de miel",
  ],
  automotive: [
    "automotive, auto, car, vehicle, automobile, automotive business, auto business, car business, auto service, auto shop",
    "automobile, secteur automobile, entreprise automobile, voiture, véhicule, auto, autos",
    "automotriz, automóvil, negocio automotriz, coche, carro, auto, automotor, automoción, vehículos, autos",
  ],
  "auto-repair": [
    "auto repair, auto repair shop, car repair, car repair shop, mechanic, mechanic shop, mechanics shop, auto mechanic, car mechanic, garage, repair garage, auto garage, automotive repair, vehicle repair, car service, oil change, oil change shop, diesel repair, diesel mechanic, truck repair, muffler shop, brake shop, transmission shop, transmission repair, lube shop, automotive repair shop, service garage, automobile repair, motorcycle repair, muffler, brakes, auto electric, radiator shop, auto service centre, automotive service, inspection station, motorcycle mechanic",
    "garage, garage automobile, mécanicien, mécanique, mécanique automobile, réparation automobile, atelier mécanique, garagiste, réparation auto, garage mécanique, réparation de voitures, mécanicien auto, atelier de mécanique, atelier de réparation, garage auto, changement d'huile, mécanique auto, mécanique générale",
    "taller mecánico, mecánico, taller automotriz, reparación de autos, taller de autos, mecánica automotriz, reparación de coches, taller de coches, servicio automotriz, taller, cambio de aceite, taller de mecánica, mecánica, reparación de automóviles, reparación de carros, taller mecánico automotriz, taller de reparación",
  ],
  "body-shops": [
    "body shop, auto body, auto body shop, autobody, autobody shop, collision repair, collision shop, collision centre, collision center, paint shop, body and paint shop, car body shop, car painting, auto painting, dent repair, panel beater, body repair, collision, bodyshop",
    "carrosserie, carrossier, débosselage, débosseleur, atelier de carrosserie, peinture automobile, peinture auto, garage de carrosserie, atelier de débosselage",
    "hojalatería y pintura, hojalatería, taller de hojalatería, carrocería, chapa y pintura, pintura automotriz, taller de carrocería, taller de chapa y pintura, enderezado y pintura, taller de pintura, chapistería, hojalatero",
  ],
  "car-wash-detailing": [
    "car wash, carwash, car washing, car wash and detailing, car detailing, auto detailing, detailing, detailing shop, detailer, auto detailer, car detailer, touchless car wash, self serve car wash, auto spa, window tinting, ceramic coating, vehicle detailing, truck wash, car cleaning",
    "lave auto, lave-auto, lavage auto, lavage de voitures, esthétique automobile, esthétique auto, station de lavage, lavage automobile, nettoyage de voitures, lavage d'auto, laveauto, teinture de vitres",
    "lavado de autos, autolavado, lavado de coches, lavadero de autos, lavadero de coches, detallado automotriz, lavado de carros, car wash, lavautos, estética automotriz, lavacoches, túnel de lavado, auto lavado, polarizado",
  ],
  "tire-shops": [
    "tire shop, tire store, tire dealer, tire, tyre, tyre shop, tire centre, tire center, tire service, wheel shop, tire and wheel, tire repair, wheel alignment",
    "pneu, pneus, magasin de pneus, centre de pneus, garage de pneus, vente de pneus, marchand de pneus, service de pneus, boutique de pneus",
    "llantera, llanta, llantas, llantería, neumático, vulcanizadora, neumáticos, tienda de llantas, venta de llantas, gomería, desponchadora, taller de llantas",
  ],
  "gas-stations": [
    "gas station, gas bar, petrol station, fuel station, service station, filling station, fuel stop, gas, petrol, cardlock, truck stop, gasoline station, gas station with convenience store, servo, fuel",
    "station service, station-service, station d'essence, poste d'essence, essence, station essence, dépanneur avec essence, relais routier, pompe à essence, carburant",
    "gasolinera, gasolinería, estación de servicio, estación de gasolina, bencinera, gasolina, estación de combustible, surtidor, combustible",
  ],
  "used-car-dealers": [
    "used car dealer, used car dealership, used car, used car lot, car dealer, car dealership, auto dealer, auto dealership, car lot, used vehicle dealer, pre owned cars, pre owned vehicle, car sales, auto sales, second hand car, truck dealership, vehicle dealer, used auto dealer, used vehicle, car salesman, preowned car, rv dealer, motorcycle dealer, motorcycle shop, motorcycle dealership, motorcycle, powersports dealer, powersports, boat dealer, boat dealership, boat sales, atv dealer, truck dealer, trailer dealer",
    "concessionnaire, concessionnaire automobile, voitures d'occasion, vente de voitures, auto d'occasion, autos usagées, marchand d'autos, véhicules d'occasion, vente d'autos, concession automobile, voiture usagée, marchand automobile, vendeur de voitures, vente de véhicules, autos d'occasion, vente automobile, concessionnaire de motos, motos, concessionnaire de bateaux",
    "venta de autos usados, lote de autos, agencia de autos, autos usados, concesionario, venta de autos, concesionaria, coches usados, coches de segunda mano, compraventa de autos, carros usados, autos seminuevos, seminuevos, concesionario de autos, venta de coches, concesionaria de autos, venta de carros, agencia de motos, motos, motocicletas",
  ],
  "parts-accessories": [
    "auto parts, auto part, auto parts store, car parts, car parts store, truck accessories, auto accessories, car accessories, parts store, parts and accessories, auto recycler, auto wrecker, wrecking yard, junkyard, salvage yard, scrap yard for cars, spare parts, automotive parts, truck parts, car part",
    "pièces d'auto, pièces automobiles, pièces auto, accessoires automobiles, accessoires auto, magasin de pièces d'auto, recyclage automobile, cour à ferraille automobile, pièces de voiture, recycleur automobile, pièces détachées",
    "refaccionaria, refacciones, autopartes, repuestos, accesorios para autos, tienda de autopartes, venta de refacciones, deshuesadero, yonke, repuestos de autos, tienda de repuestos, recambios, refacciones automotrices, accesorios automotrices",
  ],
  "towing-recovery": [
    "towing, towing company, tow truck, tow company, towing and recovery, roadside assistance, vehicle recovery, tow truck company, tow truck driver, impound yard, tow business, tow",
    "remorquage, remorqueuse, dépannage routier, entreprise de remorquage, assistance routière, dépanneuse, compagnie de remorquage, remorqueur, service de remorquage",
    "grúa, grúas, servicio de grúas, grúas de arrastre, remolque, asistencia vial, servicio de grúa, empresa de grúas, auxilio vial",
  ],
  "bars-pubs": [
    "bars and pubs, bar, bar business, drinking establishment, licensed bar, watering hole, barkeeper, bartender, beer bar",
    "bar, débit de boissons, bars et pubs, bar à vendre",
    "bar, bares, bares y cantinas, negocio de bar",
  ],
  "neighbourhood-pubs": [
    "pub, neighbourhood pub, neighborhood pub, irish pub, local pub, public house, gastropub, village pub, english pub, neighbourhood bar, neighborhood bar, publican, alehouse",
    "pub, pub de quartier, pub irlandais, bistro pub, bar de quartier, estaminet",
    "pub, taberna irlandesa, cervecería de barrio, pub irlandés, bar de barrio",
  ],
  "sports-bars": [
    "sports bar, sport bar, billiards, billiard hall, pool hall, pool bar, wings bar, sports pub, wings and beer, snooker hall",
    "bar sportif, bar sport, salle de billard, billard, resto bar sportif, bar à ailes de poulet",
    "bar deportivo, bar de deportes, billar, sports bar, salón de billar, billares, bar de alitas",
  ],
  "brewpubs-taprooms": [
    "brewpub, brew pub, taproom, tap room, nano brewery, microbrewery, micro brewery, craft brewery, craft beer, craft beer bar, brewhouse, beer garden",
    "microbrasserie, brasserie artisanale, bière artisanale, broue pub, micro brasserie, salon de dégustation, bar à bières",
    "cervecería artesanal, microcervecería, cerveza artesanal, bar cervecero, sala de degustación de cerveza, brewpub",
  ],
  "cocktail-wine-bars": [
    "cocktail bar, wine bar, cocktail and wine bar, cocktail lounge, lounge, speakeasy, martini bar, lounge bar, cocktail, rooftop bar, tapas bar, whisky bar, piano bar",
    "bar à vin, bar à cocktails, bar à cocktail, bar lounge, bar à tapas, bar à vins, cocktails",
    "bar de vinos, coctelería, bar de cócteles, vinoteca bar, bar de tapas, lounge, bar de copas, enoteca",
  ],
  "nightclubs-live-music": [
    "nightclub, night club, live music venue, music venue, dance club, disco, discotheque, concert hall, live music, nightlife, club, concert venue, live music bar, karaoke bar, karaoke",
    "boîte de nuit, discothèque, club de nuit, salle de spectacle, bar spectacle, salle de concert, salle de spectacles, cabaret, karaoké, bar karaoké, musique live",
    "discoteca, club nocturno, antro, centro nocturno, boliche bailable, música en vivo, sala de conciertos, bar con música en vivo, karaoke, salón de baile",
  ],
  "hotel-taverns": [
    "hotel tavern, tavern, hotel bar, tavern with rooms, small town hotel, saloon, hotel and tavern, beer parlour",
    "taverne, hôtel taverne, hôtel bar, taverne hôtel, brasserie taverne",
    "taberna, cantina con hotel, hotel bar, hotel con bar, taberna con hotel",
  ],
  "beauty-personal-care": [
    "beauty and personal care, beauty, personal care, beauty business, beauty industry, beauty shop, beauty salon, salon, salon business, beautician",
    "beauté, soins personnels, salon de beauté, institut de beauté, soins de beauté, salon, esthétique et beauté",
    "belleza, cuidado personal, salón de belleza, estética, sala de belleza, centro de belleza, estética y belleza",
  ],
  "hair-salons": [
    "hair salon, hairdresser, hairdressing, hairdressing salon, hair stylist, hairstylist, hair dresser, hair studio, haircut, hair, hair cutting, hair business, hairstyling, hair styling, unisex salon, blow dry bar, hair shop, ladies salon, hair colour",
    "salon de coiffure, coiffure, coiffeur, coiffeuse, coiffeur styliste, salon coiffure, coiffeur coloriste",
    "peluquería, peluquero, estilista, corte de cabello, peluquera, salón de peluquería, corte de pelo, cabello, peinados",
  ],
  barbershops: [
    "barbershop, barber shop, barber, barbering, mens salon, men's salon, mens grooming, barbers shop, men's barber, barber's shop",
    "barbier, salon de barbier, coiffure pour hommes, coiffeur pour hommes, barber, salon barbier, coiffure homme, barbershop",
    "barbería, barbero, peluquería de hombres, peluquería para caballeros, barber shop",
  ],
  "nail-salons": [
    "nail salon, nail, nail bar, manicure, pedicure, nail studio, nail spa, nail technician, manicurist, nail tech, nail shop, mani pedi, nails salon",
    "salon d'ongles, onglerie, manucure, pédicure, pose d'ongles, ongle, bar à ongles, salon de manucure, prothésiste ongulaire, ongles",
    "salón de uñas, uñas, manicura, manicure, pedicura, estudio de uñas, manicurista, pedicure, uñas acrílicas, spa de uñas",
  ],
  "day-spas": [
    "day spa, spa, nordic spa, beauty spa, spa business, facial spa, health spa, sauna, bathhouse, thermal spa, wellness spa, massage spa, steam bath",
    "spa, spa nordique, centre de détente, spa urbain, bain nordique, institut spa, bains nordiques, hammam, sauna",
    "spa, spa de día, balneario, baños termales, sauna, temazcal, spa urbano",
  ],
  "medical-aesthetics": [
    "medical aesthetics, medical spa, medspa, med spa, laser clinic, skin clinic, aesthetics clinic, aesthetic clinic, cosmetic clinic, botox clinic, botox, laser hair removal, skin care clinic, aesthetician, esthetician, injectables, dermatology clinic, medical esthetics, esthetics, aesthetics, laser skin clinic, cosmetic laser, tanning salon, tanning, waxing salon, waxing studio, waxing, skin care, skincare, skin care studio, facial, cosmetic surgery, anti aging clinic, hair removal",
    "médecine esthétique, clinique d'esthétique, clinique esthétique, esthétique médicale, épilation laser, clinique laser, soins de la peau, esthéticienne, esthétique, épilation, clinique de la peau, centre d'esthétique, botox, soins esthétiques, médico esthétique",
    "medicina estética, clínica estética, clínica de estética, depilación láser, estética médica, clínica láser, clínica de belleza, centro de estética, clínica de piel, depilación, esteticista, tratamientos faciales, bótox, dermatología",
  ],
  "lash-brow-studios": [
    "lash and brow studio, lash studio, brow studio, brow bar, lash bar, eyelash extension, eyelash studio, eyebrow, eyelash, lash, brow, microblading, eyebrow threading, threading salon, permanent makeup, permanent make up, lash salon, lash artist, eyelash salon, makeup artist, make up artist, makeup studio, makeup, cosmetic tattoo",
    "cils et sourcils, extension de cils, bar à sourcils, cils, sourcils, maquillage permanent, bar à cils, pose de cils, studio de cils, rallonge de cils",
    "pestañas y cejas, extensión de pestañas, pestaña, ceja, estudio de pestañas, extensiones de pestañas, pestañas, cejas, microblading, diseño de cejas, maquillaje permanente, lifting de pestañas",
  ],
  "tattoo-studios": [
    "tattoo studio, tattoo shop, tattoo parlour, tattoo parlor, tattoo, piercing, piercing studio, tattoo artist, tattooist, body piercing, piercing shop, tattoo and piercing",
    "tatouage, salon de tatouage, studio de tatouage, tatoueur, perçage, piercing, tatoueuse, studio de tatouage et perçage",
    "tatuaje, estudio de tatuajes, tatuador, perforaciones, tienda de tatuajes, tatuajes, salón de tatuajes, tatuadora, estudio de tatuaje, piercing",
  ],
  "pet-grooming": [
    "pet grooming, dog grooming, pet groomer, dog groomer, groomer, mobile grooming, mobile pet grooming, mobile dog grooming, grooming, pet salon, dog salon, grooming salon, cat grooming, dog spa, grooming shop, doggy daycare, dog daycare, dog walker, dog walking, pet boarding, dog boarding, kennel, pet sitting, pet care, pet services",
    "toilettage, toilettage pour chiens, salon de toilettage, toiletteur, toilettage canin, toilettage d'animaux, toiletteuse, garderie pour chiens, pension pour chiens, pension pour animaux, chenil, toilettage de chiens, pension canine",
    "estética canina, peluquería canina, estética de mascotas, peluquería de mascotas, aseo de mascotas, guardería canina, guardería para perros, hotel para perros, hotel para mascotas, estética para mascotas, pensión canina, baño de perros, criadero",
  ],
  "business-services": [
    "business services, professional services, b2b, b2b services, service company, services company, service business, business service, service industry, law firm, law practice, law office, lawyer, attorney, notary, notary public, translation agency, translator, translation services, call centre, call center, answering service, collection agency, virtual assistant, professional service, document shredding, architect, architecture firm",
    "services aux entreprises, services professionnels, entreprise de services, services commerciaux, société de services, cabinet d'avocats, avocat, bureau d'avocats, notaire, étude de notaire, agence de traduction, traducteur, centre d'appels, architecte",
    "servicios empresariales, servicios profesionales, servicios a empresas, empresa de servicios, servicios para empresas, despacho de abogados, abogado, bufete de abogados, bufete, notaría, notario, agencia de traducción, centro de llamadas, call center, arquitecto, despacho jurídico",
  ],
  "accounting-bookkeeping": [
    "accounting, accounting and bookkeeping, bookkeeping, accountant, bookkeeper, accounting firm, accounting practice, bookkeeping practice, tax preparation, tax preparer, tax office, tax practice, payroll company, payroll service, cpa firm, cpa, cpa practice, tax firm, tax service, payroll, accountancy, tax business, income tax preparation, book keeping, book keeper, chartered accountant, tax accountant",
    "comptabilité, tenue de livres, comptable, cabinet comptable, cabinet de comptabilité, bureau de comptable, impôt, impôts, déclarations de revenus, firme comptable, teneur de livres, service de paie, expert comptable, fiscaliste, pratique comptable, bureau comptable, préparation d'impôts, fiscalité",
    "contabilidad, contador, despacho contable, teneduría de libros, contaduría, impuestos, firma contable, contable, despacho de contadores, asesoría fiscal, nómina, estudio contable, gestoría, asesoría contable, contadora, oficina contable, asesoría fiscal y contable",
  ],
  "commercial-cleaning": [
    "commercial cleaning, janitorial, janitorial company, janitorial service, janitorial services, janitor, office cleaning, commercial cleaner, cleaning contractor, window cleaning, window cleaner, window washing, office cleaner, industrial cleaning, building cleaning, medical cleaning, custodial services, commercial cleaning company",
    "entretien ménager commercial, nettoyage commercial, conciergerie, entretien d'immeubles, nettoyage de bureaux, lavage de vitres, entretien commercial, nettoyage industriel, concierge, lavage de fenêtres, laveur de vitres, entretien de bureaux, nettoyage de vitres",
    "limpieza comercial, limpieza de oficinas, limpieza industrial, servicio de limpieza industrial, limpieza de edificios, limpieza de ventanas, empresa de limpieza comercial, conserjería, intendencia, limpieza de vidrios, limpieza de cristales",
  ],
  "marketing-agencies": [
    "marketing agency, marketing, digital marketing, advertising agency, ad agency, seo agency, seo company, web design agency, branding agency, marketing company, marketing firm, advertising, creative agency, digital agency, social media agency, pr agency, public relations, graphic design, graphic designer, marketer, seo, design studio, creative studio, advertising business, media agency",
    "agence de marketing, marketing, agence de publicité, publicité, agence web marketing, marketing numérique, agence de communication, agence numérique, agence marketing, graphisme, agence publicitaire, marketing digital, graphiste, agence de design, communication, référencement",
    "agencia de marketing, publicidad, agencia de publicidad, mercadotecnia, marketing digital, agencia digital, marketing, diseño gráfico, agencia de mercadotecnia, agencia creativa, diseñador gráfico, agencia publicitaria, agencia de diseño, redes sociales",
  ],
  "printing-signage": [
    "print shop, printing, printing business, printer, printing company, copy shop, printing and signage, vehicle wrap, vehicle wraps, screen printing, embroidery, embroidery shop, commercial printer, printing shop, t shirt printing, digital printing, car wrap, copy centre, copy center, promotional products, print business, sign and print shop, photocopy shop",
    "imprimerie, imprimeur, impression, sérigraphie, lettrage, broderie, centre de copies, atelier d'impression, lettrage de véhicules, impression numérique, imprimerie commerciale, reprographie, copie",
    "imprenta, impresión, serigrafía, bordado, rotulación, centro de copiado, taller de impresión, copias, papelería e imprenta, bordados, copistería, impresión digital, impresor, rotulación de vehículos, vinilos, rotulado",
  ],
  "staffing-agencies": [
    "staffing agency, staffing, staffing company, recruitment agency, recruiting agency, recruiter, recruitment, temp agency, employment agency, labour agency, labor agency, headhunter, placement agency, hr agency, staffing firm, recruiting, recruiting firm, temporary staffing, recruitment firm, job agency, employment services",
    "agence de placement, agence de recrutement, recrutement, agence de personnel, placement de personnel, agence d'emploi, ressources humaines placement, agence d'intérim, recruteur, intérim, chasseur de têtes",
    "agencia de empleo, reclutamiento, agencia de colocación, agencia de personal, bolsa de trabajo agencia, agencia de reclutamiento, agencia de empleos, recursos humanos, agencia de trabajo temporal, reclutador, headhunter",
  ],
  "security-services": [
    "security services, security company, security guard, security guard company, guard company, alarm company, alarm monitoring, security firm, patrol company, security patrol, security agency, guard services, bodyguard, private security, alarm business, guard agency, security guards, private investigator, detective agency, investigation agency",
    "agence de sécurité, gardien de sécurité, gardiennage, services de sécurité, compagnie de sécurité, surveillance d'alarme, entreprise de sécurité, garde de sécurité, agent de sécurité, télésurveillance, compagnie d'alarme",
    "seguridad privada, empresa de seguridad, guardias de seguridad, vigilancia, agencia de seguridad, guardia de seguridad, servicios de seguridad, monitoreo de alarmas, vigilante, compañía de seguridad",
  ],
  "insurance-agencies": [
    "insurance agency, insurance brokerage, insurance, insurance broker, insurance agent, insurance business, insurance office, insurance company, insurance firm",
    "assurance, courtier d'assurance, cabinet d'assurance, agence d'assurance, courtage d'assurance, assurances, courtier en assurance, courtier d'assurances, cabinet de courtage, agent d'assurance, bureau d'assurance",
    "seguros, agencia de seguros, correduría de seguros, aseguradora, agente de seguros, corredor de seguros, seguro, despacho de seguros, oficina de seguros",
  ],
  "laundry-linen": [
    "laundry and linen, commercial laundry, linen service, linen rental, uniform rental, laundry service, industrial laundry, mat rental, laundry plant, uniform service, linen supply",
    "buanderie commerciale, blanchisserie, location de linge, location d'uniformes, buanderie industrielle, service de buanderie, blanchisserie industrielle",
    "lavandería industrial, lavandería comercial, renta de uniformes, renta de blancos, lavandería para hoteles, servicio de lavandería, alquiler de uniformes",
  ],
  "consulting-training": [
    "consulting, consulting firm, consultant, consulting and training, consultancy, safety training, training company, corporate training, business consulting, hr consulting, environmental consulting, engineering firm, engineering consulting, first aid training, management consulting, consulting business, consulting company, human resources firm, workplace training, training provider, forklift training, engineer, coaching business, business coach, business coaching, safety consultant",
    "consultation, conseil, cabinet de conseil, consultant, firme de consultation, formation en entreprise, formation professionnelle, firme d'ingénierie, société de conseil, formation en sécurité, ingénierie, consultation en gestion, cabinet conseil, entreprise de formation, premiers soins, conseils",
    "consultoría, consultor, capacitación, firma consultora, asesoría, consultora, empresa de capacitación, despacho de consultoría, capacitación empresarial, asesoría empresarial, ingeniería, consultoría ambiental, formación empresarial, primeros auxilios",
  ],
  childcare: [
    "childcare, child care, childcare business, kids care, childcare centre, childcare center, child care centre, child care center, childminder",
    "garde d'enfants, services de garde, service de garde, petite enfance, garde enfants",
    "cuidado infantil, cuidado de niños, guardería y cuidado infantil, servicios infantiles",
  ],
  "daycare-centres": [
    "daycare, day care, daycare centre, daycare center, day care centre, day care center, early learning centre, early learning center, creche, licensed daycare, infant care, early childhood centre, early childhood education, child day care, daycare business, nursery day care, children daycare",
    "garderie, cpe, centre de la petite enfance, crèche, garderie privée, halte garderie, garderie subventionnée, garderies, éducatrice",
    "guardería, guardería infantil, estancia infantil, centro infantil, jardín infantil, sala cuna, centro de cuidado infantil, guardería de niños",
  ],
  preschools: [
    "preschool, pre school, montessori, montessori school, kindergarten, nursery school, montessori preschool, forest school, playschool, toddler school, reggio preschool",
    "prématernelle, préscolaire, école maternelle, maternelle, école montessori, montessori, jardin d'enfants, garderie montessori, pré maternelle",
    "preescolar, jardín de niños, kínder, kinder, escuela montessori, montessori, jardín de infantes, prekínder, preescolar montessori, educación inicial",
  ],
  "before-after-school": [
    "before and after school, before and after school care, after school, after school care, after school program, after school programme, before school care, out of school care, afterschool, afterschool program, afterschool care, school age care, oosc",
    "garde scolaire, service de garde scolaire, garderie scolaire, garde après l'école, programme parascolaire, parascolaire, périscolaire, après l'école",
    "cuidado después de la escuela, programa extraescolar, actividades extraescolares, extraescolar, cuidado antes y después de la escuela, programa después de la escuela, club de tareas, después de la escuela",
  ],
  "home-daycares": [
    "home daycare, home day care, family daycare, in home daycare, home childcare, home child care, home based daycare, family day care, dayhome, day home",
    "garderie familiale, garderie en milieu familial, garderie à domicile, garderie à la maison, milieu familial, service de garde en milieu familial",
    "guardería en casa, guardería familiar, guardería en el hogar, cuidado infantil en casa, guardería doméstica",
  ],
  "summer-camps": [
    "summer camp, kids camp, day camp, children's camp, camp for kids, youth camp, camp, sleepaway camp, sports camp, science camp, riding camp, art camp",
    "camp d'été, camp de vacances, camp de jour, colonie de vacances, camp pour enfants, camps d'été",
    "campamento de verano, campamento, campamento infantil, curso de verano, campamento para niños, colonia de verano, campamentos",
  ],
  "nanny-agencies": [
    "nanny agency, nanny, babysitting, babysitter, babysitting agency, babysitter agency, nanny placement, caregiver agency, au pair agency, nanny service, baby sitter, baby sitting, babysitting service, au pair",
    "agence de nounous, nounou, gardienne d'enfants, agence de gardiennes, gardienne, agence de nounou, baby sitter, garde à domicile d'enfants",
    "agencia de niñeras, niñera, niñeras, agencia de nanas, nanas, cuidadora de niños, nana, babysitter",
  ],
  construction: [
    "construction, construction company, construction business, contractor, contracting, contracting company, building trades, building company, builder, trades, trades business, trade contractor, building contractor, construction firm, skilled trades",
    "construction, entreprise de construction, entrepreneur, entrepreneur en construction, compagnie de construction, bâtiment, métiers de la construction, constructeur, corps de métier",
    "construcción, constructora, contratista, empresa constructora, empresa de construcción, oficios, compañía de construcción, constructor, compañía constructora",
  ],
  "general-contractors": [
    "general contractor, general contracting, home builder, house builder, custom home builder, renovation, renovation company, renovation contractor, remodeling, remodelling, remodeler, home renovation, home remodeling, handyman, handyman business, design build, carpenter, carpentry, framing, framing contractor, renovator, home improvement contractor, bathroom renovation, kitchen renovation, deck builder, custom homes, basement renovation, construction contractor, renovations, handy man, home improvement, log home builder, interior contractor, fence company, fencing contractor, fencing, fence contractor, deck company, decks, renovation business, modular homes, prefab homes, tiny homes, steel buildings, home construction, basement contractor, waterproofing, foundation repair",
    "entrepreneur général, rénovation, entreprise de rénovation, rénovations, constructeur de maisons, charpentier, menuiserie, charpenterie, homme à tout faire, entrepreneur en rénovation, rénovation résidentielle, rénovation de maison, menuisier, charpente, rénovateur, rénovation de salle de bain",
    "contratista general, remodelación, remodelaciones, renovación, constructora de casas, carpintero, empresa de remodelación, carpintería, reformas, empresa de reformas, albañilería, reformas del hogar, remodelación de casas, manitas, renovaciones, constructor de casas, albañil",
  ],
  "plumbing-hvac": [
    "plumbing and hvac, plumbing, plumber, plumbing company, plumbing business, hvac, hvac company, hvac business, hvac contractor, heating, heating and cooling, air conditioning, heating company, furnace company, furnace repair, refrigeration, refrigeration company, boiler, gas fitter, drain cleaning, plumbing contractor, heating contractor, plumbing and heating, hvac technician, ac repair, cooling, drain company, heat pump, plumbing service, furnace, drain service, heating and air conditioning, mechanical contractor, gas fitting, air conditioner repair",
    "plomberie, plombier, chauffage, climatisation, cvac, chauffage et climatisation, ventilation, entreprise de plomberie, chauffagiste, réfrigération, plomberie chauffage, thermopompe, frigoriste, plomberie et chauffage, compagnie de plomberie, fournaise, climatiseur",
    "plomería, plomero, fontanería, fontanero, aire acondicionado, calefacción, refrigeración, empresa de plomería, climatización, gasista, plomería y calefacción, calefacción y aire acondicionado, técnico en refrigeración, compañía de plomería",
  ],
  electrical: [
    "electrical, electrical contractor, electrician, electrical company, electrical business, electric company, electrical services, electrical contracting, electrical service, electric contractor, ev charger installer, solar installer, solar company, solar panel installation, solar, electrician company, electrical firm",
    "électricité, électricien, entrepreneur électricien, entreprise d'électricité, maître électricien, entrepreneur en électricité, entreprise électrique, panneaux solaires, compagnie d'électricité, électrique, énergie solaire",
    "electricista, electricidad, contratista eléctrico, empresa eléctrica, instalaciones eléctricas, paneles solares, instalación eléctrica, energía solar, servicios eléctricos, eléctrico, contratistas eléctricos",
  ],
  "roofing-siding": [
    "roofing and siding, roofing, roofer, roofing company, roofing contractor, siding, siding company, eavestrough, gutter, gutter company, roof repair, roof, metal roofing, exteriors company, siding contractor, roofing business, flat roofing, eavestroughing, gutter installation, roof contractor, exterior renovation, gutters",
    "toiture, couvreur, couverture, revêtement extérieur, entreprise de toiture, gouttière, toit, couvreurs, entrepreneur couvreur, gouttières, compagnie de toiture, réparation de toiture, toitures, revêtement",
    "techos, techador, techado, impermeabilización, impermeabilizante, techo, tejado, empresa de techos, techumbre, canaletas, tejados, techista, reparación de techos, compañía de techos, impermeabilizaciones, revestimiento exterior",
  ],
  "excavation-concrete": [
    "excavation and concrete, excavation, excavation company, excavator, excavating, concrete, concrete company, concrete contractor, septic installation, earthmoving, paving, paving company, asphalt, asphalt paving, foundation contractor, masonry, mason, gravel pit, gravel, demolition, demolition company, digging, site work, land clearing, concrete business, backhoe, septic contractor, bricklayer, earth moving, aggregate, stone mason, civil contractor, road construction, paver, asphalt company, site servicing, concrete cutting",
    "excavation, béton, entreprise d'excavation, bétonnage, terrassement, pavage, asphalte, maçonnerie, maçon, démolition, fondation, coffrage, compagnie d'excavation, carrière, gravier, excavatrice, maçonnerie et béton, fosse septique installation, sablière, bitume",
    "excavación, concreto, hormigón, concretera, excavaciones, movimiento de tierras, pavimentación, demolición, empresa de excavación, asfalto, retroexcavadora, cimentación, terracería, mampostería, excavadora, premezclado, grava, cemento",
  ],
  "flooring-tile": [
    "flooring and tile, flooring, flooring company, flooring store, flooring contractor, floor store, tile, tile store, tile contractor, tiler, tile setter, hardwood flooring, carpet store, hardwood refinishing, floor installer, flooring business, flooring installer, tile installer, floor refinishing, tile shop, hardwood floor, tile company, flooring showroom, floor installation, flooring shop",
    "plancher, couvre plancher, couvre planchers, céramique, revêtement de sol, pose de plancher, magasin de planchers, planchers, carrelage, carreleur, tuile, sablage de planchers, tapis et planchers, bois franc, parquet, poseur de planchers",
    "pisos, piso, azulejo, azulejos, pisos y azulejos, tienda de pisos, suelo laminado, parquet, mosaicos, instalación de pisos, cerámica, alfombras, loseta, revestimiento de pisos, suelos, colocación de pisos, duela, pisos de madera",
  ],
  "windows-doors": [
    "windows and doors, window and door, window company, door company, garage door, garage door company, window installation, glass shop, glass company, glazier, glass business, window and door company, window installer, door installer, window replacement, glass and mirror, overhead door, window manufacturer, door store, window dealer, mirror shop, glazing",
    "portes et fenêtres, fenêtre, porte, porte de garage, vitrerie, vitrier, fenêtres, portes de garage, fenêtres et portes, miroiterie, verre et miroir, porte et fenêtre",
    "ventanas y puertas, puertas y ventanas, ventana, puerta, vidriería, cancelería, vidrio, vidriero, vidrios y aluminio, aluminio y vidrio, ventanas, puertas, cristalería, puertas de garaje, vidrios, puertas automáticas, portones",
  ],
  "painting-drywall": [
    "painting and drywall, painting, painter, painting company, painting contractor, painting business, drywall, drywall contractor, drywaller, drywall company, house painter, house painting, insulation, insulation company, insulation contractor, plastering, plasterer, commercial painting, residential painting, interior painting, drywalling, stucco, spray foam, paint contractor",
    "peinture, peintre, entreprise de peinture, peintre en bâtiment, gypse, plâtrier, isolation, plâtrage, entrepreneur peintre, cloison sèche, peinture résidentielle, peinture commerciale, tireur de joints, placo, compagnie de peinture",
    "pintura, pintor, pintores, tablaroca, empresa de pintura, pintura y tablaroca, panel de yeso, aislamiento, pintura de casas, contratista de pintura, yesero, drywall, durlock, pintura residencial",
  ],
  "equipment-rental": [
    "equipment rental, tool rental, rental yard, scaffolding, scaffold rental, machinery rental, heavy equipment rental, equipment hire, aerial lift rental, portable toilet rental, rental company, construction equipment rental, scaffolding company, tool hire, equipment rental company, crane rental, rental business, rental store, machine rental, lift rental, fence rental, tool rental shop, scaffold company, rental equipment, generator rental, forklift rental, trailer rental, storage container rental",
    "location d'équipement, location d'outils, location d'outillage, location de machinerie, échafaudage, centre de location, location de matériel, location d'équipements, location d'échafaudages, location de machines, toilettes portatives",
    "renta de equipo, renta de maquinaria, alquiler de equipo, alquiler de maquinaria, renta de herramienta, andamios, alquiler de herramientas, renta de andamios, renta de herramientas, alquiler de andamios, baños portátiles, alquiler de equipos, renta de equipos, renta de grúas",
  ],
  education: [
    "education, school, education business, educational services, training school, academy, learning, educational business, teaching, teacher, schooling, education company",
    "éducation, école, enseignement, formation, établissement d'enseignement, académie, enseignant",
    "educación, escuela, academia, enseñanza, instituto, centro educativo, colegio educación, negocio educativo, profesor",
  ],
  "tutoring-centres": [
    "tutoring centre, tutoring center, tutoring, tutor, learning centre, learning center, tutoring business, math tutoring, test prep, test preparation, exam prep, tutoring company, maths centre, reading centre, tutoring school, tutorial centre, private tutor, math tutor, homework help",
    "tutorat, soutien scolaire, centre de tutorat, aide aux devoirs, cours particuliers, tuteur, cours privés, centre d'apprentissage, cours de rattrapage, soutien aux devoirs",
    "tutoría, tutorías, centro de tutoría, regularización, clases particulares, asesorías académicas, centro de regularización, apoyo escolar, tutor, refuerzo escolar, centro de tutorías, clases de matemáticas, academia de matemáticas",
  ],
  "language-schools": [
    "language school, english school, esl school, french school, spanish school, esl, language academy, language institute, english language school, language centre, language center, language classes, language teacher, english academy, language training, mandarin school, translation school",
    "école de langues, école de langue, cours de langues, cours d'anglais, école d'anglais, cours de français, institut de langues, centre de langues, cours de langue, langues, école de français",
    "escuela de idiomas, academia de idiomas, escuela de inglés, clases de inglés, instituto de idiomas, academia de inglés, centro de idiomas, idiomas, escuela de español, clases de idiomas, inglés",
  ],
  "music-dance-schools": [
    "music and dance school, music school, dance school, dance studio, music academy, music lessons, performing arts school, ballet school, dance academy, piano school, drama school, guitar school, music studio, music teacher, dance teacher, ballet, ballet studio, art school, dance, arts school, theatre school, singing school, dance classes, guitar lessons, piano lessons, music lesson",
    "école de musique, école de danse, studio de danse, cours de musique, cours de danse, académie de danse, école d'art, conservatoire, école de ballet, académie de musique, danse, école de théâtre, cours de piano, école des arts",
    "escuela de música, escuela de danza, academia de baile, academia de música, escuela de baile, academia de danza, estudio de danza, clases de música, clases de baile, ballet, escuela de arte, baile, academia de ballet, danza, estudio de baile",
  ],
  "driving-schools": [
    "driving school, drivers school, driver training, driving academy, driver education, driving instructor, driving lessons, driving lesson, truck driving school, drivers ed, driver's ed, truck driver training, driver's education, driver training school, learn to drive",
    "école de conduite, auto école, auto-école, cours de conduite, autoécole, école de camionnage, moniteur de conduite",
    "escuela de manejo, autoescuela, escuela de conducir, auto escuela, academia de manejo, clases de manejo, escuela de choferes, escuela de conducción",
  ],
  "career-colleges": [
    "career college, vocational school, trade school, private college, college, beauty school, hairdressing school, career school, vocational college, technical school, business college, cosmetology school, esthetics academy, hair academy, vocational training, technical college, hairstyling academy, beauty academy, flight school, flying school, culinary school, cooking school, nursing school, massage school, bartending school",
    "collège privé, école professionnelle, école de coiffure, collège professionnel, école d'esthétique, formation technique, école de métiers, collège, centre de formation professionnelle, académie de coiffure",
    "instituto técnico, escuela técnica, colegio privado técnico, escuela de belleza, universidad privada, escuela de oficios, formación profesional, instituto de belleza, academia de belleza, escuela vocacional, instituto profesional",
  ],
  "private-schools": [
    "private school, independent school, private high school, elementary school, high school, boarding school, private elementary school, prep school, primary school, secondary school, private academy, international school, christian school, catholic school, religious school, bilingual school",
    "école privée, école primaire, école secondaire, école secondaire privée, pensionnat, école indépendante, lycée privé, école primaire privée, lycée",
    "escuela privada, colegio privado, colegio, escuela primaria, escuela particular, colegio particular, preparatoria privada, escuela secundaria, primaria privada, internado, escuela primaria privada",
  ],
  "coding-stem": [
    "coding and stem, coding school, coding, stem, robotics, coding camp, coding for kids, robotics school, coding bootcamp, stem program, kids coding, programming school, stem programs, coding academy, computer school, stem school, kids technology, computer classes, stem education",
    "école de programmation, école de codage, robotique, programmation pour enfants, école de robotique, codage, cours de programmation, cours de robotique, cours d'informatique",
    "escuela de programación, robótica, programación para niños, escuela de robótica, clases de robótica, robótica para niños, programación infantil, clases de programación, academia de programación, escuela de computación",
  ],
  entertainment: [
    "entertainment, recreation, leisure, entertainment business, amusement, fun, entertainment venue, recreation business, sports and recreation, tourism, tourism business, leisure business, movie theatre, movie theater, cinema, theatre, theater, casino, amusement business, water park, theme park, ice rink, skating rink, sports complex, tennis club",
    "divertissement, loisir, loisirs, loisirs et divertissement, tourisme, récréation, amusement, entreprise touristique, cinéma, théâtre, parc aquatique, aréna, casino",
    "entretenimiento, recreación, ocio, diversión, turismo, esparcimiento, empresa turística, negocio turístico, cine, teatro, parque acuático, casino",
  ],
  "fitness-studios": [
    "fitness studio, gym, fitness, fitness centre, fitness center, fitness club, yoga studio, pilates studio, crossfit, crossfit gym, health club, personal training, personal trainer, yoga, pilates, spin studio, spinning studio, fitness business, gymnasium, workout studio, boot camp, exercise studio, 24 hour gym, fitness gym, weight room, barre studio, cycling studio, sports club, fitness studios and gyms, swim school, swimming school, swim club, exercise gym, women's gym, fitness facility, climbing gym, rock climbing gym, aerobics",
    "salle de sport, centre de conditionnement physique, salle de gym, studio de yoga, yoga, gym, centre de mise en forme, entraînement, conditionnement physique, centre d'entraînement, entraîneur personnel, salle de musculation, studio de pilates, gymnase, salle d'entraînement, centre sportif, salle de fitness, musculation, studio d'entraînement",
    "gimnasio, gym, estudio de yoga, yoga, centro de acondicionamiento físico, estudio de pilates, pilates, entrenamiento personal, centro deportivo, fitness, entrenador personal, crossfit, club deportivo, centro fitness, acondicionamiento físico",
  ],
  "bowling-arcades": [
    "bowling and arcade, bowling alley, bowling, bowling centre, bowling center, arcade, family fun centre, family entertainment centre, family entertainment center, family fun center, indoor playground, laser tag, trampoline park, mini golf, play centre, play center, amusement centre, amusement arcade, video arcade, fun centre, amusement park, go kart track, go karting, kids play place, soft play, miniature golf, playground, party centre",
    "salle de quilles, quilles, salon de quilles, arcade, centre d'amusement, mini putt, centre de jeux, parc d'attractions, centre récréatif, parc de trampolines, salle de jeux, jeux d'arcade, centre d'amusement familial, parc intérieur, bowling, aire de jeux, mini golf, plaine de jeux",
    "boliche, bolera, sala de juegos, centro de entretenimiento familiar, juegos de arcade, arcade, parque de diversiones, salón de juegos, centro de diversiones, parque infantil, parque de trampolines, maquinitas, videojuegos arcade, minigolf, salón de fiestas infantiles, mini golf, parque de atracciones",
  ],
  "escape-rooms": [
    "escape room, escape game, axe throwing, virtual reality arcade, vr arcade, axe throwing venue, virtual reality, vr, paintball, escape games venue",
    "jeu d'évasion, jeux d'évasion, salle d'évasion, lancer de hache, réalité virtuelle, lancer de haches, salles d'évasion",
    "sala de escape, cuarto de escape, escape room, realidad virtual, lanzamiento de hachas, juego de escape, salas de escape, gotcha",
  ],
  "event-venues": [
    "event venue, wedding venue, banquet hall, event space, reception hall, conference centre, conference center, wedding hall, events venue, event hall, wedding, wedding business, function hall, party hall, venue, banquet, convention centre, party venue, barn wedding venue, event centre, event center, hall rental",
    "salle de réception, salle de mariage, salle d'événements, salle de banquet, mariage, lieu de mariage, centre de congrès, salle des fêtes, lieu d'événements, salle de mariages, salle événementielle, centre de conférences",
    "salón de eventos, salón de fiestas, salón de bodas, centro de convenciones, salón para bodas, salón de banquetes, jardín de eventos, bodas, lugar para bodas, espacio para eventos, salón de recepciones, sala de eventos, boda, jardín para eventos, recinto para eventos, hacienda para bodas",
  ],
  "tours-outfitters": [
    "tours and outfitters, tour company, tour operator, outfitter, outdoor adventure, fishing charter, whale watching, kayak rental, canoe rental, bike rental, sightseeing, adventure tours, tour business, charter boat, boat tours, rafting, guide service, travel tours, tour guide, adventure company, boat rental, kayak tours, hunting outfitter, fishing guide, dog sledding, food tour, ebike rental, adventure tourism, guided tours, tours, boat charter, sightseeing tours, kayak, snowmobile tours, city tours, travel agency, travel agent, travel business, travel company, snowmobile rental, jet ski rental, surf school, scuba diving, diving centre, zipline, ski school, paddle board rental",
    "pourvoirie, tours guidés, excursion, visites guidées, agence de voyages, plein air, aventure, location de kayaks, croisière, excursions, tour opérateur, pourvoyeur, location de vélos, aventure plein air, tourisme d'aventure, guide touristique, kayak, location de bateaux, pêche en mer, croisières, voyagiste, circuits touristiques",
    "tours, operadora turística, operador turístico, turismo de aventura, excursiones, agencia de tours, paseos en lancha, pesca deportiva, renta de bicicletas, agencia de viajes, recorridos turísticos, renta de kayaks, ecoturismo, empresa de tours, alquiler de bicicletas, paseos turísticos, excursión, alquiler de kayaks, guía turístico, avistamiento de ballenas, viajes, tour operador, paseos en barco",
  ],
  "golf-marinas": [
    "golf and marina, golf course, golf, golf club, marina, boat marina, driving range, boatyard, boat yard, yacht club, harbour, country club, indoor golf, golf simulator, par 3 golf, golf driving range, boat storage",
    "terrain de golf, golf, club de golf, marina, port de plaisance, champ de pratique, parcours de golf",
    "campo de golf, golf, marina, club de golf, puerto deportivo, club de yates, embarcadero, campo de práctica de golf",
  ],
  "event-rentals": [
    "event rental, event rentals, party rental, party rentals, tent rental, dj, dj business, dj company, dj service, photo booth, bouncy castle, wedding rental, party supply rental, event planner, event planning, wedding planner, event company, event rentals and dj, chair rental, inflatables rental, inflatable rental, wedding rentals, event decor, event management, bouncy castle rental, wedding planning, disc jockey",
    "location pour événements, location de tentes, location de chapiteaux, disc jockey, dj, location pour mariages, jeux gonflables, planification d'événements, organisation d'événements, événementiel, location de fêtes, organisateur d'événements, location de matériel de fête, organisation de mariages, photomaton",
    "renta de mobiliario para eventos, renta de carpas, alquiler para eventos, dj, renta de inflables, organización de eventos, alquiler de carpas, banquetes y eventos, inflables, brincolines, organizador de eventos, planeación de eventos, wedding planner, renta de mesas y sillas, planificación de bodas, renta para fiestas, luz y sonido, eventos, alquiler de inflables, organizadora de eventos, renta de sillas",
  ],
  "martial-arts": [
    "martial arts, martial arts school, martial art, karate, karate school, jiu jitsu, taekwondo, boxing gym, boxing, boxing club, dojo, kickboxing, mma gym, judo, karate dojo, kung fu, martial arts studio, kickboxing gym, bjj, mma, self defence school, martial arts academy, martial arts gym, muay thai",
    "arts martiaux, école d'arts martiaux, karaté, école de karaté, boxe, judo, club de boxe, taekwondo, club d'arts martiaux, jiu jitsu, art martial, salle de boxe, dojo, école de judo",
    "artes marciales, escuela de artes marciales, karate, boxeo, gimnasio de boxeo, taekwondo, academia de artes marciales, judo, escuela de karate, kickboxing, club de boxeo, dojo, jiu jitsu",
  ],
  campgrounds: [
    "campground, rv park, camp ground, camping, campsite, rv campground, trailer park camping, camping ground, rv resort, campgrounds and rv parks, caravan park, camp site, recreational vehicle park, camping site, kampground",
    "camping, terrain de camping, camping caravaning, parc de vr, terrain de caravaning, parc de véhicules récréatifs, terrain de vr",
    "camping, campamento de casas rodantes, parque de casas rodantes, área de acampar, parque de rv, zona de camping, terreno para acampar, parque para casas rodantes, acampar, campismo",
  ],
  "food-beverage": [
    "food and beverage, food & beverage, food business, food, beverage, food and drink, beverage company, food company, food industry, food store, drinks company, food and drinks, beverage business",
    "alimentation, agroalimentaire, aliments et boissons, commerce alimentaire, nourriture, boissons, aliments, industrie alimentaire, magasin d'alimentation, entreprise alimentaire",
    "alimentos y bebidas, comida y bebida, alimentos, bebidas, negocio de comida, comida, empresa de alimentos, negocio de alimentos, comidas",
  ],
  bakeries: [
    "bakery, bake shop, bakeshop, baker, pastry shop, cake shop, bagel shop, bread bakery, wholesale bakery, patisserie, donut shop, doughnut shop, bakery business, cupcake shop, bread, pastry, pastry chef, bread maker, retail bakery, artisan bakery, cake, bake house, bakehouse, cake bakery, pie shop, cookie shop, bakery shop, sourdough bakery, cake decorator, baked goods, confectioner",
    "boulangerie, pâtisserie, boulanger, boulangerie pâtisserie, boulangerie artisanale, pâtissier, beignerie, pain, viennoiserie, gâteau, boulangère, biscuiterie, pâtissière, gâteaux",
    "panadería, pastelería, panadero, repostería, pan, pastelería y panadería, panificadora, pasteles, donas, pastelero, panadería y pastelería, confitería pastelería, repostero, pastel, bizcochería, pan dulce, panadería artesanal",
  ],
  "grocery-specialty": [
    "grocery, grocery store, supermarket, grocer, food market, specialty food, specialty food store, health food store, organic food store, ethnic grocery, indian grocery, asian grocery, cheese shop, bulk food store, fine food, fine foods, gourmet food store, mini market, minimart, mini mart, greengrocer, fruit store, produce store, halal grocery, natural food store, independent grocer, food mart, organic store, spice shop, grocery business, grocery shop, fruit and vegetable store, fruit market, produce market, cheesemonger, health food, grocery market, gourmet shop, asian market, ethnic food store, organic grocery, international food store, african store, caribbean store, chinese supermarket, food co op, farmers market, tea store, olive oil store",
    "épicerie, supermarché, épicier, épicerie fine, marché d'alimentation, fruiterie, marché, aliments naturels, magasin d'aliments naturels, fromagerie, produits naturels, épicerie spécialisée, marché public, superette, épicerie asiatique, magasin bio, vrac, primeur, épicerie biologique, épicerie de quartier",
    "tienda de abarrotes gourmet, supermercado, abarrotes, tienda de comestibles, ultramarinos, frutería, minisúper, mercado, verdulería, alimentos naturales, productos orgánicos, tienda naturista, quesería, abarrotería, minimercado, tienda gourmet, tienda de productos orgánicos, frutas y verduras, mini súper, tienda orgánica, bodega de abarrotes, delicatessen gourmet, almacén de comestibles, tienda de alimentos, comestibles",
  ],
  "butchers-delis": [
    "butcher, butcher shop, butchery, deli, delicatessen, meat shop, meat market, meat store, sausage maker, smokehouse, butchers and delis, meat, meat cutter, butcher's shop, halal meat, halal meat shop, charcuterie, fish market, fishmonger, seafood market, fish shop, abattoir, butchers, sausage shop, butchers shop, deli shop, seafood store",
    "boucherie, boucher, charcuterie, boucherie charcuterie, viande, poissonnerie, traiteur charcuterie, fumoir, boucherie halal, charcutier, poissonnier, abattoir, viandes, saucissier",
    "carnicería, carnicero, salchichonería, charcutería, carnes, pescadería, embutidos, rastro, tocinería, carne, cremería y salchichonería, ahumados, pollería, pescados y mariscos, fiambrería",
  ],
  catering: [
    "catering, catering company, caterer, catering business, wedding catering, corporate catering, catering service, banquet catering, catering firm, food catering, event catering, school lunch catering, catering kitchen, commissary kitchen",
    "traiteur, service de traiteur, entreprise de traiteur, service traiteur, traiteurs, traiteur de mariage",
    "banquetes, servicio de banquetes, catering, servicio de catering, empresa de catering, banquetera, banquete, comida para eventos, servicio de comida, cocina económica para eventos",
  ],
  "food-production": [
    "food production, food producer, food brand, food maker, hot sauce, granola, frozen meals, packaged food, snack brand, kombucha, packaged food company, food products, sauce company, snack company, specialty food production, frozen food, salsa maker, meal prep, meal prep company, food product, jam maker, prepared meals, perogy maker, hot sauce company, snack maker, kombucha company, hummus maker, consumer packaged goods, cpg brand, cpg, chocolate maker, pasta maker, cheese factory, cheese maker, cheesemaker, beverage brand, juice company, water bottling, bottled water, pet food manufacturer, tortilla factory",
    "production alimentaire, producteur alimentaire, transformation artisanale, plats cuisinés, confitures, marque alimentaire, produits alimentaires, sauce piquante, prêt à manger, repas congelés, produits du terroir, mets préparés",
    "producción de alimentos, productor de alimentos, salsas, productos alimenticios, marca de alimentos, fábrica de salsas, botanas, comida congelada, mermeladas, comida preparada, elaboración de alimentos, salsa picante",
  ],
  "breweries-wineries": [
    "brewery winery, breweries and wineries, winery brewery, brewery wineries distilleries, breweries wineries and distilleries, alcohol producer",
    "brasseries et vignobles, producteur d'alcool, boissons alcoolisées",
    "bebidas alcohólicas, productor de alcohol, cervecerías y vinícolas",
  ],
  "coffee-roasters": [
    "coffee roaster, coffee roastery, roastery, coffee roasting, micro roastery, roaster, coffee roasting company, coffee wholesaler, coffee roasting business, coffee bean roaster, coffee supplier, wholesale coffee, coffee distributor, tea company",
    "torréfacteur, torréfaction, brûlerie, torréfaction de café, torréfacteur de café, maison de torréfaction, brûlerie de café",
    "tostadora de café, tostaduría, tostador de café, torrefactora, tostadero de café, torrefacción, tostado de café, tostadores de café",
  ],
  "ice-cream-desserts": [
    "ice cream, ice cream shop, ice cream parlour, ice cream parlor, ice cream store, gelato, gelato shop, gelateria, frozen yogurt, dessert, dessert shop, dessert cafe, ice cream stand, creamery, dairy bar, frozen yogurt shop, candy store, candy shop, chocolate shop, chocolatier, soft serve, froyo, dessert bar, sweet shop, ice cream truck, chocolate, ice cream business, ice cream and desserts, waffle shop, candy, icecream, icecream shop, confectionery",
    "crèmerie, bar laitier, glacier, crème glacée, chocolaterie, confiserie, dessert, glace, chocolatier, bonbonnerie, yogourt glacé, bar à desserts, gelato, crème molle, desserts, glaces, cornet, chocolat, bonbons",
    "heladería, nevería, paletería, helado, postres, dulcería, chocolatería, helados, nieves, yogurt helado, paletas, dulces, paletería y nevería, postre, gelatería, chocolates, chocolate, crepería dulce, tienda de dulces, confitería, neveria y paleteria",
  ],
  "wholesale-distribution": [
    "food wholesale, food distribution, food distributor, food wholesaler, produce wholesaler, beverage distributor, wholesale food, vending route, vending machine, vending, vending business, seafood wholesaler, produce distributor, food wholesale and distribution, wholesale distribution, wholesale distributor, wholesaler, distributor, distribution, distribution company, wholesale, wholesale business, vending machine business, vending company, food service distributor, beverage wholesaler, distribution business, vending machine route, meat wholesaler, atm route, atm business, atm machines, water distributor, snack distributor, import distributor",
    "distribution alimentaire, grossiste alimentaire, distributeur alimentaire, grossiste, distributrice, distributrices automatiques, vente en gros, distribution, distributeur, machines distributrices, grossiste en alimentation, commerce de gros, distributeurs automatiques, grossiste en fruits et légumes",
    "distribuidora de alimentos, mayorista, distribuidor de alimentos, distribuidora, venta al por mayor, máquinas expendedoras, mayorista de alimentos, distribuidor, máquina expendedora, distribuidora de bebidas, vending, mayoreo, mayorista de frutas, venta al mayoreo, distribución, distribución de alimentos",
  ],
  franchises: [
    "franchise, franchised business, franchise business, franchise opportunity, franchise resale, franchising, franchisee, franchise for sale",
    "franchise, franchisé, commerce franchisé, franchises à vendre",
    "franquicia, franquiciado, negocio de franquicia, franquicias en venta, negocio franquiciado",
  ],
  "coffee-franchises": [
    "coffee franchise, bakery franchise, coffee shop franchise, cafe franchise, donut franchise, bubble tea franchise, coffee and bakery franchise, drive thru coffee, coffee drive thru, franchise coffee shop, franchise cafe, tim hortons, starbucks, doughnut franchise, coffee drive through, tea franchise, second cup",
    "franchise de café, franchise de boulangerie, franchise café, franchise de thé aux perles",
    "franquicia de café, franquicia de panadería, franquicia de cafetería, franquicia cafetería, franquicia de bubble tea",
  ],
  "quick-service-franchises": [
    "quick service franchise, fast food franchise, food franchise, restaurant franchise, pizza franchise, burger franchise, sub franchise, sandwich franchise, chicken franchise, qsr, qsr franchise, quick service food franchise, quick service restaurant, franchise restaurant, subway franchise, subway, mcdonalds, burrito franchise, franchise pizza, quick service, sub sandwich franchise, a&w, kfc, dominos, dairy queen, submarine franchise, pita franchise, fast food chain",
    "franchise de restauration rapide, franchise de restaurant, franchise de pizza, franchise restaurant, franchise alimentaire, franchise de restauration",
    "franquicia de comida rápida, franquicia de restaurante, franquicia de pizza, franquicia de comida, franquicia restaurante, franquicia de hamburguesas, franquicia de alimentos, franquicia de pollo",
  ],
  "home-service-franchises": [
    "home service franchise, home services franchise, cleaning franchise, junk removal franchise, painting franchise, restoration franchise, lawn care franchise, handyman franchise, maid franchise, home cleaning franchise, house cleaning franchise, junk removal, restoration company, water damage restoration, window cleaning franchise, landscaping franchise, restoration, fire and water restoration, disaster restoration, home repair franchise",
    "franchise de nettoyage, franchise d'entretien, franchise de services à domicile, débarras, franchise de rénovation, après sinistre, restauration après sinistre, franchise de peinture, franchise de ménage, nettoyage après sinistre",
    "franquicia de limpieza, franquicia de servicios para el hogar, franquicia de servicios, franquicia de pintura, franquicia de jardinería, restauración por daños, franquicia de mantenimiento",
  ],
  "fitness-franchises": [
    "fitness franchise, gym franchise, yoga franchise, gymnastics franchise, workout franchise, franchise gym, gymnastics, gymnastics club, 24 hour gym franchise, boutique fitness franchise, f45, orangetheory, anytime fitness",
    "franchise de gym, franchise de conditionnement physique, franchise de fitness, gymnastique, franchise de sport, club de gymnastique",
    "franquicia de gimnasio, franquicia de fitness, gimnasia, franquicia fitness, gimnasia infantil, franquicia deportiva",
  ],
  "education-franchises": [
    "education franchise, tutoring franchise, learning centre franchise, learning center franchise, coding franchise, math franchise, education and tutoring franchise, kumon, sylvan, mathnasium, school franchise, franchise tutoring, kids franchise, childcare franchise, children's franchise, child education franchise",
    "franchise d'éducation, franchise de tutorat, franchise éducative, franchise de soutien scolaire, franchise pour enfants",
    "franquicia educativa, franquicia de educación, franquicia de tutoría, franquicia de escuela, franquicia infantil, franquicia de idiomas",
  ],
  "retail-franchises": [
    "retail franchise, store franchise, shop franchise, dollar store franchise, dollar store, pack and ship, shipping store, ups store, print and ship, mattress franchise, party supply, party supply store, pet food franchise, supplement store, vitamin store, franchise store, retail store franchise, mailbox store, mattress store, party store, pet store franchise, supplement franchise, postal outlet, shipping franchise, packaging store, pack ship and print, vitamin shop, party supplies",
    "franchise de détail, franchise de magasin, magasin à un dollar, dollarama, franchise de commerce de détail, magasin de matelas, articles de fête, franchise de vente au détail, suppléments, boutique de suppléments",
    "franquicia de tienda, franquicia minorista, tienda de todo a un dólar, tienda de colchones, colchonería, artículos de fiesta, tienda de suplementos, suplementos, tienda de artículos para fiestas, franquicia de venta al menudeo, paquetería y envíos franquicia, colchones",
  ],
  "senior-care-franchises": [
    "senior care franchise, home care franchise, health care franchise, hearing clinic, healthcare franchise, senior and health care franchise, hearing aid, hearing aid clinic, senior home care franchise, physiotherapy franchise, medical franchise, audiology, audiologist, elder care franchise, hearing clinic franchise, wellness franchise, health franchise",
    "franchise de soins à domicile, audioprothésiste, franchise de santé, clinique d'audition, prothèses auditives, franchise de soins aux aînés, appareils auditifs, audiologie, franchise de soins",
    "franquicia de cuidado de adultos mayores, audífonos, clínica auditiva, franquicia de salud, audiología, aparatos auditivos, franquicia de cuidado en casa, franquicia de cuidados, centro auditivo",
  ],
  "automotive-franchises": [
    "automotive franchise, auto franchise, car franchise, quick lube, oil change franchise, auto repair franchise, quick lube franchise, muffler franchise, car wash franchise, tire franchise, windshield repair, auto glass, car rental franchise, windshield, quick oil change, auto service franchise, brake franchise, transmission franchise, midas, mr lube, car rental, windshield replacement, auto glass shop, windshield shop",
    "franchise automobile, vitres d'auto, pare brise, location de voitures, franchise auto, vitre d'auto, franchise de garage, pare-brise, location d'autos, réparation de pare brise",
    "franquicia automotriz, parabrisas, renta de autos, alquiler de autos, renta de coches, franquicia de autos, alquiler de coches, cristales automotrices, renta de carros, afinación y frenos franquicia",
  ],
  healthcare: [
    "healthcare, health care, medical, health, medical practice, clinic, health clinic, healthcare business, medical business, healthcare practice, health business, health services, private clinic, health practice, doctor practice",
    "santé, soins de santé, clinique, médical, secteur médical, entreprise de santé, clinique privée, clinique de santé",
    "salud, atención médica, cuidado de la salud, clínica, servicios de salud, negocio de salud, sector salud, clínica privada, médico sector",
  ],
  "dental-practices": [
    "dental practice, dentist, dental, dental clinic, dental office, dentistry, orthodontist, dental surgery, orthodontics, orthodontic practice, dentists office, dentist office, denturist, denture clinic, dental hygienist, dental hygiene clinic, dentist practice, tooth, dental business, dental lab, family dentist, dentist clinic",
    "dentiste, clinique dentaire, cabinet dentaire, dentaire, orthodontiste, denturologiste, médecine dentaire, cabinet de dentiste, pratique dentaire, orthodontie, bureau de dentiste, denturologie, centre dentaire",
    "dentista, consultorio dental, clínica dental, odontología, odontólogo, ortodoncia, ortodoncista, dental, gabinete dental, consultorio odontológico, consultorio de dentista",
  ],
  pharmacies: [
    "pharmacy, drugstore, drug store, pharmacist, chemist, compounding pharmacy, community pharmacy, apothecary, dispensing chemist, druggist, pharmacy business, independent pharmacy",
    "pharmacie, pharmacien, apothicaire, officine, pharmacienne, parapharmacie",
    "farmacia, farmacéutico, botica, droguería, farmacias, farmacia independiente",
  ],
  physiotherapy: [
    "physiotherapy, physiotherapist, physiotherapy clinic, physio, physical therapy, physical therapist, rehab clinic, rehab, sports injury clinic, rehabilitation clinic, physio clinic, physiotherapy and rehab, occupational therapy, sports medicine, rehabilitation, physical therapy clinic, occupational therapist, kinesiology",
    "physiothérapie, clinique de physiothérapie, physiothérapeute, réadaptation, kinésithérapie, kinésithérapeute, ergothérapie, clinique de réadaptation, physio, kiné, centre de réadaptation, kinésiologie",
    "fisioterapia, fisioterapeuta, clínica de fisioterapia, rehabilitación, terapia física, clínica de rehabilitación, centro de rehabilitación, kinesiología, terapia ocupacional, centro de fisioterapia",
  ],
  "medical-clinics": [
    "medical clinic, walk in clinic, family practice, doctors office, doctor's office, doctor, physician, family clinic, sleep clinic, diagnostic imaging, imaging clinic, medical centre, medical center, family doctor, urgent care, medical office, travel clinic, mental health clinic, pain clinic, weight loss clinic, diagnostic clinic, medical imaging, weight management clinic, travel medicine clinic, general practitioner, gp practice, fertility clinic, medical lab, medical laboratory, counselling practice, psychology practice, therapist, psychologist, counselling, counseling, x ray clinic, speech therapy, doctor clinic, dialysis clinic, vein clinic, dermatologist, pediatrician, surgery centre, surgical centre, doctors clinic, psychology clinic, autism centre, therapy clinic, mental health",
    "clinique médicale, médecin, cabinet médical, clinique sans rendez vous, imagerie médicale, docteur, centre médical, clinique du sommeil, clinique sans rendez-vous, psychologue, laboratoire médical, clinique de psychologie, médecin de famille, cabinet de médecin",
    "clínica médica, consultorio médico, médico, centro médico, doctor, laboratorio clínico, consultorio, imagenología, laboratorio médico, clínica de salud mental, psicólogo, consultorio de psicología, médico familiar, clínica del sueño, doctores, médicos",
  ],
  optical: [
    "optical, optometry, optometrist, optical store, eye clinic, eyewear, eyewear store, optician, eyeglass store, glasses store, optometry practice, optometry clinic, eye doctor, vision clinic, vision care, eyeglasses, optical shop, sunglasses store, eye care, spectacles, optometry and optical, eye care clinic, glasses shop, eyeglass shop, glasses",
    "optique, opticien, optométriste, lunetterie, optométrie, lunettes, clinique d'optométrie, magasin de lunettes, clinique d'optique, boutique de lunettes, soins de la vue, clinique visuelle",
    "óptica, optometrista, lentes, tienda de lentes, optometría, anteojos, oftalmólogo, gafas, óptico, ópticas, consultorio de optometría",
  ],
  "home-care": [
    "home care, home care agency, home health care, home health, nursing agency, in home care, senior care, elderly care, home care business, caregiving, caregiver, elder care, home healthcare, private duty nursing, home nursing, nurse agency, personal care agency, seniors care, home health agency, senior home care, respite care, home support, nursing, nurse, home care company, companion care, care agency, elder care agency",
    "soins à domicile, agence de soins à domicile, aide à domicile, soins infirmiers, services à domicile pour aînés, agence de soins, maintien à domicile, soins aux aînés, agence d'infirmières, infirmière, soins infirmiers à domicile, préposé aux bénéficiaires",
    "cuidado en casa, cuidado a domicilio, atención domiciliaria, cuidado de ancianos, enfermería a domicilio, cuidado de adultos mayores, enfermeras a domicilio, agencia de enfermeras, enfermería, cuidado de personas mayores, cuidadores, enfermera, agencia de cuidadores, cuidados en el hogar",
  ],
  "massage-wellness": [
    "massage and wellness, massage, massage clinic, massage therapy, massage therapist, chiropractic, chiropractor, acupuncture, acupuncturist, naturopath, naturopathic clinic, wellness clinic, chiropractic clinic, wellness centre, wellness center, rmt clinic, massage therapy clinic, osteopath, naturopathic, massage parlour, holistic clinic, acupuncture clinic, alternative medicine, wellness, rmt, naturopathy, osteopathy, massage business, massage studio, registered massage, chiro, wellness business, chiropractic office, chiropractic practice, holistic health",
    "massothérapie, massage, massothérapeute, clinique de massage, chiropratique, chiropraticien, ostéopathe, ostéopathie, acupuncture, naturopathie, clinique de massothérapie, bien être, naturopathe, centre de bien être, acupuncteur, clinique chiropratique, clinique de chiropratique, centre de massothérapie, salon de massage, centre de massage",
    "masaje, masajes, masajista, quiropráctico, quiropráctica, acupuntura, bienestar, naturopatía, clínica de masajes, osteopatía, acupunturista, centro de bienestar, masoterapia, terapeuta de masaje, centro de masajes, clínica quiropráctica, osteópata, sala de masajes",
  ],
  veterinary: [
    "veterinary, veterinarian, vet, vet clinic, veterinary clinic, animal hospital, veterinary hospital, veterinary practice, pet hospital, animal clinic, vets, veterinary surgeon, animal doctor, pet clinic, vet hospital, vet practice",
    "vétérinaire, clinique vétérinaire, hôpital vétérinaire, hôpital pour animaux, médecin vétérinaire, cabinet vétérinaire, soins vétérinaires, pratique vétérinaire",
    "veterinaria, veterinario, clínica veterinaria, hospital veterinario, consultorio veterinario, médico veterinario, hospital de mascotas",
  ],
  "senior-residences": [
    "senior residence, seniors residence, retirement home, retirement residence, assisted living, nursing home, care home, seniors home, senior living, long term care, old age home, retirement community, assisted living facility, senior housing, retirement living, seniors housing, retirement, group home, residential care home, old folks home, senior home, assisted living home, hospice, long term care home, care facility, memory care, seniors living, senior living facility, home for the aged, elderly home",
    "résidence pour aînés, résidence pour personnes âgées, maison de retraite, résidence de retraités, rpa, foyer pour aînés, maison de repos, résidence pour retraités, ehpad, centre d'hébergement, foyer pour personnes âgées, résidence d'aînés, résidence de personnes âgées, chsld",
    "asilo, asilo de ancianos, residencia de ancianos, casa de retiro, hogar de ancianos, residencia para adultos mayores, residencia geriátrica, casa de reposo, geriátrico, residencia de mayores, residencia para mayores, estancia para adultos mayores, hogar de adultos mayores",
  ],
  "home-garden": [
    "home and garden, home & garden, home services, home service, home and garden business, home service business, home maintenance, house services",
    "maison et jardin, services résidentiels, entretien de la maison, services à la maison, entretien résidentiel",
    "hogar y jardín, servicios para el hogar, casa y jardín, mantenimiento del hogar, servicios domésticos",
  ],
  landscaping: [
    "landscaping, landscaper, landscaping company, landscaping business, landscape, lawn care, lawn maintenance, snow removal, snow plowing, snow plough, snow ploughing, lawn mowing, landscape design, irrigation company, property maintenance, lawn service, gardener, gardening, gardening business, landscape contractor, snow clearing, landscaping and snow, yard maintenance, lawn care company, lawn, landscape company, grass cutting, landscape architect, snow removal company, snow, irrigation, groundskeeping, yard care, lawn and garden, landscape construction, sprinkler company, lawn care business, lawncare, landscape gardener, sod farm, sod, hardscaping, interlock, interlocking, paving stones, snow removal business, yard work",
    "aménagement paysager, paysagiste, déneigement, paysagement, tonte de pelouse, entretien paysager, tonte de gazon, entretien de pelouse, jardinier, aménagement paysager et déneigement, architecte paysagiste, paysager, entreprise de paysagement, gazon, jardinage, entreprise de déneigement, pelouse, compagnie de déneigement, entretien de terrain, irrigation, arrosage automatique",
    "jardinería, paisajismo, jardinero, paisajista, mantenimiento de jardines, remoción de nieve, empresa de jardinería, césped, diseño de jardines, corte de césped, cuidado del césped, riego, empresa de paisajismo, mantenimiento de áreas verdes, jardineros, quitanieves, sistemas de riego",
  ],
  "garden-centres": [
    "garden centre, garden center, garden store, garden shop, garden nursery, plant store, plant shop, landscape supply, garden supply, florist, flower shop, flower store, floral shop, flower, florist shop, floral design, landscape supply yard, garden, garden supply store, gardening store, flower business, floral business, houseplant store, floral, flower market, nursery and garden centre, flowers",
    "centre jardin, centre de jardin, jardinerie, fleuriste, boutique de fleurs, magasin de fleurs, centre de jardinage, fleurs, fleur, magasin de plantes, plantes, végétaux",
    "centro de jardinería, florería, floristería, florista, tienda de flores, tienda de plantas, flores, flor, tienda de jardinería, plantas, arreglos florales",
  ],
  "pools-spas": [
    "pools and hot tubs, pool service, pool company, swimming pool, pool, hot tub, hot tub store, hot tub dealer, pool builder, pool supply, pool store, pool maintenance, pool cleaning, swimming pool company, pool business, spa and pool, pool and spa, pool installer, swimming pools, pool installation, pool contractor, pool shop, pool and hot tub, swimming pool service, jacuzzi",
    "piscine, piscines, piscines et spas, entretien de piscines, magasin de piscines, piscine et spa, spas et piscines, pisciniste, service de piscine, entretien de piscine, construction de piscines, installation de piscines",
    "piscina, alberca, albercas, piscinas, mantenimiento de albercas, tienda de piscinas, mantenimiento de piscinas, jacuzzi, limpieza de albercas, construcción de albercas, tinas de hidromasaje, limpieza de piscinas, albercas y spas, construcción de piscinas",
  ],
  "residential-cleaning": [
    "residential cleaning, house cleaning, home cleaning, maid service, maid, house cleaner, carpet cleaning, carpet cleaner, duct cleaning, upholstery cleaning, cleaning lady, vacation rental cleaning, cleaner, domestic cleaning, house cleaning company, housekeeping, home cleaner, housekeeper, maids, residential cleaner, carpet and duct cleaning, airbnb cleaning, apartment cleaning, chimney sweep, pressure washing, power washing",
    "entretien ménager, ménage, nettoyage résidentiel, femme de ménage, nettoyage de tapis, entretien ménager résidentiel, entretien résidentiel ménager, service de ménage, nettoyage de maison, nettoyage de conduits, aide ménagère, nettoyage à domicile, lavage à pression, nettoyage de tapis et meubles, ramonage",
    "limpieza de casas, limpieza residencial, servicio doméstico, limpieza de alfombras, limpieza del hogar, empleada doméstica, limpieza doméstica, servicio de limpieza de casas, limpieza de ductos, limpieza de tapicería, limpieza de muebles, mucama",
  ],
  "furniture-decor": [
    "furniture and decor, furniture store, furniture, home decor, home decor store, interior design, interior designer, interior decorator, upholstery, upholsterer, blinds, window coverings, drapery, decor store, furniture shop, furniture business, interior decorating, home furnishings, upholstery shop, lighting store, curtains, blinds store, blinds company, window blinds, home furnishing store, interior design firm, interior design studio, home staging, interior decoration, furniture and mattress store, rugs, rug store, home accents, curtain shop, lamp store, decorator, decor, window treatments, shutters",
    "meuble, meubles, magasin de meubles, décoration, décoration intérieure, designer d'intérieur, ameublement, rembourrage, stores, rideaux, décorateur, mobilier, design d'intérieur, ébénisterie meubles, boutique de décoration, rembourreur, décoratrice, luminaires, tapissier, stores et rideaux, boutique déco",
    "mueblería, muebles, tienda de muebles, decoración, decoración de interiores, diseño de interiores, tapicería, persianas, cortinas, mueble, decorador, diseñador de interiores, tienda de decoración, tapicero, interiorismo, persianas y cortinas, iluminación, artículos para el hogar, decoración del hogar",
  ],
  "kitchens-cabinets": [
    "kitchens and cabinets, kitchen cabinet, cabinet shop, cabinet maker, cabinetmaker, cabinet, cabinetry, custom kitchen, countertop, countertops, granite countertop, quartz countertop, closet company, cabinet making, kitchen company, granite fabricator, kitchen and bath, kitchen designer, cabinet manufacturer, countertop fabricator, stone countertops, granite shop, closets, cabinet company, closet organizer, custom cabinets, kitchen showroom, kitchen design, kitchen",
    "armoires de cuisine, cuisiniste, comptoir, ébéniste, armoires, cuisines et armoires, comptoirs, ébénisterie, fabricant d'armoires, armoire de cuisine, cuisine sur mesure, comptoirs de cuisine, cuisines, granit et quartz, comptoir de granit, cuisines sur mesure",
    "cocinas integrales, gabinetes, cocinas, gabinetes de cocina, carpintería de cocinas, encimeras, ebanistería, cubiertas de granito, cocinas y gabinetes, muebles de cocina, clósets, cocina integral, armarios, cubiertas de cocina, ebanista",
  ],
  "pest-control": [
    "pest control, exterminator, pest control company, pest management, wildlife removal, fumigation, exterminating, termite control, pest, pest control business, bug exterminator, pest removal, wildlife control, mosquito control, rodent control, bed bug removal",
    "extermination, exterminateur, gestion parasitaire, lutte antiparasitaire, dératisation, antiparasitaire, contrôle des nuisibles, désinsectisation",
    "control de plagas, fumigación, fumigador, fumigadora, exterminador, exterminación de plagas, empresa de fumigación, plagas, fumigaciones, desinfección y fumigación",
  ],
  "tree-care": [
    "tree care, tree service, arborist, tree removal, tree company, tree trimming, tree surgeon, stump grinding, tree cutting, firewood, tree pruning, tree business, tree care company, firewood business, tree felling, tree",
    "arboriculture, émondage, élagage, abattage d'arbres, arboriculteur, émondeur, bois de chauffage, élagueur, entretien d'arbres, essouchage, arboriste",
    "poda de árboles, arborista, cuidado de árboles, tala de árboles, podador, leña, arboricultura, servicio de árboles, poda",
  ],
  manufacturing: [
    "manufacturing, manufacturer, factory, manufacturing business, manufacturing company, manufacturing plant, industrial, industrial business, production plant, plant, industrial company, maker, production facility, industrial manufacturing",
    "fabrication, usine, manufacture, fabricant, manufacturier, entreprise manufacturière, industriel, secteur manufacturier, industrie, production industrielle, usine de fabrication",
    "manufactura, fábrica, fabricante, industria, industrial, maquiladora, empresa manufacturera, fabricación, planta industrial, planta de producción, maquila",
  ],
  "metal-fabrication": [
    "metal fabrication, fabrication shop, steel fabrication, welding, welding shop, welder, metal shop, sheet metal, steel fabricator, metal fabricator, metalwork, welding company, ironworks, steel company, laser cutting, metal works, metalworking, fabrication, fabricator, metal manufacturing, sheet metal shop, custom fabrication, structural steel, steel, wrought iron, metal, welding and fabrication, steel shop, blacksmith, iron works, iron shop, foundry, ornamental iron, railings, aluminum fabrication, steel manufacturing, steel plant, galvanizing, powder coating, sandblasting, metal stamping",
    "soudure, atelier de soudure, fabrication métallique, soudeur, métallurgie, structure d'acier, acier, ferronnerie, fabrication de métal, tôlerie, découpe laser, fer ornemental, ferblanterie, ferblantier, métal, chaudronnerie, soudage, ferronnier",
    "herrería, soldadura, taller de soldadura, soldador, fabricación de metal, estructuras metálicas, metalmecánica, taller de herrería, herrero, pailería, metalurgia, acero, corte láser, taller metalúrgico, calderería, estructuras de acero, fabricación metálica",
  ],
  "machine-shops": [
    "machine shop, machining, cnc shop, cnc, machinist, tool and die, precision machining, cnc machining, cnc machine shop, machine company, tool and die shop, hydraulic shop, precision machine shop, milling, hydraulics, gunsmith, machining company",
    "atelier d'usinage, usinage, machiniste, usinage cnc, atelier d'usinage cnc, usinage de précision, atelier mécanique industriel, outillage et matrices, outillage",
    "taller de torno, maquinado, tornero, taller de maquinado, maquinado cnc, torno y fresadora, taller de precisión, mecanizado, torno, maquinados, maquinaria cnc, taller mecanizado, troqueles, taller de mecanizado",
  ],
  "wood-products": [
    "wood products, millwork, woodworking, woodworking shop, sawmill, lumber mill, saw mill, pallet manufacturer, truss manufacturer, furniture manufacturer, wood shop, woodwork, pallet company, mill, woodworker, furniture maker, wood, wood manufacturing, shed manufacturer, wood products and millwork, joinery, wood mill, log homes, pallets, pallet maker, timber, lumber manufacturer, furniture manufacturing, furniture factory, carpentry workshop, shed builder",
    "scierie, produits du bois, menuiserie industrielle, palettes, fabricant de meubles, moulin à scie, fabrication de meubles, bois, atelier de bois, fabricant de palettes, produits de bois, travail du bois, ébénisterie architecturale, fermes de toit, fabricant de cabanons",
    "aserradero, maderería, productos de madera, carpintería industrial, fábrica de muebles, tarimas, madera, fábrica de tarimas, fabricación de muebles, taller de carpintería, palets, productos de la madera, taller de madera",
  ],
  "plastics-packaging": [
    "plastics and packaging, plastics, plastic, packaging, plastics manufacturer, plastics manufacturing, packaging company, injection moulding, injection molding, plastic manufacturing, box manufacturer, packaging manufacturer, plastic injection molding, plastic company, corrugated box, packaging business, thermoforming, plastic factory, box company, plastic moulding, plastic molding, plastics company, plastic products, packaging plant, corrugated packaging, packaging supplier, 3d printing",
    "plastique, emballage, plastiques, fabricant d'emballages, injection plastique, moulage par injection, usine de plastique, cartonnage, emballages, plasturgie, boîtes de carton",
    "plásticos, plástico, empaques, fábrica de plásticos, inyección de plástico, empaque, embalaje, envases, cartón, cajas de cartón, fábrica de plástico, moldeo por inyección, fábrica de cajas, embalajes, fábrica de envases",
  ],
  "food-processing": [
    "food processing, food processing plant, food processor, meat processing, meat packing, co packer, copacker, seafood processing, food manufacturing, food manufacturer, food factory, meat processing plant, food plant, spice company, co packing, copacking, fish processing, meat plant, meat packer, food manufacturing plant, vegetable processing, seafood processor, fish plant, dairy processing, dairy plant, sauce manufacturer, spice manufacturer, meat processor",
    "transformation alimentaire, usine alimentaire, transformation de viande, usine de transformation, transformation de poisson, transformation des aliments, usine agroalimentaire, transformateur alimentaire, conserverie, usine de transformation alimentaire, épices, transformation de fruits de mer",
    "procesadora de alimentos, planta de alimentos, fábrica de alimentos, empacadora, procesamiento de alimentos, empacadora de carne, procesadora de carne, industria alimentaria, especias, planta procesadora, tortillería, procesadora de mariscos, empacadora de alimentos, industria alimenticia, procesado de alimentos",
  ],
  "textiles-apparel": [
    "textiles and apparel, textile, textile manufacturer, apparel, clothing manufacturer, apparel manufacturer, garment factory, sewing, sewing factory, uniform manufacturer, awning, canvas shop, clothing manufacturing, textile manufacturing, apparel manufacturing, garment manufacturer, textile mill, textile factory, uniform maker, awning company, garment, seamstress, clothing factory, sewing shop, knitwear, canvas and awning, workwear manufacturer, apparel brand, marine upholstery",
    "textile, vêtements fabrication, fabricant de vêtements, couture, atelier de couture, confection, auvents, fabrication de vêtements, usine de textile, manufacture de vêtements, fabricant d'uniformes, uniformes, couturière, usine de vêtements",
    "textil, textiles, fábrica de ropa, costura, confección, taller de costura, fábrica textil, uniformes, maquiladora textil, confección de ropa, fabricante de ropa, costurera, fábrica de uniformes, toldos, taller de confección, lonas y toldos, fabricación de ropa",
  ],
  "signs-displays": [
    "signs and displays, sign manufacturer, display manufacturer, sign manufacturing, trade show display, store fixture, store fixtures, illuminated signs, trade show displays, neon signs, display company, fixture maker, billboard, led signs, illuminated sign, neon sign, exhibition stands, display maker",
    "fabricant d'enseignes, enseignes lumineuses, fabrication d'enseignes, présentoirs, enseigne lumineuse, stands d'exposition, étalages",
    "fabricante de anuncios, anuncios luminosos, exhibidores, letreros luminosos, fábrica de anuncios, stands para exposiciones, anuncios espectaculares, fabricante de letreros",
  ],
  "specialty-products": [
    "specialty products, specialty manufacturer, candle maker, soap maker, trailer manufacturer, precast concrete, chemical manufacturer, cleaning products, dock builder, cosmetics manufacturer, candle, soap, soap manufacturer, dock manufacturer, specialty manufacturing, candle company, candle business, soap company, stove manufacturer, chemical company, product manufacturer, cosmetics manufacturing, trailer maker, candle manufacturer, precast, hot tub manufacturer, chemical blending, boat builder, boat manufacturer, chemicals, concrete products, wood stoves, glass manufacturer, cosmetic company, toy manufacturer, paint manufacturer, chemical plant, vitamin manufacturer, supplement manufacturer, medical device manufacturer, electronics manufacturer, ceramics, mattress manufacturer, fireplace manufacturer",
    "produits spécialisés, fabricant de bougies, savonnerie, bougies, fabricant de remorques, produits chimiques, béton préfabriqué, savon, fabricant de savons, bougie, fabricant de quais, produits de nettoyage, cosmétiques, remorques, préfabriqué",
    "productos especializados, fábrica de velas, velas, jabones, fábrica de jabones, productos de limpieza, remolques, químicos, fabricante de remolques, productos químicos, prefabricados, prefabricados de concreto, fábrica de productos de limpieza, jabonería, cosméticos, vela",
  ],
  "online-business": [
    "online business, internet business, web business, online, internet, web based business, digital business, online company, online businesses, internet company, virtual business, website business",
    "entreprise en ligne, commerce internet, entreprise web, affaires en ligne, en ligne, entreprise internet, entreprise numérique, web",
    "negocio en línea, negocio online, negocio por internet, negocios digitales, en línea, negocio digital, empresa en línea, internet",
  ],
  "ecommerce-stores": [
    "ecommerce, e commerce, ecommerce store, e commerce store, online store, online shop, web shop, webshop, shopify store, shopify, dropshipping, ecommerce business, e commerce business, online retail, internet store, web store, ecommerce brand, direct to consumer brand, dtc brand, online retailer, drop shipping, e store, e shop, ecommerce site, ecommerce website, online boutique, dropship store, e tailer, internet retail, shopify business",
    "boutique en ligne, commerce électronique, magasin en ligne, e commerce, commerce en ligne, site de vente en ligne, vente en ligne, site marchand, boutique web, cybercommerce, site e commerce, boutique shopify",
    "tienda en línea, comercio electrónico, tienda online, ecommerce, tienda virtual, venta en línea, e commerce, tienda por internet, ventas en línea, tienda shopify, ventas por internet, tienda electrónica",
  ],
  "content-affiliate": [
    "content site, affiliate site, content and affiliate, blog, website, newsletter, affiliate marketing, blogger, content website, affiliate website, web site, affiliate, news site, youtube channel, niche site, amazon affiliate, recipe blog, content business, online magazine, podcast, food blog, email newsletter, adsense site, passive income website, affiliate blog",
    "site de contenu, blogue, blog, site web, site internet, infolettre, site d'affiliation, affiliation, balado, magazine en ligne, site de recettes",
    "sitio de contenido, blog, sitio web, página web, boletín, marketing de afiliados, sitio de afiliados, portal de noticias, canal de youtube, blog de recetas, portal web, afiliados",
  ],
  "marketplaces-directories": [
    "online marketplace, marketplace, directory, online directory, classifieds site, job board, classifieds, directory website, marketplaces and directories, marketplace website, classified ads, job site, online classifieds, listing site, business directory",
    "place de marché, annuaire, annuaire en ligne, petites annonces, site d'emploi, site d'annonces, site de petites annonces, répertoire en ligne, plateforme d'annonces",
    "mercado en línea, directorio, directorio en línea, anuncios clasificados, bolsa de trabajo, clasificados, sitio de anuncios, directorio web, portal de empleo, sitio de clasificados",
  ],
  "subscription-boxes": [
    "subscription box, subscription business, monthly box, monthly club, box subscription, subscription, subscription box company, subscription company, gift box, monthly subscription",
    "boîte par abonnement, abonnement, coffret abonnement, boîte d'abonnement, boîtes par abonnement, box mensuelle, coffret mensuel",
    "caja de suscripción, suscripción mensual, suscripción, cajas por suscripción, caja mensual, cajas de suscripción",
  ],
  "marketplace-sellers": [
    "amazon fba, fba, amazon seller, marketplace seller, private label, amazon business, amazon store, fba business, ebay store, ebay business, etsy shop, marketplace brand, amazon brand, amazon fba business, private label brand, amazon, ebay, etsy, etsy store, ebay seller, marketplace seller brands, fba brand, amazon fba store, private label seller",
    "vendeur amazon, boutique amazon, marque maison, marque privée, boutique etsy, vente sur amazon, commerce amazon, marque de distributeur",
    "vendedor de amazon, tienda de amazon, marca privada, venta en amazon, tienda de etsy, amazon, mercado libre, tienda mercado libre, marca propia, negocio de amazon",
  ],
  "online-courses": [
    "online course, online courses, e learning, elearning, online school, online academy, online education, online learning, membership site, paid community, online training, course business, membership website, online community, courses, e learning business, online coaching, online class, digital courses, exam preparation courses",
    "cours en ligne, formation en ligne, école en ligne, académie en ligne, apprentissage en ligne, formations en ligne, cours virtuels, communauté en ligne",
    "cursos en línea, curso en línea, academia en línea, escuela en línea, cursos online, capacitación en línea, academia online, educación en línea, cursos virtuales",
  ],
  apps: [
    "mobile app, app, iphone app, android app, app business, game app, ios app, mobile game, phone app, mobile application, apps, mobile apps, application, video game, game studio, mobile app business",
    "application mobile, application, appli, applications mobiles, jeu mobile, jeux mobiles, application iphone, jeu vidéo",
    "aplicación móvil, aplicación, aplicaciones móviles, app, juego móvil, apps móviles, videojuego, aplicaciones",
  ],
  "real-estate": [
    "real estate, real estate business, realty, property business, income property, investment property, hospitality, lodging, accommodation business, realtor, real estate agency, real estate investment, hospitality business, lodging business, property investment, real estate brokerage, real estate company, real estate agent",
    "immobilier, biens immobiliers, immeuble à revenus, agence immobilière, hébergement, hôtellerie, immobilière, placement immobilier, courtier immobilier, hôtelier, investissement immobilier",
    "bienes raíces, inmobiliaria, inmuebles, bien raíz, hospedaje, hotelería, propiedades, inversión inmobiliaria, agencia inmobiliaria, sector inmobiliario, alojamiento, bienes inmuebles",
  ],
  "motels-inns": [
    "motel, inn, motels and inns, roadside inn, motor inn, roadside motel, hostel, motor lodge, highway motel, innkeeper, lodge motel, small motel, motel business, motor hotel, country inn",
    "motel, auberge, motel et auberge, relais, auberge de jeunesse, aubergiste, petite auberge, motels",
    "motel, posada, hostal, mesón, parador, hosteria, albergue, posada turística",
  ],
  "bed-breakfasts": [
    "bed and breakfast, bed & breakfast, b&b, b and b, bnb, guest house, guesthouse, guest home, bed breakfast, bed n breakfast, country guest house, airbnb, tourist home",
    "gîte, couette et café, maison d'hôtes, gîte du passant, gîte touristique, chambre d'hôtes, chambres d'hôtes, gîte et auberge, couettes et cafés, bed and breakfast",
    "casa de huéspedes, bed and breakfast, alojamiento y desayuno, hospedaje y desayuno, hotel boutique, casa rural, cama y desayuno, casa de hospedaje",
  ],
  "property-management": [
    "property management, property manager, property management company, strata management, condo management, vacation rental management, rental management, building management, property management business, condominium management, airbnb management, property management firm, rental property management, strata, facility management, hoa management, short term rental management, vacation rental, vacation rental company, home inspection, home inspector, real estate appraisal, appraiser",
    "gestion immobilière, gestion d'immeubles, gestionnaire immobilier, gestion de copropriété, syndic, gestion de propriétés, gestion locative, gestion de condos, location saisonnière, gestionnaire d'immeubles",
    "administración de propiedades, administradora de propiedades, administración de inmuebles, administración de condominios, gestión de propiedades, administrador de propiedades, administración de fincas, administración de edificios, administración de rentas, gestión inmobiliaria, rentas vacacionales",
  ],
  "self-storage": [
    "self storage, storage facility, storage units, storage unit, mini storage, self storage facility, rv storage, storage yard, storage lockers, public storage, container storage, ministorage, self storage business, storage rental, storage locker",
    "mini entrepôt, entreposage libre service, mini entrepôts, entreposage, entrepôts libre service, libre entreposage, self stockage, garde meuble, garde meubles, location d'entrepôts, location de box",
    "bodegas de almacenamiento, minibodegas, mini bodegas, autoalmacenamiento, trasteros, almacenamiento, renta de bodegas, self storage, guardamuebles, bodegas en renta, almacenaje, alquiler de trasteros",
  ],
  "commercial-buildings": [
    "commercial building, mixed use building, plaza, commercial property, strip mall, commercial real estate, building with business, shopping plaza, apartment building, office building, income building, building for sale, mixed use property, shopping centre, retail plaza, mixed use, building with apartments, industrial building, shopping mall, building, storefront building, shopping center, mall, warehouse building, commercial space, parking lot, parking garage, car park, office space, strip plaza, multi unit building, apartment complex, apartment block, warehouse property, duplex, triplex, fourplex",
    "immeuble commercial, bâtiment commercial, édifice commercial, centre commercial, immeuble mixte, immeuble, local commercial, immeuble à logements, immeubles commerciaux, bâtisse commerciale, murs commerciaux, édifice",
    "edificio comercial, plaza comercial, local comercial, edificio, centro comercial, inmueble comercial, edificio de uso mixto, edificio de departamentos, propiedad comercial, edificios comerciales, locales comerciales",
  ],
  laundromats: [
    "laundromat, coin laundry, launderette, coin wash, laundrette, self service laundry, coin laundromat, washateria, coin operated laundry, laundry mat, wash and fold, coinop laundry, coin op laundry, laundromat business, self serve laundry, laundermat, laundry shop",
    "laverie, laverie automatique, buanderie, buanderette, lavoir, buanderie libre service, laverie libre service, buanderie publique, lavoir automatique, laverie à monnaie",
    "lavandería, lavandería automática, lavandería de autoservicio, lavandería autoservicio, lavandería de monedas, autoservicio de lavandería, lavamática, lavanderías",
  ],
  "resorts-cottages": [
    "resort, resorts and cottages, cottage resort, cabin, fishing lodge, glamping, lodge, cottage, cabins, lakeside resort, cottage rental, vacation resort, hunting lodge, cabin rental, wilderness lodge, retreat, eco lodge, glamping site, lake resort, beach resort, cottages, chalet, ski lodge, holiday resort, resort business, lakefront resort, vacation cottages, retreat centre, fly in lodge, lakefront cottages, fishing camp, ski resort, cabin resort",
    "centre de villégiature, chalet, chalets, pavillon de pêche, villégiature, location de chalets, complexe de chalets, chalets en location, camp de pêche, glamping, camp de chasse, domaine de chalets, hébergement insolite, station de ski",
    "complejo turístico, resort, cabaña, cabañas, centro vacacional, renta de cabañas, centro turístico, glamping, complejo vacacional, hotel de playa, alquiler de cabañas, centro ecoturístico, cabañas turísticas, campamento de pesca",
  ],
  "mobile-home-parks": [
    "mobile home park, trailer park, mobile home community, manufactured home park, manufactured home community, mobile home, manufactured housing, mobile home parks, adult lifestyle community, trailer court, mobile homes, manufactured homes, land lease community",
    "parc de maisons mobiles, maison mobile, maisons mobiles, parc de maisons mobile, parc de roulottes, roulotte",
    "parque de casas móviles, casas móviles, parque de trailers, casa móvil, parque de remolques, comunidad de casas móviles, parque de tráilers",
  ],
  restaurants: [
    "restaurant, restaurant business, eatery, dining, eating place, restaurateur, restaurants and cafes, licensed restaurant, food service, food services, sit down restaurant, eat in restaurant, restaurant and bar, bar and grill, grill, steakhouse, seafood restaurant, foodservice, place to eat, bar restaurant, restaurant bar, vegan restaurant, vegetarian restaurant, halal restaurant, dine in restaurant, theme restaurant, ghost kitchen, cloud kitchen",
    "restaurant, resto, restauration, restaurateur, restos, restaurant bar, resto bar, bar restaurant, grilladerie, steak house, rôtisserie, restaurant de fruits de mer, resto pub",
    "restaurante, restaurant, restaurantero, comedor, fonda, restaurante bar, asadero, marisquería, restaurante de mariscos, parrilla, asador, restaurantes y bares, bar restaurante, restorán, parrillada, restaurante y bar, mesón restaurante",
  ],
  cafes: [
    "cafe, café, coffee shop, coffeeshop, coffee house, coffeehouse, espresso bar, coffee bar, cafés and coffee shops, tea house, tea room, tea shop, internet cafe, barista, cafe business, coffee shop business, brunch cafe, coffee cafe, caffe, coffee place, cafe shop, coffee store, espresso cafe, espresso, coffee and tea shop, coffee shop cafe, bubble tea, bubble tea shop, juice bar, smoothie bar, cyber cafe, lunch counter",
    "café, coffee shop, salon de thé, bistro café, café restaurant, café bistro, maison de café, bar à café, café bistrot, café bar, bar à jus, thé aux perles, salon de thé et café",
    "cafetería, café, cafe bar, casa de té, cafetín, coffee shop, tienda de café, salón de té, cafeterías, barra de café, cafe restaurante, cibercafé, juguería, jugos y licuados, cafetería y panadería",
  ],
  "family-restaurants": [
    "family restaurant, diner, breakfast restaurant, all day breakfast, pancake house, roadhouse, greasy spoon, breakfast place, brunch restaurant, family style restaurant, small town restaurant, breakfast diner, highway diner, brunch, breakfast, family diner, family restaurants and diners, buffet restaurant, truck stop diner, breakfast and lunch restaurant, breakfast spot, home cooking restaurant, buffet",
    "restaurant familial, restaurant de déjeuner, casse croûte familial, restaurant déjeuner, resto déjeuner, restaurant déjeuners, resto familial, brunch, crêperie, buffet, restaurant de déjeuners",
    "restaurante familiar, restaurante de desayunos, desayunos, cocina económica, fonda familiar, comida corrida, restaurante buffet, comida casera, lonchería, restaurante de comida casera, desayunador, bufet, buffet",
  ],
  pizzerias: [
    "pizzeria, pizza, pizza shop, pizza place, pizza restaurant, pizza parlour, pizza parlor, pizza store, pizza takeout, pizza delivery, pizza business, pizza and wings, wood fired pizza, pizza take out, pizza joint, pizza maker, takeout pizza, pizza house",
    "pizzeria, pizza, restaurant pizza, pizzéria, pizzaiolo, livraison de pizza, resto pizza",
    "pizzería, pizza, pizzas, restaurante de pizza, pizzero, pizza a domicilio, pizzerías",
  ],
  "asian-restaurants": [
    "asian restaurant, asian food, asian cuisine, oriental restaurant, asian kitchen, asian fusion, wok restaurant, asian takeout, asian fusion restaurant, asian eatery",
    "restaurant asiatique, cuisine asiatique, resto asiatique, buffet asiatique, traiteur asiatique",
    "restaurante asiático, comida asiática, restaurante oriental, comida oriental, cocina asiática",
  ],
  "indian-restaurants": [
    "indian restaurant, indian food, south asian restaurant, curry house, indian cuisine, indian kitchen, indian and south asian restaurant, tandoori restaurant, indian takeout, curry restaurant, indian eatery, indian sweets, indian sweet shop, indian",
    "restaurant indien, cuisine indienne, resto indien, restaurant pakistanais",
    "restaurante indio, comida india, restaurante hindú, restaurante de comida india, comida hindú, cocina india",
  ],
  "mexican-latin": [
    "mexican restaurant, latin restaurant, taqueria, taco shop, mexican food, taco restaurant, burrito shop, tacos, latin american restaurant, mexican, mexican cuisine, mexican and latin restaurant, mexican kitchen, taco stand, tex mex, tex mex restaurant, cantina, taco, taco place, latin food, burrito, tapas restaurant, latino restaurant, burrito restaurant, south american restaurant",
    "restaurant mexicain, cuisine mexicaine, restaurant latino, restaurant latin, resto mexicain, restaurant latino américain, taquería, tacos",
    "restaurante mexicano, taquería, comida mexicana, restaurante latino, tacos, taquero, antojitos mexicanos, antojitos, cantina mexicana, restaurante peruano, pupusería, arepas, comida latina, cocina mexicana, restaurante de comida mexicana, tortas, puesto de tacos, taco, burritos, comida peruana, restaurante colombiano",
  ],
  "fine-dining": [
    "fine dining, fine dining restaurant, bistro, french restaurant, brasserie, upscale restaurant, gourmet restaurant, high end restaurant, fine dining and bistro, chef owned restaurant, white tablecloth restaurant, french bistro, michelin restaurant, elegant restaurant, destination restaurant, luxury restaurant, chef restaurant",
    "gastronomie, restaurant gastronomique, bistrot, bistro, brasserie, haute cuisine, restaurant français, table champêtre, bistro français, cuisine française, restaurant haut de gamme, resto gastronomique, grande table",
    "alta cocina, restaurante gourmet, restaurante de lujo, restaurante francés, bistró, bistro, cocina de autor, restaurante elegante, restaurante fino, restaurante de autor, cocina francesa, alta gastronomía",
  ],
  "takeout-fast-casual": [
    "takeout, take out, fast casual, fast food, fast food restaurant, takeaway, take away, burger joint, burger shop, sandwich shop, shawarma, donair, fish and chips, fried chicken, poke bowl, sub shop, burger restaurant, takeout restaurant, take out restaurant, burger, kebab shop, poke, sandwich, shawarma restaurant, takeout and fast casual, fast casual restaurant, food court, chip stand, poutine, salad bar, wrap shop, hamburger, snack bar, burger bar, chicken restaurant, kebab, gyros, falafel, donair shop, food court restaurant, hot dog stand, poke restaurant, takeout food, chip wagon, burger place, jerk chicken, shawarma shop, chicken wings, food counter, submarine shop, fast food place, fish & chips, burgers",
    "restauration rapide, mets pour emporter, casse croûte, cantine, sandwicherie, comptoir pour emporter, snack, friterie, restaurant rapide, plats à emporter, hamburger, poulet frit, hamburgers, restaurant pour emporter, resto rapide, casse croute, fast food, pour emporter, kebab, rotisserie poulet, poisson frit, poutinerie, burger, saladerie",
    "comida rápida, comida para llevar, hamburguesas, hamburguesería, pollería asada, rosticería, sandwichería, pollo frito, restaurante de comida rápida, hamburguesa, tortería, para llevar, local de comida, puesto de comida, bocadillería, kebab, pollo rostizado, alitas, hot dogs, pollo asado, comida rapida y para llevar",
  ],
  "food-trucks": [
    "food truck, food trailer, mobile kitchen, street food, food cart, chip truck, taco truck, mobile food, catering truck, food van, food truck business, mobile catering, food stand, concession trailer, mobile restaurant, street food truck, food stall, foodtruck, hot dog cart, concession stand, food wagon",
    "camion de cuisine de rue, camion restaurant, cuisine de rue, cantine mobile, camion cantine, camion de rue, food truck, bouffe de rue, camion de bouffe, foodtruck, camion à pizza, resto mobile, roulotte à patates",
    "camión de comida, comida callejera, food truck, carrito de comida, remolque de comida, puesto ambulante, foodtruck, camiones de comida, puesto de comida ambulante, carro de comida, camioneta de comida, comida ambulante",
  ],
  retail: [
    "retail, retail store, retail shop, retail business, store, shop, retailer, retail trade, storefront, retail stores, brick and mortar store, retail company, specialty retail, specialty store, boutique shop",
    "commerce de détail, vente au détail, magasin, boutique, détaillant, commerce au détail, magasin de détail, détail, commerces de détail",
    "comercio minorista, tienda, venta al por menor, comercio al por menor, negocio minorista, local comercial tienda, venta al menudeo, menudeo, tiendas, comercio",
  ],
  "convenience-stores": [
    "convenience store, corner store, variety store, c store, convenience, general store, bodega, dep, milk store, depanneur, cornerstore, village store, convenience shop, mini store, lottery store, smoke shop convenience, country store, newsagent, newsstand, kiosk, c stores",
    "dépanneur, magasin général, dépanneurs, magasin de proximité, tabagie dépanneur, commerce de proximité, accommodation, supérette de quartier, kiosque à journaux, épicerie dépanneur",
    "tienda de conveniencia, tienda de abarrotes, miscelánea, tienda de la esquina, tiendita, estanquillo, kiosco, colmado, pulpería, tienda de barrio, tienda de esquina, bodega tienda, quiosco, tendejón, tienda general",
  ],
  "clothing-shoes": [
    "clothing and shoes, clothing store, clothing boutique, clothing, shoe store, clothes store, fashion boutique, boutique, dress shop, bridal shop, bridal store, menswear, womens clothing, women's clothing, lingerie store, fashion, shoe shop, childrens clothing, children's clothing, apparel store, fashion store, shoes, clothes shop, mens clothing, men's clothing, clothes, bridal, bridal boutique, wedding dress, wedding dresses, footwear, tailor, tailor shop, tailoring, clothing shop, workwear store, shoe, ladies wear, lingerie, garment store, cobbler, shoe repair, alterations, womens boutique, kids clothing, kids clothing store, fashion retail, outerwear store, fashion shop, uniform store, formal wear, tuxedo rental, accessories store, handbags, swimwear, menswear store, footwear store, clothing retail",
    "vêtement, vêtements, magasin de vêtements, boutique de vêtements, chaussure, chaussures, magasin de chaussures, boutique de mode, mode, robes de mariée, boutique de mariage, prêt à porter, lingerie, tailleur, vêtements pour femmes, vêtements pour enfants, vêtements pour hommes, couturier retouches, retouches, cordonnerie, cordonnier, robe de mariée, boutique de mariée, souliers, boutique de lingerie, chaussurier, friperie neuve, retoucherie, mercerie vêtements",
    "ropa, tienda de ropa, zapatería, zapatos, boutique, boutique de ropa, calzado, vestidos de novia, ropa de mujer, moda, lencería, sastrería, ropa infantil, tienda de zapatos, sastre, tienda de moda, zapatero, zapato, tienda de novias, ropa de niños, ropa de hombre, reparación de calzado, boutique de novias, ropa deportiva, vestido de novia, tienda de calzado, trajes, tienda de ropa infantil",
  ],
  "gift-shops": [
    "gifts and souvenirs, gift shop, gift store, souvenir shop, souvenir store, card shop, gift, souvenir, card store, gift boutique, craft store gifts, gift and card shop, tourist shop, christmas store, art gallery, gallery, gifts, novelty store, gift shop business, local crafts, pottery, greeting cards, tourist store, gifts store, card and gift shop, stationery store, craft gallery, pottery shop, christmas shop, candle store, soap store, card and gift store, crystal shop, new age store, religious store, balloon shop",
    "boutique cadeaux, boutique de cadeaux, cadeau, cadeaux, souvenir, souvenirs, boutique de souvenirs, magasin de souvenirs, carterie, galerie d'art, galerie, artisanat, magasin de cadeaux, papeterie cadeaux, cadeaux et souvenirs, poterie, boutique d'artisanat",
    "tienda de regalos, regalos, recuerdos, tienda de recuerdos, souvenirs, artesanías, galería de arte, tienda de artesanías, regalo, artesanía, tienda de souvenirs, regalos y novedades, tarjetas de regalo, novedades, galería, tienda de curiosidades",
  ],
  "sporting-goods": [
    "sporting goods, sporting goods store, bike shop, bicycle shop, bicycle store, bicycle, bike store, bike, ski shop, sports store, sport shop, outdoor store, fishing store, tackle shop, hunting store, golf shop, skate shop, hockey shop, running store, surf shop, sports shop, cycling shop, outdoor gear, gun shop, gun store, hockey store, bait and tackle, bait shop, ski store, sporting goods and bikes, fishing tackle, snowboard shop, archery, archery shop, sports equipment, cycle shop, bike repair, bicycle repair, fitness equipment store, hunting and fishing store, e bike shop, outdoor equipment, camping store, dive shop, sports goods, skis, cycle store, firearms, sports apparel, fishing shop, sports gear, ski and snowboard shop, ebike shop, golf store, skating",
    "articles de sport, magasin de sport, magasin de vélo, vélo, vélos, boutique de vélos, sport, chasse et pêche, boutique de ski, magasin de vélos, magasin d'articles de sport, boutique de sport, équipement de sport, magasin de chasse et pêche, bicyclette, boutique de plein air, magasin de ski, équipement sportif, réparation de vélos, armurerie, articles de pêche, articles de plein air, sports",
    "artículos deportivos, tienda de deportes, tienda de bicicletas, bicicletas, deportes, pesca y caza, tienda deportiva, bicicleta, taller de bicicletas, caza y pesca, tienda de artículos deportivos, deportivos, equipo deportivo, tienda de pesca, tienda de esquí, ciclismo, armería",
  ],
  "pet-stores": [
    "pet store, pet shop, pet food store, pet supply, pet supplies, pet supply store, aquarium store, pet food, pet business, pet supplies store, aquarium shop, aquarium, dog food store, fish store, pet boutique, petshop, pet retail, pet, animal store, pet food shop, pets, reptile store, pets store, tropical fish store, dog store",
    "animalerie, boutique pour animaux, magasin d'animaux, nourriture pour animaux, accessoires pour animaux, animaux, animalerie et toilettage, magasin pour animaux, aquarium, aquariophilie",
    "tienda de mascotas, mascotas, alimento para mascotas, accesorios para mascotas, pet shop, acuario, mascota, tienda de animales, tienda para mascotas, croquetas, comida para mascotas, tienda de acuarios",
  ],
  jewellery: [
    "jewellery, jewelry, jewellery store, jewelry store, jeweller, jeweler, goldsmith, watch repair, jewellery shop, jewelry shop, watch store, pawn shop, watch shop, jewelers, pawnshop, watchmaker, jewellery business, jewelry business, jewel, gold buyer, diamonds, silversmith, watches, pawn broker, pawnbroker, engagement rings",
    "bijouterie, bijoutier, joaillerie, bijou, joaillier, bijoux, horlogerie, horloger, boutique de bijoux, orfèvre, prêteur sur gages, montres, bijouterie horlogerie",
    "joyería, joyero, relojería, joyas, orfebre, casa de empeño, relojero, joya, joyerías, relojes, platería, casas de empeño",
  ],
  "hardware-building": [
    "hardware and building supply, hardware store, hardware, building supply, building supplies, building materials, lumber yard, lumberyard, home hardware, building supply store, paint store, lumber store, hardware shop, lumber, building centre, building center, home improvement store, building material, home improvement centre, building materials store, plumbing supply, electrical supply, tool store, rona, home centre, building supply yard, building material supplier, ironmonger, hardware business, locksmith, lock shop, key shop, diy store, builders merchant, lumber company",
    "quincaillerie, matériaux de construction, centre de rénovation, cour à bois, quincaillier, magasin de matériaux, quincailleries, matériaux, bois de construction, magasin de peinture, serrurier, serrurerie, droguerie",
    "ferretería, tlapalería, materiales para construcción, materiales de construcción, ferretero, casa de materiales, pinturas, cerrajería, cerrajero, madererías, tienda de pinturas, ferreterías, tienda de ferretería, material de construcción",
  ],
  "liquor-vape": [
    "liquor store, liquor, liquor and specialty, vape shop, vape store, vape, wine store, wine shop, beer store, cannabis store, cannabis, dispensary, cigar shop, cigar store, tobacco shop, smoke shop, beer and wine store, u brew, wine making, off licence, bottle shop, liquor shop, tobacconist, weed store, wine and spirits, spirits store, cannabis dispensary, pot shop, cannabis shop, wine and liquor store, marijuana dispensary, marijuana, cold beer and wine, wine kit store, head shop, ubrew, winemaking store, liquor outlet, tobacco store, tobacco, beer and liquor store, package store, cannabis retail, wine making store, e cigarette store, brew your own, marijuana store, wine merchant",
    "magasin d'alcool, cave à vin, vapoterie, boutique de vapotage, vapotage, tabagie, magasin de vin, spiritueux, alcool, cannabis, cave à bière, caviste, boutique de vape, tabac, bureau de tabac, sqdc, vins et spiritueux, magasin de cannabis, vinerie, magasin de bière, boutique de cannabis",
    "licorería, vinatería, tienda de licores, vinos y licores, vapeo, tienda de vapeo, tabaquería, depósito de cerveza, licores, cigarros, expendio de cerveza, vinoteca, tienda de vinos, puros, vape, licor, cannabis, tabaco, cigarrería, tienda de vape, estanco, dispensario",
  ],
  "books-toys-hobby": [
    "books toys and hobbies, bookstore, book store, bookshop, book shop, toy store, toy shop, hobby shop, hobby store, comic book store, comic shop, comic store, game store, board game store, craft store, yarn store, yarn shop, fabric store, quilt shop, books, music store, art supply store, bookseller, toy, toys, comic, used book store, game shop, craft shop, quilting, fabric shop, card game store, comics, books and toys, hobby, video game store, record store, vinyl records, scrapbook store, art supplies, musical instruments, instrument store, used bookstore, model train store, toys store, kids toys, crafts, gaming store, school supplies, comic books, stationery, board games, quilt store, craft supplies, children's books, sewing store, wool shop, stationery shop, toys and games, board game cafe",
    "librairie, magasin de jouets, jouet, jouets, libraire, livre, livres, jeux de société, boutique de jeux, tissus, magasin de tissus, loisirs créatifs, papeterie, instruments de musique, bandes dessinées, magasin de musique, boutique de jouets, mercerie, magasin de jeux, laine, boutique de laine, librairie usagée, disquaire, matériel d'artiste, hobby, courtepointe, magasin de laine",
    "librería, juguetería, juguetes, libros, librero, papelería, mercería, telas, tienda de telas, juegos de mesa, instrumentos musicales, tienda de juguetes, tienda de música, juguete, libro, tienda de libros, manualidades, cómics, tienda de cómics, hobbies, estambres, tienda de manualidades, videojuegos, tienda de videojuegos, pasatiempos",
  ],
  "thrift-consignment": [
    "thrift and consignment, thrift store, thrift shop, consignment store, consignment shop, consignment, second hand store, second hand shop, secondhand store, secondhand shop, antique store, antique shop, antiques, vintage store, vintage shop, used clothing, used furniture, antique mall, flea market, antique, vintage clothing, thrift, vintage clothing store, resale shop, charity shop, used goods, vintage, antique dealer, second hand, used clothing store, consignment boutique, second hand clothes, used furniture store, collectibles, antiques store, secondhand, second hand clothing, resale store, antique market, used goods store, vintage boutique, collectables, second hand furniture, auction house",
    "friperie, magasin d'occasion, antiquaire, antiquités, brocante, consignation, vêtements d'occasion, seconde main, marché aux puces, dépôt vente, usagé, boutique de seconde main, meubles usagés, vintage, magasin de seconde main, boutique vintage, magasin d'antiquités, articles usagés, antiquité, boutique de consignation",
    "tienda de segunda mano, segunda mano, antigüedades, ropa usada, bazar, consignación, tienda de antigüedades, anticuario, ropa de segunda mano, muebles usados, mercado de pulgas, ropa de paca, tienda de consignación, bazar de ropa, tienda vintage, vintage, tienda de ropa usada, artículos usados, tianguis",
  ],
  technology: [
    "technology, tech, it, information technology, tech company, technology company, tech business, technology business, software company, software business, software, it business, it firm, tech startup, tech firm, startup, ai company, computer business, computer company",
    "technologie, informatique, technologies, entreprise technologique, logiciel, ti, technologies de l'information, entreprise informatique, entreprise de technologie, logiciels, haute technologie, entreprise de logiciels, jeune pousse",
    "tecnología, informática, empresa de tecnología, software, tecnologías de la información, empresa de software, empresa tecnológica, sistemas, startup, computación",
  ],
  saas: [
    "saas, software as a service, saas company, saas business, cloud software, web application, software product, subscription software, b2b saas, web app, software platform, saas product, micro saas, online software, saas startup",
    "logiciel service, logiciel en tant que service, logiciel par abonnement, saas, application web, logiciel infonuagique, logiciel comme service, logiciel saas",
    "software como servicio, saas, aplicación web, software en la nube, software por suscripción, plataforma de software, empresa saas",
  ],
  "managed-it": [
    "managed it, managed it services, it services, it company, it support, msp, managed services, managed service provider, it service, computer support, tech support, it consulting, it service provider, network support, it managed services, computer services, it provider, it support company, computer consulting, it consultant, managed it provider, help desk, cloud services, network services, cyber security, cybersecurity, it services company, computer networking, managed it company",
    "services informatiques, soutien informatique, services informatiques gérés, support informatique, services ti, infogérance, services gérés, soutien technique, consultation informatique, prestataire informatique, cybersécurité, dépannage informatique, services ti gérés, réseautique",
    "servicios informáticos, soporte técnico, servicios de ti, servicios administrados, soporte informático, ti, ciberseguridad, consultoría ti, servicios de tecnología, servicios de ti administrados, soporte de sistemas, redes informáticas, servicios administrados de ti, soporte de ti",
  ],
  "web-software-development": [
    "web and software development, web development, software development, web design, software developer, web developer, app development, software house, web agency, web design company, software studio, web designer, software development company, web design business, website design, custom software, software consultancy, mobile app development, app developer, erp consulting, website development, web development agency, web development company, programming, programmer, website builder, software agency, software engineering, software consulting, it development, web studio, erp, crm, software dev, web hosting, web dev",
    "développement web, développement de logiciels, conception web, développement logiciel, agence web, conception de sites web, développeur web, développement d'applications, création de sites web, programmation, studio web, développeur, création de sites internet, programmeur",
    "desarrollo web, desarrollo de software, diseño web, desarrollador web, diseño de páginas web, desarrollo de aplicaciones, agencia web, programador, fábrica de software, desarrollador de software, programación, creación de páginas web, desarrollo de páginas web, desarrolladora de software",
  ],
  "device-repair": [
    "phone and computer repair, phone repair, cell phone repair, computer repair, phone repair shop, cellphone repair, device repair, computer shop, mobile phone repair, iphone repair, electronics repair, laptop repair, computer store, cell phone store, phone shop, phone store, computer repair shop, cellphone store, mobile phone shop, cell phone shop, computer technician, smartphone repair, screen repair, mobile repair, cell phone, tablet repair, wireless store, computer sales and service, pc repair, cellphone, repair of phones, computer, mobile phone store, computer service, game console repair, electronics repair shop, appliance repair, appliance repair business, appliance store, vacuum store, printer repair, computer repair store",
    "réparation de téléphones, réparation d'ordinateurs, réparation de cellulaires, réparation de cellulaire, magasin d'informatique, réparation d'ordinateur, magasin de téléphones, réparation informatique, cellulaire, réparation de téléphone, boutique de cellulaires, réparation électronique, réparation iphone, téléphonie mobile, ordinateurs",
    "reparación de celulares, reparación de computadoras, tienda de celulares, reparación de teléfonos, celulares, computadoras, reparación de electrónicos, celular, reparación de ordenadores, tienda de computadoras, tienda de cómputo, reparación de laptops, reparación de móviles, taller de celulares, reparación de iphone, técnico en computadoras, accesorios para celulares",
  ],
  "security-automation": [
    "security systems and automation, security system, security systems, home automation, smart home, access control, cctv, security camera, security cameras, alarm installer, camera installation, surveillance, home automation company, cctv installer, security camera installer, alarm installation, alarm systems, security integrator, burglar alarm, alarm system, smart home installer, security system installer, camera installer, video surveillance, security systems company, fire alarm, access control company, surveillance cameras, automation company, smart home company",
    "systèmes de sécurité, système d'alarme, domotique, caméras de surveillance, systèmes d'alarme, contrôle d'accès, vidéosurveillance, caméra de surveillance, installation d'alarme, alarmes, maison intelligente, système de sécurité, alarme",
    "sistemas de seguridad, alarmas, cámaras de seguridad, domótica, sistemas de alarma, videovigilancia, control de acceso, alarma, cámaras de vigilancia, instalación de cámaras, automatización, cctv, casa inteligente, instalación de alarmas, sistema de seguridad, cámara de seguridad",
  ],
  "telecom-internet": [
    "telecom and internet, telecom, internet provider, internet service provider, isp, telecommunications, wireless internet provider, telephone company, cabling, voip, cabling company, telecom company, internet company provider, phone company, fibre internet, network cabling, data cabling, rural internet, telecommunication, voip company, telecom business, telecommunications company, wireless internet, telco, structured cabling, wisp, telephony, broadband, cable company, business phone systems, fiber internet, voip provider",
    "télécommunications, fournisseur internet, télécom, fournisseur d'accès internet, télécommunication, câblage, téléphonie, fournisseur d'internet, télécoms, câblage réseau, fournisseur de services internet, téléphonie ip",
    "telecomunicaciones, proveedor de internet, telecom, telefonía, cableado, servicio de internet, cableado estructurado, empresa de telecomunicaciones, internet inalámbrico, proveedor de servicios de internet",
  ],
  "av-electronics": [
    "audio visual, audio visual and electronics, av company, audio video, electronics store, car audio, home theatre, home theater, electronics, av integrator, event av, stereo shop, stereo store, car stereo, remote starter, audiovisual, av, sound system, sound company, staging company, lighting and sound, audio visual company, tv repair, av business, audio company, recording studio, video production, electronic store, av rental, car audio shop, photography studio, photography, photographer, photo studio, audio, videographer, home audio, electronics shop, sound and lighting",
    "audiovisuel, magasin d'électronique, électronique, cinéma maison, audio vidéo, sonorisation, équipement audiovisuel, audio visuel, démarreur à distance, studio d'enregistrement, photographe, studio de photo, photographie, production vidéo, audio de voiture, éclairage et son",
    "audiovisual, electrónica, tienda de electrónica, audio y video, equipo de sonido, audio para autos, sonido, tienda de electrónicos, sonido e iluminación, equipos de audio, estudio de grabación, fotógrafo, estudio fotográfico, fotografía, producción de video, electrónicos, autoestéreos, estudio de fotografía",
  ],
  transportation: [
    "transportation, transport, transportation business, logistics, logistics company, transport company, transportation company, transportation and logistics, transport business, logistics business, shipping company, transport services",
    "transport, logistique, entreprise de transport, transport et logistique, compagnie de transport, transporteur, société de transport",
    "transporte, logística, empresa de transporte, transportes, transportista, transporte y logística, empresa de logística, compañía de transporte, empresa de transportes",
  ],
  trucking: [
    "trucking, trucking company, trucking and freight, trucker, freight carrier, freight company, freight, haulage, hauling, hauling company, truck company, long haul, flatbed, reefer carrier, dump truck, heavy haul, trucking business, freight trucking, log hauling, carrier, truck business, transport trucking, freight hauling, trucking firm, truck, truck driver, owner operator truck, dump truck business, truck fleet, long haul trucking, cargo, dump truck company, haulier, flatbed carrier, semi truck, motor carrier, freight transport, lorry, car hauler, car hauling, expedited freight, hot shot trucking, hotshot, tanker company, water hauling, oilfield services, oilfield trucking, oilfield",
    "camionnage, transport routier, compagnie de camionnage, entreprise de camionnage, camionneur, transport de marchandises, camion, fret, camions, transport lourd, routier, transport par camion, transport en vrac, camion benne, transport général",
    "transporte de carga, camiones, fletes, camionero, autotransporte, transporte de mercancías, empresa de camiones, flete, transporte pesado, camiones de carga, empresa de fletes, autotransporte de carga, acarreos, camiones de volteo, camión de carga, tráiler, flota de camiones, camión, carga",
  ],
  "courier-delivery": [
    "courier, courier and delivery, courier company, courier service, delivery, delivery service, delivery route, delivery company, delivery business, parcel delivery, fedex route, fedex routes, bread route, courier business, amazon delivery, delivery routes, last mile delivery, courier and delivery routes, route business, package delivery, messenger service, same day courier, parcel, milk route, amazon dsp, local delivery, food delivery, water delivery, messenger, route sales, snack route, grocery delivery, delivery driver, parcel service, fedex",
    "messagerie, livraison, courrier, service de livraison, route de livraison, coursier, livraison de colis, messager, livreur, route de pain, entreprise de livraison, service de messagerie, compagnie de livraison, routes de livraison, livraison de repas, livraison à domicile, colis",
    "mensajería, paquetería, reparto, servicio de entrega, ruta de reparto, entregas a domicilio, repartidor, mensajería y paquetería, ruta de entrega, rutas de reparto, entregas, mensajero, empresa de mensajería, servicio de mensajería, entrega de paquetes, envíos, empresa de paquetería, reparto a domicilio",
  ],
  "moving-storage": [
    "moving company, moving and storage, mover, movers, moving, moving business, relocation company, removals, removal company, moving service, moving truck, furniture moving, moving services, household moving, house movers, moving and storage company, furniture movers, house moving",
    "déménagement, déménageur, compagnie de déménagement, entreprise de déménagement, déménagement et entreposage, déménageurs, service de déménagement",
    "mudanza, mudanzas, empresa de mudanzas, mudanzas y almacenaje, fletes y mudanzas, compañía de mudanzas, servicio de mudanzas",
  ],
  "bus-limo-taxi": [
    "bus limousine and taxi, bus company, limo, limousine, limo service, limousine service, taxi, taxi company, taxi business, cab company, charter bus, school bus, bus charter, airport shuttle, shuttle service, limo company, cab, coach company, bus, taxi service, school bus company, limousine company, shuttle, bus lines, taxicab, shuttle company, chauffeur service, bus line, tour bus, party bus, limo business, motor coach, bus business, chauffeur, shuttle bus, coach, airport taxi, charter bus company, buses",
    "taxi, autobus, limousine, transport scolaire par autobus, autocar, compagnie de taxi, navette, autobus scolaire, entreprise de taxi, service de limousine, compagnie d'autobus, permis de taxi, navette aéroport, autocars, chauffeur privé, bus, minibus",
    "taxi, taxis, autobuses, limusina, autobús, empresa de autobuses, transporte turístico, limusinas, camiones de pasajeros, transporte de pasajeros, servicio de taxi, base de taxis, transporte de personal, empresa de taxis, autocar, traslados al aeropuerto, renta de autobuses, empresa de transporte de pasajeros",
  ],
  "waste-disposal": [
    "waste and disposal, waste disposal, waste management, garbage, garbage collection, bin rental, dumpster rental, dumpster, scrap metal, recycling, septic pumping, septic service, scrap yard, recycling company, recycling centre, recycling center, trash removal, waste removal, garbage company, waste company, garbage removal, waste hauling, septic, bin rental company, garbage disposal, waste, scrap, scrapyard, recycling depot, rubbish removal, portable toilet, portable toilets, septic tank service, septic company, recycling business, roll off dumpster, dumpster company, disposal, bottle depot, trash, waste collection, waste business, hazardous waste, sanitation, junk hauling, recycler, medical waste, grease trap, used oil, portable washrooms",
    "gestion des déchets, déchet, déchets, recyclage, collecte de déchets, location de conteneurs, conteneurs, vidange de fosses septiques, ferraille, ordures, fosse septique, matières résiduelles, centre de recyclage, conteneur à déchets, collecte des ordures, vidange de fosse septique, récupération de métaux, récupération, poubelle, cour à ferraille",
    "basura, recolección de basura, reciclaje, residuos, manejo de residuos, recicladora, chatarra, contenedores, desechos, renta de contenedores, centro de reciclaje, fosas sépticas, chatarrería, recolección de residuos, gestión de residuos, planta de reciclaje, baños portátiles y fosas, empresa de reciclaje, tratamiento de residuos",
  ],
  "freight-brokerage": [
    "freight brokerage, freight broker, warehousing, warehouse, freight forwarding, freight forwarder, customs broker, 3pl, fulfilment, fulfillment, fulfilment centre, fulfillment center, distribution centre, distribution center, logistics brokerage, customs brokerage, freight brokerage and warehousing, 3pl company, fulfilment company, fulfillment company, third party logistics, warehouse business, warehousing company, fulfilment business, cold storage, storage warehouse, warehouse and fulfilment, load broker, warehouse company, import export, import and export, freight agency, order fulfilment, order fulfillment, freight logistics",
    "courtage en transport, entrepôt, entrepôts, transitaire, courtier en douane, courtier en transport, centre de distribution, entreposage et distribution, courtage de fret, logistique et entreposage, courtier en douanes, fret aérien, exécution de commandes, import export, entreposage commercial",
    "agencia de carga, almacén, bodega, agente aduanal, agencia aduanal, almacenes, centro de distribución, almacenaje y logística, intermediario de carga, agente de carga, corretaje de carga, bodega de almacenamiento logístico, importación y exportación, corredor de carga, bodegas, agencia de aduanas",
  ],
  "medical-school-transport": [
    "medical and school transport, medical transport, medical transportation, patient transport, patient transfer, wheelchair transport, non emergency medical transportation, nemt, school van, ambulance, senior transportation, wheelchair van, student transportation, patient transportation, ambulance service, wheelchair transportation, school transport, seniors transport, paratransit, ambulance company, medical van, handicap transport, disabled transport, accessible transportation, school transportation, medical transfer, special needs transportation",
    "transport médical, transport scolaire, transport adapté, ambulance, transport de patients, transport de personnes à mobilité réduite, transport de malades, berline scolaire, ambulances, transport pour aînés",
    "transporte médico, transporte escolar, ambulancia, ambulancias, traslado de pacientes, transporte de pacientes, servicio de ambulancia, transporte para discapacitados, transporte de personas mayores, servicio de ambulancias",
  ],
};

/**
 * Names of a part of a subcategory ("sushi") or of several ("cleaning"). The inner keys narrow the
 * subcategories to listings that mention one of these words; they are English, like the listings.
 */
export const tradeKinds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "brewpubs-taprooms breweries-wineries": {
    "brewery or brewpub or brewing or taproom":
      "brewery, brewer, brewing company, beer brewery, brasserie de bière, brasseur, cervecería, cervecero, fábrica de cerveza",
  },
  "breweries-wineries": {
    "winery or vineyard or vine":
      "winery, vineyard, wine maker, winemaker, wine, wine estate, vignoble, vigneron, domaine viticole, viñedo, vinícola, bodega de vinos, viñedos, viticultor, vino",
    "distillery or distilling or distiller":
      "distillery, distiller, whisky distillery, gin distillery, distillerie, distillateur, destilería, destiladora, destilería de tequila",
    "cidery or cider": "cidery, cider house, cidre, cidrerie, sidrería, sidra, cider, cider maker",
    "meadery or mead": "meadery, mead, hydromellerie, hidromiel",
  },
  "motels-inns hotel-taverns bed-breakfasts": {
    "": "hotel, hotelier, hotel business, hôtel, petit hôtel, hotelero, boutique hotel, small hotel, hotel pequeño, hotels and motels, hotel and motel",
  },
  "commercial-cleaning residential-cleaning home-service-franchises": {
    "cleaning or janitorial or cleaner":
      "cleaning, cleaning company, cleaning business, cleaning service, nettoyage, entreprise de nettoyage, compagnie de nettoyage, service de nettoyage, limpieza, empresa de limpieza, servicio de limpieza, compañía de limpieza, servicios de limpieza, cleaning services, cleaners",
  },
  "laundromats laundry-linen": {
    "": "laundry, laundry business, laundries",
  },
  "laundry-linen": {
    "dry cleaning":
      "dry cleaner, dry cleaning, drycleaner, drycleaning, dry clean, dry cleaning business, dry cleaning plant, nettoyeur, nettoyeur à sec, nettoyage à sec, pressing, teinturerie, tintorería, lavado en seco, limpieza en seco, tintorero, dry cleaning store",
  },
  "self-storage moving-storage": {
    "": "storage, storage business, storage company",
  },
  "security-services security-automation": {
    "": "security, security business, sécurité, seguridad, alarm",
  },
  "crop-farms livestock-dairy apiaries-specialty": {
    "": "farm, farmer, farmland, hobby farm, ferme, fermier, ferme agricole, agriculteur, granja agrícola, agricultor, granjero, farm land, farm business, working farm",
  },
  "greenhouses-nurseries garden-centres": {
    "": "nursery, plant nurseries",
  },
  "printing-signage signs-displays": {
    "sign or signs or signage":
      "sign shop, sign company, sign, signage, sign maker, sign business, sign making, enseigne, affichage, letrero, anuncios, rótulos, fabricante de letreros",
  },
  "cafes coffee-roasters coffee-franchises": {
    "": "coffee, coffee business, coffee company, negocio de café",
  },
  "campgrounds summer-camps": {
    "": "campgrounds and camps",
  },
  "fitness-studios martial-arts fitness-franchises": {
    "": "sports gym, training gym, sports facility, centre sportif et arts martiaux",
  },
  "fitness-studios": {
    yoga: "yoga, yoga studio, yoga centre, yoga center, yoga business, studio de yoga, centre de yoga, estudio de yoga, centro de yoga",
    pilates: "pilates, pilates studio, studio de pilates, studio pilates, estudio de pilates",
    "spin or spinning or cycling":
      "spin studio, spinning studio, indoor cycling, studio de spinning, estudio de spinning",
    '"personal training" or "personal trainer"':
      "personal training, personal trainer, personal training studio, entraîneur privé, entraînement personnel, entrenamiento personal, entrenador personal",
  },
  "golf-marinas": {
    golf: "golf course, golf, golf club, golf business, terrain de golf, club de golf, parcours de golf, campo de golf, driving range, champ de pratique, mini putting",
    "marina or boat or slips":
      "marina, boat marina, boatyard, boat yard, harbour, yacht club, port de plaisance, puerto deportivo, embarcadero, boat storage",
  },
  "music-dance-schools": {
    "dance or ballet":
      "dance school, dance studio, dance academy, ballet school, ballet, dance, dance classes, studio de danse, école de danse, académie de danse, danse, escuela de baile, escuela de danza, academia de baile, academia de danza, estudio de danza, clases de baile, baile, danza",
    music:
      "music school, music academy, music lessons, music studio, piano school, guitar school, music lesson, école de musique, cours de musique, académie de musique, escuela de música, academia de música, clases de música",
  },
  "asian-restaurants": {
    "sushi or japanese":
      "sushi, sushi restaurant, sushi bar, sushi shop, japanese restaurant, japanese food, ramen, ramen restaurant, ramen shop, japanese, restaurant japonais, resto sushi, comptoir à sushi, comptoir sushi, bar à sushi, restaurant de sushi, restaurante japonés, restaurante de sushi, comida japonesa, teriyaki",
    "chinese or cantonese or szechuan or dumpling or noodle":
      "chinese restaurant, chinese food, chinese, chinese takeout, dim sum, chinese buffet, dumpling house, restaurant chinois, cuisine chinoise, mets chinois, buffet chinois, restaurante chino, comida china, szechuan restaurant, cantonese restaurant, dumpling",
    thai: "thai restaurant, thai food, thai, thai kitchen, restaurant thaï, restaurant thaïlandais, cuisine thaïlandaise, restaurante tailandés, comida tailandesa, thai takeout",
    "vietnamese or pho":
      "vietnamese restaurant, pho, pho restaurant, vietnamese food, pho house, vietnamese, restaurant vietnamien, cuisine vietnamienne, restaurante vietnamita, comida vietnamita, pho shop",
    korean:
      "korean restaurant, korean bbq, korean food, korean barbecue, korean, restaurant coréen, cuisine coréenne, restaurante coreano, comida coreana",
    filipino:
      "filipino restaurant, filipino food, filipino, restaurant philippin, restaurante filipino",
    "noodle or pho":
      "noodle house, noodle shop, noodle restaurant, noodle bar, restaurant de nouilles, fideos, noodles",
  },
  "pizzerias fine-dining family-restaurants takeout-fast-casual": {
    "italian or pizza or pasta":
      "italian restaurant, italian food, italian, trattoria, pasta restaurant, italian cuisine, restaurant italien, cuisine italienne, resto italien, restaurante italiano, comida italiana, ristorante",
  },
  "takeout-fast-casual family-restaurants fine-dining": {
    "shawarma or donair or gyros or lebanese or greek or mediterranean or falafel":
      "greek restaurant, mediterranean restaurant, lebanese restaurant, middle eastern restaurant, middle eastern food, greek food, lebanese food, mediterranean food, greek, restaurant grec, restaurant libanais, restaurant méditerranéen, cuisine libanaise, restaurante griego, restaurante libanés, comida árabe",
  },
  "takeout-fast-casual": {
    burger:
      "burger joint, burger shop, burger restaurant, burger, hamburger, burger bar, burger place, hamburguesería, hamburguesa, restaurant de hamburgers, hamburger restaurant, restaurante de hamburguesas",
    "shawarma or donair or gyros":
      "shawarma, shawarma restaurant, shawarma shop, donair, donair shop, kebab, kebab shop, gyros, chawarma, falafel, falafel shop",
    fish: "fish and chips, fish & chips, fish and chips shop, fish & chips shop, chippy, fish and chip shop, poisson frit, fish n chips",
    chicken:
      "fried chicken, chicken restaurant, jerk chicken, poulet frit, pollo frito, chicken shop, pollo asado, chicken wings, restaurant de poulet, restaurante de pollo",
    "sandwich or sub":
      "sandwich shop, sub shop, sandwicherie, sandwich, sandwichería, submarine shop, sandwich bar, tortería",
    poke: "poke bowl, poke, poke restaurant, poke shop",
  },
  "food-trucks": {
    taco: "taco truck, taco food truck, camion de tacos, camión de tacos",
    poutine: "poutine truck, poutine food truck, chip truck, camion à poutine",
    "barbecue or bbq": "bbq truck, barbecue truck, bbq food truck, barbecue food truck",
  },
  "livestock-dairy": {
    "horse or stable or riding":
      "horse farm, horse stable, riding stable, stable, equestrian centre, equestrian center, horse boarding, horse ranch, riding school, equestrian, écurie, centre équestre, ferme équestre, pension pour chevaux, caballeriza, centro ecuestre, hípica, horse",
    "dairy or cheese or goat":
      "dairy farm, dairy, dairy farmer, ferme laitière, producteur laitier, granja lechera, lechería, goat dairy, goat farm, chèvrerie",
    "sheep or lamb": "sheep farm, bergerie, granja de ovejas, lamb farm",
    "cattle or beef or bison or ranch":
      "cattle farm, cattle ranch, cattle, beef farm, ferme bovine, élevage bovin, rancho ganadero, bison ranch, bison farm, ganado",
  },
  "apiaries-specialty": {
    "honey or bee or hives or apiary":
      "honey farm, apiary, bee farm, beekeeping, beekeeper, honey, honey producer, bee, bee keeper, apiculture, apiculteur, miellerie, rucher, apicultura, apiario, apicultor, miel, ruche, abeilles, abejas, colmena, producción de miel, honey business",
    "maple or sugar":
      "maple syrup farm, sugar bush, sugar shack, maple farm, maple syrup, érablière, cabane à sucre, acériculture, sirop d'érable, maple syrup producer",
    lavender: "lavender farm, ferme de lavande, granja de lavanda, lavender",
    mushroom: "mushroom farm, champignonnière, granja de hongos, mushroom, mushroom grower",
    '"christmas tree"': "christmas tree farm, sapins de noël, christmas tree",
  },
  "tours-outfitters": {
    "kayak or canoe":
      "kayak rental, canoe rental, kayak tours, kayak, canoe, location de kayaks, renta de kayaks, canoe outfitter, alquiler de kayaks",
    fishing:
      "fishing charter, fishing guide, pesca deportiva, pêche sportive, sport fishing, fishing charters",
    'whale or "whale watching"':
      "whale watching, avistamiento de ballenas, observation des baleines",
    "bike or bicycle":
      "bike rental, ebike rental, bike tours, location de vélos, renta de bicicletas, alquiler de bicicletas, bicycle rental",
    rafting: "rafting, white water rafting, whitewater rafting, rafting en eaux vives",
  },
  "event-venues": {
    wedding:
      "wedding venue, wedding hall, wedding business, barn wedding venue, wedding, salle de mariage, lieu de mariage, mariage, salón de bodas, salón para bodas, bodas, boda, lugar para bodas, wedding barn",
    banquet: "banquet hall, banquet, salle de banquet, salón de banquetes, banquet facility",
  },
  "event-rentals": {
    dj: "dj, dj business, dj company, dj service, disc jockey, wedding dj, mobile dj",
    tent: "tent rental, location de tentes, location de chapiteaux, renta de carpas, alquiler de carpas",
    "bouncy or party":
      "bouncy castle, bouncy castle rental, inflatable rental, inflatables rental, jeux gonflables, renta de inflables, brincolines, inflables, party rental, party rentals",
    photo: "photo booth, photo booth rental, photomaton",
  },
  "bowling-arcades": {
    bowling:
      "bowling alley, bowling, bowling centre, bowling center, salle de quilles, salon de quilles, quilles, boliche, bolera",
    playground:
      "indoor playground, play centre, play center, soft play, kids play place, parc intérieur, parque infantil, indoor play",
    "laser or arcade":
      "laser tag, arcade, video arcade, amusement arcade, arcade business, jeux d'arcade",
  },
  "massage-wellness": {
    "chiropractic or chiropractor or chiro":
      "chiropractic, chiropractor, chiropractic clinic, chiro, chiropractic office, chiropractic practice, chiropratique, chiropraticien, clinique chiropratique, clinique de chiropratique, quiropráctico, quiropráctica, clínica quiropráctica",
    acupuncture:
      "acupuncture, acupuncturist, acupuncture clinic, acupuncteur, acupuntura, acupunturista",
    "naturopathic or naturopath":
      "naturopath, naturopathic clinic, naturopathic, naturopathy, naturopathie, naturopathe, naturopatía",
    massage:
      "massage, massage clinic, massage therapy, massage therapist, massage therapy clinic, rmt clinic, rmt, massage business, massothérapie, massothérapeute, clinique de massothérapie, clinique de massage, masaje, masajes, masajista, centro de masajes, registered massage, masoterapia",
  },
  "bus-limo-taxi": {
    taxi: "taxi, taxi company, taxi business, cab company, cab, taxi service, taxicab, compagnie de taxi, entreprise de taxi, permis de taxi, taxis, servicio de taxi, base de taxis, empresa de taxis",
    "limousine or limo or shuttle":
      "limo, limousine, limo service, limousine service, limo company, limousine company, airport shuttle, shuttle service, limo business, service de limousine, limusina, chauffeur service, navette aéroport",
    "bus or buses":
      "bus company, school bus, charter bus, bus charter, bus, school bus company, coach company, bus line, autobus, autobus scolaire, autocar, autobuses, empresa de autobuses, compagnie d'autobus, charter bus company, autobús, bus business",
  },
  "waste-disposal": {
    "recycling or scrap":
      "recycling, recycling company, recycling centre, recycling center, scrap metal, scrap yard, scrapyard, recycling business, recyclage, centre de recyclage, ferraille, cour à ferraille, reciclaje, recicladora, chatarra, centro de reciclaje, scrap, recycler, recycling yard, récupération de métaux",
    septic:
      "septic pumping, septic service, septic, septic company, septic tank service, vidange de fosses septiques, fosse septique, fosas sépticas, vidange de fosse septique",
    "bin or bins":
      "bin rental, dumpster rental, dumpster, bin rental company, location de conteneurs, renta de contenedores, conteneurs, dumpster company, garbage bin rental",
  },
  "excavation-concrete": {
    concrete:
      "concrete, concrete company, concrete contractor, concrete business, béton, bétonnage, concreto, hormigón, concretera, concrete cutting, coffrage",
    "excavation or excavating":
      "excavation, excavation company, excavator, excavating, entreprise d'excavation, excavación, excavaciones, empresa de excavación, compagnie d'excavation, excavation business, excavation contractor",
  },
  "windows-doors": {
    '"garage door"':
      "garage door, garage door company, overhead door, garage door business, porte de garage, portes de garage, puertas de garaje",
    glass:
      "glass shop, glass company, glazier, glass business, glass and mirror, vitrerie, vitrier, vidriería, vidriero, miroiterie, glazing, mirror shop",
  },
  "books-toys-hobby": {
    "bookstore or book or books":
      "bookstore, book store, bookshop, book shop, bookseller, used book store, books, librairie, libraire, livre, livres, librería, libros, librero, tienda de libros, used bookstore",
    toy: "toy store, toy shop, toy, toys, magasin de jouets, jouet, jouets, boutique de jouets, juguetería, juguetes, tienda de juguetes, toys store, kids toys",
    "yarn or quilt or fabric or craft":
      "yarn store, yarn shop, fabric store, quilt shop, craft store, fabric shop, craft shop, magasin de tissus, tissus, laine, boutique de laine, telas, tienda de telas, mercería, wool shop, quilting, sewing store, estambres, magasin de laine",
    "comic or hobby or game":
      "comic book store, comic shop, comic store, game store, board game store, hobby shop, hobby store, game shop, tienda de cómics, jeux de société, boutique de jeux, juegos de mesa, comics, gaming store",
  },
  "sporting-goods": {
    "bike or bicycle":
      "bike shop, bicycle shop, bicycle store, bicycle, bike store, bike, cycling shop, cycle shop, bike repair, bicycle repair, magasin de vélo, boutique de vélos, vélo, magasin de vélos, tienda de bicicletas, bicicletas, taller de bicicletas, bicicleta, bicyclette, e bike shop, ebike shop",
    ski: "ski shop, ski store, boutique de ski, magasin de ski, tienda de esquí, ski and snowboard shop, snowboard shop",
    "fishing or hunting":
      "fishing store, tackle shop, hunting store, bait and tackle, bait shop, hunting and fishing store, chasse et pêche, magasin de chasse et pêche, caza y pesca, pesca y caza, tienda de pesca, fishing tackle, fishing shop, gun shop, gun store",
    hockey: "hockey shop, hockey store, skate shop",
    running: "running store, running shop",
  },
  "clothing-shoes": {
    "shoe or shoes":
      "shoe store, shoe shop, shoes, shoe, footwear, footwear store, magasin de chaussures, chaussure, chaussures, zapatería, zapatos, tienda de zapatos, calzado, souliers, zapato, tienda de calzado",
    bridal:
      "bridal shop, bridal store, bridal, bridal boutique, wedding dress, wedding dresses, robes de mariée, robe de mariée, boutique de mariée, boutique de mariage, vestidos de novia, vestido de novia, tienda de novias, boutique de novias",
    "men's or menswear":
      "menswear, mens clothing, men's clothing, menswear store, vêtements pour hommes, ropa de hombre, men's wear",
    "women's or womens":
      "womens clothing, women's clothing, ladies wear, womens boutique, women's boutique, vêtements pour femmes, ropa de mujer, women's clothing boutique",
    "children's or kids":
      "childrens clothing, children's clothing, kids clothing, kids clothing store, vêtements pour enfants, ropa infantil, ropa de niños, children's clothing store",
  },
  "liquor-vape": {
    "liquor or spirits or beer or wine":
      "liquor store, liquor, liquor shop, beer store, beer and wine store, wine and spirits, spirits store, wine and liquor store, off licence, package store, magasin d'alcool, licorería, vinatería, tienda de licores, vinos y licores, spiritueux, alcool, licores, expendio de cerveza, depósito de cerveza, cold beer and wine, liquor outlet, beer and liquor store, vins et spiritueux",
    wine: "wine store, wine shop, u brew, ubrew, wine making, winemaking store, wine kit store, magasin de vin, cave à vin, tienda de vinos, vinoteca, caviste, brew your own, wine merchant",
  },
  "thrift-consignment": {
    "antique or antiques":
      "antique store, antique shop, antiques, antique mall, antique, antique dealer, antiquaire, antiquités, magasin d'antiquités, antigüedades, tienda de antigüedades, anticuario, antiques store, brocante",
    consignment:
      "consignment store, consignment shop, consignment, consignment boutique, consignation, boutique de consignation, dépôt vente, consignación, tienda de consignación",
    vintage:
      "vintage store, vintage shop, vintage clothing, vintage, vintage clothing store, boutique vintage, tienda vintage, vintage boutique",
  },
  "furniture-decor": {
    "furniture or mattress":
      "furniture store, furniture, furniture shop, furniture business, magasin de meubles, meuble, meubles, mueblería, muebles, tienda de muebles, mueble, ameublement, mobilier, furniture and mattress store",
    "interior or decor":
      "interior design, interior designer, interior decorator, interior decorating, interior design firm, interior design studio, home decor, home decor store, décoration intérieure, designer d'intérieur, design d'intérieur, diseño de interiores, decoración de interiores, decoración, diseñador de interiores, interiorismo",
    upholstery:
      "upholstery, upholsterer, upholstery shop, rembourrage, rembourreur, tapicería, tapicero, tapissier",
    "blinds or drapery":
      "blinds, window coverings, drapery, curtains, blinds store, blinds company, window blinds, stores et rideaux, rideaux, persianas, cortinas, persianas y cortinas, window treatments",
  },
  "kitchens-cabinets": {
    "countertop or granite or quartz":
      "countertop, countertops, granite countertop, quartz countertop, granite fabricator, countertop fabricator, granite shop, comptoirs, comptoir de granit, encimeras, cubiertas de granito, stone countertops",
    closet: "closet company, closets, closet organizer, clósets",
  },
  "pools-spas": {
    '"hot tub"':
      "hot tub, hot tub store, hot tub dealer, jacuzzi, tinas de hidromasaje, hot tub business",
    pool: "swimming pool, pool service, pool company, pool, pool builder, pool store, pool maintenance, pool cleaning, pool supply, swimming pool company, piscine, piscines, entretien de piscines, magasin de piscines, piscina, piscinas, alberca, albercas, mantenimiento de albercas, mantenimiento de piscinas, pool business, limpieza de albercas",
  },
  "wood-products": {
    "sawmill or mill": "sawmill, saw mill, lumber mill, scierie, aserradero, moulin à scie",
    pallet:
      "pallet manufacturer, pallet company, pallets, pallet maker, palettes, fabricant de palettes, tarimas, fábrica de tarimas, palets",
    furniture:
      "furniture manufacturer, furniture maker, furniture manufacturing, furniture factory, fabricant de meubles, fabrication de meubles, fábrica de muebles, fabricación de muebles",
  },
  "specialty-products": {
    "candle or soap":
      "candle maker, soap maker, candle, soap, candle company, candle business, soap company, soap manufacturer, fabricant de bougies, savonnerie, bougies, velas, fábrica de velas, jabones, fábrica de jabones, candle manufacturer, jabonería",
    trailer: "trailer manufacturer, trailer maker, fabricant de remorques, fabricante de remolques",
    "precast or concrete":
      "precast concrete, precast, concrete products, béton préfabriqué, prefabricados de concreto",
    cleaning:
      "cleaning products, produits de nettoyage, productos de limpieza, chemical manufacturer, chemical company",
  },
  "ice-cream-desserts": {
    gelato: "gelato, gelato shop, gelateria, gelatería",
  },
  "butchers-delis": {
    "deli or sausage":
      "deli, delicatessen, deli shop, charcuterie, charcutier, sausage maker, salchichonería, charcutería, sausage shop",
    "butcher or meat":
      "butcher, butcher shop, butchery, meat shop, meat market, boucherie, boucher, carnicería, carnicero, butcher's shop, butchers shop, meat store",
  },
  "grocery-specialty": {
    '"health food"':
      "health food store, health food, magasin d'aliments naturels, tienda naturista, natural food store, organic food store",
    cheese: "cheese shop, fromagerie, quesería, cheesemonger, cheese store",
  },
  "nightclubs-live-music": {
    "nightclub or club":
      "nightclub, night club, dance club, disco, discotheque, boîte de nuit, discothèque, club de nuit, discoteca, club nocturno, antro, centro nocturno",
    "music or concert":
      "live music venue, music venue, concert hall, live music, salle de spectacle, salle de concert, música en vivo, sala de conciertos, concert venue",
  },
  "cocktail-wine-bars": {
    wine: "wine bar, bar à vin, bar à vins, bar de vinos, enoteca",
    "cocktail or speakeasy":
      "cocktail bar, cocktail lounge, speakeasy, bar à cocktails, bar à cocktail, coctelería, bar de cócteles, cocktail, martini bar",
  },
  "saas web-software-development managed-it": {
    "": "software company, software business, software, software firm, entreprise de logiciels, logiciel, logiciels, empresa de software, tech company, tech business",
  },
  "furniture-decor retail-franchises": {
    mattress:
      "mattress store, mattress, mattress shop, magasin de matelas, matelas, tienda de colchones, colchonería, colchones, bed store",
  },
  "bowling-arcades golf-marinas": {
    "mini-golf": "mini golf, miniature golf, mini putt, minigolf, mini putting",
  },
  "coffee-franchises cafes": {
    '"bubble tea"':
      "bubble tea, bubble tea shop, bubble tea store, thé aux perles, boba, boba shop",
  },
  "senior-care-franchises": {
    hearing:
      "hearing aid, hearing clinic, hearing aid clinic, audiology, audiologist, hearing, clinique d'audition, prothèses auditives, audioprothésiste, appareils auditifs, clínica auditiva, audífonos, audiología, centro auditivo",
  },
  "home-service-franchises": {
    junk: "junk removal, junk removal franchise, junk hauling, débarras",
    restoration:
      "restoration, restoration company, water damage restoration, fire and water restoration, disaster restoration, restoration franchise, après sinistre, restauration après sinistre",
    lawn: "lawn care franchise",
    painting: "painting franchise, franchise de peinture, franquicia de pintura",
  },
  "automotive-franchises": {
    windshield:
      "windshield, windshield repair, windshield replacement, auto glass, auto glass shop, windshield shop, pare brise, vitres d'auto, parabrisas, vitre d'auto",
    lube: "quick lube, quick lube franchise, oil change franchise, mr lube, quick oil change",
    rental:
      "car rental, car rental franchise, location de voitures, renta de autos, alquiler de autos, renta de coches, alquiler de coches",
  },
  "wholesale-distribution": {
    vending:
      "vending machine, vending, vending route, vending business, vending machine business, vending machine route, vending company, machines distributrices, distributrices automatiques, máquinas expendedoras, máquina expendedora",
    produce:
      "produce wholesaler, produce distributor, grossiste en fruits et légumes, mayorista de frutas",
    seafood: "seafood wholesaler, seafood distributor",
  },
  "crop-services": {
    drone: "drone company, drone business, drone spraying, drone services, drone",
  },
  "food-production": {
    '"hot sauce"': "hot sauce, hot sauce company, hot sauce maker, salsa picante, sauce piquante",
    granola: "granola, granola maker, granola company",
    kombucha: "kombucha, kombucha company, kombucha maker",
    hummus: "hummus, hummus maker",
    perogy: "perogy, perogies, perogy maker, pierogi",
    frozen: "frozen meals, frozen food, frozen meal company, repas congelés, comida congelada",
  },
  "printing-signage": {
    embroidery: "embroidery, embroidery shop, broderie, bordado, bordados",
    wrap: "vehicle wrap, vehicle wraps, car wrap, car wraps, lettrage de véhicules",
  },
  "device-repair": {
    phone:
      "phone repair, cell phone repair, phone repair shop, cellphone repair, mobile phone repair, iphone repair, phone shop, réparation de cellulaires, réparation de téléphones, reparación de celulares, tienda de celulares, cell phone store, phone store",
  },
  "fitness-franchises": {
    gymnastics: "gymnastics, gymnastics club, gymnastics franchise, gymnastique, gimnasia",
  },
  bakeries: {
    bagel: "bagel shop, bagel, bagel bakery",
    cake: "cake shop, cake, cake bakery, cake decorator, pasteles, pastel, gâteau",
  },
};
