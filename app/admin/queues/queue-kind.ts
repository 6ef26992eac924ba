import type { PluralForms } from "#app/ui/format/format-count.ts";

/** Each queue has two decisions with one key each. A decision can be undone unless someone is notified immediately. */
export const queueKinds = [
  "listings",
  "listing-reports",
  "person-reports",
  "messages",
  "brokers",
  "identities",
  "contact",
  "deliverables",
] as const;
export type QueueKind = (typeof queueKinds)[number];

export const isQueueKind = (text: string | undefined): text is QueueKind =>
  queueKinds.some((kind) => kind === text);

const decisions = ["approve", "reject"] as const;
export type Decision = (typeof decisions)[number];
export type QueueIntent = Decision | "reopen";

export const isQueueIntent = (text: string): text is QueueIntent =>
  text === "reopen" || decisions.some((decision) => decision === text);

export interface DecisionLabels {
  label: string;
  requires?: "reason" | "measure" | "answer" | "address" | "refund";
}

export interface QueueLabels {
  title: string;
  about: string;
  waiting: PluralForms;
  nothing: string;
  /** Null: not by this administrator, or not here. */
  approve: DecisionLabels | null;
  reject: DecisionLabels | null;
  hasDecided: boolean;
  canReopen: boolean;
}

const report = {
  approve: { label: "Resolve", requires: "measure" },
  reject: { label: "Dismiss" },
  nothing: "No reports to look at",
  hasDecided: true,
  canReopen: true,
} as const;

const application = {
  approve: { label: "Approve" },
  reject: { label: "Reject", requires: "reason" },
  hasDecided: true,
  canReopen: false,
} as const;

export const queues: Record<QueueKind, QueueLabels> = {
  listings: {
    ...application,
    title: "Listings to review",
    waiting: { one: "listing waiting for review", other: "listings waiting for review" },
    about: "New listings, and live ones flagged by the automatic checks.",
    nothing: "No listings to review",
    hasDecided: false,
  },
  "listing-reports": {
    ...report,
    title: "Reported listings",
    waiting: { one: "report about a listing", other: "reports about listings" },
    about: "Problems that visitors and members report.",
  },
  "person-reports": {
    ...report,
    title: "Reported people",
    waiting: { one: "report about a person", other: "reports about people" },
    about: "Members who were reported from a conversation.",
  },
  messages: {
    title: "Flagged messages",
    waiting: { one: "flagged message", other: "flagged messages" },
    about: "First messages with a link, the words of a known scam, or one text for many owners.",
    nothing: "No flagged messages",
    approve: { label: "Keep" },
    reject: { label: "Withhold" },
    hasDecided: true,
    canReopen: true,
  },
  brokers: {
    ...application,
    title: "Broker applications",
    waiting: { one: "broker application", other: "broker applications" },
    about: "Members who want to sell businesses for others, with their licence.",
    nothing: "No broker applications",
  },
  identities: {
    ...application,
    title: "Identity requests",
    waiting: { one: "identity to verify", other: "identities to verify" },
    about: "Members who show a document to have their identity verified.",
    nothing: "No identity requests",
  },
  contact: {
    title: "Contact requests",
    waiting: { one: "contact request", other: "contact requests" },
    about: "Messages from the contact form.",
    nothing: "No messages to answer",
    approve: { label: "Answer", requires: "answer" },
    reject: { label: "Settle without an answer" },
    hasDecided: true,
    canReopen: true,
  },
  deliverables: {
    title: "Deliverables",
    waiting: { one: "deliverable is due", other: "deliverables are due" },
    about: "What owners have paid for and people have to do, by the day it is due.",
    nothing: "Nothing is due",
    approve: null,
    reject: null,
    hasDecided: true,
    canReopen: false,
  },
};

/** A live listing is past approval: it stays or is taken down. */
const liveListing: Pick<QueueLabels, Decision> = {
  approve: { label: "Keep it live" },
  reject: { label: "Take it down", requires: "reason" },
};

export function labelsOf(kind: QueueKind, item: object | null): Pick<QueueLabels, Decision> {
  if (item && "deliverable" in item && "refund" in item)
    return {
      approve:
        item.deliverable === "realtor-listing" ? { label: "Done", requires: "address" } : null,
      reject: item.refund ? { label: "Cannot be done", requires: "refund" } : null,
    };
  return item && "isLive" in item && item.isLive ? liveListing : queues[kind];
}

export interface QueueAddress {
  state: "waiting" | "decided";
  item: string | null;
  /** Only items of this person: owner, sender, applicant or reported member. */
  person: string | null;
  /** The item of the last decision, for the notice and its Undo. */
  done: string | null;
  /** The item that another administrator decided first. */
  late: string | null;
}

export function queueHref(
  kind: QueueKind,
  { state = "waiting", item, person, done, late }: Partial<QueueAddress> = {},
): string {
  const params = new URLSearchParams();
  if (state === "decided") params.set("state", state);
  for (const [name, id] of Object.entries({ person, item, done, late }))
    if (id) params.set(name, id);
  const query = params.toString();
  return `/admin/queues/${kind}${query && `?${query}`}`;
}
