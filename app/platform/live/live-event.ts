/**
 * What the open pages of a person are told: that something changed, never what it says. A page asks the server for the rest, which
 * decides again what this person may see.
 */
export const liveEventKinds = [
  "message",
  "read",
  "conversation",
  "counts",
  "notification",
] as const;
export type LiveEventKind = (typeof liveEventKinds)[number];

export interface LiveEventData {
  /** A message was sent or received. */
  message: { conversationId: string; messageId: string };
  /** Messages of a conversation were read, or marked as unread. */
  read: { conversationId: string };
  /** A conversation was archived, closed or reopened, or its stage, notes or follow-up date changed. */
  conversation: { conversationId: string };
  /** The number of unread conversations or notifications changed. */
  counts: Record<string, never>;
  /** A notification was written, or replaced. */
  notification: { id: string };
}

/** An event as it is recorded, for one person. */
export type NewLiveEvent = {
  [Kind in LiveEventKind]: { userId: string; kind: Kind; data: LiveEventData[Kind] };
}[LiveEventKind];

/** An event as a browser receives it. A person's events are numbered 1, 2, 3 … without gaps. */
export type LiveEvent = {
  [Kind in LiveEventKind]: { number: number; kind: Kind; data: LiveEventData[Kind] };
}[LiveEventKind];

/** The channel of the database on which a person's id says that there are events for them. */
export const liveChannel = "live";
