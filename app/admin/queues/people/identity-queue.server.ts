import { and, asc, desc, eq, ne, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { decideVerification } from "#app/accounts/identity/decide-verification.server.ts";
import { identityDocumentLabels } from "#app/accounts/identity/identity-verification.ts";
import { identityVerifications } from "#app/accounts/identity/identity-verifications.table.ts";
import { describeDecision, stateLabels } from "#app/admin/queues/people/describe-decision.ts";
import { findPersonFacts } from "#app/admin/queues/person-facts.queries.server.ts";
import type { QueueSource } from "#app/admin/queues/queue-source.ts";
import { readReason } from "#app/admin/queues/read-reason.ts";
import { makeTimeAgo } from "#app/ui/format-date.ts";

const table = identityVerifications;
const nameOf = sql<string>`${users.firstName} || ' ' || ${users.lastName}`;
const decider = sql<string | null>`(select d.first_name || ' ' || d.last_name from users d
  where d.id = ${table.decidedBy})`;

const inState = (state: "waiting" | "decided", person: string | null) =>
  and(
    state === "waiting" ? eq(table.state, "pending") : ne(table.state, "pending"),
    person ? eq(table.userId, person) : undefined,
  );

export const identityQueue: QueueSource = {
  async summarize(db, { person }) {
    const [row] = await db
      .select({
        waiting: sql`count(*)`.mapWith(Number),
        oldest: sql`min(${table.createdAt})`.mapWith(table.createdAt),
      })
      .from(table)
      .where(inState("waiting", person));
    return row!;
  },

  async list(db, { person, state }, limit, now) {
    const rows = await db
      .select({
        id: table.id,
        title: nameOf,
        documentKind: table.documentKind,
        state: table.state,
        createdAt: table.createdAt,
      })
      .from(table)
      .innerJoin(users, eq(users.id, table.userId))
      .where(inState(state, person))
      .orderBy(state === "waiting" ? asc(table.createdAt) : desc(table.decidedAt), asc(table.id))
      .limit(limit);
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      note: identityDocumentLabels[row.documentKind],
      since: makeTimeAgo(row.createdAt, now),
      badges: row.state === "pending" ? [] : [stateLabels[row.state]],
    }));
  },

  async find({ services: { db }, viewer, now }, id) {
    const [row] = await db
      .select({
        userId: table.userId,
        legalName: table.legalName,
        documentKind: table.documentKind,
        state: table.state,
        reason: table.reason,
        createdAt: table.createdAt,
        decidedAt: table.decidedAt,
        name: nameOf,
        by: decider,
      })
      .from(table)
      .innerJoin(users, eq(users.id, table.userId))
      .where(eq(table.id, id));
    if (!row) return null;
    const earlier = await db
      .select({
        state: table.state,
        reason: table.reason,
        decidedAt: table.decidedAt,
        by: decider,
      })
      .from(table)
      .where(and(eq(table.userId, row.userId), ne(table.id, id)))
      .orderBy(desc(table.createdAt))
      .limit(5);
    const person = await findPersonFacts(db, row.userId, viewer.adminAreas);
    return {
      kind: "identities",
      id,
      title: row.name,
      since: makeTimeAgo(row.createdAt, now),
      person,
      open: person?.href ? { label: "Open the person", href: person.href } : null,
      decided: describeDecision(row, now),
      legalName: row.legalName,
      accountName: row.name,
      documentKind: identityDocumentLabels[row.documentKind],
      picture: row.state === "pending" ? `/admin/queues/identities/${id}/picture` : null,
      earlier: earlier.flatMap((one) => describeDecision(one, now) ?? []),
    };
  },

  async change({ services: { db, jobs, env }, id, intent, form, viewer, now, requestId }) {
    if (intent === "reopen") return { ok: false, reason: "not-found" };
    const reason = intent === "reject" ? readReason(form) : null;
    if (reason && !reason.ok) return { ok: false, reason: "invalid", errors: reason.errors };
    return decideVerification(db, jobs, {
      verificationId: id,
      adminId: viewer.id,
      rejection: reason?.text ?? null,
      now,
      appUrl: env.APP_URL,
      requestId,
    });
  },
};
