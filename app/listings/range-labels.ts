import type { askingPriceRanges, cashFlowRanges, revenueRanges } from "./listing.ts";

/** Sellers may give a range instead of a sum. These are its words; the ids are kept in the database. */
export const rangeLabels = {
  under_50k: "Under $50K",
  under_100k: "Under $100K",
  "50k_100k": "$50K – $100K",
  "100k_250k": "$100K – $250K",
  "250k_500k": "$250K – $500K",
  "500k_1m": "$500K – $1M",
  "1m_2m": "$1M – $2M",
  "2m_5m": "$2M – $5M",
  over_2m: "Over $2M",
  over_5m: "Over $5M",
} as const satisfies Record<
  (typeof askingPriceRanges | typeof revenueRanges | typeof cashFlowRanges)[number],
  string
>;

export type RangeId = keyof typeof rangeLabels;
