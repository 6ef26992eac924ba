/** If the owner requires it, buyers sign a confidentiality agreement before they get access to what is confidential. */
import type { AgreementScope } from "#app/listings/audience.ts";
import type { ManagedListing } from "#app/listings/manager.ts";

export const agreementHref = (listingId: string): string => `/business/${listingId}/agreement`;

/** Part of the text of the agreement. */
export const describeScope = (scope: AgreementScope, listingNumber: string): string =>
  scope === "listing"
    ? `the one that is offered on Relevo under the listing ID ${listingNumber}`
    : `the one that is offered on Relevo under the listing ID ${listingNumber}, and each other one that the same Owner, or the broker who acts for them, offers there before the duties of this agreement end`;

/** For the buyer, beside the text. */
export const explainScope = (scope: AgreementScope, { brokerId }: ManagedListing): string =>
  scope === "listing"
    ? "It covers this listing only."
    : `It covers this listing and all others of the same ${brokerId ? "broker" : "owner"}, so you sign once.`;
