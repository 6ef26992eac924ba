import type { Administrator } from "#app/accounts/administration/administrator.ts";
import type { BulkWords } from "#app/admin/bulk/bulk.ts";
import type { ListSource } from "#app/admin/lists/list-rows.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

export interface BulkServices {
  db: Db;
  jobs: Jobs;
  appUrl: string;
}

/** Who changes, when and why. */
export interface BulkChangeContext {
  administrator: Administrator;
  reason: string;
  now: Date;
  requestId: string | null;
}

export interface BulkSubject {
  id: string;
  /** As the administrator knows it. */
  name: string;
  /** What undoing a change needs to know. */
  before: string;
}

/** How the changes of one list are judged and made, each by the command that makes it for a single row. */
export interface BulkHandler<
  Subject extends BulkSubject = BulkSubject,
  Change extends string = string,
> {
  words: BulkWords<Change>;
  /** All that the list of this address shows. */
  source(params: URLSearchParams): ListSource<string>;
  /** The default order of the list, in which everything is changed. */
  order: { sort: string; dir: "asc" | "desc" };
  /** The query of the list's address. */
  query(params: URLSearchParams): string;
  read(db: Db, ids: readonly string[]): Promise<Subject[]>;
  /** Why a row is left alone; null where it will change. */
  judge(change: Change, subject: Subject, administrator: Administrator): string | null;
  /** In a transaction of its own, with its entry in the audit log. */
  apply(
    services: BulkServices,
    change: Change,
    subject: Subject,
    context: BulkChangeContext,
  ): Promise<string | null>;
  undo(
    services: BulkServices,
    change: Change,
    subject: Subject,
    before: string,
    context: BulkChangeContext,
  ): Promise<string | null>;
}
