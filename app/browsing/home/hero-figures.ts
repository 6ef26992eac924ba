/** What administrators set, or else what is counted. Zeros are left out. */
import type { HomeData } from "./home-data.ts";
import { formatCountParts } from "#app/ui/format/format-count.ts";
import { formatPercent } from "#app/ui/format/format-percent.ts";

export interface CountedFigures {
  activeListings: number;
  years: number;
  sales: number;
  /** Percent of the brokers in the directory. */
  verified: number;
}

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
