import { and, asc, desc, eq, ne, sql } from "drizzle-orm";
import type { brokerApplications } from "#app/accounts/broker/broker-applications.table.ts";
import type { identityVerifications } from "#app/accounts/identity/identity-verifications.table.ts";
import { describeDecision } from "#app/admin/queues/people/describe-decision.ts";
import type { Decided } from "#app/admin/queues/queue-item.ts";
import type { QueueFilter, QueueSummary } from "#app/admin/queues/queue-source.ts";
import { summaryOf } from "#app/admin/queues/queue-summary.server.ts";
import type { Db } from "#app/platform/db/db.ts";

/** What a person asks for once, and an administrator approves or rejects. */
type Applications = typeof brokerApplications | typeof identityVerifications;

export const isApplication = (table: Applications, { person, state }: QueueFilter) =>
  and(
    state === "waiting" ? eq(table.state, "pending") : ne(table.state, "pending"),
    person ? eq(table.userId, person) : undefined,
  );

/** What waits longest first, what was decided last first. */
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

/** What was decided about the person's other applications. */
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
