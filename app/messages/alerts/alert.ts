/**
 * An alert is a saved search that emails what is new in it: new listings, reduced prices, listings that are back on the market.
 * Somebody can have one without an account; then nothing is sent before they confirmed their address.
 */
export const alertFrequencies = ["instant", "daily", "weekly"] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** Where the search comes from: saved by the person, or kept in step with the buying preferences of their profile. */
export const alertSources = ["search", "preferences"] as const;
export type AlertSource = (typeof alertSources)[number];

/** What happens to a listing that people are told of. Only savers are told of a sale. */
export const listingChangeKinds = ["new", "reduced", "back", "sold"] as const;
export type ListingChangeKind = (typeof listingChangeKinds)[number];

/** Of alerts that are neither unsubscribed nor deleted. */
export const maxAlertsPerAddress = 20;
/** An address that was not confirmed by then is forgotten. */
export const confirmWithinDays = 7;
