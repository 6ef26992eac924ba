import { brand } from "#app/shared/brand.ts";

/** Counts the rest after too many other names on one day. */
export const otherSources = "other";

/** By the keys under which they are stored. */
export const pageLabels = {
  home: "Home page",
  search: `Search on ${brand.name}`,
  listing: "Another listing’s page",
  brokers: "Brokers’ pages",
  saved: "Saved listings",
  compare: "Comparison of listings",
  account: "Account pages",
  other: `Other pages of ${brand.name}`,
  email: "Email",
  direct: "Directly, or from an unknown place",
};

export type SourcePage = keyof typeof pageLabels;

export function sourceLabel(kind: "page" | "site" | "search", name: string): string {
  if (kind === "page") return pageLabels[name as SourcePage] ?? pageLabels.other;
  if (name !== otherSources) return name;
  return kind === "site" ? "Other sites" : "Other searches";
}
