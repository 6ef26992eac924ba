import { type CategorySlug, categorySlugs } from "#app/listings/category.ts";
import type { CountryCode, RegionCode } from "#app/shared/places.ts";
import { makeAddress, makePostalCode } from "./address.ts";
import { chooseHeadline } from "./choose-headline.ts";
import { type City, cities } from "./cities.ts";
import { composeSummary } from "./compose-summary.ts";
import { type Currency, type Disclosure, inventFacts, type ListingFacts } from "./listing-facts.ts";
import type { Random } from "./random.ts";
import { createWriter, describeOptions, ruralTrades, withCommas } from "./template.ts";
import { textsByCategory, type Trade } from "./trades.ts";

export type DemoFigure =
  | { kind: "amount"; amount: number }
  | { kind: "range"; range: string }
  | { kind: "on-request" };

export interface DemoListing {
  headline: string;
  summary: string;
  category: CategorySlug;
  extraCategories: CategorySlug[];
  subcategory: string;
  tags: string[];
  country: CountryCode;
  region: RegionCode;
  city: string;
  latitude: number;
  longitude: number;
  postalCode: string;
  address: string;
  timezone: string;
  currency: Currency;
  askingPrice: DemoFigure;
  annualRevenue: DemoFigure;
  annualCashFlow: DemoFigure;
  growthRate: number | null;
  established: number | null;
  employeesMin: number | null;
  employeesMax: number | null;
  squareFootage: number | null;
  leaseTerms: string | null;
  reasonForSale: string;
  trainingIncluded: boolean;
  attributes: {
    relocatable: boolean;
    workFromHome: boolean;
    accommodationIncluded: boolean;
    franchise: boolean;
    businessOpportunity: boolean;
    distressed: boolean;
    quickSale: boolean;
    financingAvailable: boolean;
  };
  management: "owner_managed" | "employee_owned" | "absentee" | null;
  propertyType: "real_property" | "lease" | null;
  website: string | null;
  responseHours: number;
}

export interface ListingOptions {
  /** The day the listing is written; years in the text follow it. */
  today: Date;
  category?: CategorySlug;
  subcategory?: string;
  country?: CountryCode;
  region?: RegionCode;
}

export function makeListing(random: Random, options: ListingOptions): DemoListing {
  const category =
    options.category ??
    random.weighted(categorySlugs.map((slug) => [slug, textsByCategory[slug].weight] as const));
  const country =
    options.country ??
    ((options.region?.slice(0, 2) as CountryCode | undefined) ||
      random.weighted<CountryCode>([
        ["CA", 88],
        ["US", 8],
        ["MX", 4],
      ]));
  const subcategory =
    options.subcategory ?? chooseSubcategory(random, category, options.region, country);
  const trade = textsByCategory[category].trades[subcategory];
  if (!trade) throw new Error(`No texts for ${category}/${subcategory}`);
  const city = chooseCity(random, country, options.region, subcategory);
  const facts = inventFacts(random, city, { category, subcategory, trade }, options.today);
  const writer = createWriter(random, facts);
  const what = writer.chooseWhat();
  const headline = chooseHeadline(random, facts, writer, what);
  const summary = composeSummary(random, facts, writer);

  return {
    headline: spell(headline, country),
    summary: spell(summary, country),
    category,
    extraCategories: chooseExtraCategories(random, facts),
    subcategory,
    tags: chooseTags(random, facts, trade),
    country,
    region: city.region,
    city: city.name,
    latitude: jitter(random, city.latitude),
    longitude: jitter(random, city.longitude),
    postalCode: makePostalCode(random, city),
    address: makeAddress(random, city),
    timezone: facts.region.timezone,
    currency: facts.currency,
    askingPrice: toFigure(facts.disclosure.price, facts.price, priceBounds),
    annualRevenue: toFigure(facts.disclosure.revenue, facts.revenue, revenueBounds),
    annualCashFlow: toFigure(facts.disclosure.cashFlow, facts.cashFlow, cashFlowBounds),
    growthRate: facts.growth,
    established: facts.established,
    employeesMin: facts.employees[0],
    employeesMax: facts.employees[1],
    squareFootage: facts.area,
    leaseTerms: describeLease(facts),
    reasonForSale: facts.reason.label,
    trainingIncluded: facts.training,
    attributes: {
      relocatable: facts.relocatable,
      workFromHome: facts.home,
      accommodationIncluded: facts.lodging,
      franchise: facts.franchise,
      businessOpportunity: random.chance(
        facts.home || facts.relocatable || facts.franchise ? 0.22 : 0.05,
      ),
      distressed: facts.distressed,
      quickSale: facts.quickSale,
      financingAvailable: facts.financing,
    },
    management: facts.management,
    propertyType: facts.owned
      ? "real_property"
      : facts.home || facts.area === null
        ? null
        : "lease",
    website: random.chance(0.45) ? makeWebsite(random, facts) : null,
    responseHours: random.pick([2, 4, 6, 8, 12, 12, 24, 24, 24, 36, 48]),
  };
}

// Orchards and pools need a frost-free climate.
const southernTrades = new Set([
  "crop-farms",
  "livestock-dairy",
  "breweries-wineries",
  "crop-services",
  "apiaries-specialty",
  "golf-marinas",
  "pools-spas",
  "greenhouses-nurseries",
  "garden-centres",
  "mobile-home-parks",
]);

const isNorthern = (region: RegionCode) => /^CA-(YT|NT|NU)$/.test(region);

function chooseSubcategory(
  random: Random,
  category: CategorySlug,
  region: RegionCode | undefined,
  country: CountryCode,
): string {
  const all = Object.entries(textsByCategory[category].trades);
  const fitting = all.filter(
    ([slug]) =>
      !(region && isNorthern(region) && southernTrades.has(slug)) &&
      !(country === "MX" && slug === "hotel-taverns"),
  );
  return random.weighted(fitting.map(([slug, trade]) => [slug, trade.weight ?? 1] as const));
}

const citiesByPlace = new Map<string, (readonly [City, number])[]>();

function chooseCity(
  random: Random,
  country: CountryCode,
  region: RegionCode | undefined,
  subcategory: string,
): City {
  const rural = ruralTrades.has(subcategory);
  const southern = southernTrades.has(subcategory);
  const key = `${region ?? country} ${rural} ${southern}`;
  let choices = citiesByPlace.get(key);
  if (!choices) {
    const possible = cities.filter((city) =>
      region ? city.region === region : city.country === country,
    );
    const fitting = possible.filter(
      (city) => !(rural && city.population > 180) && !(southern && isNorthern(city.region)),
    );
    choices = (fitting.length > 0 ? fitting : possible).map((city) => [city, city.weight] as const);
    citiesByPlace.set(key, choices);
  }
  if (choices.length === 0) throw new Error(`No city in ${region ?? country}`);
  return random.weighted(choices);
}

function chooseExtraCategories(random: Random, facts: ListingFacts): CategorySlug[] {
  const extra = new Set<CategorySlug>();
  if (facts.franchise) extra.add("franchises");
  if (facts.owned && random.chance(0.35)) extra.add("real-estate");
  for (const slug of facts.trade.also ?? []) {
    if (random.chance(0.4)) extra.add(slug);
  }
  extra.delete(facts.category);
  return [...extra].slice(0, 2);
}

function chooseTags(random: Random, facts: ListingFacts, trade: Trade): string[] {
  const tags = random.sample(trade.tags.split(", "), random.integer(2, 4));
  const age = facts.established === null ? 0 : facts.today.getUTCFullYear() - facts.established;
  const more = [
    facts.relocatable && "relocatable",
    facts.home && "home-based",
    facts.owned && "property included",
    facts.lodging && "living quarters",
    facts.financing && "vendor financing",
    facts.management === "absentee" && "absentee owner",
    facts.training && "training included",
    age >= 25 && "established",
    facts.distressed && "turnaround",
  ].filter((tag) => tag !== false);
  const chosen = new Set([...tags, ...random.sample(more, random.integer(0, 2))]);
  return [...chosen].slice(0, 6);
}

const priceBounds = [
  [50, "under_50k"],
  [100, "50k_100k"],
  [250, "100k_250k"],
  [500, "250k_500k"],
  [1000, "500k_1m"],
  [2000, "1m_2m"],
  [5000, "2m_5m"],
  [Infinity, "over_5m"],
] as const;
const revenueBounds = [
  [100, "under_100k"],
  [250, "100k_250k"],
  [500, "250k_500k"],
  [1000, "500k_1m"],
  [2000, "1m_2m"],
  [5000, "2m_5m"],
  [Infinity, "over_5m"],
] as const;
const cashFlowBounds = [
  [50, "under_50k"],
  [100, "50k_100k"],
  [250, "100k_250k"],
  [500, "250k_500k"],
  [1000, "500k_1m"],
  [2000, "1m_2m"],
  [Infinity, "over_2m"],
] as const;

function toFigure(
  disclosure: Disclosure,
  amount: number,
  bounds: readonly (readonly [below: number, range: string])[],
): DemoFigure {
  if (disclosure === "on-request") return { kind: "on-request" };
  if (disclosure === "amount") return { kind: "amount", amount: amount * 100 };
  const range = bounds.find(([below]) => amount < below * 1000)?.[1] ?? "";
  return { kind: "range", range };
}

function describeLease(facts: ListingFacts): string | null {
  if (facts.owned || facts.home || facts.area === null) return null;
  const rent = `$${withCommas(facts.rent)} per month ${facts.rentExtra}`;
  if (facts.leaseEnd === null) return `Month to month; ${rent}`;
  return `Lease to ${facts.leaseEnd}${describeOptions(facts.leaseOptions)}; ${rent}`;
}

function makeWebsite(random: Random, facts: ListingFacts): string {
  const place = facts.city.name
    .normalize("NFD")
    .replace(/[^A-Za-z]/g, "")
    .toLowerCase();
  const noun = facts.trade.noun
    .normalize("NFD")
    .replace(/[^A-Za-z]/g, "")
    .toLowerCase();
  return `https://www.${place}${noun}${random.integer(2, 99)}.example.com`;
}

function jitter(random: Random, degrees: number): number {
  return Math.round((degrees + random.between(-0.03, 0.03)) * 10_000) / 10_000;
}

const americanSpellings: readonly (readonly [RegExp, string])[] = [
  [/eighbour/g, "eighbor"],
  [/\b([Cc])entre/g, "$1enter"],
  [/olour/g, "olor"],
  [/([Ll])icence/g, "$1icense"],
  [/([Ll])abour/g, "$1abor"],
  [/([Jj])ewellery/g, "$1ewelry"],
  [/([Pp])rogramme/g, "$1rogram"],
  [/([Cc])heque/g, "$1heck"],
  [/([Oo])rganis/g, "$1rganiz"],
  [/([Ff])ibre/g, "$1iber"],
  [/([Mm])aths\b/g, "$1ath"],
  [/([Mm])ould/g, "$1old"],
  [/avour/g, "avor"],
  [/([Ee])nrolment/g, "$1nrollment"],
  [/\bkilometres\b/g, "miles"],
  [/\blitres\b/g, "liters"],
  [/([Aa])luminium/g, "$1luminum"],
];

function spell(text: string, country: CountryCode): string {
  const spellings =
    country === "CA"
      ? ([
          [/([Aa])luminium/g, "$1luminum"],
          [/([Mm])aths\b/g, "$1ath"],
          [/([Pp])rogramme/g, "$1rogram"],
        ] as const)
      : americanSpellings;
  return spellings.reduce((result, [from, to]) => result.replace(from, to), text);
}
