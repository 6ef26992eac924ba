/**
 * Which of their conversations somebody looks at: received or sent, a status, a stage, one listing, words of the people, titles and
 * messages; all of it in the address.
 */
import { type LeadStage, leadStages } from "#app/messages/thread/lead-stage.ts";
import { typedWords } from "#app/shared/typed-words.ts";

/** Received as an owner or broker, or begun by an inquiry of one's own. */
export const boxes = ["received", "sent"] as const;
export type Box = (typeof boxes)[number];

/** As the reader sees them: archived is what they, or an administrator, put away. */
export const inboxStatuses = ["active", "closed", "archived"] as const;
export type InboxStatus = (typeof inboxStatuses)[number];

/** What needs the reader: something unread, or a follow-up that is due. */
export const needs = ["unread", "due"] as const;
export type Need = (typeof needs)[number];

export interface InboxSearch {
  box: Box | null;
  /** Null for everything that is not archived. */
  status: InboxStatus | null;
  need: Need | null;
  stage: LeadStage | null;
  listingId: string | null;
  words: string;
}

export const maxInboxWords = 80;

export const wholeInbox: InboxSearch = {
  box: null,
  status: null,
  need: null,
  stage: null,
  listingId: null,
  words: "",
};

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Invalid parameters fall back to their defaults. */
export function parseInboxSearch(params: URLSearchParams): InboxSearch {
  const one = <Value extends string>(name: string, values: readonly Value[]): Value | null =>
    values.find((value) => value === params.get(name)) ?? null;
  const listing = params.get("listing") ?? "";
  return {
    box: one("box", boxes),
    status: one("status", inboxStatuses),
    need: one("need", needs),
    stage: one("stage", leadStages),
    listingId: uuid.test(listing) ? listing.toLowerCase() : null,
    words: typedWords(params.get("q"), maxInboxWords),
  };
}

/** The inverse, without defaults: names and values for a query string or for hidden fields. */
export function inboxFields(search: InboxSearch): [string, string][] {
  const { box, status, need, stage, listingId, words } = search;
  const fields: [string, string | null][] = [
    ["box", box],
    ["status", status],
    ["need", need],
    ["stage", stage],
    ["listing", listingId],
    ["q", words],
  ];
  return fields.filter((field): field is [string, string] => Boolean(field[1]));
}

export function inboxHref(search: InboxSearch): string {
  const query = new URLSearchParams(inboxFields(search)).toString();
  return query ? `/account/leads?${query}` : "/account/leads";
}

/** Whether it is narrower than a box and a status: such a search can find nothing although there are conversations. */
export const isNarrowed = ({ need, stage, listingId, words }: InboxSearch): boolean =>
  Boolean(need ?? stage ?? listingId) || words !== "";
