import { and, asc, eq, gt } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
import { readInBatches } from "#app/shared/batches.ts";
import {
  roomDocuments,
  roomOpenings,
  roomQuestions,
  roomVersions,
} from "#app/deals/room/room.table.ts";

// For the export of a person's data. Rooms of others stay unnamed: they may be confidential again.

/** Every version in the person's own rooms. */
export const exportRoomDocuments = (db: Db, userId: string) =>
  readInBatches(
    (after: string | null, size) =>
      db
        .select({
          ...pick(roomVersions, "id", "number", "contentType", "bytes", "uploadedAt"),
          ...pick(roomDocuments, "listingId", "name"),
        })
        .from(roomVersions)
        .innerJoin(roomDocuments, eq(roomDocuments.id, roomVersions.documentId))
        .innerJoin(listings, eq(listings.id, roomDocuments.listingId))
        .where(and(eq(listings.ownerId, userId), after ? gt(roomVersions.id, after) : undefined))
        .orderBy(asc(roomVersions.id))
        .limit(size),
    ({ id }) => id,
  );

export const exportRoomOpenings = (db: Db, userId: string) =>
  readInBatches(
    (after: string | null, size) =>
      db
        .select(pick(roomOpenings, "id", "listingId", "version", "page", "openedAt"))
        .from(roomOpenings)
        .where(
          and(eq(roomOpenings.readerId, userId), after ? gt(roomOpenings.id, after) : undefined),
        )
        .orderBy(asc(roomOpenings.id))
        .limit(size),
    ({ id }) => id,
  );

export const exportRoomQuestions = (db: Db, userId: string) =>
  readInBatches(
    (after: string | null, size) =>
      db
        .select(pick(roomQuestions, "id", "listingId", "question", "askedAt"))
        .from(roomQuestions)
        .where(
          and(eq(roomQuestions.askerId, userId), after ? gt(roomQuestions.id, after) : undefined),
        )
        .orderBy(asc(roomQuestions.id))
        .limit(size),
    ({ id }) => id,
  );
