import type { BulkChangeLabels, BulkLabels } from "#app/ui/bulk/bulk.ts";
import type { PluralForms } from "#app/ui/format/format-count.ts";
import type { Administrator } from "#app/accounts/administration/admin-areas.ts";
import type { ListSource } from "#app/admin/lists/list-rows.server.ts";
import type { ListSpec, ListState } from "#app/admin/lists/list-state.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

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
export const keptDays = 90;

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

export interface BulkServices {
  db: Db;
  jobs: Jobs;
}

export interface BulkContext {
  administrator: Administrator;
  reason: string;
  now: Date;
  requestId: string | null;
}

export interface BulkSubject {
  id: string;
  name: string;
  before: string;
}

export interface BulkSource<
  Subject extends BulkSubject = BulkSubject,
  Change extends string = string,
> {
  labels: AdminBulkLabels<Change>;
  list: { spec: ListSpec; source(state: ListState): ListSource<string> };
  read(db: Db, ids: readonly string[]): Promise<Subject[]>;
  check(change: Change, subject: Subject, administrator: Administrator): string | null;
  /** Each in its own transaction, with its audit entry. Returns why the row was skipped. */
  apply(
    services: BulkServices,
    change: Change,
    subject: Subject,
    context: BulkContext,
  ): Promise<string | null>;
  undo(
    services: BulkServices,
    change: Change,
    subject: Subject,
    before: string,
    context: BulkContext,
  ): Promise<string | null>;
}
