/**
 * A conversation between a buyer and an owner, as its two people use it. Either may close it, and only who closed it may reopen it;
 * archiving, marking as unread and blocking change nothing for the other person.
 */
import type { ConversationStatus } from "#app/messages/leads/lead.ts";

/** How many messages a page of a conversation shows. */
export const messagesPerPage = 50;
export const maxFilesPerMessage = 3;
/** For how long a sender may change or delete a reply that the other person has not read. */
export const changeMinutes = 5;

export interface ThreadState {
  status: ConversationStatus;
  /** Null where nobody is left to reply, or an administrator closed it. */
  closedBy: string | null;
  other: { deletedAt: Date | null; deactivatedAt: Date | null };
}

/** Why nobody can write in a conversation at the moment. */
export type ThreadRefusal = "other-left" | "other-inactive" | "closed";

export function findReplyRefusal({ status, other }: ThreadState): ThreadRefusal | null {
  if (other.deletedAt) return "other-left";
  if (other.deactivatedAt) return "other-inactive";
  return status === "closed" ? "closed" : null;
}

export const canReopen = ({ status, closedBy, other }: ThreadState, userId: string): boolean =>
  status === "closed" && closedBy === userId && !other.deletedAt;

export interface ChangeableMessage {
  senderId: string;
  messageType: "inquiry" | "reply";
  readAt: Date | null;
  createdAt: Date;
}

/** Inquiries stay as they were sent: the daily limit counts them, and the owner has the details by email. */
export const canChangeMessage = (
  { senderId, messageType, readAt, createdAt }: ChangeableMessage,
  userId: string,
  now: Date,
): boolean =>
  senderId === userId &&
  messageType === "reply" &&
  readAt === null &&
  now.getTime() - createdAt.getTime() < changeMinutes * 60_000;

/** Both are calendar days such as `2026-11-15`. */
export const isFollowUpDue = (followUpOn: string | null, today: string): boolean =>
  followUpOn !== null && followUpOn <= today;
