import type { QueueKind } from "#app/admin/queues/queue-kind.ts";
import type { ContactItem } from "#app/admin/queues/contact/contact-item.ts";
import type { ListingItem } from "#app/admin/queues/listings/listing-item.ts";
import type { MessageItem } from "#app/admin/queues/messages/message-item.ts";
import type { BrokerItem, IdentityItem } from "#app/admin/queues/people/application-item.ts";
import type { ListingReportItem, PersonReportItem } from "#app/admin/queues/reports/report-item.ts";
import type { TimeAgoValue } from "#app/ui/format-date.ts";

/** One line of the list. */
export interface QueueRow {
  id: string;
  title: string;
  note: string;
  since: TimeAgoValue;
  badges: string[];
}

export interface Decided {
  /** Null for the system itself. */
  by: string | null;
  at: TimeAgoValue;
  /** "Approved" */
  what: string;
  /** What was said with it. */
  text: string | null;
}

/** What every item has, whatever it is about. */
export interface ItemHead {
  id: string;
  title: string;
  since: TimeAgoValue;
  /** Whom it concerns, with their history. */
  person: PersonFacts | null;
  /** Null where there is no page for it. */
  open: { label: string; href: string } | null;
  /** Null while it waits. */
  decided: Decided | null;
}

export interface PersonFacts {
  id: string;
  name: string;
  email: string;
  /** "Seller, joined Nov 2, 2026" */
  summary: string;
  verification: string;
  isDeactivated: boolean;
  isDeleted: boolean;
  /** "Listings": "12, of which 3 active" */
  history: { term: string; detail: string; isBad: boolean }[];
  /** Their page in the admin area; null where this administrator may not open it. */
  href: string | null;
}

export type QueueItem =
  | ({ kind: "listings" } & ListingItem)
  | ({ kind: "listing-reports" } & ListingReportItem)
  | ({ kind: "person-reports" } & PersonReportItem)
  | ({ kind: "messages" } & MessageItem)
  | ({ kind: "brokers" } & BrokerItem)
  | ({ kind: "identities" } & IdentityItem)
  | ({ kind: "contact" } & ContactItem);

export type ItemOf<Kind extends QueueKind> = Extract<QueueItem, { kind: Kind }>;
