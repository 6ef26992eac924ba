// A listing has one main category, optionally narrowed by a subcategory, plus up to two more categories. People name categories
// in many ways, so a category is also found by its aliases.

import { foldAccents } from "#app/shared/fold-accents.ts";

interface CategoryShape {
  readonly slug: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly subcategories: readonly Subcategory[];
}

export interface Subcategory {
  readonly slug: string;
  readonly name: string;
}

const list = [
  {
    slug: "agricultural-supplies",
    name: "Agricultural Supplies",
    aliases: ["agriculture", "agricultural", "farm", "farms", "farming", "farm supplies"],
    subcategories: [
      { slug: "feed-and-seed", name: "Feed & Seed" },
      { slug: "farm-equipment", name: "Farm Equipment" },
      { slug: "greenhouses-nurseries", name: "Greenhouses & Nurseries" },
      { slug: "crop-farms", name: "Crop Farms & Orchards" },
      { slug: "livestock-dairy", name: "Livestock & Dairy" },
      { slug: "crop-services", name: "Crop Services & Agronomy" },
      { slug: "apiaries-specialty", name: "Apiaries & Specialty Farms" },
    ],
  },
  {
    slug: "automotive",
    name: "Automotive",
    aliases: ["auto", "autos", "car", "cars", "vehicles", "garage", "garages"],
    subcategories: [
      { slug: "auto-repair", name: "Auto Repair" },
      { slug: "body-shops", name: "Body & Paint Shops" },
      { slug: "car-wash-detailing", name: "Car Wash & Detailing" },
      { slug: "tire-shops", name: "Tire Shops" },
      { slug: "gas-stations", name: "Gas Stations" },
      { slug: "used-car-dealers", name: "Used Car Dealers" },
      { slug: "parts-accessories", name: "Parts & Accessories" },
      { slug: "towing-recovery", name: "Towing & Recovery" },
    ],
  },
  {
    slug: "bars-pubs",
    name: "Bars & Pubs",
    aliases: ["bar", "bars", "pub", "pubs", "taverns", "nightclub", "nightclubs", "nightlife"],
    subcategories: [
      { slug: "neighbourhood-pubs", name: "Neighbourhood Pubs" },
      { slug: "sports-bars", name: "Sports Bars" },
      { slug: "brewpubs-taprooms", name: "Brewpubs & Taprooms" },
      { slug: "cocktail-wine-bars", name: "Cocktail & Wine Bars" },
      { slug: "nightclubs-live-music", name: "Nightclubs & Live Music" },
      { slug: "hotel-taverns", name: "Hotel Taverns" },
    ],
  },
  {
    slug: "beauty-personal-care",
    name: "Beauty & Personal Care",
    aliases: ["beauty", "personal care", "salon", "salons", "spa", "spas", "barber", "wellness"],
    subcategories: [
      { slug: "hair-salons", name: "Hair Salons" },
      { slug: "barbershops", name: "Barbershops" },
      { slug: "nail-salons", name: "Nail Salons" },
      { slug: "day-spas", name: "Day Spas" },
      { slug: "medical-aesthetics", name: "Medical Aesthetics" },
      { slug: "lash-brow-studios", name: "Lash & Brow Studios" },
      { slug: "tattoo-studios", name: "Tattoo Studios" },
      { slug: "pet-grooming", name: "Pet Grooming" },
    ],
  },
  {
    slug: "business-services",
    name: "Business Services",
    aliases: ["service", "services", "business service", "professional services", "b2b"],
    subcategories: [
      { slug: "accounting-bookkeeping", name: "Accounting & Bookkeeping" },
      { slug: "commercial-cleaning", name: "Commercial Cleaning" },
      { slug: "marketing-agencies", name: "Marketing Agencies" },
      { slug: "printing-signage", name: "Printing & Signage" },
      { slug: "staffing-agencies", name: "Staffing Agencies" },
      { slug: "security-services", name: "Security Services" },
      { slug: "insurance-agencies", name: "Insurance Agencies" },
      { slug: "laundry-linen", name: "Laundry & Linen" },
      { slug: "consulting-training", name: "Consulting & Training" },
    ],
  },
  {
    slug: "childcare",
    name: "Childcare",
    aliases: ["child care", "daycare", "day care", "daycares", "kids", "preschool"],
    subcategories: [
      { slug: "daycare-centres", name: "Daycare Centres" },
      { slug: "preschools", name: "Preschools" },
      { slug: "before-after-school", name: "Before & After School" },
      { slug: "home-daycares", name: "Home Daycares" },
      { slug: "summer-camps", name: "Summer Camps" },
      { slug: "nanny-agencies", name: "Nanny Agencies" },
    ],
  },
  {
    slug: "construction",
    name: "Construction",
    aliases: ["contractor", "contractors", "trades", "building", "building trades"],
    subcategories: [
      { slug: "general-contractors", name: "General Contractors" },
      { slug: "plumbing-hvac", name: "Plumbing & HVAC" },
      { slug: "electrical", name: "Electrical Contractors" },
      { slug: "roofing-siding", name: "Roofing & Siding" },
      { slug: "excavation-concrete", name: "Excavation & Concrete" },
      { slug: "flooring-tile", name: "Flooring & Tile" },
      { slug: "windows-doors", name: "Windows & Doors" },
      { slug: "painting-drywall", name: "Painting & Drywall" },
      { slug: "equipment-rental", name: "Equipment Rental" },
    ],
  },
  {
    slug: "education",
    name: "Education",
    aliases: ["school", "schools", "training", "tutoring", "learning"],
    subcategories: [
      { slug: "tutoring-centres", name: "Tutoring Centres" },
      { slug: "language-schools", name: "Language Schools" },
      { slug: "music-dance-schools", name: "Music & Dance Schools" },
      { slug: "driving-schools", name: "Driving Schools" },
      { slug: "career-colleges", name: "Career Colleges" },
      { slug: "private-schools", name: "Private Schools" },
      { slug: "coding-stem", name: "Coding & STEM Programs" },
    ],
  },
  {
    slug: "entertainment",
    name: "Entertainment",
    aliases: ["recreation", "leisure", "sports", "events", "fitness", "tourism"],
    subcategories: [
      { slug: "fitness-studios", name: "Fitness Studios & Gyms" },
      { slug: "bowling-arcades", name: "Bowling & Arcades" },
      { slug: "escape-rooms", name: "Escape Rooms" },
      { slug: "event-venues", name: "Event Venues" },
      { slug: "tours-outfitters", name: "Tours & Outfitters" },
      { slug: "golf-marinas", name: "Golf & Marinas" },
      { slug: "event-rentals", name: "Event Rentals & DJ" },
      { slug: "martial-arts", name: "Martial Arts Schools" },
      { slug: "campgrounds", name: "Campgrounds & RV Parks" },
    ],
  },
  {
    slug: "food-beverage",
    name: "Food & Beverage",
    aliases: ["food", "beverage", "beverages", "food and drink", "grocery", "bakery", "bakeries"],
    subcategories: [
      { slug: "bakeries", name: "Bakeries" },
      { slug: "grocery-specialty", name: "Grocery & Specialty Food" },
      { slug: "butchers-delis", name: "Butchers & Delis" },
      { slug: "catering", name: "Catering" },
      { slug: "food-production", name: "Food Production" },
      { slug: "breweries-wineries", name: "Breweries, Wineries & Distilleries" },
      { slug: "coffee-roasters", name: "Coffee Roasters" },
      { slug: "ice-cream-desserts", name: "Ice Cream & Desserts" },
      { slug: "wholesale-distribution", name: "Food Wholesale & Distribution" },
    ],
  },
  {
    slug: "franchises",
    name: "Franchises",
    aliases: ["franchise", "franchising", "franchise resale", "franchise resales"],
    subcategories: [
      { slug: "coffee-franchises", name: "Coffee & Bakery Franchises" },
      { slug: "quick-service-franchises", name: "Quick-Service Food Franchises" },
      { slug: "home-service-franchises", name: "Home Service Franchises" },
      { slug: "fitness-franchises", name: "Fitness Franchises" },
      { slug: "education-franchises", name: "Education & Tutoring Franchises" },
      { slug: "retail-franchises", name: "Retail Franchises" },
      { slug: "senior-care-franchises", name: "Senior & Health Care Franchises" },
      { slug: "automotive-franchises", name: "Automotive Franchises" },
    ],
  },
  {
    slug: "healthcare",
    name: "Healthcare",
    aliases: ["health", "health care", "medical", "dental", "clinic", "clinics", "pharmacy"],
    subcategories: [
      { slug: "dental-practices", name: "Dental Practices" },
      { slug: "pharmacies", name: "Pharmacies" },
      { slug: "physiotherapy", name: "Physiotherapy & Rehab" },
      { slug: "medical-clinics", name: "Medical Clinics" },
      { slug: "optical", name: "Optometry & Optical" },
      { slug: "home-care", name: "Home Care Agencies" },
      { slug: "massage-wellness", name: "Massage & Wellness Clinics" },
      { slug: "veterinary", name: "Veterinary Clinics" },
      { slug: "senior-residences", name: "Senior Residences" },
    ],
  },
  {
    slug: "home-garden",
    name: "Home & Garden",
    aliases: ["home", "garden", "home services", "landscaping", "home improvement"],
    subcategories: [
      { slug: "landscaping", name: "Landscaping & Snow" },
      { slug: "garden-centres", name: "Garden Centres" },
      { slug: "pools-spas", name: "Pools & Hot Tubs" },
      { slug: "residential-cleaning", name: "Residential Cleaning" },
      { slug: "furniture-decor", name: "Furniture & Decor" },
      { slug: "kitchens-cabinets", name: "Kitchens & Cabinets" },
      { slug: "pest-control", name: "Pest Control" },
      { slug: "tree-care", name: "Tree Care" },
    ],
  },
  {
    slug: "manufacturing",
    name: "Manufacturing",
    aliases: ["manufacturer", "manufacturers", "industrial", "factory", "fabrication"],
    subcategories: [
      { slug: "metal-fabrication", name: "Metal Fabrication" },
      { slug: "machine-shops", name: "Machine Shops" },
      { slug: "wood-products", name: "Wood Products & Millwork" },
      { slug: "plastics-packaging", name: "Plastics & Packaging" },
      { slug: "food-processing", name: "Food Processing" },
      { slug: "textiles-apparel", name: "Textiles & Apparel" },
      { slug: "signs-displays", name: "Signs & Displays" },
      { slug: "specialty-products", name: "Specialty Products" },
    ],
  },
  {
    slug: "online-business",
    name: "Online Business",
    aliases: ["online", "online businesses", "e-commerce", "ecommerce", "internet", "web"],
    subcategories: [
      { slug: "ecommerce-stores", name: "E-Commerce Stores" },
      { slug: "content-affiliate", name: "Content & Affiliate Sites" },
      { slug: "marketplaces-directories", name: "Marketplaces & Directories" },
      { slug: "subscription-boxes", name: "Subscription Boxes" },
      { slug: "marketplace-sellers", name: "Marketplace Seller Brands" },
      { slug: "online-courses", name: "Online Courses & Communities" },
      { slug: "apps", name: "Mobile Apps" },
    ],
  },
  {
    slug: "real-estate",
    name: "Real Estate",
    aliases: ["realestate", "property", "properties", "real property", "motels", "hotels"],
    subcategories: [
      { slug: "motels-inns", name: "Motels & Inns" },
      { slug: "bed-breakfasts", name: "Bed & Breakfasts" },
      { slug: "property-management", name: "Property Management" },
      { slug: "self-storage", name: "Self Storage" },
      { slug: "commercial-buildings", name: "Commercial Buildings With Business" },
      { slug: "laundromats", name: "Laundromats" },
      { slug: "resorts-cottages", name: "Resorts & Cottages" },
      { slug: "mobile-home-parks", name: "Mobile Home Parks" },
    ],
  },
  {
    slug: "restaurants",
    name: "Restaurants",
    aliases: ["restaurant", "cafe", "cafes", "coffee shop", "coffee shops", "diner", "pizzeria"],
    subcategories: [
      { slug: "cafes", name: "Cafés & Coffee Shops" },
      { slug: "family-restaurants", name: "Family Restaurants & Diners" },
      { slug: "pizzerias", name: "Pizzerias" },
      { slug: "asian-restaurants", name: "Asian Restaurants" },
      { slug: "indian-restaurants", name: "Indian & South Asian Restaurants" },
      { slug: "mexican-latin", name: "Mexican & Latin Restaurants" },
      { slug: "fine-dining", name: "Fine Dining & Bistros" },
      { slug: "takeout-fast-casual", name: "Takeout & Fast Casual" },
      { slug: "food-trucks", name: "Food Trucks" },
    ],
  },
  {
    slug: "retail",
    name: "Retail",
    aliases: ["shop", "shops", "store", "stores", "retailer", "retailers"],
    subcategories: [
      { slug: "convenience-stores", name: "Convenience Stores" },
      { slug: "clothing-shoes", name: "Clothing & Shoes" },
      { slug: "gift-shops", name: "Gifts & Souvenirs" },
      { slug: "sporting-goods", name: "Sporting Goods & Bikes" },
      { slug: "pet-stores", name: "Pet Stores" },
      { slug: "jewellery", name: "Jewellery" },
      { slug: "hardware-building", name: "Hardware & Building Supply" },
      { slug: "liquor-vape", name: "Liquor & Specialty" },
      { slug: "books-toys-hobby", name: "Books, Toys & Hobbies" },
      { slug: "thrift-consignment", name: "Thrift & Consignment" },
    ],
  },
  {
    slug: "technology",
    name: "Technology",
    aliases: ["tech", "it", "software", "saas", "information technology"],
    subcategories: [
      { slug: "saas", name: "Software as a Service" },
      { slug: "managed-it", name: "Managed IT Services" },
      { slug: "web-software-development", name: "Web & Software Development" },
      { slug: "device-repair", name: "Phone & Computer Repair" },
      { slug: "security-automation", name: "Security Systems & Automation" },
      { slug: "telecom-internet", name: "Telecom & Internet Providers" },
      { slug: "av-electronics", name: "Audio-Visual & Electronics" },
    ],
  },
  {
    slug: "transportation",
    name: "Transportation",
    aliases: ["transport", "trucking", "logistics", "delivery", "moving"],
    subcategories: [
      { slug: "trucking", name: "Trucking & Freight" },
      { slug: "courier-delivery", name: "Courier & Delivery Routes" },
      { slug: "moving-storage", name: "Moving & Storage" },
      { slug: "bus-limo-taxi", name: "Bus, Limousine & Taxi" },
      { slug: "waste-disposal", name: "Waste & Disposal" },
      { slug: "freight-brokerage", name: "Freight Brokerage & Warehousing" },
      { slug: "medical-school-transport", name: "Medical & School Transport" },
    ],
  },
] as const satisfies readonly CategoryShape[];

export type CategorySlug = (typeof list)[number]["slug"];

export interface Category extends CategoryShape {
  readonly slug: CategorySlug;
}

export const categories: readonly Category[] = list;

export const categorySlugs: readonly CategorySlug[] = list.map((category) => category.slug);

// The eight labels of the home page in the specification; "Services" is its name for business services.
export const popularCategories: readonly { label: string; slug: CategorySlug }[] = [
  { label: "Restaurants", slug: "restaurants" },
  { label: "Retail", slug: "retail" },
  { label: "Services", slug: "business-services" },
  { label: "Manufacturing", slug: "manufacturing" },
  { label: "Technology", slug: "technology" },
  { label: "Healthcare", slug: "healthcare" },
  { label: "Franchises", slug: "franchises" },
  { label: "Online Business", slug: "online-business" },
];

function toKey(text: string): string {
  return foldAccents(text.slice(0, 100))
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replace(/ and /g, " ");
}

const categoryByKey = new Map<string, Category>();
for (const category of categories) {
  for (const word of [category.slug, category.name, ...category.aliases]) {
    categoryByKey.set(toKey(word), category);
  }
}

export function findCategory(text: string): Category | null {
  return categoryByKey.get(toKey(text)) ?? null;
}

export const categoryName = (slug: CategorySlug): string => findCategory(slug)!.name;

export function findSubcategory(category: Category, slug: string): Subcategory | null {
  return category.subcategories.find((subcategory) => subcategory.slug === slug) ?? null;
}

const subcategoryBySlug = new Map(
  categories.flatMap((category) =>
    category.subcategories.map(
      (subcategory) => [subcategory.slug, { category, subcategory }] as const,
    ),
  ),
);

/** Subcategory slugs are unique across categories, so that a URL can contain one without its category. */
export function findSubcategoryAnywhere(
  slug: string,
): { category: Category; subcategory: Subcategory } | null {
  return subcategoryBySlug.get(slug) ?? null;
}
