/** The owner opens the documents to every signed-in buyer, or grants access one by one. A rejected person stays out either way. */
import type { UserType } from "#app/accounts/user.ts";
import { isManagedBy, type ManagedListing } from "#app/listings/manager.ts";

export type DocumentGrant = "none" | "requested" | "granted" | "refused";

export const grantOf = ({
  grantedAt,
  refusedAt,
}: {
  grantedAt: Date | null;
  refusedAt: Date | null;
}): Exclude<DocumentGrant, "none"> => (grantedAt ? "granted" : refusedAt ? "refused" : "requested");

export interface GuardedDocuments extends ManagedListing {
  isPackageBought: boolean;
  documentsOpen: boolean;
  grant: DocumentGrant;
}

/** For a listing whose page this person may open. Who manages it and administrators always have access, so that nothing escapes review. */
export function canReadDocuments(
  { isPackageBought, documentsOpen, grant, ...listing }: GuardedDocuments,
  viewer: { id: string; userType: UserType } | null,
): boolean {
  if (!viewer) return false;
  if (isManagedBy(listing, viewer) || viewer.userType === "admin") return true;
  if (!isPackageBought || grant === "refused") return false;
  return documentsOpen || grant === "granted";
}

export type AccessDecision = "grant" | "refuse" | "revoke";

export const possibleDecisions: Record<DocumentGrant, readonly AccessDecision[]> = {
  none: [],
  requested: ["grant", "refuse"],
  granted: ["revoke"],
  refused: ["grant"],
};
