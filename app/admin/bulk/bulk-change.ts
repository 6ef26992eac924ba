import type { BulkChangeLabels, BulkLabels } from "#app/ui/bulk/bulk.ts";
import type { PluralForms } from "#app/ui/format/format-count.ts";

export const bulkLists = ["users", "listings", "conversations"] as const;
export type BulkList = (typeof bulkLists)[number];

export interface BulkOptions {
  reason?: string;
}

/** A larger selection is most likely a forgotten filter. */
export const maxBulkRows = 10_000;
/** Larger runs are made by a job, while the page shows the progress. */
export const maxInlineRows = 100;
export const maxBulkReason = 1000;

export interface AdminChangeLabels extends BulkChangeLabels {
  done: PluralForms;
  reasonLabel?: string;
  isDangerous?: boolean;
  canUndo?: boolean;
}

export interface AdminBulkLabels<Change extends string = string> extends BulkLabels<Change> {
  list: BulkList;
  pathname: string;
  heading: string;
  changes: Record<Change, AdminChangeLabels>;
}
