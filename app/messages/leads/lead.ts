import { hasPage } from "#app/has-page.ts";

/** A conversation as one participant sees it in a list: the listing, the other person, the last message. */
export const conversationStatuses = ["active", "archived", "closed"] as const;
export type ConversationStatus = (typeof conversationStatuses)[number];

export interface Lead {
  id: string;
  status: ConversationStatus;
  listingId: string;
  listingTitle: string;
  /** The user is the owner of the listing; otherwise the buyer. */
  isOwner: boolean;
  otherName: string;
  /** The other person is a buyer who has not confirmed their email address. */
  isUnconfirmed: boolean;
  messageCount: number;
  lastMessageAt: Date | null;
  lastMessage: string | null;
  lastIsMine: boolean;
  unread: number;
}

/** The page of a conversation; the list of all of them in a release without such a page. */
export function leadHref(id: string): string {
  const own = `/account/leads/${id}`;
  return hasPage(own) ? own : "/account/leads";
}

/** A conversation always has two participants: buyer and owner. */
export const participantCount = 2;

export const isConversationStatus = (text: string | null): text is ConversationStatus =>
  conversationStatuses.some((status) => status === text);
