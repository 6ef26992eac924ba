import { and, eq, gt, sql } from "drizzle-orm";
import { lockPerson } from "#app/accounts/lock-person.server.ts";
import { auditListing } from "#app/listings/audit-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { roomOpenings } from "#app/deals/room/room.table.ts";
import type { RoomReader } from "#app/deals/room/room.ts";

const hourMs = 60 * 60 * 1000;

interface Opening {
  listingId: string;
  documentId: string;
  documentName: string;
  version: number;
  /** Null for a download. */
  page: number | null;
  readerId: string;
  reader: RoomReader;
  now: Date;
}

/** Scrolling back is not another opening: each page counts once an hour. */
export async function recordOpening(db: Db, opening: Opening): Promise<void> {
  const { reader, now, ...row } = opening;
  if (reader === "manager") return;
  const { documentId, readerId, version, page, listingId } = row;
  await db.transaction(async (tx) => {
    // The lock lets a page that is asked for twice at once find the first opening.
    await lockPerson(tx, readerId);
    const isSame = and(
      eq(roomOpenings.readerId, readerId),
      eq(roomOpenings.documentId, documentId),
      eq(roomOpenings.version, version),
      sql`${roomOpenings.page} is not distinct from ${page}`,
      gt(roomOpenings.openedAt, new Date(now.getTime() - hourMs)),
    );
    if ((await tx.$count(roomOpenings, isSame)) > 0) return;
    await tx.insert(roomOpenings).values({ ...row, openedAt: now });
    if (reader === "administrator") {
      const details = { documentId, name: row.documentName, version, page };
      await auditListing(tx, { listingId, actorId: readerId }, "room-document-opened", details);
    }
  });
}
