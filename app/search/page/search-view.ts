import type { LeaderItem } from "#app/ui/leader-list.tsx";
import type { ListingCardData } from "#app/listings/card/listing-card-data.ts";
import type { Filters } from "#app/search/filters/filters.ts";
import type { View } from "#app/search/search.ts";

export interface LinkData {
  label: string;
  to: string;
  /** "12 businesses" */
  count?: string;
}

/** Options of how results are displayed. The default has an empty value. */
export interface DisplayChoice {
  chosen: string;
  options: { value: string; label: string }[];
}

export interface ResultData extends ListingCardData {
  summary: string;
  tags: string[];
}

export type SearchNote =
  /** The words became filters; `to` searches for them as written. */
  | { kind: "read"; typed: string; to: string }
  /** They are searched for as written; `to` reads them. */
  | { kind: "exact"; typed: string; to: string }
  | { kind: "too-common"; typed: string };

/** Loader data of the search page. */
export interface SearchViewData {
  /** The action of its form, and the preset filters. */
  base: string;
  presets: [name: string, value: string][];
  heading: string;
  /** A sentence about these businesses as a whole. */
  intro: string | null;
  crumbs: { label: string; to?: string }[];
  words: string;
  /** What the words are left of, so that the form does not read them again. */
  typed: string | null;
  /** The part of the map that is searched, as in the URL. */
  area: string | null;
  corrections: { typed: string; used: string }[];
  /** How the words were read. */
  note: SearchNote | null;
  total: number;
  /** "1,204 businesses for sale" */
  totalLabel: string;
  /** "Show 1,204 results" */
  showLabel: string;
  page: number;
  pages: number;
  /** The position of the first result among all results. */
  firstPosition: number;
  /** URLs of the pages that are linked. */
  pageHrefs: Record<number, string>;
  results: ResultData[];
  /** The strip above page one. */
  featured: ListingCardData[];
  chips: LinkData[];
  clearTo: string;
  filters: Filters;
  sort: DisplayChoice;
  pageSize: DisplayChoice;
  view: View;
  listTo: string;
  mapTo: string;
  /** Where this search becomes an email alert. */
  alertTo: string;
  /** Where nothing is found: the first wider search that finds something. Its listings are the results. */
  wider: {
    heading: string;
    words: string;
    left: string[];
    to: string;
    count: string;
  } | null;
  /** Filters to remove where nothing is found. */
  withoutEach: LinkData[];
  /** Related searches. */
  explore: { title: string; links: LeaderItem[] } | null;
}
