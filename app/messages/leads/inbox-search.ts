/** Which conversations the inbox shows; all of it is in the URL. */
import { type ConversationStatus, type LeadStage, leadStages } from "./lead.ts";
import { typedWords } from "#app/shared/typed-words.ts";

export const boxes = { received: "Received", sent: "Sent" } as const;
export const inboxStatuses = { active: "Active", closed: "Closed", archived: "Archived" } as const;
export const passportChoices = { only: "With a passport", first: "Passports first" } as const;
export const needs = { unread: "Unread", due: "Follow-up due" } as const;

export interface InboxSearch {
  box: keyof typeof boxes | null;
  /** Null for everything that is not archived. */
  status: ConversationStatus | null;
  need: keyof typeof needs | null;
  stage: LeadStage | null;
  listingId: string | null;
  /** Only buyers who show a passport, or those first. */
  passport: keyof typeof passportChoices | null;
  words: string;
}

export const maxInboxWords = 80;

export const wholeInbox: InboxSearch = {
  box: null,
  status: null,
  need: null,
  stage: null,
  listingId: null,
  passport: null,
  words: "",
};

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function parseInboxSearch(params: URLSearchParams): InboxSearch {
  const one = <Value extends string>(name: string, values: readonly Value[]): Value | null =>
    values.find((value) => value === params.get(name)) ?? null;
  const listing = params.get("listing") ?? "";
  return {
    box: one("box", keysOf(boxes)),
    status: one("status", keysOf(inboxStatuses)),
    need: one("need", keysOf(needs)),
    stage: one("stage", leadStages),
    listingId: uuid.test(listing) ? listing.toLowerCase() : null,
    passport: one("passport", keysOf(passportChoices)),
    words: typedWords(params.get("q"), maxInboxWords),
  };
}

export const keysOf = <Key extends string>(labels: Record<Key, string>): Key[] =>
  Object.keys(labels) as Key[];

export function inboxHref({ listingId, words, ...search }: InboxSearch): string {
  const fields = Object.entries({ ...search, listing: listingId, q: words });
  const query = new URLSearchParams(
    fields.flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  return query.size > 0 ? `/account/leads?${query.toString()}` : "/account/leads";
}

export const isNarrowed = ({ need, stage, listingId, passport, words }: InboxSearch): boolean =>
  Boolean(need ?? stage ?? listingId ?? passport) || words !== "";

export interface LeadGroup {
  isOwner: boolean;
  status: ConversationStatus;
  isUnread: boolean;
  isDue: boolean;
  count: number;
}

/** Each count ignores its own filter and applies the others. */
export function tallyLeads(
  groups: readonly LeadGroup[],
  { box, status, need }: Pick<InboxSearch, "box" | "status" | "need">,
) {
  type Condition = (group: LeadGroup) => boolean;
  const total = (...conditions: Condition[]) =>
    groups
      .filter((group) => conditions.every((holds) => holds(group)))
      .reduce((sum, group) => sum + group.count, 0);
  const isOwner: Condition = (group) => group.isOwner;
  const isBuyer: Condition = (group) => !group.isOwner;
  const isNotArchived: Condition = (group) => group.status !== "archived";
  const has = (wanted: ConversationStatus) => (group: LeadGroup) => group.status === wanted;
  const isUnread: Condition = (group) => group.isUnread;
  const isDue: Condition = (group) => group.isDue;
  const inBox = box ? [{ received: isOwner, sent: isBuyer }[box]] : [];
  const inStatus = status ? has(status) : isNotArchived;
  const inNeed = need ? [{ unread: isUnread, due: isDue }[need]] : [];
  return {
    found: total(inStatus, ...inBox, ...inNeed),
    received: total(isOwner, inStatus, ...inNeed),
    sent: total(isBuyer, inStatus, ...inNeed),
    inbox: total(isNotArchived, ...inBox, ...inNeed),
    active: total(has("active"), ...inBox, ...inNeed),
    closed: total(has("closed"), ...inBox, ...inNeed),
    archived: total(has("archived"), ...inBox, ...inNeed),
    unread: total(isUnread, inStatus, ...inBox),
    due: total(isDue, inStatus, ...inBox),
  };
}

export type LeadCounts = ReturnType<typeof tallyLeads>;
