/** Revenue in cents before tax; taxes are separate, because they are the government's. */
export interface RevenueFigures {
  orders: number;
  sales: number;
  refunds: number;
  taxes: number;
}

export interface RevenueCell extends RevenueFigures {
  month: string;
  packageId: string;
  region: string | null;
}

export interface RevenueRow extends RevenueFigures {
  key: string;
}

export const netOf = ({ sales, refunds }: RevenueFigures): number => sales - refunds;

const nothing: RevenueFigures = { orders: 0, sales: 0, refunds: 0, taxes: 0 };

export const sumRevenue = (cells: readonly RevenueFigures[]): RevenueFigures =>
  cells.reduce(
    (sum, { orders, sales, refunds, taxes }) => ({
      orders: sum.orders + orders,
      sales: sum.sales + sales,
      refunds: sum.refunds + refunds,
      taxes: sum.taxes + taxes,
    }),
    nothing,
  );

/** One row per key in the given order, even if empty; other keys follow, largest first. */
export function groupRevenue(
  cells: readonly RevenueCell[],
  keyOf: (cell: RevenueCell) => string,
  keys: readonly string[] = [],
): RevenueRow[] {
  const groups = Map.groupBy(cells, keyOf);
  const row = (key: string): RevenueRow => ({ key, ...sumRevenue(groups.get(key) ?? []) });
  const others = [...groups.keys()].filter((key) => !keys.includes(key)).map(row);
  return [...keys.map(row), ...others.sort((a, b) => netOf(b) - netOf(a))];
}
