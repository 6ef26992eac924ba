import { eq } from "drizzle-orm";
import type { DeletionStep } from "#app/accounts/data/delete-account.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
import {
  importMappings,
  imports,
  listingFeeds,
  listingPhotoSources,
  listingReferences,
} from "./imports.table.ts";

const personalTables = [
  imports,
  importMappings,
  listingReferences,
  listingPhotoSources,
  listingFeeds,
] as const;

/** When a person deletes their account. */
export const forgetImports: DeletionStep = async (tx, { id }) => {
  for (const table of personalTables) await tx.delete(table).where(eq(table.userId, id));
};

/** For the file with a person's data. What the rows held is in the listings. */
export const exportImports = async (db: Db, userId: string): Promise<object> => ({
  files: await db
    .select(pick(imports, "fileName", "headers", "mapping", "state", "createdAt"))
    .from(imports)
    .where(eq(imports.userId, userId)),
  columns: await db
    .select(pick(importMappings, "columns", "updatedAt"))
    .from(importMappings)
    .where(eq(importMappings.userId, userId)),
  references: await db
    .select(pick(listingReferences, "reference", "listingId"))
    .from(listingReferences)
    .where(eq(listingReferences.userId, userId)),
  photos: await db
    .select(pick(listingPhotoSources, "listingId", "address", "state", "problem", "createdAt"))
    .from(listingPhotoSources)
    .where(eq(listingPhotoSources.userId, userId)),
  feed: await db
    .select(pick(listingFeeds, "address", "withdraws", "checkedAt", "createdAt"))
    .from(listingFeeds)
    .where(eq(listingFeeds.userId, userId)),
});
