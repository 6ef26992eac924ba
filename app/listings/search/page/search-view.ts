import type { LeaderItem } from "#app/ui/leader-list.tsx";
import type { ListingCardData } from "#app/listings/card/listing-card-data.ts";
import type { Filters } from "#app/listings/search/filters/filters.ts";
import type { View } from "#app/listings/search/search.ts";

export interface LinkData {
  label: string;
  to: string;
  /** "12 businesses" */
  count?: string;
}

/** One of a few links of showing results. The usual one is the empty value. */
export interface DisplayChoice {
  chosen: string;
  options: { value: string; label: string }[];
}

export interface ResultData extends ListingCardData {
  summary: string;
  tags: string[];
}

/** All that the search page shows; its loader fills it. */
export interface SearchViewData {
  /** Where its form leads, and what is looked for there without being told. */
  base: string;
  presets: [name: string, value: string][];
  heading: string;
  /** Something true about these businesses as a whole. */
  intro: string | null;
  crumbs: { label: string; to?: string }[];
  words: string;
  corrections: { typed: string; used: string }[];
  total: number;
  /** "1,204 businesses for sale" */
  totalLabel: string;
  /** "Show 1,204 results" */
  showLabel: string;
  page: number;
  pages: number;
  /** Of the first result among all of them. */
  firstPosition: number;
  /** The addresses of the pages that are linked to. */
  pageHrefs: Record<number, string>;
  results: ResultData[];
  chips: LinkData[];
  clearTo: string;
  filters: Filters;
  sort: DisplayChoice;
  pageSize: DisplayChoice;
  view: View;
  listTo: string;
  mapTo: string;
  /** What to give up where nothing is found. */
  relax: LinkData[];
  /** Searches next to this one. */
  explore: { title: string; links: LeaderItem[] } | null;
}
