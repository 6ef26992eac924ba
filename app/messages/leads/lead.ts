/** A conversation as one of its two people sees it in a list: about which business, with whom, what was said last. */
export const conversationStatuses = ["active", "archived", "closed"] as const;
export type ConversationStatus = (typeof conversationStatuses)[number];

export interface Lead {
  id: string;
  status: ConversationStatus;
  listingId: string;
  listingTitle: string;
  /** The person sells the business; otherwise they asked about it. */
  isOwner: boolean;
  otherName: string;
  /** Somebody who asks the person, and has not confirmed that their e-mail address is theirs. */
  isUnconfirmed: boolean;
  messageCount: number;
  lastMessageAt: Date | null;
  lastMessage: string | null;
  lastIsMine: boolean;
  unread: number;
}

/** A thread always goes between two people: whoever asks, and whoever sells. */
export const participantCount = 2;

export const isConversationStatus = (text: string | null): text is ConversationStatus =>
  conversationStatuses.some((status) => status === text);
