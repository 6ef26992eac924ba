import { ownText, ownTitle } from "#app/listings/confidential/own-text.server.ts";
import { and, asc, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { users } from "#app/accounts/accounts.table.ts";
import { type AdminAreas, canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import { warnUser } from "#app/accounts/administration/help-user.server.ts";
import { fullName } from "#app/accounts/full-name.server.ts";
import { statusLabels } from "#app/admin/listings/listing-labels.ts";
import { listLastMessages } from "#app/admin/queues/messages/quoted-messages.queries.server.ts";
import { measureLabels } from "#app/admin/queues/reports/report-labels.ts";
import { findPersonFacts } from "#app/admin/queues/source/person-facts.queries.server.ts";
import {
  type Decided,
  findDecision,
  isAmong,
  isInState,
  type QueueChange,
  type QueueContext,
  type QueueFilter,
  type QueueOutcome,
  type QueueSource,
  summarizeBy,
} from "#app/admin/queues/source/queue-source.server.ts";
import { readReason } from "#app/admin/queues/source/read-reason.ts";
import { deactivatePerson } from "#app/admin/users/change-activation.server.ts";
import type { Measure, ReportCommands } from "#app/browsing/reports/report-change.server.ts";
import {
  type ReportMeasure,
  reportMeasures,
  reportReasonLabels,
} from "#app/browsing/reports/report.ts";
import { takeDownListing } from "#app/selling/administration/take-down-listing.server.ts";
import { listingReports } from "#app/browsing/reports/reports.table.ts";
import { listingReportCommands } from "#app/browsing/reports/settle-listing-report.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { listingMedia } from "#app/listings/media/media.table.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { personReports } from "#app/messages/safety/safety.table.ts";
import { personReportCommands } from "#app/messages/safety/settle-person-report.server.ts";
import { personReportLabels } from "#app/messages/safety/safety.ts";
import type { Db } from "#app/platform/db/db.ts";
import { makeTimeAgo } from "#app/ui/format/format-date.ts";
import { pick } from "#app/platform/db/pick.ts";

const measureSchema = z.enum(reportMeasures);
const actions = { "report-resolved": "Resolved", "report-dismissed": "Dismissed" };

interface ReportKind<Item> {
  table: typeof listingReports | typeof personReports;
  subject: PgColumn;
  title: SQL<string>;
  state: SQL<"open" | "resolved" | "dismissed" | "decided">;
  labels: Record<string, string>;
  isInState(state: QueueFilter["state"]): SQL;
  concerns(person: string): SQL;
  commands: ReportCommands;
  item(context: QueueContext, id: string): Promise<Item>;
  /** Whom and what a measure concerns. */
  findSubject(db: Db, id: string): Promise<ReportSubject | null>;
}

interface ReportSubject {
  userId: string;
  listingId: string | null;
  about: string;
}

const outcomes = { open: null, resolved: "Resolved", dismissed: "Dismissed", decided: "Decided" };

const reportQueue = <Item extends object>(kind: ReportKind<Item>) => {
  const { table, labels } = kind;
  const where = ({ person, state, ids }: QueueFilter) =>
    and(kind.isInState(state), isAmong(table.id, ids), person ? kind.concerns(person) : undefined);
  const columns = {
    id: table.id,
    title: kind.title,
    reason: table.reason,
    details: table.details,
    state: kind.state,
    subjectId: sql<string>`${kind.subject}`,
    reporterId: table.reporterId,
    createdAt: table.createdAt,
  };
  return {
    summarize: summarizeBy({ id: table.id, since: table.createdAt, where }),

    async list(db: Db, filter: QueueFilter, limit: number, now: Date) {
      const rows = await db
        .select(columns)
        .from(table)
        .where(where(filter))
        .orderBy(
          filter.state === "waiting" ? asc(table.createdAt) : desc(table.handledAt),
          asc(table.id),
        )
        .limit(limit);
      return rows.map(({ id, title, reason, state, createdAt }) => ({
        id,
        title,
        note: labels[reason]!,
        since: makeTimeAgo(createdAt, now),
        badges: state === "resolved" || state === "dismissed" ? [outcomes[state]] : [],
      }));
    },

    async find(context: QueueContext, id: string) {
      const { services, viewer, now } = context;
      const { db } = services;
      const [report] = await db.select(columns).from(table).where(eq(table.id, id));
      if (!report) return null;
      const others = await db
        .select(columns)
        .from(table)
        .where(and(eq(kind.subject, report.subjectId), ne(table.id, id)))
        .orderBy(desc(table.createdAt))
        .limit(10);
      const item = await kind.item(context, id);
      const subject = await kind.findSubject(db, id);
      return {
        id,
        title: report.title,
        since: makeTimeAgo(report.createdAt, now),
        decided: report.state === "open" ? null : await describeDecision(db, id, now),
        reason: labels[report.reason]!,
        details: report.details,
        /** Null where the reporter was not signed in or has left. */
        reporter: await findPersonFacts(db, report.reporterId, viewer.adminAreas),
        earlier: others.map((other) => ({
          id: other.id,
          reason: labels[other.reason]!,
          details: other.details,
          at: makeTimeAgo(other.createdAt, now),
          outcome: outcomes[other.state],
        })),
        measures: measuresFor(subject, viewer.adminAreas),
        ...item,
      };
    },

    async change(change: QueueChange): Promise<QueueOutcome> {
      const { services, id, intent, form, viewer, now, requestId } = change;
      const { db, jobs } = services;
      const by = { reportId: id, adminId: viewer.id, now, requestId };
      if (intent === "reopen") return kind.commands.reopen(db, by);
      if (intent === "reject")
        return answer(
          await kind.commands.settle(db, jobs, { ...by, decision: { outcome: "dismissed" } }),
        );
      const subject = await kind.findSubject(db, id);
      const { data: measure } = measureSchema.safeParse(form.get("measure"));
      if (!measure || (subject && !measuresFor(subject, viewer.adminAreas).includes(measure)))
        return { ok: false, reason: "invalid", errors: { measure: "Choose what to do" } };
      const decision = { outcome: "resolved", measure } as const;
      if (measure === "nothing" || !subject)
        return answer(await kind.commands.settle(db, jobs, { ...by, decision }));
      const reason = readReason(form);
      if (!reason.ok) return reason;
      const take = takeMeasure(change, subject, measure, reason.text);
      return answer(await kind.commands.settle(db, jobs, { ...by, decision, measure: take }));
    },
  };
};

/** Nothing that this administrator could not do on the page of the listing or the person. */
const measuresFor = (subject: ReportSubject | null, areas: AdminAreas): ReportMeasure[] =>
  reportMeasures.filter((measure) => {
    if (measure === "taken-down")
      return subject?.listingId != null && canOpenAdminPath(areas, "/admin/listings");
    return measure !== "deactivated" || canOpenAdminPath(areas, "/admin/users");
  });

const takeMeasure =
  (
    { services: { jobs }, viewer, now, requestId }: QueueChange,
    { userId, listingId, about }: ReportSubject,
    measure: Exclude<ReportMeasure, "nothing">,
    reason: string,
  ): Measure =>
  (tx) => {
    const by = { userId, administrator: viewer, requestId, now };
    switch (measure) {
      case "warned":
        return warnUser(tx, jobs, { ...by, text: reason, about });
      case "deactivated":
        return deactivatePerson(tx, jobs, { ...by, reason });
      case "taken-down": {
        const step = { listingId: listingId!, actorId: viewer.id };
        return takeDownListing(tx, jobs, { ...step, reason, now, requestId });
      }
    }
  };

const measureProblems: Record<string, string | undefined> = {
  "not-possible": "The listing is off the market already",
  "not-found": "The account is deactivated or deleted already",
  oneself: "You can't deactivate your own account",
  "not-allowed": "Only an administrator without limits can do this to an administrator",
  "last-administrator": "This is the last administrator without limits",
};

function answer(outcome: Awaited<ReturnType<ReportCommands["settle"]>>): QueueOutcome {
  if (outcome.ok || outcome.reason !== "measure-refused") return outcome;
  const measure = measureProblems[outcome.because] ?? "This is not possible";
  return { ok: false, reason: "invalid", errors: { measure } };
}

async function describeDecision(db: Db, subjectId: string, now: Date): Promise<Decided | null> {
  const decision = await findDecision(db, { subjectType: "report", subjectId, actions }, now);
  if (!decision) return null;
  const { data: measure } = measureSchema.safeParse(decision.details["measure"]);
  const isUndoable = !measure || measure === "nothing";
  return {
    ...decision.decided,
    text: measure ? measureLabels[measure].done : null,
    // An email is sent, or a listing is down: the report can be reopened, which undoes none of that.
    ...(!isUndoable && { canUndo: false }),
  };
}

export const listingReportQueue = reportQueue({
  table: listingReports,
  subject: listingReports.listingId,
  title: sql`(select l.title from ${listings} l where l.id = ${listingReports.listingId})`,
  state: sql`${listingReports.state}`,
  labels: reportReasonLabels,
  isInState: (state) =>
    state === "waiting" ? eq(listingReports.state, "open") : ne(listingReports.state, "open"),
  concerns: (person) =>
    sql`${listingReports.listingId} in (select l.id from ${listings} l where l.owner_id = ${person})`,
  commands: listingReportCommands,
  async item({ services: { db }, viewer }, id) {
    const [row] = await db
      .select({
        ownerId: listings.ownerId,
        listing: {
          ...pick(listings, "id", "status"),
          title: ownTitle,
          description: sql<string>`left(${ownText("description")}, 2000)`,
          photo: sql<string | null>`(select m.id from ${listingMedia} m
            where m.listing_id = ${listings.id} and m.kind = 'photo'
            order by m.featured desc, m.position limit 1)`,
        },
      })
      .from(listingReports)
      .innerJoin(listings, eq(listings.id, listingReports.listingId))
      .where(eq(listingReports.id, id));
    const { ownerId, listing } = row!;
    return {
      kind: "listing-reports" as const,
      person: await findPersonFacts(db, ownerId, viewer.adminAreas),
      open: { label: "Open the listing", href: `/business/${listing.id}` },
      listing: { ...listing, status: statusLabels[listing.status] },
    };
  },
  async findSubject(db, id) {
    const [row] = await db
      .select({ userId: listings.ownerId, listingId: listings.id, title: ownTitle })
      .from(listingReports)
      .innerJoin(listings, eq(listings.id, listingReports.listingId))
      .where(eq(listingReports.id, id));
    return row ? { ...row, about: `It is about your listing “${row.title}”.` } : null;
  },
}) satisfies QueueSource;

export const personReportQueue = reportQueue({
  table: personReports,
  subject: personReports.reportedId,
  title: sql`(select ${fullName()} from ${users} where ${users.id} = ${personReports.reportedId})`,
  state: sql`case when ${personReports.handledAt} is null then 'open' else 'decided' end`,
  labels: personReportLabels,
  isInState: (state) => isInState(personReports.handledAt, state),
  concerns: (person) => eq(personReports.reportedId, person),
  commands: personReportCommands,
  async item({ services: { db }, viewer, now }, id) {
    const [row] = await db
      .select({
        conversationId: personReports.conversationId,
        reportedId: personReports.reportedId,
        listingTitle: ownTitle,
      })
      .from(personReports)
      .innerJoin(conversations, eq(conversations.id, personReports.conversationId))
      .leftJoin(listings, eq(listings.id, conversations.listingId))
      .where(eq(personReports.id, id));
    const { conversationId, reportedId, listingTitle } = row!;
    const thread = `/admin/conversations/${conversationId}`;
    return {
      kind: "person-reports" as const,
      person: await findPersonFacts(db, reportedId, viewer.adminAreas),
      open: { label: "Open the conversation", href: thread },
      messages: await listLastMessages(db, { conversationId, reportedId, now }),
      listingTitle,
    };
  },
  async findSubject(db, id) {
    const [row] = await db
      .select({ userId: personReports.reportedId })
      .from(personReports)
      .where(eq(personReports.id, id));
    return row
      ? { ...row, listingId: null, about: "It is about what you wrote to another member." }
      : null;
  },
}) satisfies QueueSource;
