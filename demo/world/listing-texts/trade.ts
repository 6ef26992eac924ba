import type { CategorySlug } from "#app/listings/category.ts";

/**
 * Raw material is written as templates: `[a|b]` is a choice, `{city}` a fact, `{#3-7}` a number in words,
 * `{$12-18}` an amount in the listing's currency, and leading `@lease @staff4` conditions that must hold.
 * `{we}`, `{our}`, `{us}`, `{we are}`, `{we were}` follow the voice: we, I, or a broker's "the owners".
 */
export type Template = string;

/** Yearly figures in thousands of Canadian dollars, percent and square feet; a low and a high that most stay within. */
export type Figures = readonly [
  revenueLow: number,
  revenueHigh: number,
  marginLow: number,
  marginHigh: number,
  multipleLow: number,
  multipleHigh: number,
  revenuePerEmployee: number,
  areaLow: number,
  areaHigh: number,
];

export interface Trade {
  /** What people call it after "the": "bakery". */
  noun: string;
  /** Noun phrases with their article, to complete "This is …". */
  what: readonly Template[];
  headlines: readonly Template[];
  details: readonly Template[];
  /** What a buyer could do that the owner has not done. */
  next: readonly Template[];
  tags: string;
  figures: Figures;
  /** Value of land and buildings in thousands of CAD, when they are part of the sale. */
  propertyValue?: readonly [low: number, high: number];
  /** Probabilities from 0 to 1; what is absent never happens. */
  property?: number;
  home?: number;
  relocatable?: number;
  absentee?: number;
  lodging?: number;
  franchise?: number;
  /** How often it comes up compared with the others of its category; 1 unless told. */
  weight?: number;
  /** No business of this kind is older. */
  oldest?: number;
  also?: readonly CategorySlug[];
}

export interface CategoryTexts {
  details: readonly Template[];
  next: readonly Template[];
  trades: Readonly<Record<string, Trade>>;
}
