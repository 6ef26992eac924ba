import { and, asc, desc, eq, ne, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import { brokerApplications } from "#app/accounts/broker/broker-applications.table.ts";
import { decideBrokerApplication } from "#app/accounts/broker/decide-broker-application.server.ts";
import { describeDecision, stateLabels } from "#app/admin/queues/people/describe-decision.ts";
import { findPersonFacts } from "#app/admin/queues/person-facts.queries.server.ts";
import type { QueueLook, QueueSource } from "#app/admin/queues/queue-source.ts";
import { readReason } from "#app/admin/queues/read-reason.ts";
import { hasPage } from "#app/has-page.ts";
import { findRegion } from "#app/shared/places.ts";
import { makeTimeAgo } from "#app/ui/format-date.ts";

const table = brokerApplications;
const nameOf = sql<string>`${users.firstName} || ' ' || ${users.lastName}`;
const decider = sql<string | null>`(select d.first_name || ' ' || d.last_name from users d
  where d.id = ${table.decidedBy})`;

const inState = (state: "waiting" | "decided", person: string | null) =>
  and(
    state === "waiting" ? eq(table.state, "pending") : ne(table.state, "pending"),
    person ? eq(table.userId, person) : undefined,
  );

export const brokerQueue: QueueSource = {
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
        brokerage: table.brokerage,
        region: table.region,
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
      note: `${row.brokerage}, ${findRegion(row.region)?.name ?? row.region}`,
      since: makeTimeAgo(row.createdAt, now),
      badges: row.state === "pending" ? [] : [stateLabels[row.state]],
    }));
  },

  async find(look, id) {
    const { services, viewer, now } = look;
    const { db } = services;
    const [row] = await db
      .select({ application: table, name: nameOf, by: decider })
      .from(table)
      .innerJoin(users, eq(users.id, table.userId))
      .where(eq(table.id, id));
    if (!row) return null;
    const { application, name, by } = row;
    const { userId, licenseNumber, region, brokerage } = application;
    const earlier = await db
      .select({
        state: table.state,
        reason: table.reason,
        decidedAt: table.decidedAt,
        by: decider,
      })
      .from(table)
      .where(and(eq(table.userId, userId), ne(table.id, id)))
      .orderBy(desc(table.createdAt))
      .limit(5);
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
      earlier: earlier.flatMap((one) => describeDecision(one, now) ?? []),
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

/** A licence belongs to one person: whoever else gave the number may be somebody pretending. */
async function listSameLicence(
  { services: { db }, viewer }: QueueLook,
  licenseNumber: string,
  userId: string,
) {
  const rows = await db
    .select({ id: users.id, name: nameOf })
    .from(users)
    .where(and(eq(users.brokerLicense, licenseNumber), ne(users.id, userId)))
    .limit(5);
  return rows.map(({ id, name }) => {
    const href = `/admin/users/${id}`;
    const mayOpen = hasPage(href) && canOpenAdminPath(viewer.adminAreas, href);
    return { id, name, href: mayOpen ? href : null };
  });
}
