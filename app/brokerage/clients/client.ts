/**
 * An owner whom a broker represents, and who gets the broker's monthly report: with an account under a mandate, or by name
 * and address for one of the broker's own listings. Nothing but the invitation is sent before the owner confirms.
 */
export const maxClientName = 120;
export const maxClientListings = 20;
/** An address that nobody confirms is forgotten. */
export const confirmWithinDays = 14;

export const clientsPath = "/account/reports";
export const clientHref = (id: string): string => `${clientsPath}/${id}`;
