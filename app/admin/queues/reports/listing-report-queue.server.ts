import { and, asc, desc, eq, ne, sql } from "drizzle-orm";
import { canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import { statusLabels } from "#app/admin/listings/listing-labels.ts";
import { findPersonFacts } from "#app/admin/queues/person-facts.queries.server.ts";
import type { QueueSource } from "#app/admin/queues/queue-source.ts";
import { summaryOf } from "#app/admin/queues/decided.queries.server.ts";
import {
  describeReportDecision,
  readReportDecision,
} from "#app/admin/queues/reports/report-decision.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { listingMedia } from "#app/listings/media/media.table.ts";
import { reportReasonLabels } from "#app/browsing/reports/report.ts";
import { listingReports } from "#app/browsing/reports/reports.table.ts";
import {
  reopenListingReport,
  settleListingReport,
} from "#app/browsing/reports/settle-listing-report.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { makeTimeAgo } from "#app/ui/format/format-date.ts";

const outcomes = { open: null, resolved: "Resolved", dismissed: "Dismissed" } as const;

const ofOwner = (person: string | null) => (person ? eq(listings.ownerId, person) : undefined);

export const listingReportQueue: QueueSource = {
  async summarize(db, { person }) {
    const [row] = await db
      .select(summaryOf(listingReports.createdAt))
      .from(listingReports)
      .innerJoin(listings, eq(listings.id, listingReports.listingId))
      .where(and(eq(listingReports.state, "open"), ofOwner(person)));
    return row!;
  },

  async list(db, { person, state }, limit, now) {
    const isOpen = state === "waiting";
    const rows = await db
      .select({
        id: listingReports.id,
        title: listings.title,
        reason: listingReports.reason,
        state: listingReports.state,
        createdAt: listingReports.createdAt,
      })
      .from(listingReports)
      .innerJoin(listings, eq(listings.id, listingReports.listingId))
      .where(
        and(
          isOpen ? eq(listingReports.state, "open") : ne(listingReports.state, "open"),
          ofOwner(person),
        ),
      )
      .orderBy(
        isOpen ? asc(listingReports.createdAt) : desc(listingReports.handledAt),
        asc(listingReports.id),
      )
      .limit(limit);
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      note: reportReasonLabels[row.reason],
      since: makeTimeAgo(row.createdAt, now),
      badges: row.state === "open" ? [] : [outcomes[row.state]],
    }));
  },

  async find({ services: { db }, viewer, now }, id) {
    const [row] = await db
      .select({
        report: listingReports,
        listing: {
          id: listings.id,
          ownerId: listings.ownerId,
          title: listings.title,
          status: listings.status,
          description: listings.description,
        },
        photo: sql<string | null>`(select m.id from ${listingMedia} m
          where m.listing_id = ${listings.id} and m.kind = 'photo'
          order by m.featured desc, m.position limit 1)`,
      })
      .from(listingReports)
      .innerJoin(listings, eq(listings.id, listingReports.listingId))
      .where(eq(listingReports.id, id));
    if (!row) return null;
    const { report, listing, photo } = row;
    const { adminAreas } = viewer;
    const mayOpen = ({ href }: { href: string }) => canOpenAdminPath(adminAreas, href);
    return {
      kind: "listing-reports",
      id,
      title: listing.title,
      since: makeTimeAgo(report.createdAt, now),
      person: await findPersonFacts(db, listing.ownerId, adminAreas),
      open: { label: "Open the listing", href: `/business/${listing.id}` },
      decided: report.state === "open" ? null : await describeReportDecision(db, id, now),
      reason: reportReasonLabels[report.reason],
      details: report.details,
      reporter: await findPersonFacts(db, report.reporterId, adminAreas),
      earlier: await listEarlier(db, listing.id, id, now),
      listing: {
        id: listing.id,
        title: listing.title,
        status: statusLabels[listing.status],
        description: listing.description.slice(0, 2000),
        photo,
      },
      measures: [
        { label: "Edit or take down the listing", href: `/admin/listings/${listing.id}/edit` },
        { label: "Warn or deactivate the owner", href: `/admin/users/${listing.ownerId}` },
      ].filter(mayOpen),
    };
  },

  async change({ services: { db, jobs }, id, intent, form, viewer, now, requestId }) {
    const change = { reportId: id, adminId: viewer.id, now, requestId };
    if (intent === "reopen") return reopenListingReport(db, change);
    const decision = readReportDecision(intent, form);
    if (!decision)
      return { ok: false, reason: "invalid", errors: { measure: "Choose what was done" } };
    return settleListingReport(db, jobs, { ...change, decision });
  },
};

async function listEarlier(db: Db, listingId: string, id: string, now: Date) {
  const rows = await db
    .select({
      id: listingReports.id,
      reason: listingReports.reason,
      details: listingReports.details,
      state: listingReports.state,
      createdAt: listingReports.createdAt,
    })
    .from(listingReports)
    .where(and(eq(listingReports.listingId, listingId), ne(listingReports.id, id)))
    .orderBy(desc(listingReports.createdAt))
    .limit(10);
  return rows.map((row) => ({
    id: row.id,
    reason: reportReasonLabels[row.reason],
    details: row.details,
    at: makeTimeAgo(row.createdAt, now),
    outcome: outcomes[row.state],
  }));
}
