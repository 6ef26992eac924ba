import { and, count, desc, eq, ilike, ne } from "drizzle-orm";
import type { ReceivedListState } from "#app/admin/emails/received-list.ts";
import { inboundEmails } from "#app/messages/email/inbound-emails.table.ts";
import type { InboundOutcome } from "#app/messages/email/inbound/inbound-email.ts";
import { messages } from "#app/messages/messages.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { escapeLike } from "#app/platform/db/escape-like.ts";

export type ReceivedEmailRow = Awaited<ReturnType<typeof listReceivedEmails>>["rows"][number];

/** Defaults to emails that did not reach their conversation. */
export async function listReceivedEmails(
  db: Db,
  { q, filters, page, size }: Pick<ReceivedListState, "q" | "filters" | "page" | "size">,
) {
  const where = and(
    filters.outcome
      ? eq(inboundEmails.outcome, filters.outcome as InboundOutcome)
      : ne(inboundEmails.outcome, "delivered"),
    q ? ilike(inboundEmails.externalId, `%${escapeLike(q)}%`) : undefined,
  );
  const [rows, [matching], [all]] = await Promise.all([
    db
      .select({
        id: inboundEmails.id,
        externalId: inboundEmails.externalId,
        outcome: inboundEmails.outcome,
        createdAt: inboundEmails.createdAt,
        conversationId: messages.conversationId,
      })
      .from(inboundEmails)
      .leftJoin(messages, eq(messages.id, inboundEmails.messageId))
      .where(where)
      .orderBy(desc(inboundEmails.createdAt), desc(inboundEmails.id))
      .limit(size)
      .offset((page - 1) * size),
    db.select({ count: count() }).from(inboundEmails).where(where),
    db.select({ count: count() }).from(inboundEmails),
  ]);
  return { rows, matching: matching!.count, all: all!.count };
}
