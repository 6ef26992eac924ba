import { and, eq } from "drizzle-orm";
import { undoDeadline, maxNoteLength } from "./saved-list.ts";
import { removedSavedListings, savedListings } from "./saved-listings.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import { isOpenListing } from "#app/listings/public-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { z } from "zod";

export interface SaveListingInput {
  userId: string;
  listingId: string;
  now: Date;
}

/** Idempotent. Saving again soon after a removal undoes it: the listing comes back with its note and date. */
export async function saveListing(
  db: Db,
  { userId, listingId, now }: SaveListingInput,
): Promise<{ ok: true } | { ok: false; reason: "not-found" }> {
  return db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(removedSavedListings)
      .where(
        and(eq(removedSavedListings.userId, userId), eq(removedSavedListings.listingId, listingId)),
      )
      .returning();
    const undone = removed && removed.removedAt > undoDeadline(now) ? removed : null;
    const [listing] = await tx
      .select({ id: listings.id })
      .from(listings)
      .where(and(eq(listings.id, listingId), isOpenListing(now)));
    if (!undone && !listing) return { ok: false, reason: "not-found" };
    await tx
      .insert(savedListings)
      .values({ userId, listingId, note: undone?.note, createdAt: undone?.savedAt ?? now })
      .onConflictDoNothing();
    return { ok: true };
  });
}

/** Idempotent. Can be undone until the deadline. */
export async function removeSavedListing(db: Db, { userId, listingId, now }: SaveListingInput) {
  await db.transaction(async (tx) => {
    const [saved] = await tx
      .delete(savedListings)
      .where(and(eq(savedListings.userId, userId), eq(savedListings.listingId, listingId)))
      .returning();
    if (!saved) return;
    const kept = { note: saved.note, savedAt: saved.createdAt, removedAt: now };
    await tx
      .insert(removedSavedListings)
      .values({ userId, listingId, ...kept })
      .onConflictDoUpdate({
        target: [removedSavedListings.userId, removedSavedListings.listingId],
        set: kept,
      });
  });
}

export const noteSchema = z
  .string()
  // Browsers count a line break as one character and submit two.
  .transform((text) => text.replace(/\r\n?/g, "\n").trim())
  .pipe(
    z.string().max(maxNoteLength, {
      error: (issue) => {
        const over = String(issue.input).length - maxNoteLength;
        return over === 1
          ? "Your note is 1 character over the limit of 1,000."
          : `Your note is ${over.toLocaleString("en-CA")} characters over the limit of 1,000.`;
      },
    }),
  );

/** An empty string removes the note. */
export async function updateNote(
  db: Db,
  { userId, listingId, note }: Omit<SaveListingInput, "now"> & { note: string },
): Promise<{ ok: true } | { ok: false; reason: "not-saved" }> {
  const written = await db
    .update(savedListings)
    .set({ note })
    .where(and(eq(savedListings.userId, userId), eq(savedListings.listingId, listingId)))
    .returning({ listingId: savedListings.listingId });
  return written.length > 0 ? { ok: true } : { ok: false, reason: "not-saved" };
}
