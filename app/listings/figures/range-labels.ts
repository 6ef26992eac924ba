import type { askingPriceRanges, cashFlowRanges, revenueRanges } from "#app/listings/listing.ts";

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

export const rangeBounds: Record<RangeId, readonly [min: number | null, max: number | null]> = {
  under_50k: [null, 50_000_00],
  under_100k: [null, 100_000_00],
  "50k_100k": [50_000_00, 100_000_00],
  "100k_250k": [100_000_00, 250_000_00],
  "250k_500k": [250_000_00, 500_000_00],
  "500k_1m": [500_000_00, 1_000_000_00],
  "1m_2m": [1_000_000_00, 2_000_000_00],
  "2m_5m": [2_000_000_00, 5_000_000_00],
  over_2m: [2_000_000_00, null],
  over_5m: [5_000_000_00, null],
};
