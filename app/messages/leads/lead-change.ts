/** Bulk changes of the inbox. They affect the person's own view only, and can be undone. */
export const leadChanges = ["archive", "unarchive", "read", "unread"] as const;
export type LeadChange = (typeof leadChanges)[number];

export const isLeadChange = (text: unknown): text is LeadChange =>
  leadChanges.some((change) => change === text);

export const oppositeOf: Record<LeadChange, LeadChange> = {
  archive: "unarchive",
  unarchive: "archive",
  read: "unread",
  unread: "read",
};
