import type { Marked } from "#app/admin/queues/listings/mark-words.ts";
import type { ReviewReason } from "#app/listings/listing.ts";
import type { TimeAgoValue } from "#app/ui/format/format-date.ts";

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
  what: string;
  text: string | null;
}

export interface PersonFacts {
  id: string;
  name: string;
  email: string;
  summary: string;
  verification: string;
  isDeactivated: boolean;
  isDeleted: boolean;
  history: { term: string; detail: string; isBad: boolean }[];
  /** Their page in the admin area; null where this administrator may not open it. */
  href: string | null;
}

interface ItemHead {
  id: string;
  title: string;
  since: TimeAgoValue;
  person: PersonFacts | null;
  open: { label: string; href: string } | null;
  decided: Decided | null;
}

export interface OtherListing {
  id: string;
  title: string;
  owner: string;
  status: string;
  description: string;
}

export type Evidence =
  | { reason: "banned-words"; words: string[] }
  | { reason: "repeated-text"; other: OtherListing }
  | { reason: "repeated-photos"; other: OtherListing; pairs: { own: string; other: string }[] }
  | {
      reason: "earlier-rejection";
      other: OtherListing;
      rejection: string | null;
      at: TimeAgoValue;
    };

export interface ListingItem extends ItemHead {
  kind: "listings";
  /** Already on the market: it stays or is taken down. */
  isLive: boolean;
  isPaid: boolean;
  /** What the checks found on submission; some of it may be fixed since. */
  reasons: readonly ReviewReason[];
  evidence: Evidence[];
  titleParts: Marked[];
  paragraphs: { key: string; parts: Marked[] }[];
  figures: { label: string; value: string }[];
  facts: { term: string; detail: string }[];
  answers: { term: string; detail: Marked[] }[];
  confidential: { term: string; detail: string }[];
  place: string;
  categories: string[];
  photos: { mediaId: string; alt: string }[];
  photoCount: number;
}

export interface EarlierReport {
  id: string;
  reason: string;
  details: string;
  at: TimeAgoValue;
  outcome: string | null;
}

interface ReportHead extends ItemHead {
  reason: string;
  details: string;
  /** Null where the reporter was not signed in or has left. */
  reporter: PersonFacts | null;
  earlier: EarlierReport[];
  measures: { label: string; href: string }[];
}

export interface ListingReportItem extends ReportHead {
  kind: "listing-reports";
  listing: { id: string; title: string; status: string; description: string; photo: string | null };
}

export interface QuotedMessage {
  id: string;
  sender: string;
  isReported: boolean;
  content: string;
  at: TimeAgoValue;
  isWithheld: boolean;
}

export interface PersonReportItem extends ReportHead {
  kind: "person-reports";
  /** The last messages of the conversation, oldest first. */
  messages: QuotedMessage[];
  listingTitle: string | null;
}

export interface MessageItem extends ItemHead {
  kind: "messages";
  reasons: string[];
  recipient: string;
  listingTitle: string | null;
  /** The message with the few before and after it. */
  messages: QuotedMessage[];
  /** The number of people who got the same text from the sender. */
  sameText: number;
}

export interface BrokerItem extends ItemHead {
  kind: "brokers";
  licenseNumber: string;
  region: string;
  brokerage: string;
  earlier: Decided[];
  sameLicence: { id: string; name: string; href: string | null }[];
}

export interface IdentityItem extends ItemHead {
  kind: "identities";
  legalName: string;
  accountName: string;
  documentKind: string;
  /** Null after the decision, which deletes the file. */
  picture: string | null;
  earlier: Decided[];
}

export interface ContactItem extends ItemHead {
  kind: "contact";
  reference: string;
  name: string;
  email: string;
  topic: string;
  content: string;
  others: { id: string; topic: string; at: string }[];
}

export type QueueItem =
  | ListingItem
  | ListingReportItem
  | PersonReportItem
  | MessageItem
  | BrokerItem
  | IdentityItem
  | ContactItem;
