import type { LeadStage } from "#app/messages/thread/lead-stage.ts";

/** A conversation as one participant sees it in a list: the listing, the other person, the last message. */
export const conversationStatuses = ["active", "archived", "closed"] as const;
export type ConversationStatus = (typeof conversationStatuses)[number];

export interface Lead {
  id: string;
  /** As the reader sees it: archived by themselves counts too. */
  status: ConversationStatus;
  /** Null in a conversation between a buyer and a broker that is not about a listing. */
  listingId: string | null;
  listingTitle: string | null;
  /** The user is the owner of the listing, or the broker; otherwise the buyer. */
  isOwner: boolean;
  otherName: string;
  /** The key of the other person's picture, for `avatarHref`. */
  otherAvatar: string | null;
  /** The other person is a buyer who has not confirmed their email address. */
  isUnconfirmed: boolean;
  messageCount: number;
  /** Of the messages that the reader may see; so are all of these. */
  lastMessageAt: Date | null;
  lastMessage: string | null;
  lastIsMine: boolean;
  /** The last message is behind a warning until the reader opens it. */
  lastIsWarned: boolean;
  unread: number;
  /** Unread messages, or marked as unread by the reader. */
  isUnread: boolean;
  /** Null for the buyer, who has no stages. */
  stage: LeadStage | null;
  /** A calendar day such as `2026-11-15`. */
  followUpOn: string | null;
}

/** How many the search finds, and how many each choice beside it would find. */
export interface LeadCounts {
  found: number;
  received: number;
  sent: number;
  /** Everything that is not archived. */
  inbox: number;
  active: number;
  closed: number;
  archived: number;
  unread: number;
  due: number;
}

export interface LeadListing {
  id: string;
  title: string;
}

/** The page of a conversation. */
export const leadHref = (id: string): string => `/account/leads/${id}`;

/** What the conversation is about. */
export function leadTitle({
  listingTitle,
  isOwner,
  otherName,
}: Pick<Lead, "listingTitle" | "isOwner" | "otherName">): string {
  return listingTitle ?? (isOwner ? "Inquiry about your services" : `Inquiry about ${otherName}`);
}

/** A message that the reader has not opened yet stays behind its warning in lists, too. */
export function lastMessageText({
  lastMessage,
  lastIsWarned,
}: Pick<Lead, "lastMessage" | "lastIsWarned">): string {
  return lastIsWarned ? "Hidden behind a warning" : (lastMessage ?? "No message yet");
}

/** A conversation always has two participants: buyer and owner. */
export const participantCount = 2;
