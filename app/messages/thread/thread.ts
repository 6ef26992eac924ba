/** Either person may close a conversation, and only that person may reopen it. Archiving and blocking affect only oneself. */
import type { ProfileViewer } from "#app/accounts/privacy/privacy.ts";
import type { UserType } from "#app/accounts/user.ts";
import type { messages } from "#app/messages/messages.table.ts";
import type { ConversationStatus } from "#app/messages/leads/lead.ts";

/** How a reader may see another person in the conversation: a buyer sees an owner by the first name until they share more. */
export const readerOf = (
  { buyerId, ownerId, contactSharedAt }: ThreadPeople,
  readerId: string,
  person: { id: string; userType: UserType },
): ProfileViewer => ({
  id: readerId,
  userType: "buyer",
  isCounterpart: true,
  // An administrator who brought two people together is no owner.
  ...(readerId === buyerId &&
    (person.id === ownerId || person.userType !== "admin") && {
      isShared: person.id === ownerId && contactSharedAt !== null,
    }),
});

interface ThreadPeople {
  buyerId: string;
  ownerId: string;
  contactSharedAt: Date | null;
}

export const messagesPerPage = 50;
export const maxFilesPerMessage = 3;
export const changeMinutes = 5;

export interface ThreadState {
  status: ConversationStatus;
  closedBy: string | null;
  other: { deletedAt: Date | null; deactivatedAt: Date | null };
}

export type ThreadRefusal = "other-left" | "other-inactive" | "closed";

export function findReplyRefusal({ status, other }: ThreadState): ThreadRefusal | null {
  if (other.deletedAt) return "other-left";
  if (other.deactivatedAt) return "other-inactive";
  return status === "closed" ? "closed" : null;
}

export const canReopen = ({ status, closedBy, other }: ThreadState, userId: string): boolean =>
  status === "closed" && closedBy === userId && !other.deletedAt;

type ChangeableMessage = Pick<
  typeof messages.$inferSelect,
  "senderId" | "messageType" | "readAt" | "createdAt"
>;

/** Inquiries stay as sent: the daily limit counts them, and the owner has the details by email. */
export const canChangeMessage = (
  { senderId, messageType, readAt, createdAt }: ChangeableMessage,
  userId: string,
  now: Date,
): boolean =>
  senderId === userId &&
  messageType === "reply" &&
  readAt === null &&
  now.getTime() - createdAt.getTime() < changeMinutes * 60_000;

/** "Made an offer." as it follows a name: "Ana made an offer". */
export const eventWords = (content: string): string =>
  `${content.charAt(0).toLowerCase()}${content.slice(1)}`.replace(/\.$/, "");

export const isFollowUpDue = (followUpOn: string | null, today: string): boolean =>
  followUpOn !== null && followUpOn <= today;

export const messagesTopic = "messages";

export const threadTopic = (conversationId: string): string => `${messagesTopic}/${conversationId}`;

export const messageKey = (conversationId: string): string => `message:${conversationId}`;
