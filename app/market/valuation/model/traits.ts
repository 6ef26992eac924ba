/** What is known of a business besides its trade and place. Null: not stated. Amounts are whole Canadian dollars. */
export interface BusinessFacts {
  category: string | null;
  trade: string | null;
  country: string | null;
  region: string | null;
  revenue: number | null;
  cashFlow: number | null;
  /** In percent a year. */
  growth: number | null;
  /** In years. */
  age: number | null;
  property: boolean | null;
  franchise: boolean | null;
  absentee: boolean | null;
}

/** What the price is a multiple of. Revenue serves those who state no cash flow. */
export const bases = ["cashFlow", "revenue"] as const;
export type Base = (typeof bases)[number];

export const traitNames = [
  "size",
  "margin",
  "growth",
  "age",
  "property",
  "propertySize",
  "franchise",
  "absentee",
] as const;
export type TraitName = (typeof traitNames)[number];

/** About the middle of the market, so that real property counts more for a small business than for a large one. */
const usualSize = Math.log(150_000);

const clip = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));
const flag = (value: boolean | null): number | null => (value === null ? null : Number(value));

/** As the model counts them: sizes, margins and ages in proportion, so that twice as large is one step wherever it starts. */
export function readTraits(facts: BusinessFacts, base: Base): Record<TraitName, number | null> {
  const { revenue, cashFlow, growth, age } = facts;
  const size = Math.log(facts[base]!);
  const hasMargin = base === "cashFlow" && revenue !== null && revenue > 0;
  return {
    size,
    margin: hasMargin ? Math.log(clip(cashFlow! / revenue, 0.02, 1)) : null,
    growth: growth === null ? null : clip(growth, -50, 100) / 100,
    age: age === null ? null : Math.log(1 + clip(age, 0, 150)),
    property: flag(facts.property),
    propertySize: facts.property === null ? null : facts.property ? size - usualSize : 0,
    franchise: flag(facts.franchise),
    absentee: flag(facts.absentee),
  };
}
