import {
  categories,
  type CategorySlug,
  findSubcategoryAnywhere,
  type Subcategory,
} from "#app/listings/category.ts";

// What people call the businesses of a category or subcategory, in the plural, for headings and
// suggestions: "Service businesses for sale", not "Business Services for sale".

const categoryNames: Readonly<Record<CategorySlug, string>> = {
  "agricultural-supplies": "Agricultural supply businesses",
  automotive: "Automotive businesses",
  "bars-pubs": "Bars and pubs",
  "beauty-personal-care": "Beauty and personal care businesses",
  "business-services": "Service businesses",
  childcare: "Childcare businesses",
  construction: "Construction businesses",
  education: "Education businesses",
  entertainment: "Entertainment businesses",
  "food-beverage": "Food and beverage businesses",
  franchises: "Franchises",
  healthcare: "Healthcare businesses",
  "home-garden": "Home and garden businesses",
  manufacturing: "Manufacturing businesses",
  "online-business": "Online businesses",
  "real-estate": "Real estate businesses",
  restaurants: "Restaurants",
  retail: "Retail businesses",
  technology: "Technology businesses",
  transportation: "Transportation businesses",
};

/** Only if the name of the subcategory is not a natural plural. */
const subcategoryNames: Readonly<Record<string, string>> = {
  "feed-and-seed": "Feed and seed businesses",
  "farm-equipment": "Farm equipment businesses",
  "crop-services": "Crop service and agronomy businesses",
  "livestock-dairy": "Livestock and dairy farms",
  "auto-repair": "Auto repair shops",
  "car-wash-detailing": "Car washes and detailing shops",
  "parts-accessories": "Auto parts and accessory businesses",
  "towing-recovery": "Towing and recovery businesses",
  "nightclubs-live-music": "Nightclubs and live music venues",
  "medical-aesthetics": "Medical aesthetics clinics",
  "pet-grooming": "Pet grooming businesses",
  "accounting-bookkeeping": "Accounting and bookkeeping firms",
  "commercial-cleaning": "Commercial cleaning businesses",
  "printing-signage": "Printing and signage businesses",
  "security-services": "Security service businesses",
  "laundry-linen": "Laundry and linen services",
  "consulting-training": "Consulting and training firms",
  "before-after-school": "Before and after school programs",
  "plumbing-hvac": "Plumbing and HVAC businesses",
  "roofing-siding": "Roofing and siding businesses",
  "excavation-concrete": "Excavation and concrete businesses",
  "flooring-tile": "Flooring and tile businesses",
  "windows-doors": "Window and door businesses",
  "painting-drywall": "Painting and drywall businesses",
  "equipment-rental": "Equipment rental businesses",
  "bowling-arcades": "Bowling alleys and arcades",
  "golf-marinas": "Golf courses and marinas",
  "event-rentals": "Event rental and DJ businesses",
  "tours-outfitters": "Tour operators and outfitters",
  "grocery-specialty": "Grocery and specialty food stores",
  catering: "Catering businesses",
  "food-production": "Food production businesses",
  "ice-cream-desserts": "Ice cream and dessert shops",
  "wholesale-distribution": "Food wholesale and distribution businesses",
  physiotherapy: "Physiotherapy and rehab clinics",
  optical: "Optometry and optical businesses",
  landscaping: "Landscaping and snow removal businesses",
  "pools-spas": "Pool and hot tub businesses",
  "residential-cleaning": "Residential cleaning businesses",
  "furniture-decor": "Furniture and decor businesses",
  "kitchens-cabinets": "Kitchen and cabinet businesses",
  "pest-control": "Pest control businesses",
  "tree-care": "Tree care businesses",
  "metal-fabrication": "Metal fabrication businesses",
  "wood-products": "Wood product and millwork businesses",
  "plastics-packaging": "Plastics and packaging businesses",
  "food-processing": "Food processing businesses",
  "textiles-apparel": "Textile and apparel businesses",
  "signs-displays": "Sign and display businesses",
  "specialty-products": "Specialty product businesses",
  "ecommerce-stores": "E-commerce stores",
  "subscription-boxes": "Subscription box businesses",
  "quick-service-franchises": "Quick-service food franchises",
  // "Retail franchises" and "Automotive franchises" are those of the whole category.
  "retail-franchises": "Retail store franchises",
  "automotive-franchises": "Automotive service franchises",
  apps: "Mobile app businesses",
  "online-courses": "Online courses and communities",
  "marketplace-sellers": "Marketplace seller brands",
  "property-management": "Property management businesses",
  "self-storage": "Self storage businesses",
  "commercial-buildings": "Commercial buildings with a business",
  "fine-dining": "Fine dining restaurants and bistros",
  "takeout-fast-casual": "Takeout and fast casual restaurants",
  "clothing-shoes": "Clothing and shoe stores",
  "gift-shops": "Gift and souvenir shops",
  "sporting-goods": "Sporting goods and bike shops",
  jewellery: "Jewellery businesses",
  "hardware-building": "Hardware and building supply stores",
  "liquor-vape": "Liquor and specialty stores",
  "books-toys-hobby": "Book, toy and hobby shops",
  "thrift-consignment": "Thrift and consignment shops",
  saas: "Software as a service businesses",
  "managed-it": "Managed IT service providers",
  "web-software-development": "Web and software development firms",
  "device-repair": "Phone and computer repair shops",
  "security-automation": "Security system and automation businesses",
  "av-electronics": "Audio-visual and electronics businesses",
  trucking: "Trucking and freight businesses",
  "moving-storage": "Moving and storage businesses",
  "bus-limo-taxi": "Bus, limousine and taxi businesses",
  "waste-disposal": "Waste and disposal businesses",
  "freight-brokerage": "Freight brokerage and warehousing businesses",
  "medical-school-transport": "Medical and school transport businesses",
};

/** Words that keep their capital, or that are written in capitals. */
const keptCapitals = /^(Asian|Indian|South|Mexican|Latin|IT|HVAC|DJ|RV|STEM)/;

const sentenceCase = (name: string): string =>
  name
    .replaceAll("&", "and")
    .split(" ")
    .map((word, index) => (index === 0 || keptCapitals.test(word) ? word : lowerFirst(word)))
    .join(" ");

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const nameOfSubcategory = ({ slug, name }: Subcategory): string =>
  subcategoryNames[slug] ?? sentenceCase(name);

export const categoryPlural = (slug: CategorySlug): string => categoryNames[slug];

export function subcategoryPlural(slug: string): string {
  const found = findSubcategoryAnywhere(slug);
  return found ? nameOfSubcategory(found.subcategory) : slug;
}

export const inSentence = (plural: string): string =>
  keptCapitals.test(plural) ? plural : lowerFirst(plural);

export const franchisePlural = (slug: CategorySlug): string =>
  slug === "franchises"
    ? categoryNames.franchises
    : `${sentenceCase(categories.find((category) => category.slug === slug)!.name)} franchises`;

/** One business of the trade: "Bar and pub", "Auto repair shop". */
export function tradeSingular(category: CategorySlug, subcategory: string | null): string {
  const plural = subcategory ? subcategoryPlural(subcategory) : categoryPlural(category);
  return plural.replace(/[^\s,]+(?=,| and | with |$)/g, singular);
}

const keptPlurals = /^(parts|goods|plastics)$/i;

function singular(word: string): string {
  if (keptPlurals.test(word)) return word;
  if (/(ss|ch|sh|x)es$/.test(word)) return word.slice(0, -2);
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}
