import { and, asc, desc, eq, isNotNull, isNull, ne } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import { fullName } from "#app/accounts/full-name.server.ts";
import { listLastMessages } from "#app/admin/queues/messages/quoted-messages.queries.server.ts";
import { findPersonFacts } from "#app/admin/queues/person-facts.queries.server.ts";
import type { QueueSource } from "#app/admin/queues/queue-source.ts";
import { summaryOf } from "#app/admin/queues/decided.queries.server.ts";
import {
  describeReportDecision,
  readReportDecision,
} from "#app/admin/queues/reports/report-decision.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { personReports } from "#app/messages/safety/safety.table.ts";
import {
  reopenPersonReport,
  settlePersonReport,
} from "#app/messages/safety/settle-person-report.server.ts";
import { personReportLabels } from "#app/messages/safety/safety.ts";
import type { Db } from "#app/platform/db/db.ts";
import { makeTimeAgo } from "#app/ui/format/format-date.ts";

const inState = (state: "waiting" | "decided", person: string | null) =>
  and(
    state === "waiting" ? isNull(personReports.handledAt) : isNotNull(personReports.handledAt),
    person ? eq(personReports.reportedId, person) : undefined,
  );

export const personReportQueue: QueueSource = {
  async summarize(db, { person }) {
    const [row] = await db
      .select(summaryOf(personReports.createdAt))
      .from(personReports)
      .where(inState("waiting", person));
    return row!;
  },

  async list(db, { person, state }, limit, now) {
    const rows = await db
      .select({
        id: personReports.id,
        title: fullName(),
        reason: personReports.reason,
        createdAt: personReports.createdAt,
      })
      .from(personReports)
      .innerJoin(users, eq(users.id, personReports.reportedId))
      .where(inState(state, person))
      .orderBy(
        state === "waiting" ? asc(personReports.createdAt) : desc(personReports.handledAt),
        asc(personReports.id),
      )
      .limit(limit);
    return rows.map(({ id, title, reason, createdAt }) => ({
      id,
      title,
      note: personReportLabels[reason],
      since: makeTimeAgo(createdAt, now),
      badges: [],
    }));
  },

  async find({ services: { db }, viewer, now }, id) {
    const [row] = await db
      .select({ report: personReports, name: fullName(), listingTitle: listings.title })
      .from(personReports)
      .innerJoin(users, eq(users.id, personReports.reportedId))
      .innerJoin(conversations, eq(conversations.id, personReports.conversationId))
      .leftJoin(listings, eq(listings.id, conversations.listingId))
      .where(eq(personReports.id, id));
    if (!row) return null;
    const { report, name, listingTitle } = row;
    const { conversationId, reportedId } = report;
    const thread = `/admin/conversations/${conversationId}`;
    return {
      kind: "person-reports",
      id,
      title: name,
      since: makeTimeAgo(report.createdAt, now),
      person: await findPersonFacts(db, reportedId, viewer.adminAreas),
      open: { label: "Open the conversation", href: thread },
      decided: report.handledAt && (await describeReportDecision(db, id, now)),
      reason: personReportLabels[report.reason],
      details: report.details,
      reporter: await findPersonFacts(db, report.reporterId, viewer.adminAreas),
      earlier: await listEarlier(db, reportedId, id, now),
      messages: await listLastMessages(db, { conversationId, reportedId, now }),
      listingTitle,
      measures: [
        { label: "Warn or deactivate the person", href: `/admin/users/${reportedId}` },
        { label: "Close the conversation", href: thread },
      ].filter(({ href }) => canOpenAdminPath(viewer.adminAreas, href)),
    };
  },

  async change({ services: { db, jobs }, id, intent, form, viewer, now, requestId }) {
    const change = { reportId: id, adminId: viewer.id, now, requestId };
    if (intent === "reopen") return reopenPersonReport(db, change);
    const decision = readReportDecision(intent, form);
    if (!decision)
      return { ok: false, reason: "invalid", errors: { measure: "Choose what was done" } };
    return settlePersonReport(db, jobs, { ...change, decision });
  },
};

async function listEarlier(db: Db, reportedId: string, id: string, now: Date) {
  const rows = await db
    .select({
      id: personReports.id,
      reason: personReports.reason,
      details: personReports.details,
      handledAt: personReports.handledAt,
      createdAt: personReports.createdAt,
    })
    .from(personReports)
    .where(and(eq(personReports.reportedId, reportedId), ne(personReports.id, id)))
    .orderBy(desc(personReports.createdAt))
    .limit(10);
  return rows.map((row) => ({
    id: row.id,
    reason: personReportLabels[row.reason],
    details: row.details,
    at: makeTimeAgo(row.createdAt, now),
    outcome: row.handledAt ? "Decided" : null,
  }));
}
