import type { ListingCardData } from "#app/listings/card/listing-card-data.ts";

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
