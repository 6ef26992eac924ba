import { formatCountParts } from "#app/ui/format/format-count.ts";
import { formatPercent } from "#app/ui/format/format-percent.ts";
import type { LeaderItem } from "#app/ui/data/leader-list.tsx";
import type { countHeroFigures } from "./home.queries.server.ts";
import type { ListingCardData } from "#app/listings/card/listing-card-data.ts";

export type SetFigures = Record<"years" | "sales" | "verified", string>;

/** The configured figures, or else counts. Zeros are left out. */
export function makeHeroFigures(
  set: SetFigures,
  counted: Awaited<ReturnType<typeof countHeroFigures>>,
): HomeData["figures"] {
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

export interface HomeData {
  figures: { value: string; label: string; /** The page that explains it. */ to?: string }[];
  /** Null if administrators set the number of featured listings to zero. */
  featured: ListingCardData[] | null;
  categories: LeaderItem[];
  recent: ListingCardData[];
}

/** The specification's URLs use the lower-case label, which the search knows as an alias. */
export function popularCategoryHref(label: string): string {
  return `/businesses?${new URLSearchParams({ category: label.toLowerCase() }).toString()}`;
}
