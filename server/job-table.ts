import type { Services } from "#app/context.ts";
import type { Database } from "#app/platform/db/db.ts";
import type { MailTransport } from "#app/platform/mail/transport.ts";
import { bulkRunJob } from "#app/admin/bulk/bulk-runs.server.ts";
import { runBulk } from "#app/admin/bulk/run-bulk.job.server.ts";
import {
  approveListing,
  approveListingJob,
} from "#app/admin/queues/listings/approve-listing.job.server.ts";
import {
  checkFreshness,
  checkFreshnessJob,
} from "#app/listings/lifecycle/check-freshness.job.server.ts";
import {
  expireListings,
  expireListingsJob,
} from "#app/listings/lifecycle/expire-listings.job.server.ts";
import { settlePaymentsJob } from "#app/listings/lifecycle/move-listing.server.ts";
import { remindOwners, remindOwnersJob } from "#app/payments/reminders/remind-owners.job.server.ts";
import { deliverPushJob } from "#app/accounts/notifications/push/send-push.server.ts";
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
  remindOfMessages,
  remindOfMessagesJob,
} from "#app/messages/email/remind-of-messages.job.server.ts";
import {
  keepMandate,
  keepMandates,
  keepMandatesJob,
} from "#app/messages/mandates/keep-mandates.job.server.ts";
import { roleLostJob } from "#app/accounts/administration/edit-user.server.ts";
import { watchJobs, watchJobsJob } from "#app/accounts/administration/watch-jobs.job.server.ts";
import { emailMessages } from "#app/messages/email/email-messages.job.server.ts";
import { emailMessagesJob } from "#app/messages/email/queue-message-email.server.ts";
import { followPreferencesJob } from "#app/accounts/profile/update-preferences.server.ts";
import { followPreferences } from "#app/messages/alerts/matching/follow-preferences.job.server.ts";
import {
  matchChanges,
  matchChangesJob,
} from "#app/messages/alerts/matching/match-changes.job.server.ts";
import { sendAlerts, sendAlertsJob } from "#app/messages/alerts/sending/send-alerts.job.server.ts";
import {
  sendCampaigns,
  sendCampaignsJob,
} from "#app/messages/campaigns/send-campaigns.job.server.ts";
import { deliverMail } from "#app/platform/mail/deliver-mail.job.server.ts";
import {
  notifyListingReporter,
  notifyListingReporterJob,
} from "#app/browsing/reports/notify-listing-reporter.job.server.ts";
import {
  notifyPersonReporter,
  notifyPersonReporterJob,
} from "#app/messages/safety/settle-person-report.server.ts";
import { deliverMailJob } from "#app/platform/mail/send-email.server.ts";
import { sweepFiles, sweepFilesJob } from "#app/platform/files/sweep-files.job.server.ts";
import { createUploadStore, sweepUploadsJob } from "#app/platform/uploads/upload-store.server.ts";
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
import { workerBeatJob } from "#app/platform/jobs/worker-beat.ts";
import { publishDue, publishDueJob } from "#app/content/articles/writing/publish-due.job.server.ts";
import {
  countFigures,
  countFiguresJob,
  updateFigures,
  updateFiguresJob,
} from "#app/market/figures/count-figures.job.server.ts";
import { fitValuations } from "#app/market/valuation/fit-valuations.server.ts";
import { updateValuations } from "#app/market/valuation/kept/update-valuations.server.ts";
import { writeReports } from "#app/market/reports/write-reports.server.ts";
import { remindOfSteps, remindOfStepsJob } from "#app/deals/closing/remind-of-steps.job.server.ts";
import { keepOffers, keepOffersJob } from "#app/deals/offers/keep-offers.job.server.ts";
import {
  queueReports,
  queueReportsJob,
  sendReportJob,
  sendScheduledReport,
} from "#app/brokerage/reports/send-reports.job.server.ts";
import { settleSale } from "#app/deals/sales/settle-sale.server.ts";
import { tellBuyersJob, writeToBuyers } from "#app/deals/sales/tell-buyers.server.ts";
import {
  remindOfPassports,
  remindOfPassportsJob,
} from "#app/deals/passport/remind-of-passports.job.server.ts";
import { readFeed, readFeeds } from "#app/brokerage/feed/read-feed.job.server.ts";
import { readFeedJob, readFeedsJob } from "#app/brokerage/feed/save-feed.server.ts";
import { applyImport, applyImportJob } from "#app/brokerage/import/apply-import.job.server.ts";
import { fetchPhotos } from "#app/brokerage/import/photos/fetch-photos.job.server.ts";
import { fetchPhotosJob } from "#app/brokerage/import/photos/photo-sources.server.ts";
import {
  deliverWebhooks,
  retryWebhooks,
} from "#app/programs/webhooks/deliver-webhooks.job.server.ts";
import {
  deliverWebhooksJob,
  retryWebhooksJob,
} from "#app/programs/webhooks/webhook-queues.server.ts";
import { fileFolders } from "./file-folders.ts";
import { forgetOld, forgetOldJob } from "./forget-old.ts";

type Clock = () => Date;

/** Pairs jobs with handlers that need `Needs`, so that the definitions are known before anything is open. */
const handlers =
  <Needs extends object>() =>
  <Data extends object>(
    job: Job<Data>,
    handle: (needs: Needs & { now: Date }, data: Data) => Promise<void>,
  ) => ({
    job,
    bind: (needs: Needs, clock: Clock) =>
      handledBy(job, (data) => handle({ ...needs, now: clock() }, data)),
  });

interface Opened extends Services {
  database: Database;
  mail: MailTransport;
  campaignMail: MailTransport;
  secret: string;
}

const on = handlers<Opened>();
const table = [
  on(workerBeatJob, async () => {}),
  on(watchJobsJob, (open) => watchJobs(open.db, open.jobs, open.now)),
  on(bulkRunJob, (open, { runId }) => runBulk(open, runId)),
  on(approveListingJob, ({ db, jobs, now }, approval) => approveListing(db, jobs, approval, now)),
  on(expireListingsJob, (open) => expireListings(open, open.now)),
  on(checkFreshnessJob, (open) => checkFreshness(open, open.now)),
  on(remindOwnersJob, (open) => remindOwners(open, open.now)),
  on(deliverMailJob, ({ db, mail }, { mailId }) => deliverMail(db, mail, mailId)),
  on(deliverPushJob, ({ db, mail }, { mailId }) => deliverMail(db, mail, mailId)),
  on(pruneSearchHistoryJob, ({ db }) => pruneSearchHistory(db)),
  on(maintainEmbeddedJob, ({ database }) => maintainEmbedded(database)),
  on(sendResetJob, ({ db, jobs }, request) => sendReset(db, jobs, request)),
  on(forgetOldJob, ({ db, now }) => forgetOld(db, now)),
  on(remindOfMessagesJob, (open) => remindOfMessages(open, open.now)),
  on(emailMessagesJob, (open, data) => emailMessages(open, data, open.now)),
  on(notifyListingReporterJob, ({ db, jobs }, settled) => notifyListingReporter(db, jobs, settled)),
  on(notifyPersonReporterJob, ({ db, jobs }, settled) => notifyPersonReporter(db, jobs, settled)),
  on(sweepFilesJob, (open, { keys }) => sweepFiles(open, fileFolders, { keys, now: open.now })),
  on(sweepUploadsJob, ({ env, now }) => createUploadStore(env.DATA_DIR).sweep(now)),
  on(remindOfPassportsJob, (open) => remindOfPassports(open, open.now)),
  on(matchChangesJob, (open) => matchChanges(open, open.now)),
  on(sendAlertsJob, (open) => sendAlerts(open, open.now)),
  on(sendCampaignsJob, (open) => sendCampaigns(open, open.now)),
  on(keepMandatesJob, (open) => keepMandates(open, open.now)),
  on(keepOffersJob, (open) => keepOffers(open, open.now)),
  on(remindOfStepsJob, (open) => remindOfSteps(open, open.now)),
  on(tellBuyersJob, (open, { saleId }) => writeToBuyers(open, saleId, open.now)),
  on(roleLostJob, (open) => keepMandates(open, open.now)),
  on(followPreferencesJob, ({ db }, saved) => followPreferences(db, saved)),
  on(countDailyFiguresJob, ({ db, now }) => countDailyFigures(db, now)),
  on(countFiguresJob, async ({ db, jobs, now }) => {
    await countFigures(db, now);
    await writeReports(db, now);
    await fitValuations(db, now);
    await updateValuations({ db, jobs }, now);
  }),
  on(updateFiguresJob, ({ db, now }) => updateFigures(db, now)),
  on(readFeedsJob, (open) => readFeeds(open)),
  on(readFeedJob, (open, { userId }) => readFeed(open, userId, open.now)),
  on(applyImportJob, (open, { importId }) => applyImport(open, importId)),
  on(fetchPhotosJob, (open, data) => fetchPhotos(open, data, open.now)),
  on(deliverWebhooksJob, (open) => deliverWebhooks(open)),
  on(retryWebhooksJob, (open) => retryWebhooks(open)),
  on(queueReportsJob, (open) => queueReports(open, open.now)),
  on(sendReportJob, (open, report) => sendScheduledReport(open, report, open.now)),
  on(publishDueJob, ({ db, now }) => publishDue(db, now)),
];

const onPayment = handlers<PaymentServices>();
const paymentTable = [
  onPayment(processEventJob, (open, { eventId }) => processEvent(open, eventId, open.now)),
  onPayment(refundOrderJob, (open, refund) => refundOrder(open, refund, open.now)),
  onPayment(settlePaymentsJob, async (open, left) => {
    await settleListing(open, left, open.now);
    await settleSale(open, left, open.now);
    await keepMandate(open, left.listingId, open.now);
  }),
  onPayment(cancelSubscriptionJob, ({ payments }, { subscriptionId }) =>
    payments.cancelNow(subscriptionId),
  ),
  onPayment(reconcileOrdersJob, (open) => reconcileOrders(open, open.now)),
  onPayment(reconcilePaymentsJob, (open) => reconcilePayments(open, open.now)),
  onPayment(reconcileSubscriptionsJob, (open) => reconcileSubscriptions(open, open.now)),
  onPayment(deliverTestEventJob, (open, { eventId }) => deliverTestEvent(open, eventId)),
  onPayment(settleTestDebitJob, async ({ payments }, { checkoutId, succeeds }) =>
    findTestPayments(payments)?.settleDebit(checkoutId, succeeds),
  ),
  onPayment(advanceTestProviderJob, async ({ payments }) => findTestPayments(payments)?.advance()),
];

export const jobDefinitions: readonly Job<object>[] = [...table, ...paymentTable].map(
  ({ job }) => job,
);

const realClock: Clock = () => new Date();

export function jobTable({
  services,
  database,
  mail,
  campaignMail,
}: {
  services: Services;
  database: Database;
  mail: MailTransport;
  campaignMail: MailTransport;
}): HandledJob[] {
  const { SESSION_SECRET: secret } = services.env;
  const opened = { ...services, database, mail, campaignMail, secret };
  return [...table.map(({ bind }) => bind(opened, realClock)), ...paymentJobs(opened)];
}

/** Tests simulate years. */
export const paymentJobs = (services: PaymentServices, clock: Clock = realClock): HandledJob[] =>
  paymentTable.map(({ bind }) => bind(services, clock));
