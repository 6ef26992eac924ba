/** In Canadian cents, at least one. */
export const successFee = (soldPrice: number, perCad: number, percent: number): number =>
  Math.max(1, Math.round(((soldPrice / perCad) * percent) / 100));

/** A sale that was undone and repeated is another sale. */
export const isStanding = (
  listing: { status: string; soldAt: Date | null } | null,
  soldAt: Date | null,
): boolean => listing?.status === "sold" && listing.soldAt?.getTime() === soldAt?.getTime();
