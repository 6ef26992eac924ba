import type { Route } from "./+types/messages-export.route.ts";
import type { CsvColumns } from "#app/shared/csv.ts";
import { exportList } from "#app/admin/lists/export-list.server.ts";
import { conversationLabels, personName } from "#app/admin/messages/conversation-labels.ts";
import { previewMessage } from "#app/admin/messages/conversations-list.ts";
import {
  conversationsList,
  type ListedConversation,
} from "#app/admin/messages/conversations-list.queries.server.ts";

/** Only a preview of the last message: reading a whole thread is logged. */
const columns: CsvColumns<ListedConversation> = {
  Id: ({ id }) => id,
  Business: ({ listingTitle }) => listingTitle,
  "Business id": ({ listingId }) => listingId,
  Buyer: ({ buyer }) => personName(buyer),
  "Buyer email": ({ buyer }) => (buyer.deletedAt ? null : buyer.email),
  Owner: ({ owner }) => personName(owner),
  "Owner email": ({ owner }) => (owner.deletedAt ? null : owner.email),
  "Reads along": ({ third }) => third && personName(third),
  Status: ({ status }) => conversationLabels[status],
  Messages: ({ messageCount }) => messageCount,
  "Last sender": ({ lastSender }) => lastSender && personName(lastSender),
  "Last message": ({ lastMessage }) => lastMessage && previewMessage(lastMessage),
  "Last activity": ({ activeAt }) => activeAt,
  Started: ({ createdAt }) => createdAt,
};

export const loader = (args: Route.LoaderArgs) =>
  exportList(args, {
    name: "conversations",
    subjectType: "conversation",
    list: conversationsList,
    columns,
  });
