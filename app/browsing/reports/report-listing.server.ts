import { and, eq } from "drizzle-orm";
import { emailStaff } from "#app/accounts/administration/email-staff.server.ts";
import { defineRateLimit, allowAttempt } from "#app/platform/rate-limits/rate-limit.server.ts";
import { listingReports } from "./reports.table.ts";
import { reportReasonLabels } from "./report.ts";
import type { ReportInput } from "./report.schema.ts";
import { listings } from "#app/listings/listings.table.ts";
import { isOpenListing, shownTitle } from "#app/listings/public-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { brand, site } from "#app/shared/brand.ts";

const reportAddressLimit = defineRateLimit("reportAddress", {
  max: 10,
  windowMinutes: 60,
  perAddress: true,
});

export interface ReportListing {
  listingId: string;
  reporterId: string | null;
  ip: string;
  input: ReportInput;
  now: Date;
}

export type ReportOutcome = { ok: true } | { ok: false; reason: "not-found" | "too-many" };

/** Whatever a visitor can see can be reported. */
export async function findReportable(db: Db, listingId: string, now: Date) {
  const [listing] = await db
    .select({ id: listings.id, title: shownTitle })
    .from(listings)
    .where(and(eq(listings.id, listingId), isOpenListing(now)));
  return listing ?? null;
}

export async function reportListing(
  db: Db,
  jobs: Jobs,
  { listingId, reporterId, ip, input, now }: ReportListing,
): Promise<ReportOutcome> {
  if (!(await allowAttempt(db, reportAddressLimit, ip, now)))
    return { ok: false, reason: "too-many" };
  return db.transaction(async (tx): Promise<ReportOutcome> => {
    const listing = await findReportable(tx, listingId, now);
    if (!listing) return { ok: false, reason: "not-found" };
    // A repeated report is accepted without notifying the administrators again.
    if (reporterId && (await isReported(tx, listingId, reporterId))) return { ok: true };
    const [report] = await tx
      .insert(listingReports)
      .values({ listingId, reporterId, ...input, createdAt: now })
      .returning({ id: listingReports.id });
    const queue = "/admin/queues/listing-reports";
    const email = reportEmail(`${site}${queue}?item=${report!.id}`, listing.title, input);
    await emailStaff(tx, jobs, queue, email);
    return { ok: true };
  });
}

async function isReported(tx: Db, listingId: string, reporterId: string): Promise<boolean> {
  const open = await tx
    .select({ id: listingReports.id })
    .from(listingReports)
    .where(
      and(
        eq(listingReports.listingId, listingId),
        eq(listingReports.reporterId, reporterId),
        eq(listingReports.state, "open"),
      ),
    )
    .limit(1);
  return open.length > 0;
}

const reportEmail = (
  url: string,
  title: string,
  { reason, details }: ReportInput,
): EmailContent => ({
  subject: `A listing was reported: ${title}`,
  heading: "Someone reported a listing",
  paragraphs: [
    `Listing: ${title}`,
    `Reason: ${reportReasonLabels[reason]}`,
    ...(details ? [details] : []),
  ],
  action: { label: "Look at the report", url },
  reason: `You received this email because you are an administrator of ${brand.name}.`,
});
