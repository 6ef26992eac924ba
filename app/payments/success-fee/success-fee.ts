/** The fee in Canadian cents, at least one, for a sale price in another currency's minor units. */
export const successFee = (soldPrice: number, perCad: number, percent: number): number =>
  Math.max(1, Math.round(((soldPrice / perCad) * percent) / 100));
