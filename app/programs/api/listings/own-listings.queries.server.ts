import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { ownText, ownTitle } from "#app/listings/confidential/own-text.server.ts";
import type { ListingStatus } from "#app/listings/listing.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
import type { RowKey } from "#app/programs/api/requests/page-cursor.ts";

interface OwnListings {
  userId: string;
  status: ListingStatus | undefined;
  after: RowKey | undefined;
  limit: number;
}

/** The person's own, and those of their mandates, newest first; each half from its index. */
export async function listManagedListings(db: Db, { userId, status, after, limit }: OwnListings) {
  const half = (isTheirs: SQL) =>
    db
      .select({
        ...pick(
          listings,
          "id",
          "ownerId",
          "status",
          "region",
          "confidential",
          "createdAt",
          "updatedAt",
        ),
        title: ownTitle.as("title"),
        city: ownText("city").as("city"),
      })
      .from(listings)
      .where(
        and(
          isTheirs,
          status && eq(listings.status, status),
          after && sql`(${listings.createdAt}, ${listings.id}) < (${after.at}, ${after.id})`,
        ),
      )
      .orderBy(desc(listings.createdAt), desc(listings.id))
      .limit(limit);
  return unionAll(half(eq(listings.ownerId, userId)), half(eq(listings.brokerId, userId)))
    .orderBy(sql`created_at desc, id desc`)
    .limit(limit);
}
