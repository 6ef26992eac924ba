export const conversationStatuses = ["active", "archived", "closed"] as const;
export type ConversationStatus = (typeof conversationStatuses)[number];

export const leadHref = (id: string): string => `/account/leads/${id}`;

interface TitledLead {
  listingTitle: string | null;
  isOwner: boolean;
  otherName: string;
}

export const leadTitle = ({ listingTitle, isOwner, otherName }: TitledLead): string =>
  listingTitle ?? (isOwner ? "Inquiry about your services" : `Inquiry about ${otherName}`);

export const leadStages = ["new", "talking", "visited", "offer", "lost"] as const;
export type LeadStage = (typeof leadStages)[number];

export const leadStageLabels: Record<LeadStage, string> = {
  new: "New",
  talking: "Talking",
  visited: "Visited",
  offer: "Offer",
  lost: "Lost",
};

/** They affect only the person's own view, and can be undone. */
export const leadChanges = {
  archive: { label: "Archive", done: "archived", opposite: "unarchive" },
  unarchive: { label: "Move to inbox", done: "moved to the inbox", opposite: "archive" },
  read: { label: "Mark as read", done: "marked as read", opposite: "unread" },
  unread: { label: "Mark as unread", done: "marked as unread", opposite: "read" },
} as const;
export type LeadChange = keyof typeof leadChanges;

export const isLeadChange = (text: unknown): text is LeadChange =>
  typeof text === "string" && Object.hasOwn(leadChanges, text);
