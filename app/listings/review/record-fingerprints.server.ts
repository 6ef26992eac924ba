import { ownText, ownTitle } from "#app/listings/confidential/own-text.server.ts";
import { and, eq, sql } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import { listingFingerprints } from "#app/listings/media/media.table.ts";
import { bandsOf, comparableText, fingerprintText } from "./fingerprint.ts";
import { recheckListing } from "./check-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";

export async function recordTextFingerprint(tx: Db, listingId: string): Promise<void> {
  const [listing] = await tx
    .select({ title: ownTitle, description: ownText("description") })
    .from(listings)
    .where(eq(listings.id, listingId));
  if (!listing) return;
  const bits = fingerprintText(comparableText(listing));
  if (bits === null)
    await tx
      .delete(listingFingerprints)
      .where(
        and(eq(listingFingerprints.listingId, listingId), eq(listingFingerprints.kind, "text")),
      );
  else {
    const bands = bandsOf(bits);
    await tx
      .insert(listingFingerprints)
      .values({ listingId, kind: "text", ...bands })
      .onConflictDoUpdate({
        target: listingFingerprints.listingId,
        targetWhere: sql`kind = 'text'`,
        set: bands,
      });
  }
  await recheckListing(tx, listingId);
}

export async function recordPhotoFingerprint(
  tx: Db,
  { listingId, mediaId, bits }: { listingId: string; mediaId: string; bits: bigint | null },
): Promise<void> {
  if (bits === null) return;
  const bands = bandsOf(bits);
  await tx
    .insert(listingFingerprints)
    .values({ listingId, kind: "photo", mediaId, ...bands })
    .onConflictDoUpdate({ target: listingFingerprints.mediaId, set: bands });
  await recheckListing(tx, listingId);
}
