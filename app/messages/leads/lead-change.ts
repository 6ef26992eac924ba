/** What somebody does with several of their conversations at once. All of it changes their own view only, and can be undone. */
export const leadChanges = ["archive", "unarchive", "read", "unread"] as const;
export type LeadChange = (typeof leadChanges)[number];

/** The most conversations of one change. */
export const maxSelected = 500;

export const isLeadChange = (text: unknown): text is LeadChange =>
  leadChanges.some((change) => change === text);

export const oppositeOf: Record<LeadChange, LeadChange> = {
  archive: "unarchive",
  unarchive: "archive",
  read: "unread",
  unread: "read",
};
