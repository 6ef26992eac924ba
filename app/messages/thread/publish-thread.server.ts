import { threadTopic } from "./thread.ts";
import type { Db } from "#app/platform/db/db.ts";
import { publishChanges } from "#app/platform/live/publish-changes.server.ts";

/** Updates the open pages of these people. One call for all of them, because their counters are locked in a fixed order. */
export const publishThread = (tx: Db, conversationId: string, userIds: readonly string[]) =>
  publishChanges(
    tx,
    userIds.map((userId) => ({ userId, topic: threadTopic(conversationId) })),
  );
