import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import type { SelectedListing } from "./bulk-change.ts";
import type { OwnedSearch } from "#app/selling/owned/owned-search.ts";
import type { Db } from "#app/platform/db/db.ts";
import { maxTicked } from "#app/ui/bulk/bulk.ts";

/** Listings of other owners are not found. */
export const listSelected = (
  db: Db,
  ownerId: string,
  ids: readonly string[],
): Promise<SelectedListing[]> => select(db, ownerId, inArray(listings.id, ids.slice(0, maxTicked)));

export const listMatching = (
  db: Db,
  ownerId: string,
  { status, words }: OwnedSearch,
): Promise<SelectedListing[]> =>
  select(
    db,
    ownerId,
    and(
      status ? eq(listings.status, status) : undefined,
      words ? sql`strpos(search_key(${listings.title}), search_key(${words})) > 0` : undefined,
    ),
  );

const select = (db: Db, ownerId: string, condition: SQL | undefined): Promise<SelectedListing[]> =>
  db
    .select({
      id: listings.id,
      title: listings.title,
      status: listings.status,
      packageId: listings.packageId,
      expiresAt: listings.expiresAt,
      withdrawnAt: listings.withdrawnAt,
      rejectedAt: listings.rejectedAt,
      contactName: listings.contactName,
      contactEmail: listings.contactEmail,
      contactPhone: listings.contactPhone,
      responseTime: listings.responseTime,
    })
    .from(listings)
    .where(and(eq(listings.ownerId, ownerId), condition))
    .orderBy(desc(listings.createdAt), desc(listings.id))
    .limit(maxTicked);
