import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import type { ReviewTimes } from "#app/accounts/reviews/review-times.ts";
import type { AdminAreas } from "#app/accounts/administration/admin-areas.ts";
import { selectAuditEntries } from "#app/admin/audit/audit-entries.queries.server.ts";
import type { QueueAddress, QueueIntent, QueueKind } from "#app/admin/queues/queue-kind.ts";
import type { PersonFacts } from "#app/admin/queues/source/person-facts.queries.server.ts";
import type { Services } from "#app/context.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { makeTimeAgo, type TimeAgoValue } from "#app/ui/format/format-date.ts";

export interface QueueFilter extends Pick<QueueAddress, "person"> {
  state: "waiting" | "decided";
  /** Only these items. */
  ids?: readonly string[] | undefined;
}

export interface QueueContext {
  services: Services;
  viewer: { id: string; adminAreas: AdminAreas };
  now: Date;
}

export interface QueueChange extends QueueContext {
  id: string;
  intent: QueueIntent;
  form: FormData;
  requestId: string;
}

export type QueueOutcome =
  | { ok: true }
  | {
      ok: false;
      reason:
        | "not-found"
        | "already-decided"
        | "not-decided"
        | "too-late"
        | "oneself"
        | "owner-inactive";
    }
  | { ok: false; reason: "invalid"; errors: FieldErrors };

export interface QueueRow {
  id: string;
  title: string;
  note: string;
  since: TimeAgoValue;
  badges: string[];
  /** Where an item has its own day; otherwise its age decides. */
  isOverdue?: boolean | undefined;
}

export interface Decided {
  by: string | null;
  at: TimeAgoValue;
  what: string;
  text: string | null;
  /** Where it differs from `canReopen` of the queue. */
  canUndo?: boolean;
}

interface QueueItemHead {
  kind: QueueKind;
  id: string;
  title: string;
  since: TimeAgoValue;
  person: PersonFacts | null;
  open: { label: string; href: string } | null;
  decided: Decided | null;
}

export interface QueueSource<Item = QueueItemHead> {
  summarize(
    db: Db,
    person: string | null,
  ): Promise<{ waiting: number; oldest: Date | null; firstDue?: Date | null }>;
  list(db: Db, filter: QueueFilter, limit: number, now: Date): Promise<QueueRow[]>;
  find(context: QueueContext, id: string): Promise<Item | null>;
  change(change: QueueChange): Promise<QueueOutcome>;
  /** How long decisions took, where members were promised a time. */
  measure?(db: Db, now: Date): Promise<ReviewTimes>;
}

export const isAmong = (id: PgColumn, ids: QueueFilter["ids"]): SQL | undefined =>
  ids && inArray(id, [...ids]);

export const isInState = (handledAt: PgColumn, state: QueueFilter["state"]): SQL =>
  state === "waiting" ? isNull(handledAt) : isNotNull(handledAt);

interface Waiting {
  id: PgColumn;
  since: PgColumn | SQL;
  where(filter: QueueFilter): SQL | undefined;
}

export const summarizeBy =
  ({ id, since, where }: Waiting): QueueSource["summarize"] =>
  async (db, person) => {
    const [row] = await db
      .select({
        waiting: sql`count(distinct ${id})`.mapWith(Number),
        oldest: sql<Date | null>`min(${since})`.mapWith(users.createdAt),
      })
      .from(id.table)
      .where(where({ person, state: "waiting" }));
    return row!;
  };

export const linkToPerson = (person: PersonFacts | null) =>
  person?.href ? { label: "Open the person", href: person.href } : null;

interface Subject {
  subjectType: "listing" | "report" | "message" | "contact-request";
  subjectId: string;
  actions: Record<string, string>;
}

export async function findDecision(
  db: Db,
  { subjectType, subjectId, actions }: Subject,
  now: Date,
): Promise<{ decided: Decided; details: Record<string, unknown> } | null> {
  const where = and(
    eq(auditLog.subjectType, subjectType),
    eq(auditLog.subjectId, subjectId),
    inArray(auditLog.action, Object.keys(actions)),
  );
  const [entry] = await selectAuditEntries(db, where, 1);
  if (!entry) return null;
  const { action, details, createdAt, actorName: by } = entry;
  const text = [details["reason"], details["rejection"]].find((said) => typeof said === "string");
  const what = actions[action]!;
  return { decided: { by, at: makeTimeAgo(createdAt, now), what, text: text ?? null }, details };
}
