import { eq } from "drizzle-orm";
import { documentAccess } from "#app/listings/media/media.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { publishChanges } from "#app/platform/live/publish-changes.server.ts";
import { accessTopic } from "./document-access.ts";

interface Managed {
  id: string;
  ownerId: string;
  brokerId: string | null;
}

/**
 * Reloads the open pages of everyone who asked for access. The owner and the broker, whom the command may notify later, are
 * part of it: one statement locks all their counters in a fixed order.
 */
export async function publishToReaders(tx: Db, listing: Managed): Promise<void> {
  const readers = await tx
    .select({ userId: documentAccess.userId })
    .from(documentAccess)
    .where(eq(documentAccess.listingId, listing.id));
  if (readers.length === 0) return;
  const managers = [listing.ownerId, listing.brokerId].filter((id) => id !== null);
  const people = [...readers.map(({ userId }) => userId), ...managers];
  await publishChanges(
    tx,
    people.map((userId) => ({ userId, topic: accessTopic(listing.id) })),
  );
}
