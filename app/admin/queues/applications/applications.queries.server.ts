import { and, asc, desc, eq, ne, sql } from "drizzle-orm";
import type { brokerApplications } from "#app/accounts/broker/broker-applications.table.ts";
import type { identityVerifications } from "#app/accounts/identity/identity-verifications.table.ts";
import type { Decided } from "#app/admin/queues/queue-item.ts";
import type { QueueFilter, QueueSummary } from "#app/admin/queues/queue-source.ts";
import { summaryOf } from "#app/admin/queues/decided.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { makeTimeAgo } from "#app/ui/format/format-date.ts";

export const stateLabels = { approved: "Approved", rejected: "Rejected" };

type Applications = typeof brokerApplications | typeof identityVerifications;

export const isApplication = (table: Applications, { person, state }: QueueFilter) =>
  and(
    state === "waiting" ? eq(table.state, "pending") : ne(table.state, "pending"),
    person ? eq(table.userId, person) : undefined,
  );

export const applicationOrder = (table: Applications, state: QueueFilter["state"]) => [
  state === "waiting" ? asc(table.createdAt) : desc(table.decidedAt),
  asc(table.id),
];

export const deciderName = (table: Applications) =>
  sql<string | null>`(select d.first_name || ' ' || d.last_name from users d
    where d.id = ${table.decidedBy})`;

export async function summarizeApplications(
  db: Db,
  table: Applications,
  person: string | null,
): Promise<QueueSummary> {
  const [row] = await db
    .select(summaryOf(table.createdAt))
    .from(table)
    .where(isApplication(table, { person, state: "waiting" }));
  return row!;
}

interface DecidedRow {
  state: "pending" | "approved" | "rejected";
  reason: string | null;
  decidedAt: Date | null;
  by: string | null;
}

export const describeDecision = (
  { state, reason, decidedAt, by }: DecidedRow,
  now: Date,
): Decided | null =>
  state === "pending" || !decidedAt
    ? null
    : { by, at: makeTimeAgo(decidedAt, now), what: stateLabels[state], text: reason };

export async function listEarlierDecisions(
  db: Db,
  table: Applications,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<Decided[]> {
  const rows = await db
    .select({
      state: table.state,
      reason: table.reason,
      decidedAt: table.decidedAt,
      by: deciderName(table),
    })
    .from(table)
    .where(and(eq(table.userId, userId), ne(table.id, id)))
    .orderBy(desc(table.createdAt))
    .limit(5);
  return rows.flatMap((row) => describeDecision(row, now) ?? []);
}
