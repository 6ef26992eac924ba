import type { RecordedMessage } from "#app/admin/conversations/conversation.queries.server.ts";
import type { FlagReason } from "#app/messages/safety/safety.ts";
import { messageFileHref } from "#app/messages/thread/files/message-file.ts";
import type { MessageFileRow } from "#app/messages/thread/reading/messages.queries.server.ts";
import { formatFileSize } from "#app/ui/format/format-file-size.ts";

export const flagLabels: Record<FlagReason, string> = {
  scam: "Looks like a known scam",
  link: "A link in a first message",
  "same-text": "The same text was sent to many owners",
};

interface Around {
  conversationId: string;
  sender: string;
  isOwner: boolean;
  files: readonly MessageFileRow[];
  flags: readonly { reason: FlagReason; isSettled: boolean }[];
}

/** Includes what the two people cannot see. */
export const makeRecordedView = (message: RecordedMessage, around: Around) => ({
  id: message.id,
  sender: around.sender,
  isOwner: around.isOwner,
  text: message.tags.includes("files-only") ? "" : message.content,
  at: message.createdAt.toISOString(),
  isInquiry: message.messageType === "inquiry",
  isWithheld: message.withheld,
  isWarned: message.warnings.length > 0,
  flags: around.flags.map(({ reason, isSettled }) => ({ label: flagLabels[reason], isSettled })),
  isEdited: message.tags.includes("edited"),
  isByEmail: message.origin === "email",
  readAt: message.readAt?.toISOString() ?? null,
  files: around.files.map(({ id, name, bytes }) => ({
    id,
    name,
    size: formatFileSize(bytes),
    href: messageFileHref(around.conversationId, id),
  })),
});

export type RecordedView = ReturnType<typeof makeRecordedView>;
