import type { ItemHead, PersonFacts } from "#app/admin/queues/queue-item.ts";
import type { TimeAgoValue } from "#app/ui/format-date.ts";

/** Another report of the same listing or person. */
export interface EarlierReport {
  id: string;
  reason: string;
  details: string;
  at: TimeAgoValue;
  /** "Resolved", "Dismissed"; null while it waits. */
  outcome: string | null;
}

interface Report extends ItemHead {
  reason: string;
  details: string;
  /** Null where the reporter was not signed in or has left. */
  reporter: PersonFacts | null;
  earlier: EarlierReport[];
}

export interface ListingReportItem extends Report {
  listing: { id: string; title: string; status: string; description: string; photo: string | null };
  /** Where this administrator can do something about it. */
  measures: { label: string; href: string }[];
}

export interface QuotedMessage {
  id: string;
  sender: string;
  isReported: boolean;
  content: string;
  at: TimeAgoValue;
  isWithheld: boolean;
}

export interface PersonReportItem extends Report {
  /** The last messages of the conversation, oldest first. */
  messages: QuotedMessage[];
  listingTitle: string | null;
  measures: { label: string; href: string }[];
}
