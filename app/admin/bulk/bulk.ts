/**
 * One change for many rows of a list. Each row is judged by itself: what the change does not fit is left alone, and the
 * administrator reads how many and why, before and after.
 */
export const bulkLists = ["users", "listings", "conversations"] as const;
export type BulkList = (typeof bulkLists)[number];

export interface BulkOptions {
  /** Read by the owner of a rejected listing; noted in the audit log of the others. */
  reason?: string;
  userType?: string;
}
