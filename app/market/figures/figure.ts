// Figures of the marketplace as texts name them: `{{median-multiple category=restaurants}}` in a sentence,
// `{{compare measure=days-to-sale by=category}}` on a line of its own. Nothing is said about fewer than ten listings.

import { categorySlugs } from "#app/listings/category.ts";
import { countryCodes, findRegion } from "#app/shared/places.ts";

export const minSample = 10;

/** The unit says how a value is written: amounts are whole Canadian dollars. */
export const measures = {
  listings: { label: "Businesses for sale", unit: "count" },
  "new-listings": { label: "New in the last 30 days", unit: "count" },
  "median-price": { label: "Median asking price", unit: "amount" },
  "low-price": { label: "Asking price, lower quarter", unit: "amount" },
  "high-price": { label: "Asking price, upper quarter", unit: "amount" },
  "median-revenue": { label: "Median revenue", unit: "amount" },
  "median-cash-flow": { label: "Median cash flow", unit: "amount" },
  "median-margin": { label: "Median cash flow margin", unit: "percent" },
  "median-multiple": { label: "Median multiple of cash flow", unit: "multiple" },
  "low-multiple": { label: "Multiple, lower quarter", unit: "multiple" },
  "high-multiple": { label: "Multiple, upper quarter", unit: "multiple" },
  "median-age": { label: "Median age of the business", unit: "years" },
  "median-staff": { label: "Median number of staff", unit: "count" },
  "days-to-sale": { label: "Median days from publication to sale", unit: "days" },
  "share-sold": { label: "Sold within six months", unit: "percent" },
  "days-on-market": { label: "Median days on the market so far", unit: "days" },
  "share-reduced": { label: "Price reduced in the last 90 days", unit: "percent" },
  "median-reduction": { label: "Median size of a price reduction", unit: "percent" },
  "share-on-request": { label: "Asking price on request", unit: "percent" },
  "share-financed": { label: "Owner offers financing", unit: "percent" },
  "share-training": { label: "Training included", unit: "percent" },
  "share-absentee": { label: "Run without the owner", unit: "percent" },
  "share-with-property": { label: "Real property included", unit: "percent" },
  "share-relocatable": { label: "Can be moved", unit: "percent" },
  "share-franchise": { label: "Franchises", unit: "percent" },
  "reply-hours": { label: "Median hours until the owner's first reply", unit: "hours" },
} as const;

export type Measure = keyof typeof measures;
export type Unit = (typeof measures)[Measure]["unit"];
export const measureNames = Object.keys(measures) as Measure[];

/** Topics of the first message that a buyer writes, as the table of questions names them. */
export const topics = {
  books: "The books and the tax returns",
  reason: "Why the owner sells",
  price: "The price and how it was set",
  lease: "The lease and the landlord",
  staff: "The staff, and who stays",
  training: "Training and the hand-over",
  financing: "Financing by the owner",
  equipment: "Equipment and inventory",
  customers: "Customers and suppliers",
  visit: "A visit or a call",
} as const;
export type Topic = keyof typeof topics;
/** The share of each topic in percent. */
export type Questions = Partial<Record<Topic, number>>;

/** Whose figures: everything for sale, or one of its groups. */
export interface Scope {
  category?: string;
  /** A subcategory. */
  trade?: string;
  region?: string;
  country?: string;
  franchise?: true;
}

export const scopeKey = ({ category = "", trade, region, country, franchise }: Scope): string =>
  franchise ? "franchise" : `${trade ?? category}@${region ?? country ?? ""}`;

const groupings = ["category", "country", "region"] as const;
export type Grouping = (typeof groupings)[number];

export type FigureTag =
  | { kind: "figure"; measure: Measure; scope: Scope }
  | { kind: "compare"; measure: Measure; by: Grouping; within: Scope; only: readonly string[] }
  | { kind: "questions" };

/** Linear: what a tag contains is bounded. */
export const figureTags = /\{\{([^{}\n]{0,200})\}\}/g;

export const findTags = (body: string): FigureTag[] =>
  [...body.matchAll(figureTags)].flatMap(([, text]) => parseTag(text!) ?? []);

/** Null if the tag is not known. */
export function parseTag(text: string): FigureTag | null {
  const [name = "", ...parts] = text.trim().split(/ +/);
  const pairs = parts.map((part) => part.split("=", 2) as [string, string | undefined]);
  const options = new Map(pairs);
  if (options.size !== parts.length || pairs.some(([, value]) => !value)) return null;
  const {
    measure = "",
    by = "",
    only = "",
    ...rest
  } = Object.fromEntries(options) as Record<string, string>;
  const scope = readScope(rest);
  if (!scope) return null;
  if (isMeasure(name) && !measure && !by && !only) return { kind: "figure", measure: name, scope };
  if (name === "questions" && parts.length === 0) return { kind: "questions" };
  const isComparison = name === "compare" && isMeasure(measure) && isOneOf(groupings, by);
  if (!isComparison || scopeKey(scope) !== scopeKey({ country: scope.country! })) return null;
  if (scope.country && by !== "region") return null;
  const chosen = only ? only.split(",") : [];
  if (!chosen.every((one) => readScope({ [by]: one }))) return null;
  return { kind: "compare", measure, by, within: scope, only: chosen };
}

function readScope({
  category,
  region,
  country,
  franchise,
  ...unknown
}: Record<string, string>): Scope | null {
  if (Object.keys(unknown).length > 0 || (region && country)) return null;
  if (category !== undefined && !isOneOf(categorySlugs, category)) return null;
  if (region !== undefined && findRegion(region)?.code !== region) return null;
  if (country !== undefined && !isOneOf(countryCodes, country)) return null;
  if (franchise === undefined)
    return {
      ...(category && { category }),
      ...(region && { region }),
      ...(country && { country }),
    };
  return franchise === "yes" && !category && !region && !country ? { franchise: true } : null;
}

const isMeasure = (name: string): name is Measure => Object.hasOwn(measures, name);
const isOneOf = <T extends string>(all: readonly T[], text: string): text is T =>
  (all as readonly string[]).includes(text);
