// The businesses that a price is compared with: of the same trade and country if there are enough, else of a wider group, and
// among them the nearest by cash flow. Amounts are whole Canadian dollars.

import type { Currency } from "#app/shared/money.ts";

export interface Comparable {
  id: string;
  title: string;
  city: string;
  trade: string | null;
  country: string;
  region: string;
  price: number;
  cashFlow: number;
  multiple: number;
  /** As its page states them, in minor units of its currency. */
  stated: { currency: Currency; price: number; cashFlow: number };
  isSold: boolean;
}

export interface ComparedTo {
  /** Its own listing, which is left out. */
  id: string | null;
  category: string;
  trade: string | null;
  country: string | null;
  cashFlow: number;
}

/** With fewer, nothing is said about where a price stands. */
export const minComparables = 15;
export const maxComparables = 40;

export type Closeness = "trade-and-country" | "trade" | "category-and-country" | "category";

export interface Comparables {
  closeness: Closeness;
  /** Nearest first. */
  list: Comparable[];
}

/** From narrow to wide. The last is taken however few there are. */
export function chooseComparables(
  candidates: readonly Comparable[],
  { trade, country, cashFlow }: ComparedTo,
): Comparables {
  const isTrade = (one: Comparable) => trade !== null && one.trade === trade;
  const isHere = (one: Comparable) => country !== null && one.country === country;
  const groups: [Closeness, (one: Comparable) => boolean][] = [
    ["trade-and-country", (one) => isTrade(one) && isHere(one)],
    ["trade", isTrade],
    ["category-and-country", isHere],
    ["category", () => true],
  ];
  const distance = (one: Comparable) => Math.abs(Math.log(one.cashFlow / cashFlow));
  const nearest = candidates.toSorted((one, other) => distance(one) - distance(other));
  const found = groups.map(([closeness, fits]) => ({ closeness, list: nearest.filter(fits) }));
  const { closeness, list } =
    found.find((group) => group.list.length >= minComparables) ?? found.at(-1)!;
  return { closeness, list: list.slice(0, maxComparables) };
}

export interface Standing {
  sample: number;
  /** How many ask a lower multiple of cash flow. */
  below: number;
  median: number;
  multiple: number;
  multiples: number[];
}

/** Null if there are too few to say. */
export function findStanding(list: readonly Comparable[], multiple: number): Standing | null {
  if (list.length < minComparables) return null;
  const multiples = list.map((one) => one.multiple).toSorted((one, other) => one - other);
  const half = multiples.length / 2;
  return {
    sample: multiples.length,
    below: multiples.filter((one) => one < multiple).length,
    median: (multiples[Math.floor(half)]! + multiples[Math.ceil(half) - 1]!) / 2,
    multiple,
    multiples,
  };
}
