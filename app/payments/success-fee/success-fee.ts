/** The fee in Canadian cents, at least one, for a sale price in another currency's minor units. */
export const successFee = (soldPrice: number, perCad: number, percent: number): number =>
  Math.max(1, Math.round(((soldPrice / perCad) * percent) / 100));

/** Whether the sale for which a fee is due still stands. One that was undone and repeated is another sale. */
export const isStanding = (
  listing: { status: string; soldAt: Date | null } | null,
  soldAt: Date | null,
): boolean => listing?.status === "sold" && listing.soldAt?.getTime() === soldAt?.getTime();
