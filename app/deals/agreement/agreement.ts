/** Before a buyer gets access to what an owner keeps confidential, they sign a confidentiality agreement, if the owner asks for one. */
import type { AgreementScope } from "#app/listings/audience.ts";
import type { ManagedListing } from "#app/listings/manager.ts";

export const agreementHref = (listingId: string): string => `/business/${listingId}/agreement`;

/** Within the text. */
export const describeScope = (scope: AgreementScope, listingNumber: string): string =>
  scope === "listing"
    ? `the one that is offered on Relevo under the listing ID ${listingNumber}`
    : `the one that is offered on Relevo under the listing ID ${listingNumber}, and each other one that the same Owner, or the broker who acts for them, offers there before the duties of this agreement end`;

/** In one sentence for the buyer who is about to sign. */
export const explainScope = (scope: AgreementScope, { brokerId }: ManagedListing): string =>
  scope === "listing"
    ? "It covers this listing only."
    : `It covers this listing and all others of the same ${brokerId ? "broker" : "owner"}, so you sign once.`;
