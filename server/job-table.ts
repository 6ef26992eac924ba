import type { Services } from "#app/context.ts";
import type { Database } from "#app/platform/db/db.ts";
import type { MailTransport } from "#app/platform/mail/transport.ts";
import { bulkRunJob } from "#app/admin/bulk/start-bulk-run.server.ts";
import { pruneBulkRuns, pruneBulkRunsJob, runBulk } from "#app/admin/bulk/run-bulk.job.server.ts";
import {
  checkFreshness,
  checkFreshnessJob,
} from "#app/listings/lifecycle/check-freshness.job.server.ts";
import {
  expireListings,
  expireListingsJob,
} from "#app/listings/lifecycle/expire-listings.job.server.ts";
import { settlePaymentsJob } from "#app/listings/lifecycle/settle-payments.server.ts";
import { remindOwners, remindOwnersJob } from "#app/payments/reminders/remind-owners.job.server.ts";
import { deliverPushJob } from "#app/accounts/notifications/push/send-push.server.ts";
import { deleteExpired, deleteExpiredJob } from "#app/accounts/delete-expired.job.server.ts";
import { sendReset, sendResetJob } from "#app/accounts/passwords/reset/send-reset.job.server.ts";
import { type HandledJob, handledBy, type Job } from "#app/platform/jobs/jobs.ts";
import {
  pruneSearchHistory,
  pruneSearchHistoryJob,
} from "#app/search/prune-search-history.job.server.ts";
import {
  maintainEmbedded,
  maintainEmbeddedJob,
} from "#app/platform/db/maintain-embedded.job.server.ts";
import {
  deleteSettled,
  deleteSettledJob,
} from "#app/messages/support/delete-settled.job.server.ts";
import {
  pruneInboundEmails,
  pruneInboundEmailsJob,
} from "#app/messages/email/inbound/prune-inbound-emails.job.server.ts";
import {
  remindOfMessages,
  remindOfMessagesJob,
} from "#app/messages/email/reminders/remind-of-messages.job.server.ts";
import { emailMessages } from "#app/messages/email/email-messages.job.server.ts";
import { emailMessagesJob } from "#app/messages/email/queue-message-email.server.ts";
import { followPreferencesJob } from "#app/accounts/profile/update-preferences.server.ts";
import { followPreferences } from "#app/messages/alerts/matching/follow-preferences.job.server.ts";
import {
  matchChanges,
  matchChangesJob,
} from "#app/messages/alerts/matching/match-changes.job.server.ts";
import {
  pruneAlerts,
  pruneAlertsJob,
} from "#app/messages/alerts/subscribe/prune-alerts.job.server.ts";
import { sendAlerts, sendAlertsJob } from "#app/messages/alerts/sending/send-alerts.job.server.ts";
import { deliverMail } from "#app/platform/mail/deliver-mail.job.server.ts";
import {
  tellListingReporter,
  tellListingReporterJob,
} from "#app/browsing/reports/tell-listing-reporter.job.server.ts";
import {
  tellPersonReporter,
  tellPersonReporterJob,
} from "#app/messages/safety/tell-person-reporter.job.server.ts";
import { deliverMailJob } from "#app/platform/mail/send-email.server.ts";
import { sweepFiles, sweepFilesJob } from "#app/platform/files/sweep-files.job.server.ts";
import { sweepUploads, sweepUploadsJob } from "#app/platform/uploads/sweep-uploads.job.server.ts";
import { createUploadStore } from "#app/platform/uploads/upload-store.server.ts";
import { pruneRemoved, pruneRemovedJob } from "#app/shortlist/saved/save-listing.server.ts";
import { pruneVisits, pruneVisitsJob } from "#app/browsing/visits/write-visits.server.ts";
import { processEvent } from "#app/payments/events/process-event.job.server.ts";
import {
  cancelSubscriptionJob,
  processEventJob,
  reconcileOrdersJob,
  reconcilePaymentsJob,
  reconcileSubscriptionsJob,
  refundOrderJob,
} from "#app/payments/payment-jobs.server.ts";
import type { PaymentServices } from "#app/payments/payment-services.ts";
import {
  deliverTestEvent,
  findTestPayments,
} from "#app/payments/provider/test-provider/test-provider-of.server.ts";
import {
  advanceTestProviderJob,
  deliverTestEventJob,
  settleTestDebitJob,
} from "#app/payments/provider/test-provider/test-jobs.server.ts";
import {
  reconcileOrders,
  reconcilePayments,
  reconcileSubscriptions,
} from "#app/payments/reconciliation/reconcile.server.ts";
import { refundOrder } from "#app/payments/refunds/refund-order.job.server.ts";
import { settleListing } from "#app/payments/success-fee/settle-listing.job.server.ts";
import {
  countDailyFigures,
  countDailyFiguresJob,
} from "#app/admin/dashboard/count-daily-figures.job.server.ts";
import {
  prunePerformance,
  prunePerformanceJob,
} from "#app/platform/performance/prune-performance.job.server.ts";
import { workerBeatJob } from "#app/platform/jobs/worker-beat.ts";
import { fileFolders } from "./file-folders.ts";

/** Every job that may be enqueued. */
export const jobDefinitions: readonly Job<object>[] = [
  workerBeatJob,
  deliverMailJob,
  deliverPushJob,
  maintainEmbeddedJob,
  sendResetJob,
  deleteExpiredJob,
  tellListingReporterJob,
  tellPersonReporterJob,
  sweepFilesJob,
  sweepUploadsJob,
  pruneVisitsJob,
  pruneRemovedJob,
  pruneSearchHistoryJob,
  expireListingsJob,
  checkFreshnessJob,
  remindOwnersJob,
  settlePaymentsJob,
  processEventJob,
  refundOrderJob,
  cancelSubscriptionJob,
  reconcileOrdersJob,
  reconcilePaymentsJob,
  reconcileSubscriptionsJob,
  deliverTestEventJob,
  settleTestDebitJob,
  advanceTestProviderJob,
  deleteSettledJob,
  emailMessagesJob,
  remindOfMessagesJob,
  pruneInboundEmailsJob,
  matchChangesJob,
  sendAlertsJob,
  pruneAlertsJob,
  followPreferencesJob,
  countDailyFiguresJob,
  prunePerformanceJob,
  bulkRunJob,
  pruneBulkRunsJob,
];

/** Who does which work. */
export function jobTable({
  services,
  database,
  mail,
}: {
  services: Services;
  database: Database;
  mail: MailTransport;
}): HandledJob[] {
  const { db, jobs, env } = services;
  const lifecycle = { db, jobs, appUrl: env.APP_URL, secret: env.SESSION_SECRET };
  return [
    handledBy(workerBeatJob, async () => {}),
    handledBy(bulkRunJob, ({ runId }) => runBulk(lifecycle, runId)),
    handledBy(pruneBulkRunsJob, () => pruneBulkRuns(db, new Date())),
    handledBy(expireListingsJob, () => expireListings(lifecycle, new Date())),
    handledBy(checkFreshnessJob, () => checkFreshness(lifecycle, new Date())),
    handledBy(remindOwnersJob, () => remindOwners(lifecycle, new Date())),
    handledBy(deliverMailJob, ({ mailId }) => deliverMail(services.db, mail, mailId)),
    handledBy(deliverPushJob, ({ mailId }) => deliverMail(services.db, mail, mailId)),
    handledBy(pruneSearchHistoryJob, () => pruneSearchHistory(services.db)),
    handledBy(maintainEmbeddedJob, () => maintainEmbedded(database)),
    handledBy(sendResetJob, (request) =>
      sendReset(services.db, services.jobs, services.env.APP_URL, request),
    ),
    handledBy(deleteExpiredJob, () => deleteExpired(services.db, new Date())),
    handledBy(deleteSettledJob, () => deleteSettled(services.db, new Date())),
    handledBy(remindOfMessagesJob, () => remindOfMessages(services, new Date())),
    handledBy(pruneInboundEmailsJob, () => pruneInboundEmails(db, new Date())),
    handledBy(emailMessagesJob, (data) => emailMessages(services, data, new Date())),
    handledBy(pruneRemovedJob, () => pruneRemoved(services.db, new Date())),
    handledBy(pruneVisitsJob, () => pruneVisits(services.db, new Date())),
    handledBy(tellListingReporterJob, (settled) => tellListingReporter(db, jobs, settled)),
    handledBy(tellPersonReporterJob, (settled) => tellPersonReporter(db, jobs, settled)),
    handledBy(sweepFilesJob, ({ keys }) =>
      sweepFiles(services, fileFolders, { keys, now: new Date() }),
    ),
    handledBy(sweepUploadsJob, () => sweepUploads(createUploadStore(env.DATA_DIR), new Date())),
    handledBy(matchChangesJob, () => matchChanges(lifecycle, new Date())),
    handledBy(sendAlertsJob, () => sendAlerts(lifecycle, new Date())),
    handledBy(pruneAlertsJob, () => pruneAlerts(db, new Date())),
    handledBy(followPreferencesJob, (saved) => followPreferences(db, saved)),
    handledBy(countDailyFiguresJob, () => countDailyFigures(db, new Date())),
    handledBy(prunePerformanceJob, () => prunePerformance(db, new Date())),
    ...paymentJobs({ ...services, appUrl: services.env.APP_URL }),
  ];
}

/** The clock is a parameter because tests simulate years. */
export function paymentJobs(
  services: PaymentServices,
  clock: () => Date = () => new Date(),
): HandledJob[] {
  const { payments } = services;
  return [
    handledBy(processEventJob, ({ eventId }) => processEvent(services, eventId, clock())),
    handledBy(refundOrderJob, (refund) => refundOrder(services, refund, clock())),
    handledBy(settlePaymentsJob, (left) => settleListing(services, left, clock())),
    handledBy(cancelSubscriptionJob, ({ subscriptionId }) => payments.cancelNow(subscriptionId)),
    handledBy(reconcileOrdersJob, () => reconcileOrders(services, clock())),
    handledBy(reconcilePaymentsJob, () => reconcilePayments(services, clock())),
    handledBy(reconcileSubscriptionsJob, () => reconcileSubscriptions(services, clock())),
    handledBy(deliverTestEventJob, ({ eventId }) => deliverTestEvent(services, eventId)),
    handledBy(settleTestDebitJob, async ({ checkoutId, succeeds }) =>
      findTestPayments(payments)?.settleDebit(checkoutId, succeeds),
    ),
    handledBy(advanceTestProviderJob, async () => findTestPayments(payments)?.advance()),
  ];
}
