/** The correct answer to a query, in terms of the listing's own data. */
export interface Label {
  /** Any of these subcategories, or a title that names the trade; any business if both are missing. */
  trade?: readonly string[];
  title?: RegExp;
  category?: string;
  city?: string;
  regions?: readonly string[];
  country?: string;
  /** Whole Canadian dollars; a range that the seller states must overlap. */
  price?: readonly [min: number | null, max: number | null];
  cashFlow?: readonly [min: number | null, max: number | null];
  revenue?: readonly [min: number | null, max: number | null];
  has?: "franchise" | "home" | "absentee" | "relocatable" | "financing" | "property" | "lodging";
}

export type Query = readonly [text: string, label: Label];

/** `subcategory: wording, wording …`, as people would type them. */
const wordings = `
feed-and-seed: feed store, farm supply store, magasin de moulée, forrajera
farm-equipment: tractor dealer, farm machinery, machinerie agricole, maquinaria agrícola
greenhouses-nurseries: greenhouse, wholesale greenhouse, serre, invernadero
crop-farms: orchard, fruit farm, verger, huerto
livestock-dairy: horse stable, cattle ranch, ferme laitière, rancho ganadero
crop-services: crop spraying, agronomy, agronome, servicios agrícolas
apiaries-specialty: honey farm, beekeeper, érablière, apicultura
auto-repair: mechanic, car repair shop, garage mécanique, taller mecánico
body-shops: auto body, collision repair, carrosserie, hojalatería y pintura
car-wash-detailing: car wash, auto detailing, lave-auto, autolavado
tire-shops: tire shop, tires, magasin de pneus, llantera
gas-stations: gas station, petrol station, station-service, gasolinera
used-car-dealers: used car dealership, car lot, concessionnaire automobile, venta de autos usados
parts-accessories: auto parts store, car parts, pièces d'auto, refaccionaria
towing-recovery: towing company, tow truck, remorquage, grúas
neighbourhood-pubs: pub, irish pub, pub de quartier, pub irlandés
sports-bars: sports bar, pool hall, bar sportif, bar deportivo
brewpubs-taprooms: brewpub, taproom, microbrasserie, cervecería artesanal
cocktail-wine-bars: cocktail bar, wine bar, bar à vin, coctelería
nightclubs-live-music: nightclub, live music venue, boîte de nuit, discoteca
hotel-taverns: tavern, hotel tavern, taverne, taberna
hair-salons: hairdresser, hair salon, salon de coiffure, peluquería
barbershops: barber, barbershop, barbier, barbería
nail-salons: nail salon, manicure, salon d'ongles, salón de uñas
day-spas: day spa, spa, spa nordique, balneario
medical-aesthetics: laser clinic, med spa, clinique d'esthétique, depilación láser
lash-brow-studios: eyelash extensions, brow bar, extension de cils, pestañas
tattoo-studios: tattoo shop, tattoo, salon de tatouage, estudio de tatuajes
pet-grooming: dog groomer, pet grooming, toilettage, estética canina
accounting-bookkeeping: accounting, bookkeeper, cabinet comptable, contador
commercial-cleaning: janitorial, office cleaning, entretien ménager commercial, limpieza de oficinas
marketing-agencies: marketing agency, advertising, agence de publicité, agencia de publicidad
printing-signage: print shop, embroidery, imprimerie, imprenta
staffing-agencies: staffing agency, recruiter, agence de placement, agencia de empleo
security-services: security guard company, alarm monitoring, agence de sécurité, seguridad privada
insurance-agencies: insurance brokerage, insurance, courtier d'assurance, agencia de seguros
laundry-linen: commercial laundry, uniform rental, blanchisserie, lavandería industrial
consulting-training: consulting firm, safety training, cabinet de conseil, consultoría
daycare-centres: daycare, day care centre, garderie, guardería
preschools: montessori, preschool, prématernelle, jardín de niños
before-after-school: after school care, out of school care, garde scolaire
home-daycares: home daycare, in home daycare, garderie en milieu familial, guardería en casa
summer-camps: summer camp, day camp, camp d'été, campamento de verano
nanny-agencies: nanny agency, babysitting, agence de nounous, niñeras
general-contractors: general contractor, home renovation, entrepreneur général, remodelación
plumbing-hvac: plumber, heating and cooling, plomberie, plomero
electrical: electrician, electrical contractor, électricien, electricista
roofing-siding: roofer, roofing, couvreur, techos
excavation-concrete: excavation, concrete contractor, excavation et béton, excavación
flooring-tile: flooring, tile store, couvre-plancher, pisos
windows-doors: windows and doors, garage doors, portes et fenêtres, vidriería
painting-drywall: painter, drywall, peintre en bâtiment, pintor
equipment-rental: tool rental, equipment rental, location d'outils, renta de maquinaria
tutoring-centres: tutoring, learning centre, tutorat, tutoría
language-schools: language school, esl school, école de langues, academia de idiomas
music-dance-schools: dance studio, music school, école de danse, escuela de música
driving-schools: driving school, driver training, école de conduite, escuela de manejo
career-colleges: career college, beauty school, collège privé, escuela técnica
private-schools: private school, private high school, école privée, colegio privado
coding-stem: coding school, robotics for kids, école de robotique, escuela de programación
fitness-studios: gym, yoga studio, salle de sport, gimnasio
bowling-arcades: bowling alley, indoor playground, salle de quilles, boliche
escape-rooms: escape room, axe throwing, jeu d'évasion, sala de escape
event-venues: wedding venue, banquet hall, salle de réception, salón de eventos
tours-outfitters: tour company, fishing charter, pourvoirie, tours
golf-marinas: golf course, marina, terrain de golf, campo de golf
event-rentals: party rentals, dj, location de tentes, renta de inflables
martial-arts: karate school, martial arts, arts martiaux, artes marciales
campgrounds: campground, rv park, terrain de camping, camping
bakeries: bakery, pastry shop, boulangerie, panadería
grocery-specialty: grocery store, supermarket, épicerie, supermercado
butchers-delis: butcher, deli, boucherie, carnicería
catering: caterer, catering company, traiteur, banquetes
food-production: hot sauce company, frozen meals, production alimentaire, producción de alimentos
breweries-wineries: winery, distillery, vignoble, viñedo
coffee-roasters: coffee roaster, roastery, torréfacteur, tostadora de café
ice-cream-desserts: ice cream shop, gelato, crèmerie, heladería
wholesale-distribution: food distributor, vending machines, grossiste alimentaire, distribuidora de alimentos
coffee-franchises: coffee franchise, bubble tea franchise, franchise de café, franquicia de café
quick-service-franchises: fast food franchise, pizza franchise, franchise de restauration rapide, franquicia de comida rápida
home-service-franchises: cleaning franchise, junk removal, franchise de nettoyage, franquicia de limpieza
fitness-franchises: gym franchise, fitness franchise, franchise de gym, franquicia de gimnasio
education-franchises: tutoring franchise, math learning franchise, franchise de tutorat, franquicia educativa
retail-franchises: retail franchise, mattress store franchise, franchise de détail, franquicia de tienda
senior-care-franchises: senior care franchise, hearing clinic, franchise de soins à domicile, clínica auditiva
automotive-franchises: quick lube, oil change franchise, franchise automobile, franquicia automotriz
dental-practices: dentist, dental clinic, cabinet dentaire, consultorio dental
pharmacies: pharmacy, drugstore, pharmacie, farmacia
physiotherapy: physiotherapist, rehab clinic, physiothérapie, fisioterapia
medical-clinics: walk-in clinic, doctor's office, clinique médicale, consultorio médico
optical: optometrist, eyeglasses store, lunetterie, óptica
home-care: home care agency, nursing agency, soins à domicile, cuidado de ancianos
massage-wellness: massage therapist, chiropractor, massothérapie, quiropráctico
veterinary: vet clinic, veterinarian, clinique vétérinaire, veterinaria
senior-residences: retirement home, nursing home, résidence pour aînés, asilo de ancianos
landscaping: landscaper, lawn care, aménagement paysager, jardinería
garden-centres: garden centre, florist, jardinerie, florería
pools-spas: pool company, hot tub dealer, entretien de piscines, albercas
residential-cleaning: maid service, house cleaning, ménage, limpieza de casas
furniture-decor: furniture store, interior design, magasin de meubles, mueblería
kitchens-cabinets: cabinet maker, countertops, armoires de cuisine, cocinas integrales
pest-control: pest control, exterminator, exterminateur, control de plagas
tree-care: arborist, tree removal, émondage, poda de árboles
metal-fabrication: welding shop, metal fabrication, atelier de soudure, herrería
machine-shops: machine shop, cnc machining, atelier d'usinage, taller de torno
wood-products: sawmill, millwork, scierie, aserradero
plastics-packaging: injection molding, packaging company, emballage, fábrica de plásticos
food-processing: meat processing, food processing plant, transformation alimentaire, procesadora de alimentos
textiles-apparel: clothing manufacturer, sewing, fabricant de vêtements, fábrica de ropa
signs-displays: sign manufacturer, trade show displays, enseignes lumineuses, anuncios luminosos
specialty-products: candle maker, trailer manufacturer, savonnerie, fábrica de velas
ecommerce-stores: online store, shopify store, boutique en ligne, tienda en línea
content-affiliate: blog, newsletter, site de contenu, blog de recetas
marketplaces-directories: job board, online directory, petites annonces, directorio en línea
subscription-boxes: subscription box, monthly club, boîte par abonnement, caja de suscripción
marketplace-sellers: amazon fba, private label brand, vendeur amazon, vendedor de amazon
online-courses: online courses, online academy, cours en ligne, cursos en línea
apps: mobile app, iphone app, application mobile, aplicación móvil
motels-inns: motel, inn, auberge, posada
bed-breakfasts: bed and breakfast, b&b, gîte, casa de huéspedes
property-management: property management, condo management, gestion immobilière, administración de propiedades
self-storage: self storage, storage units, mini entrepôt, minibodegas
commercial-buildings: commercial building, plaza with tenants, immeuble commercial, edificio comercial
laundromats: laundromat, coin laundry, buanderie, lavandería
resorts-cottages: fishing lodge, cottage resort, location de chalets, cabañas
mobile-home-parks: mobile home park, trailer park, parc de maisons mobiles, parque de casas móviles
cafes: coffee shop, café, salon de thé, cafetería
family-restaurants: diner, family restaurant, restaurant familial, restaurante familiar
pizzerias: pizza, pizzeria, pizza place, pizzería
asian-restaurants: sushi, chinese restaurant, restaurant asiatique, comida china
indian-restaurants: indian restaurant, curry house, restaurant indien, comida india
mexican-latin: mexican restaurant, taco shop, restaurant mexicain, taquería
fine-dining: fine dining, bistro, restaurant gastronomique, alta cocina
takeout-fast-casual: takeout, burger joint, restauration rapide, comida rápida
food-trucks: food truck, taco truck, camion de cuisine de rue, camión de comida
convenience-stores: convenience store, corner store, dépanneur, tienda de abarrotes
clothing-shoes: clothing boutique, shoe store, magasin de vêtements, zapatería
gift-shops: gift shop, souvenir shop, boutique de cadeaux, tienda de regalos
sporting-goods: bike shop, sporting goods, magasin de vélos, artículos deportivos
pet-stores: pet store, pet shop, animalerie, tienda de mascotas
jewellery: jeweller, jewelry store, bijouterie, joyería
hardware-building: hardware store, building supply, quincaillerie, ferretería
liquor-vape: liquor store, wine shop, magasin d'alcool, licorería
books-toys-hobby: bookstore, toy store, librairie, juguetería
thrift-consignment: thrift store, antique shop, friperie, tienda de segunda mano
saas: saas, software as a service, logiciel par abonnement, software como servicio
managed-it: it support, managed it services, soutien informatique, soporte técnico
web-software-development: software development, web design company, développement web, desarrollo de software
device-repair: phone repair, computer repair, réparation de cellulaires, reparación de celulares
security-automation: security cameras, home automation, systèmes d'alarme, cámaras de seguridad
telecom-internet: internet provider, telecom, fournisseur internet, proveedor de internet
av-electronics: audio visual company, car audio, audiovisuel, tienda de electrónica
trucking: trucking, freight company, camionnage, transporte de carga
courier-delivery: courier, delivery route, messagerie, paquetería
moving-storage: moving company, movers, déménagement, mudanzas
bus-limo-taxi: limo service, taxi company, autobus, taxis
waste-disposal: garbage collection, scrap metal, gestion des déchets, reciclaje
freight-brokerage: freight broker, warehouse, courtier en douane, agencia aduanal
medical-school-transport: medical transport, wheelchair van, transport adapté, ambulancia
`;

/** Trades that span several subcategories. */
const several: readonly Query[] = [
  ["restaurant", { category: "restaurants" }],
  ["restaurants", { category: "restaurants" }],
  ["bar", { category: "bars-pubs" }],
  ["construction company", { category: "construction" }],
  ["retail store", { category: "retail" }],
  ["manufacturing", { category: "manufacturing" }],
  ["usine", { category: "manufacturing" }],
  ["école", { category: "education" }],
  ["salud", { category: "healthcare" }],
  ["technology business", { category: "technology" }],
  ["online business", { category: "online-business" }],
  ["beauty salon", { category: "beauty-personal-care" }],
  ["hotel", { trade: ["motels-inns", "hotel-taverns", "bed-breakfasts", "resorts-cottages"] }],
  [
    "cleaning business",
    { trade: ["commercial-cleaning", "residential-cleaning"], title: /clean/i },
  ],
  ["dry cleaner", { title: /dry clean/i, trade: ["laundry-linen"] }],
  ["tintorería", { title: /dry clean/i, trade: ["laundry-linen"] }],
  ["farm", { trade: ["crop-farms", "livestock-dairy", "apiaries-specialty"], title: /farm/i }],
  ["brewery", { trade: ["brewpubs-taprooms", "breweries-wineries"], title: /brew/i }],
  ["sign shop", { trade: ["printing-signage", "signs-displays"], title: /sign/i }],
  ["thai restaurant", { title: /thai|asian/i, trade: ["asian-restaurants"] }],
  ["italian restaurant", { category: "restaurants", title: /italian/i }],
  ["franchise", { has: "franchise" }],
  ["franchises for sale", { has: "franchise" }],
  ["work from home", { has: "home" }],
  ["home based business", { has: "home" }],
  ["absentee owner", { has: "absentee" }],
  ["relocatable", { has: "relocatable" }],
  ["owner financing", { has: "financing" }],
  ["with real estate", { has: "property" }],
];

const bakeries = ["bakeries"];
const upTo = (max: number) => [null, max] as const;
const from = (min: number) => [min, null] as const;

const compound: readonly Query[] = [
  ["bakery toronto", { trade: bakeries, title: /baker/i, city: "Toronto" }],
  ["bakery in ontario", { trade: bakeries, title: /baker/i, regions: ["CA-ON"] }],
  ["boulangerie à montréal", { trade: bakeries, title: /baker/i, city: "Montreal" }],
  ["boulangerie québec", { trade: bakeries, regions: ["CA-QC"] }],
  ["dentist vancouver", { trade: ["dental-practices"], regions: ["CA-BC"] }],
  ["dental clinic bc", { trade: ["dental-practices"], regions: ["CA-BC"] }],
  ["cafe toronto under 300k", { trade: ["cafes"], city: "Toronto", price: upTo(300_000) }],
  [
    "restaurants in calgary under $500,000",
    { category: "restaurants", city: "Calgary", price: upTo(500_000) },
  ],
  ["restaurant edmonton", { category: "restaurants", city: "Edmonton" }],
  ["pizza ottawa", { trade: ["pizzerias"], title: /pizza/i, city: "Ottawa" }],
  ["gas station alberta", { trade: ["gas-stations"], regions: ["CA-AB"] }],
  ["motel nova scotia", { trade: ["motels-inns"], regions: ["CA-NS"] }],
  ["hair salon winnipeg", { trade: ["hair-salons"], regions: ["CA-MB"] }],
  ["salon de coiffure laval", { trade: ["hair-salons"], regions: ["CA-QC"] }],
  ["dépanneur gatineau", { trade: ["convenience-stores"], regions: ["CA-QC"] }],
  ["dépanneur à vendre québec", { trade: ["convenience-stores"], regions: ["CA-QC"] }],
  ["taquería guadalajara", { trade: ["mexican-latin"], country: "MX" }],
  ["restaurante en cancún", { category: "restaurants", country: "MX" }],
  [
    "hotel en méxico",
    {
      trade: ["motels-inns", "hotel-taverns", "bed-breakfasts", "resorts-cottages"],
      country: "MX",
    },
  ],
  ["businesses for sale in halifax", { city: "Halifax" }],
  ["toronto", { city: "Toronto" }],
  ["ON", { regions: ["CA-ON"] }],
  ["saskatchewan", { regions: ["CA-SK"] }],
  ["PEI", { regions: ["CA-PE"] }],
  ["nouveau-brunswick", { regions: ["CA-NB"] }],
  ["colombie britannique", { regions: ["CA-BC"] }],
  ["texas", { regions: ["US-TX"] }],
  ["estados unidos", { country: "US" }],
  ["st johns newfoundland", { city: "St. John's" }],
  ["trois-rivières", { city: "Trois-Rivières" }],
  ["franchise ontario", { has: "franchise", regions: ["CA-ON"] }],
  ["trucking company manitoba", { trade: ["trucking"], regions: ["CA-MB"] }],
  ["plumbing calgary", { trade: ["plumbing-hvac"], regions: ["CA-AB"] }],
  [
    "car wash in ontario",
    { trade: ["car-wash-detailing"], title: /car wash/i, regions: ["CA-ON"] },
  ],
  ["laundromat hamilton", { trade: ["laundromats"], regions: ["CA-ON"] }],
  ["daycare mississauga", { trade: ["daycare-centres"], regions: ["CA-ON"] }],
  ["gym victoria bc", { trade: ["fitness-studios"], regions: ["CA-BC"] }],
  ["bar halifax ns", { category: "bars-pubs", city: "Halifax" }],
  ["garage automobile sherbrooke", { trade: ["auto-repair"], regions: ["CA-QC"] }],
  [
    "campground ontario under 2 million",
    { trade: ["campgrounds"], regions: ["CA-ON"], price: upTo(2_000_000) },
  ],
  ["cash flow over 200k", { cashFlow: from(200_000) }],
  ["cash flow 300k+ ontario", { cashFlow: from(300_000), regions: ["CA-ON"] }],
  ["revenue over 2 million", { revenue: from(2_000_000) }],
  ["under 100k", { price: upTo(100_000) }],
  ["business under $50,000", { price: upTo(50_000) }],
  ["between 1 and 2 million", { price: [1_000_000, 2_000_000] }],
  ["moins de 200 000 $", { price: upTo(200_000) }],
  [
    "restaurant moins de 300 000 $ québec",
    { category: "restaurants", regions: ["CA-QC"], price: upTo(300_000) },
  ],
  ["manufacturing over 5 million", { category: "manufacturing", price: from(5_000_000) }],
  ["online business under 250k", { category: "online-business", price: upTo(250_000) }],
  [
    "retail ontario between 100k and 400k",
    { category: "retail", regions: ["CA-ON"], price: [100_000, 400_000] },
  ],
  ["bakery under 400k", { trade: bakeries, price: upTo(400_000) }],
  [
    "cleaning company under 500k",
    {
      trade: ["commercial-cleaning", "residential-cleaning"],
      title: /clean/i,
      price: upTo(500_000),
    },
  ],
  ["work from home bookkeeping", { trade: ["accounting-bookkeeping"], has: "home" }],
  ["absentee laundromat", { trade: ["laundromats"], has: "absentee" }],
  ["motel with living quarters", { trade: ["motels-inns"], has: "lodging" }],
  ["restaurant with real estate", { category: "restaurants", has: "property" }],
  ["relocatable manufacturing business", { category: "manufacturing", has: "relocatable" }],
  [
    "seller financing restaurant ontario",
    { category: "restaurants", has: "financing", regions: ["CA-ON"] },
  ],
  ["restaraunt", { category: "restaurants" }],
  ["resturant toronto", { category: "restaurants", city: "Toronto" }],
  ["bakry", { trade: bakeries }],
  ["acounting firm", { trade: ["accounting-bookkeeping"] }],
  ["pharmcy", { trade: ["pharmacies"] }],
  ["convinience store", { trade: ["convenience-stores"] }],
  ["laundramat", { trade: ["laundromats"] }],
  ["plummer", { trade: ["plumbing-hvac"] }],
  ["mecanic", { trade: ["auto-repair"] }],
  ["cafe torotno", { trade: ["cafes"], city: "Toronto" }],
  ["bakery calgery", { trade: bakeries, regions: ["CA-AB"] }],
  ["veterinarain", { trade: ["veterinary"] }],
  ["jewlery store", { trade: ["jewellery"] }],
  ["boulangrie", { trade: bakeries }],
  ["panaderia", { trade: bakeries }],
  ["peluqueria", { trade: ["hair-salons"] }],
  ["hardwear store", { trade: ["hardware-building"] }],
  ["landscapping", { trade: ["landscaping"] }],
  ["electrican vancouver", { trade: ["electrical"], regions: ["CA-BC"] }],
];

export const relevanceQueries: readonly Query[] = [
  ...wordings
    .trim()
    .split("\n")
    .flatMap((line): Query[] => {
      const [slug, list] = line.split(": ") as [string, string];
      return list.split(", ").map((text): Query => [text, { trade: [slug] }]);
    }),
  ...several,
  ...compound,
];
