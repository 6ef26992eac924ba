import type { ListingStatus } from "#app/listings/listing.ts";

/** Why fields cannot be changed now. */
export function lockReasons(status: ListingStatus, isWhole: boolean): string {
  if (status === "sold")
    return "This listing is sold, and its page is kept as a record. Only the contact details can still be changed.";
  return isWhole
    ? "We are checking this listing. This part can be changed again once that is done."
    : "We are checking this listing. The fields that are greyed out can be changed again once that is done.";
}
