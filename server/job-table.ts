import { deleteExpired, deleteExpiredJob } from "#app/accounts/delete-expired.job.server.ts";
import { sendReset, sendResetJob } from "#app/accounts/passwords/reset/send-reset.job.server.ts";
import { type HandledJob, handledBy, type Job } from "#app/platform/jobs/jobs.ts";
import {
  pruneSearchHistory,
  pruneSearchHistoryJob,
} from "#app/listings/search/prune-search-history.job.server.ts";
import {
  maintainEmbedded,
  maintainEmbeddedJob,
} from "#app/platform/db/maintain-embedded.job.server.ts";
import {
  deleteSettled,
  deleteSettledJob,
} from "#app/messages/support/delete-settled.job.server.ts";
import { deliverMail } from "#app/platform/mail/deliver-mail.job.server.ts";
import { sweepAvatar, sweepAvatarJob } from "#app/accounts/avatar/sweep-avatar.job.server.ts";
import { deliverMailJob } from "#app/platform/mail/send-email.server.ts";
import { pruneRemoved, pruneRemovedJob } from "#app/listings/saved/prune-removed.job.server.ts";
import { pruneVisits, pruneVisitsJob } from "#app/listings/visits/prune-visits.job.server.ts";
import type { OpenServices } from "./services.ts";

/** Every job that may be enqueued. */
export const jobDefinitions: readonly Job<object>[] = [
  deliverMailJob,
  maintainEmbeddedJob,
  sendResetJob,
  deleteExpiredJob,
  sweepAvatarJob,
  pruneVisitsJob,
  pruneRemovedJob,
  pruneSearchHistoryJob,
  deleteSettledJob,
];

/** Who does which work. */
export function jobTable({
  services,
  database,
  mail,
}: Pick<OpenServices, "services" | "database" | "mail">): HandledJob[] {
  return [
    handledBy(deliverMailJob, ({ mailId }) => deliverMail(services.db, mail, mailId)),
    handledBy(pruneSearchHistoryJob, () => pruneSearchHistory(services.db)),
    handledBy(maintainEmbeddedJob, () => maintainEmbedded(database)),
    handledBy(sendResetJob, (asked) =>
      sendReset(services.db, services.jobs, services.env.APP_URL, asked),
    ),
    handledBy(deleteExpiredJob, () => deleteExpired(services.db, new Date())),
    handledBy(deleteSettledJob, () => deleteSettled(services.db, new Date())),
    handledBy(pruneRemovedJob, () => pruneRemoved(services.db, new Date())),
    handledBy(pruneVisitsJob, () => pruneVisits(services.db, new Date())),
    handledBy(sweepAvatarJob, ({ key }) => sweepAvatar(services.db, services.files, key)),
  ];
}
