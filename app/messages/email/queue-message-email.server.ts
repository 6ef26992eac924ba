import type { Db } from "#app/platform/db/db.ts";
import { defineJob, type Jobs } from "#app/platform/jobs/jobs.ts";

/** Whom to tell, and of which conversation. What is new is looked up when the job runs. */
export interface EmailMessages {
  conversationId: string;
  userId: string;
}

export const emailMessagesJob = defineJob<EmailMessages>("email-messages");

/**
 * Tells the recipient of a message by email, at once or at the end of the running ten minutes. Called after the message was
 * inserted: the job waits for the lock on its conversation, so it cannot miss the message that it was enqueued for.
 */
export const queueMessageEmail = (
  tx: Db,
  jobs: Jobs,
  { conversationId, userId }: EmailMessages,
  startAfter?: Date,
): Promise<void> =>
  jobs.enqueue(
    tx,
    emailMessagesJob,
    { conversationId, userId },
    { onceKey: `${conversationId} ${userId}`, ...(startAfter && { startAfter }) },
  );
