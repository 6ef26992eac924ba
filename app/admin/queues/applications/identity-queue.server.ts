import { eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { fullName } from "#app/accounts/full-name.server.ts";
import { decideVerification } from "#app/accounts/identity/decide-verification.server.ts";
import { identityDocumentLabels } from "#app/accounts/identity/identity-verification.ts";
import { identityVerifications } from "#app/accounts/identity/identity-verifications.table.ts";
import {
  applicationOrder,
  deciderName,
  describeDecision,
  isApplication,
  listEarlierDecisions,
  stateLabels,
  summarizeApplications,
} from "#app/admin/queues/applications/applications.queries.server.ts";
import { findPersonFacts } from "#app/admin/queues/person-facts.queries.server.ts";
import type { QueueSource } from "#app/admin/queues/queue-source.ts";
import { readReason } from "#app/admin/queues/read-reason.ts";
import { makeTimeAgo } from "#app/ui/format/format-date.ts";

const table = identityVerifications;

export const identityQueue: QueueSource = {
  summarize: (db, { person }) => summarizeApplications(db, table, person),

  async list(db, filter, limit, now) {
    const rows = await db
      .select({
        id: table.id,
        title: fullName(),
        documentKind: table.documentKind,
        state: table.state,
        createdAt: table.createdAt,
      })
      .from(table)
      .innerJoin(users, eq(users.id, table.userId))
      .where(isApplication(table, filter))
      .orderBy(...applicationOrder(table, filter.state))
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
        name: fullName(),
        by: deciderName(table),
      })
      .from(table)
      .innerJoin(users, eq(users.id, table.userId))
      .where(eq(table.id, id));
    if (!row) return null;
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
      earlier: await listEarlierDecisions(db, table, { id, userId: row.userId, now }),
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
