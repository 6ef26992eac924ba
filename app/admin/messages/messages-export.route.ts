import type { Route } from "./+types/messages-export.route.ts";
import type { CsvColumn } from "#app/shared/csv.ts";
import { exportList } from "#app/admin/lists/export-list.server.ts";
import { conversationLabels, personName } from "#app/admin/messages/conversation-labels.ts";
import { previewMessage } from "#app/admin/messages/conversations-list.ts";
import {
  conversationsList,
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
  { header: "Reads along", value: ({ third }) => third && personName(third) },
  { header: "Status", value: ({ status }) => conversationLabels[status] },
  { header: "Messages", value: ({ messageCount }) => messageCount },
  {
    header: "Last sender",
    value: ({ lastSender }) => lastSender && personName(lastSender),
  },
  {
    header: "Last message",
    value: ({ lastMessage }) => lastMessage && previewMessage(lastMessage),
  },
  { header: "Last activity", value: ({ activeAt }) => activeAt },
  { header: "Started", value: ({ createdAt }) => createdAt },
];

export const loader = (args: Route.LoaderArgs) =>
  exportList(args, {
    name: "conversations",
    subjectType: "conversation",
    list: conversationsList,
    columns,
  });
