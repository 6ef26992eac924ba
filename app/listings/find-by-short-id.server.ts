import { and, sql } from "drizzle-orm";
import { listings } from "./listings.table.ts";
import { isPublicListing, placeColumns } from "./public-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";

const pattern = /^(?:(?:listing\s+)?id:?\s*|#\s*)?([0-9a-f]{8})$/i;

/** The public listing with the ID that its page shows; null if the text is none, or if two listings share it. */
export async function findByShortId(db: Db, text: string, now: Date) {
  const id = pattern.exec(text.trim())?.[1];
  if (!id) return null;
  const [listing, other] = await db
    .select({ id: listings.id, title: listings.title, ...placeColumns })
    .from(listings)
    .where(and(sql`right(${listings.id}::text, 8) = ${id.toLowerCase()}`, isPublicListing(now)))
    .limit(2);
  return listing && !other ? listing : null;
}
