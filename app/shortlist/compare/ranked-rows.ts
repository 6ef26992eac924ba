/** Rows in which one value is clearly better for a buyer. */
export const ranked = {
  askingPrice: "lowest",
  revenue: "highest",
  cashFlow: "highest",
  profitMargin: "highest",
  pricePerRevenue: "lowest",
  pricePerCashFlow: "lowest",
  growthRate: "highest",
} as const;

export type RankedRow = keyof typeof ranked;
