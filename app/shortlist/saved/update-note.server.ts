import { and, eq } from "drizzle-orm";
import { savedListings } from "./saved-listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface UpdateNoteInput {
  userId: string;
  listingId: string;
  /** An empty string removes the note. */
  note: string;
}

export async function updateNote(
  db: Db,
  { userId, listingId, note }: UpdateNoteInput,
): Promise<{ ok: true } | { ok: false; reason: "not-saved" }> {
  const written = await db
    .update(savedListings)
    .set({ note })
    .where(and(eq(savedListings.userId, userId), eq(savedListings.listingId, listingId)))
    .returning({ listingId: savedListings.listingId });
  return written.length > 0 ? { ok: true } : { ok: false, reason: "not-saved" };
}
