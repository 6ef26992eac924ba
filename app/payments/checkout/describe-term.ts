import type { PackageId } from "#app/listings/listing.ts";

/** The terms as they are advertised; in days they are 90, 180 and 365. */
const terms: Record<PackageId, string> = {
  rmb: "3 months",
  premium: "6 months",
  realtor: "6 months",
  max_exposure: "until sold",
  full: "12 months",
};

export const describeTerm = (id: PackageId): string => terms[id];
