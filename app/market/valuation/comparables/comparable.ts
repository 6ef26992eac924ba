// The businesses that a price is compared with: of the same trade and country if there are enough, else of a wider group, and
// among them the nearest by cash flow. Amounts are whole Canadian dollars.

import type { Currency } from "#app/shared/money.ts";

export interface Comparable {
  id: string;
  trade: string | null;
  country: string;
  cashFlow: number;
  multiple: number;
  /** When it leaves the market, in milliseconds; null if it is sold, since then its page stays. */
  ends: number | null;
}

/** As its page shows it. Amounts are minor units of its currency. */
export interface ComparableListing {
  id: string;
  title: string;
  city: string;
  region: string;
  currency: Currency;
  price: number | null;
  cashFlow: number | null;
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

/** On either side. */
const perSide = 120;
/** A business ten times as large is no comparison, however few there are. */
const furthest = 10;

/** From narrow to wide; the widest is taken however few there are. The category is ordered by cash flow. */
export function chooseComparables(
  category: readonly Comparable[],
  like: ComparedTo,
  now: Date,
): Comparables {
  const { trade, country } = like;
  const isTrade = (one: Comparable) => trade !== null && one.trade === trade;
  const isHere = (one: Comparable) => country !== null && one.country === country;
  const groups: [Closeness, (one: Comparable) => boolean][] = [
    ["trade-and-country", (one) => isTrade(one) && isHere(one)],
    ["trade", isTrade],
    ["category-and-country", isHere],
    ["category", () => true],
  ];
  const nearest = takeNear(category, like, now);
  let list = nearest;
  let closeness: Closeness = "category";
  for (const [name, fits] of groups) {
    list = nearest.filter(fits);
    closeness = name;
    if (list.length >= minComparables) break;
  }
  return { closeness, list: list.slice(0, maxComparables) };
}

/** Up to so many on either side, the nearest first in proportion: half is as far as twice. */
function takeNear(
  category: readonly Comparable[],
  { id, cashFlow }: ComparedTo,
  now: Date,
): Comparable[] {
  const isComparable = ({ id: other, ends }: Comparable) =>
    other !== id && (ends === null || ends > now.getTime());
  const start = findStart(category, cashFlow);
  const above = { at: start, taken: 0 };
  const below = { at: start - 1, taken: 0 };
  const near: Comparable[] = [];
  for (;;) {
    const larger = above.taken < perSide ? category[above.at] : undefined;
    const smaller = below.taken < perSide ? category[below.at] : undefined;
    const up = larger ? larger.cashFlow / cashFlow : Infinity;
    const down = smaller ? cashFlow / smaller.cashFlow : Infinity;
    if (Math.min(up, down) > furthest) return near;
    const isUp = up <= down;
    const one = isUp ? larger! : smaller!;
    const side = isUp ? above : below;
    side.at += isUp ? 1 : -1;
    if (!isComparable(one)) continue;
    side.taken++;
    near.push(one);
  }
}

/** The first with at least this cash flow. */
function findStart(category: readonly Comparable[], cashFlow: number): number {
  let [low, high] = [0, category.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (category[middle]!.cashFlow < cashFlow) low = middle + 1;
    else high = middle;
  }
  return low;
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
