import type { CategorySlug } from "#app/listings/category.ts";
import { findRegion, type Region } from "#app/shared/places.ts";
import type { City } from "./cities.ts";
import { type Reason, reasons } from "./phrases.ts";
import type { Random } from "./random.ts";
import { roundPrice, roundTurnover } from "./round-amount.ts";
import type { Trade } from "./trades.ts";

export type Voice = "we" | "I" | "they";
export type Currency = "CAD" | "USD" | "MXN";

/** The facts of one invented business; fields and texts are both derived from it, so they agree. */
export interface ListingFacts {
  category: CategorySlug;
  subcategory: string;
  trade: Trade;
  city: City;
  region: Region;
  currency: Currency;
  voice: Voice;
  today: Date;
  established: number | null;
  bought: number | null;
  tenure: number;
  employees: readonly [min: number, max: number];
  area: number | null;
  owned: boolean;
  home: boolean;
  rent: number;
  rentExtra: string;
  leaseEnd: string | null;
  leaseOptions: number;
  lodging: boolean;
  relocatable: boolean;
  franchise: boolean;
  distressed: boolean;
  quickSale: boolean;
  financing: boolean;
  training: boolean;
  management: "owner_managed" | "employee_owned" | "absentee" | null;
  reason: Reason;
  /** Whole units of the currency. */
  price: number;
  revenue: number;
  cashFlow: number;
  growth: number | null;
  /** From 0, small for its trade, to 1, large. */
  size: number;
  disclosure: Readonly<Record<"price" | "revenue" | "cashFlow", Disclosure>>;
}

export type Disclosure = "amount" | "range" | "on-request";

const currencies = { CA: "CAD", US: "USD", MX: "MXN" } as const;
// Extra rent costs have a different name in every market.
const rentExtras: Readonly<Record<string, string>> = {
  "CA-ON": "plus TMI",
  "CA-QC": "plus operating costs",
  CA: "triple net",
  US: "triple net",
  MX: "plus maintenance",
};
// Units of the currency for what costs one dollar in Canada; businesses in Mexico are smaller, not just priced in pesos.
const currencyScale = { CAD: 1, USD: 0.82, MXN: 7 } as const;

export function priceLevel(currency: Currency): number {
  return currencyScale[currency];
}

export const months: readonly string[] = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

export function inventFacts(
  random: Random,
  place: City,
  kind: { category: CategorySlug; subcategory: string; trade: Trade },
  today: Date,
): ListingFacts {
  const { trade } = kind;
  const region = findRegion(place.region);
  if (!region) throw new Error(`Unknown region ${place.region}`);
  const currency = currencies[place.country];
  const level = currencyScale[currency];
  const thisYear = today.getUTCFullYear();
  const [low, high, marginLow, marginHigh, multipleLow, multipleHigh, perEmployee, ...area] =
    trade.figures;

  const distressed = random.chance(0.045);
  const bargain = !distressed && random.chance(0.08);
  const scale = random.weighted([
    [1, 88],
    [0.4, 8],
    [2.6, 4],
  ]);
  const size = Math.max(-2, Math.min(2, random.normal(0, 0.8)));
  const spread = Math.log(high / low) / 2;
  const revenueCad = Math.sqrt(low * high) * Math.exp(size * spread) * scale;

  const position = Math.max(0, Math.min(1, 0.5 + size * 0.2 + random.normal(0, 0.22)));
  let margin = random.between(marginLow, marginHigh) / 100;
  let multiple = multipleLow + (multipleHigh - multipleLow) * position;
  if (bargain) {
    margin = Math.max(margin, random.between(0.155, 0.22));
    multiple = Math.min(multiple, random.between(1.5, 2.4));
  }
  // Owners rarely undersell a good margin: bargains stay the exception.
  else if (margin >= 0.15 && multiple < 2.5 && random.chance(0.6)) {
    multiple = Math.max(multiple, random.between(2.52, 3.1));
  }
  const normalCash = revenueCad * margin;
  if (distressed) margin *= random.between(0.12, 0.5);

  const owned = random.chance(trade.property ?? 0);
  const home = !owned && random.chance(trade.home ?? 0);
  const [areaLow, areaHigh] = area;
  const areaSize = Math.max(-1.2, Math.min(1.2, size * 0.5 + random.normal(0, 0.35)));
  const squareFeet =
    areaHigh === 0 || home
      ? null
      : roundTo(
          Math.sqrt(areaLow * areaHigh) * Math.exp((areaSize * Math.log(areaHigh / areaLow)) / 2),
          areaLow,
        );
  const franchise =
    kind.category === "franchises" || (!home && random.chance(trade.franchise ?? 0));
  const [valueLow, valueHigh] = trade.propertyValue ?? [300, 900];
  const propertyCad = owned
    ? Math.sqrt(valueLow * valueHigh) *
      Math.exp(Math.max(-1.1, Math.min(1.1, areaSize)) * 0.5 * Math.log(valueHigh / valueLow)) *
      (place.population > 500 ? 1.35 : place.population < 15 ? 0.75 : 1)
    : 0;

  const quickSale = distressed ? random.chance(0.5) : random.chance(bargain ? 0.25 : 0.05);
  const businessValue = (distressed ? normalCash * 0.35 : revenueCad * margin) * multiple;
  const priceCad = (businessValue + propertyCad) * (quickSale ? 0.9 : 1);

  const expected = (revenueCad / perEmployee) * random.between(0.8, 1.2) - 1;
  const staff = Math.max(0, Math.round(expected));
  const slack = staff < 4 || random.chance(0.4) ? 0 : Math.max(1, Math.round(staff * 0.15));
  const employees = [Math.max(0, staff - slack), staff + slack] as const;

  const { established, bought } = inventHistory(random, trade, thisYear);
  const tenure = thisYear - (bought ?? established ?? thisYear - 6);
  const voice = random.weighted<Voice>([
    ["we", 40],
    ["I", 30],
    ["they", 30],
  ]);
  const leased = !owned && !home && squareFeet !== null;
  const longLease = leased && random.chance(0.88);
  const leaseEnd = longLease ? `${random.pick(months)} ${thisYear + random.integer(1, 8)}` : null;
  const rentCad = leased
    ? Math.min(
        (squareFeet * rentPerFoot(random, squareFeet) * (place.population > 500 ? 1.3 : 1)) / 12,
        (revenueCad * 1000 * random.between(0.06, 0.11)) / 12,
      )
    : 0;
  const management =
    employees[0] >= 3 && random.chance(trade.absentee ?? 0)
      ? "absentee"
      : employees[0] >= 8 && random.chance(0.04)
        ? "employee_owned"
        : random.chance(0.9)
          ? "owner_managed"
          : null;
  const growth = random.chance(0.72)
    ? distressed
      ? -random.integer(6, 24)
      : Math.round(Math.max(-12, Math.min(38, random.normal(5, 7))))
    : null;

  return {
    ...kind,
    city: place,
    region,
    currency,
    voice,
    today,
    established,
    bought,
    tenure,
    employees,
    area: squareFeet,
    owned,
    home,
    rent: Math.max(200, roundRent(rentCad * level)),
    rentExtra: rentExtras[place.region] ?? rentExtras[place.country] ?? "",
    leaseEnd,
    leaseOptions: leaseEnd
      ? random.weighted([
          [0, 35],
          [1, 45],
          [2, 20],
        ])
      : 0,
    lodging: owned && random.chance(trade.lodging ?? 0),
    relocatable: !owned && random.chance(trade.relocatable ?? 0),
    franchise,
    distressed,
    quickSale,
    financing: random.chance(priceCad > 400 ? 0.34 : 0.2),
    training: distressed ? random.chance(0.5) : random.chance(0.85),
    management,
    reason: inventReason(random, tenure, voice),
    price: roundPrice(random, priceCad * 1000 * level),
    revenue: roundTurnover(random, revenueCad * 1000 * level),
    cashFlow: roundTurnover(random, revenueCad * margin * 1000 * level),
    growth,
    size: Math.max(0, Math.min(1, 0.5 + (size + (1.8 * Math.log(scale)) / spread / 2) / 3)),
    disclosure: {
      price: inventDisclosure(random, currency),
      revenue: inventDisclosure(random, currency),
      cashFlow: inventDisclosure(random, currency),
    },
  };
}

// The form's ranges are in dollars and end at five million, which is meaningless in pesos.
function inventDisclosure(random: Random, currency: Currency): Disclosure {
  return random.weighted<Disclosure>([
    ["amount", 81],
    ["range", currency === "MXN" ? 0 : 11],
    ["on-request", 8],
  ]);
}

function inventHistory(random: Random, trade: Trade, thisYear: number) {
  if (random.chance(0.07)) return { established: null, bought: null };
  const oldest = trade.oldest ?? 1948;
  const years = Math.round(Math.exp(random.normal(2.6, 0.75)));
  const established = Math.max(oldest, Math.min(thisYear - 2, thisYear - years));
  const age = thisYear - established;
  const mustHaveBought = age > 38;
  if (age < 6 || (!mustHaveBought && random.chance(0.6))) return { established, bought: null };
  const bought = thisYear - random.integer(3, Math.min(age - 2, 26));
  return { established, bought };
}

function inventReason(random: Random, tenure: number, voice: Voice): Reason {
  const fitting = reasons.filter(
    (reason) =>
      tenure >= (reason.tenure ?? 0) &&
      tenure <= (reason.tenureMax ?? 99) &&
      (voice === "they" || reason.label !== "Estate sale"),
  );
  return random.weighted(fitting.map((reason) => [reason, reason.weight] as const));
}

function roundTo(area: number, low: number): number {
  const step = low >= 5000 ? 500 : low >= 1500 ? 100 : 50;
  return Math.max(step, Math.round(area / step) * step);
}

function roundRent(rent: number): number {
  const step = rent > 20000 ? 500 : rent > 4000 ? 100 : 50;
  return Math.round(rent / step) * step;
}

function rentPerFoot(random: Random, area: number): number {
  return area > 6000
    ? random.between(8, 15)
    : area > 2500
      ? random.between(13, 24)
      : random.between(20, 40);
}
