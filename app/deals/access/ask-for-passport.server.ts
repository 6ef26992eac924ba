import { and, desc, eq } from "drizzle-orm";
import { conversations } from "#app/messages/messages.table.ts";
import { postReply } from "#app/messages/thread/composing/send-reply.server.ts";
import { isParticipant } from "#app/messages/thread/thread.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createIdAt } from "#app/platform/db/id.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

export const passportText =
  "Before I give you access, please show me a buyer's passport. You can get one under “Premium buyer”.";

interface AskForPassport {
  listingId: string;
  buyerId: string;
  managerId: string;
  now: Date;
}

/** Writes a message as the owner. False if the buyer cannot receive it. */
export async function askForPassport(
  tx: Db,
  jobs: Jobs,
  { listingId, buyerId, managerId, now }: AskForPassport,
): Promise<boolean> {
  const [thread] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.listingId, listingId),
        eq(conversations.buyerId, buyerId),
        isParticipant(managerId),
      ),
    )
    .orderBy(desc(conversations.lastMessageAt))
    .limit(1);
  if (!thread) return false;
  const posted = await postReply(tx, jobs, {
    conversationId: thread.id,
    userId: managerId,
    messageId: createIdAt(now.getTime()),
    content: passportText,
    now,
  });
  return posted.ok;
}
