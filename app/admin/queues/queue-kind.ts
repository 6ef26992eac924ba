import { promisedDays } from "#app/accounts/reviews/review-times.ts";
import { businessMs } from "#app/shared/business-time.ts";
import type { PluralForms } from "#app/ui/format/format-count.ts";

/** Each queue has two decisions with one key each. A decision can be undone unless someone is notified immediately; an approval of a listing waits a minute for that. */
export const queueKinds = [
  "listings",
  "listing-reports",
  "person-reports",
  "messages",
  "brokers",
  "identities",
  "passports",
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

/** Who works on an item. Says nothing about who may decide. */
export const isClaimIntent = (text: string): text is "take" | "release" =>
  text === "take" || text === "release";

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
  /** The label of the list of decided items; null without one. */
  decided: string | null;
  canReopen: boolean;
  /** An item that waits longer is overdue; null where each item has its own day. */
  overdueHours: number | null;
  /** Members were promised business days. */
  isPromised?: true;
}

const report = {
  approve: { label: "Resolve", requires: "measure" },
  reject: { label: "Dismiss" },
  nothing: "No reports to look at",
  decided: "Decided",
  canReopen: true,
  overdueHours: 24,
} as const;

const application = {
  approve: { label: "Approve" },
  reject: { label: "Reject", requires: "reason" },
  decided: "Decided",
  canReopen: false,
  overdueHours: promisedDays * 24,
} as const;

export const queues: Record<QueueKind, QueueLabels> = {
  listings: {
    ...application,
    title: "Listings to review",
    waiting: { one: "listing waiting for review", other: "listings waiting for review" },
    about: "New listings, and live ones flagged by the automatic checks.",
    nothing: "No listings to review",
    decided: "Just approved",
    overdueHours: 24,
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
    decided: "Decided",
    canReopen: true,
    overdueHours: 24,
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
    isPromised: true,
  },
  passports: {
    ...application,
    title: "Passports of buyers",
    waiting: { one: "proof of funds to check", other: "proofs of funds to check" },
    about: "Buyers who show a proof of funds for their passport.",
    nothing: "No proofs of funds",
    isPromised: true,
  },
  contact: {
    title: "Contact requests",
    waiting: { one: "contact request", other: "contact requests" },
    about: "Messages from the contact form.",
    nothing: "No messages to answer",
    approve: { label: "Answer", requires: "answer" },
    reject: { label: "Settle without an answer" },
    decided: "Decided",
    canReopen: true,
    overdueHours: 48,
  },
  deliverables: {
    title: "Deliverables",
    waiting: { one: "deliverable is due", other: "deliverables are due" },
    about: "What owners have paid for and people have to do, by the day it is due.",
    nothing: "Nothing is due",
    approve: null,
    reject: null,
    decided: "Decided",
    canReopen: false,
    overdueHours: null,
  },
};

export function isOverdue(kind: QueueKind, since: Date, now: Date): boolean {
  const { overdueHours, isPromised } = queues[kind];
  if (overdueHours === null) return false;
  const waited = isPromised ? businessMs(since, now) : now.getTime() - since.getTime();
  return waited > overdueHours * 3_600_000;
}

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
  state: "waiting" | "mine" | "decided";
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
  if (state !== "waiting") params.set("state", state);
  for (const [name, id] of Object.entries({ person, item, done, late }))
    if (id) params.set(name, id);
  const query = params.toString();
  return `/admin/queues/${kind}${query && `?${query}`}`;
}
