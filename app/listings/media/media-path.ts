/** The pages of a listing's media, for its owner or for administrators. */
export const mediaPath = (listingId: string, isAdministrator = false): string =>
  `/${isAdministrator ? "admin" : "account"}/listings/${listingId}`;
