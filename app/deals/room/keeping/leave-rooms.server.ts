import { and, eq, inArray, isNull } from "drizzle-orm";
import type { DeletionStep } from "#app/accounts/data/delete-account.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { sweepFilesJob } from "#app/platform/files/sweep-files.job.server.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { roomFileKey } from "#app/deals/room/room.ts";
import {
  roomDocuments,
  roomFolders,
  roomOpenings,
  roomQuestions,
  roomVersions,
} from "#app/deals/room/room.table.ts";

/**
 * When somebody deletes their account: their own rooms go with everything in them. In other rooms the log stays, which is the
 * owner's proof, without the name; a question stays if it was answered.
 */
export const leaveRooms =
  (jobs: Jobs): DeletionStep =>
  async (tx, { id }) => {
    const own = tx.select({ id: listings.id }).from(listings).where(eq(listings.ownerId, id));
    const documents = tx
      .select({ id: roomDocuments.id })
      .from(roomDocuments)
      .where(inArray(roomDocuments.listingId, own));
    const versions = await tx
      .delete(roomVersions)
      .where(inArray(roomVersions.documentId, documents))
      .returning({ storageKey: roomVersions.storageKey });
    for (const table of [roomOpenings, roomQuestions, roomDocuments, roomFolders])
      await tx.delete(table).where(inArray(table.listingId, own));
    const keys = versions.map(({ storageKey }) => roomFileKey(storageKey));
    if (keys.length > 0) await jobs.enqueue(tx, sweepFilesJob, { keys });
    const isUnanswered = and(eq(roomQuestions.askerId, id), isNull(roomQuestions.answer));
    await tx.delete(roomQuestions).where(isUnanswered);
  };
