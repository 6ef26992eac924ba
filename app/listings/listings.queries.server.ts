import { asc, desc, eq, type SQL } from "drizzle-orm";
import { checkAccess, type ListingViewer } from "./disclosure.ts";
import { selectCards } from "#app/listings/card/listing-cards.queries.server.ts";
import { listings } from "./listings.table.ts";
import { accessColumns } from "./public-listing.server.ts";
import { toIndexTime } from "#app/listings/index/index-encoding.ts";
import type { Db } from "#app/platform/db/db.ts";

/** A total order with a matching index. */
export const newestFirst: SQL[] = [desc(listings.createdAt), asc(listings.id)];

/** Checks access as the page does, before reading anything else. */
export async function findListing(db: Db, id: string, viewer: ListingViewer, now: Date) {
  const isIt = eq(listings.id, id);
  const [row] = await db.select(accessColumns).from(listings).where(isIt);
  const access = row ? checkAccess(row, viewer, now) : "not-found";
  if (access === "not-found") return { ok: false, reason: "not-found" } as const;
  if (access === "gone") return { ok: false, reason: "gone" } as const;
  const [listing] = await selectCards(db, isIt, [], 1, toIndexTime(now));
  return listing ? ({ ok: true, listing } as const) : ({ ok: false, reason: "not-found" } as const);
}
