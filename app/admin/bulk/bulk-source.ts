import type { Administrator } from "#app/accounts/administration/admin-areas.ts";
import type { AdminBulkLabels } from "#app/admin/bulk/bulk-change.ts";
import type { ListSource } from "#app/admin/lists/list-rows.server.ts";
import type { ListSpec, ListState } from "#app/admin/lists/list-state.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

export interface BulkServices {
  db: Db;
  jobs: Jobs;
  appUrl: string;
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
