import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";

/** Who changes a listing: its owner, an administrator on the owner's behalf, or anyone else by `actorId`. */
export interface ListingChange {
  listingId: string;
  ownerId?: string;
  administratorId?: string | null;
  actorId?: string | null;
  requestId?: string | null;
}

export const auditListing = (
  tx: Db,
  { listingId, ownerId, administratorId, actorId, requestId = null }: ListingChange,
  action: string,
  details: Record<string, unknown> = {},
): Promise<void> =>
  recordAudit(
    tx,
    { actorId: actorId ?? administratorId ?? ownerId ?? null, requestId },
    action,
    ["listing", listingId],
    details,
  );
