import { lt } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { knownDevices } from "#app/accounts/devices/devices.table.ts";
import { notifications } from "#app/accounts/notifications/notifications.table.ts";
import { proofs } from "#app/accounts/proofs/proofs.table.ts";
import { sessions } from "#app/accounts/sessions/sessions.table.ts";
import { keptDays } from "#app/admin/bulk/bulk-change.ts";
import { bulkRuns } from "#app/admin/bulk/bulk.table.ts";
import { pruneClaims } from "#app/admin/queues/source/queue-claims.server.ts";
import { keptImportDays } from "#app/brokerage/import/import.ts";
import { imports } from "#app/brokerage/import/imports.table.ts";
import { reportClients } from "#app/brokerage/clients/clients.table.ts";
import { pruneReportClients } from "#app/brokerage/clients/forget-clients.server.ts";
import { ownerReports } from "#app/brokerage/reports/reports.table.ts";
import { listingReports } from "#app/browsing/reports/reports.table.ts";
import { listingDailySources, listingVisits } from "#app/browsing/visits/visits.table.ts";
import { forgetVisitors } from "#app/content/articles/answers/answer-article.server.ts";
import { signedDocuments } from "#app/deals/signing/signing.table.ts";
import { pruneAlerts } from "#app/messages/alerts/subscribe/alert-by-link.server.ts";
import { pruneCampaignMails } from "#app/messages/campaigns/send-campaigns.job.server.ts";
import { inboundEmails } from "#app/messages/email/inbound-emails.table.ts";
import { contactMessages } from "#app/messages/messages.table.ts";
import { personReports } from "#app/messages/safety/safety.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";
import { mailAttachments } from "#app/platform/mail/mail-attachments.table.ts";
import { performanceSamples } from "#app/platform/performance/performance.table.ts";
import { apiAnswers } from "#app/programs/api/requests/answers.table.ts";
import { accessTokens } from "#app/programs/tokens/access-tokens.table.ts";
import { keptDeliveryDays } from "#app/programs/webhooks/webhook.ts";
import { webhookDeliveries } from "#app/programs/webhooks/webhooks.table.ts";
import { attemptLimits } from "#app/platform/rate-limits/attempt-limits.table.ts";
import { addDays, dayBefore } from "#app/shared/day.ts";
import { undoDays } from "#app/shortlist/saved/saved-list.ts";
import { removedSavedListings } from "#app/shortlist/saved/saved-listings.table.ts";

/** At night in North America. */
export const forgetOldJob = defineJob<object>("forget-old", { schedule: "20 8 * * *" });

const twoYears = 2 * 365;

/** For how many days after a moment of its own a row is kept. After that it would only add to the damage of a leak. */
const kept: readonly (readonly [moment: PgColumn, days: number])[] = [
  [sessions.expiresAt, 0],
  [proofs.expiresAt, 0],
  [attemptLimits.windowEndsAt, 0],
  [notifications.createdAt, 90],
  // As long as browsers keep the device cookie.
  [knownDevices.seenAt, 400],
  [removedSavedListings.removedAt, undoDays],
  // Needed on their own day, to recognize a repeated view; yesterday's may still be queued.
  [listingVisits.day, 1],
  // Longer than the longest period of the statistics, which is 90 days.
  [listingDailySources.day, 120],
  [inboundEmails.createdAt, 90],
  // Promised by the privacy policy.
  [contactMessages.handledAt, twoYears],
  [listingReports.handledAt, twoYears],
  [personReports.handledAt, twoYears],
  // With the note and the PDF.
  [ownerReports.createdAt, twoYears],
  [mailAttachments.createdAt, twoYears],
  // An address that does not want to be asked again.
  [reportClients.endedAt, twoYears],
  // Promised by the privacy policy: seven years.
  [signedDocuments.createdAt, 7 * 365 + 2],
  // To compare a day with the same day a month ago.
  [performanceSamples.at, 31],
  [webhookDeliveries.happenedAt, keptDeliveryDays],
  // The audit log keeps what each of them changed.
  [bulkRuns.createdAt, keptDays],
  // Their owners see for a while that they have ended.
  [accessTokens.expiresAt, 30],
  [apiAnswers.createdAt, 1],
  // The listings keep what was imported.
  [imports.createdAt, keptImportDays],
];

export async function forgetOld(db: Db, now: Date): Promise<void> {
  for (const [moment, days] of kept) {
    const limit = moment.dataType === "date" ? addDays(now, -days) : dayBefore(now, days);
    await db.delete(moment.table as PgTable).where(lt(moment, limit));
  }
  await pruneClaims(db, addDays(now, -keptDays));
  await pruneAlerts(db, now);
  await pruneReportClients(db, now);
  await pruneCampaignMails(db, now);
  await forgetVisitors(db, now);
}
