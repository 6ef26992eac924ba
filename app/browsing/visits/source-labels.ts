import type { SourcePage } from "./visit-source.ts";
import { brand } from "#app/shared/brand.ts";

/** Counts everything after too many other names on one day. */
export const otherSources = "other";

const pageLabels: Readonly<Record<SourcePage, string>> = {
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

export function sourceLabel(kind: "page" | "site" | "search", name: string): string {
  switch (kind) {
    case "page":
      return pageLabels[name as SourcePage] ?? pageLabels.other;
    case "site":
      return name === otherSources ? "Other sites" : name;
    case "search":
      return name === otherSources ? "Other searches" : name;
  }
}
