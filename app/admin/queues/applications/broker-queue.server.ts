import { and, eq, ne } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import { brokerApplications } from "#app/accounts/broker/broker-applications.table.ts";
import { decideBrokerApplication } from "#app/accounts/broker/decide-broker-application.server.ts";
import { fullName } from "#app/accounts/full-name.server.ts";
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
import type { QueueContext, QueueSource } from "#app/admin/queues/queue-source.ts";
import { readReason } from "#app/admin/queues/read-reason.ts";
import { findRegion } from "#app/shared/places.ts";
import { makeTimeAgo } from "#app/ui/format/format-date.ts";

const table = brokerApplications;

export const brokerQueue: QueueSource = {
  summarize: (db, { person }) => summarizeApplications(db, table, person),

  async list(db, filter, limit, now) {
    const rows = await db
      .select({
        id: table.id,
        title: fullName(),
        brokerage: table.brokerage,
        region: table.region,
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
      note: `${row.brokerage}, ${findRegion(row.region)?.name ?? row.region}`,
      since: makeTimeAgo(row.createdAt, now),
      badges: row.state === "pending" ? [] : [stateLabels[row.state]],
    }));
  },

  async find(look, id) {
    const { services, viewer, now } = look;
    const { db } = services;
    const [row] = await db
      .select({ application: table, name: fullName(), by: deciderName(table) })
      .from(table)
      .innerJoin(users, eq(users.id, table.userId))
      .where(eq(table.id, id));
    if (!row) return null;
    const { application, name, by } = row;
    const { userId, licenseNumber, region, brokerage } = application;
    const person = await findPersonFacts(db, userId, viewer.adminAreas);
    return {
      kind: "brokers",
      id,
      title: name,
      since: makeTimeAgo(application.createdAt, now),
      person,
      open: person?.href ? { label: "Open the person", href: person.href } : null,
      decided: describeDecision({ ...application, by }, now),
      licenseNumber,
      region: findRegion(region)?.name ?? region,
      brokerage,
      earlier: await listEarlierDecisions(db, table, { id, userId, now }),
      sameLicence: await listSameLicence(look, licenseNumber, userId),
    };
  },

  async change({ services: { db, jobs, env }, id, intent, form, viewer, now, requestId }) {
    if (intent === "reopen") return { ok: false, reason: "not-found" };
    const reason = intent === "reject" ? readReason(form) : { ok: true as const, text: "" };
    if (!reason.ok) return { ok: false, reason: "invalid", errors: reason.errors };
    const outcome = await decideBrokerApplication(db, jobs, {
      applicationId: id,
      adminId: viewer.id,
      decision: intent === "approve" ? "approved" : "rejected",
      reason: reason.text,
      now,
      appUrl: env.APP_URL,
      requestId,
    });
    if (outcome.ok) return outcome;
    return outcome.reason === "reason-required"
      ? { ok: false, reason: "invalid", errors: { reason: "Write the reason" } }
      : { ok: false, reason: outcome.reason };
  },
};

/** A licence belongs to one person: a second member with the number may be an impostor. */
async function listSameLicence(
  { services: { db }, viewer }: QueueContext,
  licenseNumber: string,
  userId: string,
) {
  const rows = await db
    .select({ id: users.id, name: fullName() })
    .from(users)
    .where(and(eq(users.brokerLicense, licenseNumber), ne(users.id, userId)))
    .limit(5);
  return rows.map(({ id, name }) => {
    const href = `/admin/users/${id}`;
    const mayOpen = canOpenAdminPath(viewer.adminAreas, href);
    return { id, name, href: mayOpen ? href : null };
  });
}
