import type { OwnThread } from "#app/messages/thread/thread.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Env } from "#app/platform/env.ts";
import { defineJob, type Jobs } from "#app/platform/jobs/jobs.ts";

export interface MessageEmailServices {
  db: Db;
  jobs: Jobs;
  env: Pick<Env, "APP_URL" | "SESSION_SECRET" | "SESSION_SECRET_PREVIOUS" | "REPLY_DOMAIN">;
}

/** The current secret, and the one before its last rotation. */
export const secretsOf = ({
  SESSION_SECRET: current,
  SESSION_SECRET_PREVIOUS: previous,
}: Pick<Env, "SESSION_SECRET" | "SESSION_SECRET_PREVIOUS">): string[] =>
  previous ? [current, previous] : [current];

export const emailMessagesJob = defineJob<OwnThread>("email-messages");

/** Called after the insert: the job waits for the lock on the conversation, so it cannot miss the message. */
export const queueMessageEmail = (
  tx: Db,
  jobs: Jobs,
  { conversationId, userId }: OwnThread,
  startAfter?: Date,
): Promise<void> =>
  jobs.enqueue(
    tx,
    emailMessagesJob,
    { conversationId, userId },
    { onceKey: `${conversationId} ${userId}`, ...(startAfter && { startAfter }) },
  );
