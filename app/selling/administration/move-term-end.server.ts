import { eq } from "drizzle-orm";
import type { ListingStatus } from "#app/listings/listing.ts";
import { listings } from "#app/listings/listings.table.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import { addDays, dayMs } from "#app/shared/day.ts";

interface TermListing {
  id: string;
  status: ListingStatus;
  packageId: string | null;
  expiresAt: Date | null;
}

/** The term of a listing that waits for review has not begun, and what is sold or a draft has none that runs. */
const hasTerm = ({ status, packageId, expiresAt }: TermListing): boolean =>
  packageId !== null && expiresAt !== null && (status === "active" || status === "expired");

export const termEndOf = (listing: TermListing): string =>
  hasTerm(listing) ? formatDate(listing.expiresAt!.toISOString(), { format: "day" }) : "";

export type TermProblem = "none" | "malformed" | "past";

interface TermMove {
  actorId: string;
  input: { termEnds: string };
  now: Date;
  requestId?: string | null;
}

/** Lengthens or shortens a term by whole days, without charge. Call it with the listing locked. */
export async function moveTermEnd(
  tx: Db,
  listing: TermListing,
  { actorId, input, now, requestId = null }: TermMove,
): Promise<TermProblem | null> {
  const before = termEndOf(listing);
  if (!before) return "none";
  const wanted = /^\d{4}-\d{2}-\d{2}$/.test(input.termEnds) ? Date.parse(input.termEnds) : NaN;
  if (Number.isNaN(wanted)) return "malformed";
  const days = Math.round((wanted - Date.parse(before)) / dayMs);
  const expiresAt = addDays(listing.expiresAt!, days);
  if (listing.status === "active" && expiresAt <= now) return "past";
  await tx.update(listings).set({ expiresAt, updatedAt: now }).where(eq(listings.id, listing.id));
  await recordAudit(tx, {
    actorId,
    action: "listing-term-moved",
    subjectType: "listing",
    subjectId: listing.id,
    details: { before: { termEnds: before }, after: { termEnds: input.termEnds } },
    requestId,
  });
  return null;
}
