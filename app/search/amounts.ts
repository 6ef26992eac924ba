/**
 * The filters by amount. URL parameters, form fields, chips, conditions and alerts derive from a row here. The name is the
 * field in `Search` and the stem of the parameters `priceMin` and `priceMax`, which are also the columns of the index.
 */
export const amounts = {
  price: { legend: "Asking price", chip: "Asking" },
  revenue: { legend: "Annual revenue", chip: "Revenue" },
  cashFlow: { legend: "Annual cash flow", chip: "Cash flow" },
} as const;

export type AmountName = keyof typeof amounts;
export const amountNames = Object.keys(amounts) as AmountName[];

/** One value for each amount. */
export const perAmount = <T>(make: (name: AmountName) => T): Record<AmountName, T> =>
  Object.fromEntries(amountNames.map((name) => [name, make(name)])) as Record<AmountName, T>;
