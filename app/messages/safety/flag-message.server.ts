import { flaggedMessages } from "#app/messages/safety/safety.table.ts";
import type { CheckedMessage } from "#app/messages/safety/check-message.server.ts";
import { findSameText, reportSameText } from "#app/messages/safety/same-text.server.ts";
import { isMailing } from "#app/messages/safety/same-text.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

interface StoredMessage extends CheckedMessage {
  id: string;
  senderId: string;
  recipientId: string;
  now: Date;
  appUrl: string;
}

/** Puts what the checks found into the administrators' queue, in the transaction that stores the message. */
export async function flagMessage(tx: Db, jobs: Jobs, message: StoredMessage): Promise<void> {
  const { id, warnings, contentHash, senderId, recipientId, now, appUrl } = message;
  if (warnings.length > 0)
    await tx
      .insert(flaggedMessages)
      .values(warnings.map((reason) => ({ messageId: id, reason, createdAt: now })))
      .onConflictDoNothing();
  if (!contentHash) return;
  const found = await findSameText(tx, { contentHash, senderId, recipientId, now });
  if (isMailing(found)) await reportSameText(tx, jobs, { contentHash, senderId, now, appUrl });
}
