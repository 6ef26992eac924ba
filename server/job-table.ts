import { type HandledJob, handledBy, type Job } from "#app/platform/jobs/jobs.ts";
import {
  forgetSearchHistory,
  forgetSearchHistoryJob,
} from "#app/listings/search/forget-search-history.job.server.ts";
import {
  maintainEmbedded,
  maintainEmbeddedJob,
} from "#app/platform/db/maintain-embedded.job.server.ts";
import { deliverMail } from "#app/platform/mail/deliver-mail.job.server.ts";
import { deliverMailJob } from "#app/platform/mail/send-mail.server.ts";
import type { OpenServices } from "./services.ts";

/** Every job that may be enqueued. */
export const jobDefinitions: readonly Job<object>[] = [
  deliverMailJob,
  forgetSearchHistoryJob,
  maintainEmbeddedJob,
];

/** Who does which work. */
export function jobTable({ services, database, mail }: Omit<OpenServices, "close">): HandledJob[] {
  return [
    handledBy(deliverMailJob, ({ mailId }) => deliverMail(services.db, mail, mailId)),
    handledBy(forgetSearchHistoryJob, () => forgetSearchHistory(services.db)),
    handledBy(maintainEmbeddedJob, () => maintainEmbedded(database)),
  ];
}
