/**
 * The queues of administrators: what waits for a decision, oldest first. Each has two decisions, one key each; what the decision
 * asks for before it is sent is part of it. Where nobody is told at once, a decision can be taken back.
 */
export const queueKinds = [
  "listings",
  "listing-reports",
  "person-reports",
  "messages",
  "brokers",
  "identities",
  "contact",
] as const;
export type QueueKind = (typeof queueKinds)[number];

export const isQueueKind = (text: string | undefined): text is QueueKind =>
  queueKinds.some((kind) => kind === text);

const decisions = ["approve", "reject"] as const;
export type Decision = (typeof decisions)[number];
export type QueueIntent = Decision | "reopen";

export const isQueueIntent = (text: string): text is QueueIntent =>
  text === "reopen" || decisions.some((decision) => decision === text);

export interface DecisionWords {
  label: string;
  /** What the message says afterwards, before the title. */
  done: string;
  /** What has to be given first: a reason that somebody reads, what was done about a report, or an answer. */
  asks?: "reason" | "measure" | "answer";
}

export interface QueueWords {
  title: string;
  /** One sentence for the overview. */
  about: string;
  nothing: string;
  approve: DecisionWords;
  reject: DecisionWords;
  /** Whether decided items can be looked at, and put back. */
  hasDecided: boolean;
  canReopen: boolean;
}

const report = {
  approve: { label: "Resolve", done: "Resolved", asks: "measure" },
  reject: { label: "Dismiss", done: "Dismissed" },
  nothing: "No reports to look at",
  hasDecided: true,
  canReopen: true,
} as const;

const application = {
  approve: { label: "Approve", done: "Approved" },
  reject: { label: "Reject", done: "Rejected", asks: "reason" },
  hasDecided: true,
  canReopen: false,
} as const;

export const queues: Record<QueueKind, QueueWords> = {
  listings: {
    ...application,
    title: "Listings to review",
    about: "New listings, and live ones flagged by the automatic checks.",
    nothing: "No listings to review",
    hasDecided: false,
  },
  "listing-reports": {
    ...report,
    title: "Reported listings",
    about: "Problems that visitors and members report.",
  },
  "person-reports": {
    ...report,
    title: "Reported people",
    about: "Members who were reported from a conversation.",
  },
  messages: {
    title: "Flagged messages",
    about: "First messages with a link, the words of a known scam, or one text for many owners.",
    nothing: "No flagged messages",
    approve: { label: "Keep", done: "Kept" },
    reject: { label: "Withhold", done: "Withheld" },
    hasDecided: true,
    canReopen: true,
  },
  brokers: {
    ...application,
    title: "Broker applications",
    about: "Members who want to sell businesses for others, with their licence.",
    nothing: "No broker applications",
  },
  identities: {
    ...application,
    title: "Identity requests",
    about: "Members who show a document to have their identity verified.",
    nothing: "No identity requests",
  },
  contact: {
    title: "Contact requests",
    about: "Messages from the contact form.",
    nothing: "No messages to answer",
    approve: { label: "Answer", done: "Answered", asks: "answer" },
    reject: { label: "Settle without an answer", done: "Settled" },
    hasDecided: true,
    canReopen: true,
  },
};

/** A live listing cannot be approved or rejected any more: it stays, or is taken down. */
const liveListing: Pick<QueueWords, Decision> = {
  approve: { label: "Keep it live", done: "Kept live" },
  reject: { label: "Take it down", done: "Taken down", asks: "reason" },
};

export const wordsOf = (kind: QueueKind, item: object | null): Pick<QueueWords, Decision> =>
  item && "isLive" in item && item.isLive ? liveListing : queues[kind];
