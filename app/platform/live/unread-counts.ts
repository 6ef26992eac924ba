/** What waits for a person, as the header, the tabs and the title of the page show it. */
export interface UnreadCounts {
  unreadLeads: number;
  unreadNotifications: number;
  /** Of the person's latest live event when these were counted: of two counts the one with the higher number is newer. */
  number: number;
}

export const nothingUnread: UnreadCounts = { unreadLeads: 0, unreadNotifications: 0, number: 0 };
