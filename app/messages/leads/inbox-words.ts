import type { Box, InboxStatus, Need } from "#app/messages/leads/inbox-search.ts";
import type { LeadChange } from "#app/messages/leads/lead-change.ts";
import { formatCount, formatNumber } from "#app/ui/format/format-count.ts";

export const boxLabels: Record<Box, string> = { received: "Received", sent: "Sent" };

export const statusLabels: Record<InboxStatus, string> = {
  active: "Active",
  closed: "Closed",
  archived: "Archived",
};

export const needLabels: Record<Need, string> = { unread: "Unread", due: "Follow-up due" };

export const changeLabels: Record<LeadChange, string> = {
  archive: "Archive",
  unarchive: "Move to inbox",
  read: "Mark as read",
  unread: "Mark as unread",
};

const conversations = (count: number) =>
  formatCount(count, { one: "conversation", other: "conversations" });

/** Says "in the inbox" where archived conversations make another figure on the page higher. */
export const inboxCount = (count: number, archived: number): string =>
  archived > 0 ? `${formatNumber(count)} in the inbox` : formatNumber(count);

/** After the change. */
export const changeResults: Record<LeadChange, (count: number) => string> = {
  archive: (count) => `${conversations(count)} archived`,
  unarchive: (count) => `${conversations(count)} moved to the inbox`,
  read: (count) => `${conversations(count)} marked as read`,
  unread: (count) => `${conversations(count)} marked as unread`,
};
