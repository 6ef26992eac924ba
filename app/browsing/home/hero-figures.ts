/**
 * The figures below the search of the home page: what administrators have set, and what is counted where they have set nothing.
 * One that would be zero is left out.
 */
import type { HomeData } from "./home-data.ts";
import { formatCountParts } from "#app/ui/format/format-count.ts";
import { formatPercent } from "#app/ui/format/format-percent.ts";

export interface CountedFigures {
  activeListings: number;
  /** Full years since the first listing was written. */
  years: number;
  sales: number;
  /** Of the brokers in the directory: those whose identity was checked, in percent. */
  verified: number;
}

/** What administrators set instead of the counted figures; empty where they did not. */
export type SetFigures = Record<"years" | "sales" | "verified", string>;

export function makeHeroFigures(set: SetFigures, counted: CountedFigures): HomeData["figures"] {
  const { activeListings, years, sales, verified } = counted;
  const verifiedPage = "/help/verification";
  return [
    countedFigure(activeListings, { one: "active listing", other: "active listings" }),
    set.years
      ? { value: set.years, label: "years" }
      : countedFigure(years, { one: "year", other: "years" }),
    set.sales
      ? { value: set.sales, label: "sales" }
      : countedFigure(sales, { one: "sale", other: "sales" }),
    set.verified
      ? { value: set.verified, label: "verified", to: verifiedPage }
      : verified > 0 && { value: formatPercent(verified), label: "verified", to: verifiedPage },
  ].filter((figure) => figure !== false);
}

function countedFigure(count: number, words: { one: string; other: string }) {
  const { number, word } = formatCountParts(count, words);
  return count > 0 && { value: number, label: word };
}
