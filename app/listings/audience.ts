/**
 * For each kind of confidential detail the owner chooses who sees it. A grant opens all kinds; a refusal and a revocation close
 * them. Of a confidential listing every kind is for buyers with access.
 */
import type { ListingStatus } from "./listing.ts";
import type { DocumentGrant } from "./media/documents/document-access.ts";

/** Registered buyers have confirmed their email address; buyers with access were granted it by the owner. */
export const audiences = ["everyone", "registered", "access"] as const;
export type Audience = (typeof audiences)[number];

/** Documents are marked with their reader's name, so nobody opens them without an account. */
export const documentAudiences = ["registered", "access"] as const;

/** What a signed confidentiality agreement covers: the listing, or all listings of its manager. */
export const agreementScopes = ["listing", "manager"] as const;
export type AgreementScope = (typeof agreementScopes)[number];

/** Whether a buyer signs a confidentiality agreement before asking for access. */
export const needsAgreement = (listing: {
  agreementRequired: boolean;
  confidential: boolean;
}): boolean => listing.agreementRequired || listing.confidential;

export interface GuardedListing {
  status: ListingStatus;
  confidential: boolean;
  isPackageBought: boolean;
  grant: DocumentGrant;
}

export const effectiveAudience = (audience: Audience, confidential: boolean): Audience =>
  confidential ? "access" : audience;

/** For people who neither manage the listing nor administer it. After the sale, what revealed the business is hidden again. */
export function isInAudience(
  audience: Audience,
  { status, confidential, isPackageBought, grant }: GuardedListing,
  viewer: { emailVerified: boolean } | null,
): boolean {
  if (!isPackageBought || status === "sold") return false;
  const opensTo = effectiveAudience(audience, confidential);
  if (opensTo === "everyone") return true;
  if (!viewer || grant === "refused" || grant === "revoked") return false;
  return grant === "granted" || (opensTo === "registered" && viewer.emailVerified);
}
