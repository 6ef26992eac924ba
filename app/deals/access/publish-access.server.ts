import { and, eq } from "drizzle-orm";
import { conversations } from "#app/messages/messages.table.ts";
import { participantsOf } from "#app/messages/thread/thread.queries.server.ts";
import { threadTopic } from "#app/messages/thread/thread.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
import { publishChanges } from "#app/platform/live/publish-changes.server.ts";
import { accessTopic } from "#app/listings/media/documents/document-access.ts";

/** Reloads the open pages of the reader, and the open conversations about the listing. */
export async function publishAccess(
  tx: Db,
  { listingId, buyerId }: { listingId: string; buyerId: string },
): Promise<void> {
  const threads = await tx
    .select(pick(conversations, "id", "buyerId", "ownerId", "thirdId"))
    .from(conversations)
    .where(and(eq(conversations.listingId, listingId), eq(conversations.buyerId, buyerId)));
  await publishChanges(tx, [
    { userId: buyerId, topic: accessTopic(listingId) },
    ...threads.flatMap((thread) =>
      participantsOf(thread).map((userId) => ({ userId, topic: threadTopic(thread.id) })),
    ),
  ]);
}
