import type { InboxSearch } from "#app/messages/leads/inbox-search.ts";
import type { ConversationStatus, LeadCounts } from "#app/messages/leads/lead.ts";

/** So many conversations of one kind. */
export interface LeadGroup {
  isOwner: boolean;
  /** As the reader sees it. */
  status: ConversationStatus;
  isUnread: boolean;
  isDue: boolean;
  count: number;
}

type Condition = (group: LeadGroup) => boolean;

/** Each count ignores the filter that it is a choice of, and obeys the others. */
export function tallyLeads(
  groups: readonly LeadGroup[],
  { box, status, need }: Pick<InboxSearch, "box" | "status" | "need">,
): LeadCounts {
  const total = (...conditions: Condition[]) =>
    groups.reduce(
      (sum, group) => (conditions.every((holds) => holds(group)) ? sum + group.count : sum),
      0,
    );
  const isOwner: Condition = (group) => group.isOwner;
  const isBuyer: Condition = (group) => !group.isOwner;
  const isNotArchived: Condition = (group) => group.status !== "archived";
  const has =
    (wanted: ConversationStatus): Condition =>
    (group) =>
      group.status === wanted;
  const isUnread: Condition = (group) => group.isUnread;
  const isDue: Condition = (group) => group.isDue;
  const always: Condition = () => true;
  const inBox = box === null ? always : { received: isOwner, sent: isBuyer }[box];
  const inStatus = status === null ? isNotArchived : has(status);
  const inNeed = need === null ? always : { unread: isUnread, due: isDue }[need];
  return {
    found: total(inBox, inStatus, inNeed),
    received: total(isOwner, inStatus, inNeed),
    sent: total(isBuyer, inStatus, inNeed),
    inbox: total(inBox, inNeed, isNotArchived),
    active: total(inBox, inNeed, has("active")),
    closed: total(inBox, inNeed, has("closed")),
    archived: total(inBox, inNeed, has("archived")),
    unread: total(inBox, inStatus, isUnread),
    due: total(inBox, inStatus, isDue),
  };
}
