import { eq, inArray } from "drizzle-orm";
import type { BulkSource } from "#app/admin/bulk/bulk-change.ts";
import {
  conversationBulkLabels,
  type ConversationChange,
  statusByChange,
} from "#app/admin/bulk/conversation-changes.ts";
import { personName } from "#app/admin/messages/conversation-labels.ts";
import {
  buyer,
  conversationsList,
  owner,
  personColumns,
} from "#app/admin/messages/conversations-list.queries.server.ts";
import { changeConversation } from "#app/messages/administration/change-conversation.server.ts";
import type { ConversationStatus } from "#app/messages/leads/lead.ts";
import { conversations } from "#app/messages/messages.table.ts";
import type { Db } from "#app/platform/db/db.ts";

type Subject = Awaited<ReturnType<typeof read>>[number];

async function read(db: Db, ids: readonly string[]) {
  const rows = await db
    .select({
      id: conversations.id,
      status: conversations.status,
      buyer: personColumns(buyer),
      owner: personColumns(owner),
    })
    .from(conversations)
    .innerJoin(buyer, eq(buyer.id, conversations.buyerId))
    .innerJoin(owner, eq(owner.id, conversations.ownerId))
    .where(inArray(conversations.id, [...ids]));
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    name: `${personName(row.buyer)} and ${personName(row.owner)}`,
    before: row.status,
  }));
}

export const conversationBulk: BulkSource<Subject, ConversationChange> = {
  labels: conversationBulkLabels,
  list: conversationsList,
  read,
  check: (change, { status }) => (status === statusByChange[change] ? "status-already" : null),
  apply: (services, change, { id }, context) =>
    setStatus(services.db, statusByChange[change], id, context),
  undo: (services, change, { id, status }, before, context) =>
    status === statusByChange[change]
      ? setStatus(services.db, before as ConversationStatus, id, context)
      : Promise.resolve("changed-meanwhile"),
};

async function setStatus(
  db: Db,
  status: ConversationStatus,
  conversationId: string,
  { administrator, requestId }: { administrator: { id: string }; requestId: string | null },
): Promise<string | null> {
  const change = { conversationId, actorId: administrator.id, requestId, status };
  const outcome = await changeConversation(db, change);
  if (!outcome.ok) return "changed-meanwhile";
  return outcome.changed ? null : "status-already";
}
