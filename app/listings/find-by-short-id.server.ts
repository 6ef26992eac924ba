import { and, sql } from "drizzle-orm";
import { listings } from "./listings.table.ts";
import { isOpenListing, placeColumns, shownTitle } from "./public-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";

const pattern = /^(?:(?:listing\s+)?id:?\s*|#\s*)?([0-9a-f]{8})$/i;

/** The listing with the ID that its page shows, also a sold one; null if the text is none, or if two listings share it. */
export async function findByShortId(db: Db, text: string, now: Date) {
  const id = pattern.exec(text.trim())?.[1];
  if (!id) return null;
  const [listing, other] = await db
    .select({ id: listings.id, title: shownTitle, ...placeColumns })
    .from(listings)
    .where(and(sql`right(${listings.id}::text, 8) = ${id.toLowerCase()}`, isOpenListing(now)))
    .limit(2);
  return listing && !other ? listing : null;
}
