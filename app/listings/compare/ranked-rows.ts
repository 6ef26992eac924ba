/** The rows in which one value is clearly the better one for a buyer. The others are facts. */
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
