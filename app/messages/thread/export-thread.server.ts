import { and, eq, gt, not, or } from "drizzle-orm";
import { messageAttachments, messages } from "#app/messages/messages.table.ts";
import { messageFileHref } from "#app/messages/thread/files/message-file.ts";
import { conversationMembers, quickReplies } from "#app/messages/thread/members.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { readInBatches } from "#app/shared/batches.ts";

/** The files of the person's messages, with the addresses at which they can be downloaded. */
export async function* exportMessageFiles(db: Db, userId: string) {
  const rows = readInBatches(
    (after: string | null, size) =>
      db
        .select({
          id: messageAttachments.id,
          messageId: messageAttachments.messageId,
          conversationId: messages.conversationId,
          name: messageAttachments.name,
          contentType: messageAttachments.contentType,
          bytes: messageAttachments.bytes,
        })
        .from(messageAttachments)
        .innerJoin(messages, eq(messages.id, messageAttachments.messageId))
        .where(
          and(
            or(
              eq(messages.senderId, userId),
              and(eq(messages.recipientId, userId), not(messages.withheld)),
            ),
            after ? gt(messageAttachments.id, after) : undefined,
          ),
        )
        .orderBy(messageAttachments.id)
        .limit(size),
    (row) => row.id,
  );
  for await (const row of rows)
    yield Object.assign(row, { address: messageFileHref(row.conversationId, row.id) });
}

/** What the person keeps about conversations: stage, follow-up date, notes, archive. */
export const exportLeadRecords = (db: Db, userId: string) =>
  readInBatches(
    (after: string | null, size) =>
      db
        .select({
          conversationId: conversationMembers.conversationId,
          stage: conversationMembers.stage,
          followUpOn: conversationMembers.followUpOn,
          notes: conversationMembers.notes,
          archivedAt: conversationMembers.archivedAt,
        })
        .from(conversationMembers)
        .where(
          and(
            eq(conversationMembers.userId, userId),
            after ? gt(conversationMembers.conversationId, after) : undefined,
          ),
        )
        .orderBy(conversationMembers.conversationId)
        .limit(size),
    (row) => row.conversationId,
  );

export const exportQuickReplies = (db: Db, userId: string) =>
  readInBatches(
    (after: string | null, size) =>
      db
        .select({ id: quickReplies.id, name: quickReplies.name, content: quickReplies.content })
        .from(quickReplies)
        .where(and(eq(quickReplies.userId, userId), after ? gt(quickReplies.id, after) : undefined))
        .orderBy(quickReplies.id)
        .limit(size),
    (row) => row.id,
  );
