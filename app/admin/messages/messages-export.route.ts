import type { Route } from "./+types/messages-export.route.ts";
import type { CsvColumn } from "#app/admin/lists/csv.ts";
import { exportList } from "#app/admin/lists/export-list.server.ts";
import { parseListState } from "#app/admin/lists/list-state.ts";
import { conversationLabels, personName } from "#app/admin/messages/conversation-labels.ts";
import { conversationsSpec, previewMessage } from "#app/admin/messages/conversations-list.ts";
import {
  conversationsSource,
  exportConversations,
  type ListedConversation,
} from "#app/admin/messages/conversations-list.queries.server.ts";

/** Only a preview of the last message: reading a whole thread is logged. */
const columns: CsvColumn<ListedConversation>[] = [
  { header: "Id", value: ({ id }) => id },
  { header: "Business", value: ({ listingTitle }) => listingTitle },
  { header: "Business id", value: ({ listingId }) => listingId },
  { header: "Buyer", value: ({ buyer }) => personName(buyer) },
  { header: "Buyer email", value: ({ buyer }) => (buyer.deletedAt ? null : buyer.email) },
  { header: "Owner", value: ({ owner }) => personName(owner) },
  { header: "Owner email", value: ({ owner }) => (owner.deletedAt ? null : owner.email) },
  { header: "Status", value: ({ status }) => conversationLabels[status] },
  { header: "Messages", value: ({ messageCount }) => messageCount },
  {
    header: "Last sender",
    value: ({ lastMessage, buyer, owner }) =>
      lastMessage && personName(lastMessage.senderId === buyer.id ? buyer : owner),
  },
  {
    header: "Last message",
    value: ({ lastMessage }) => lastMessage && previewMessage(lastMessage.content),
  },
  { header: "Last activity", value: ({ activeAt }) => activeAt },
  { header: "Started", value: ({ createdAt }) => createdAt },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const state = parseListState(conversationsSpec, url.searchParams);
  return exportList(context, {
    name: "conversations",
    subjectType: "conversation",
    spec: conversationsSpec,
    state,
    source: conversationsSource(state),
    columns,
    rows: (db) => exportConversations(db, state),
  });
}
