import { listHeldSessions } from "#app/accounts/sessions/sessions.server.ts";
import { refuseDemoAccounts } from "#app/accounts/administration/refuse-demo-accounts.server.ts";
import { createLiveStreams } from "#app/platform/live/live-streams.server.ts";
import { createVisitCounter } from "#app/browsing/visits/visit-counter.server.ts";
import { loadTexts } from "#app/content/articles/first-edition.server.ts";
import type { Services } from "#app/context.ts";
import { createPaymentProvider } from "#app/payments/provider/create-provider.server.ts";
import { PaymentKeyError, type PaymentProvider } from "#app/payments/provider/payment-provider.ts";
import { type Database, type Db, pingDatabase } from "#app/platform/db/db.ts";
import { migrateDatabase } from "#app/platform/db/migrate.ts";
import { openDatabase } from "#app/platform/db/open-database.ts";
import type { Env } from "#app/platform/env.ts";
import { createFileStore } from "#app/platform/files/create-file-store.ts";
import { type JobRunner, openJobs } from "#app/platform/jobs/open-jobs.ts";
import type { Log } from "#app/platform/log.ts";
import type { TableChangeListener } from "#app/platform/table-changes.ts";
import { QueryCache } from "#app/platform/query-cache.ts";
import { jobDefinitions, jobTable } from "./job-table.ts";
import { measureJobs, measureMail, measurePayments } from "./measure-work.ts";
import type { Metrics } from "./metrics.ts";
import { createHealth, type Health } from "#app/platform/health.ts";
import { hasWorker } from "#app/platform/jobs/worker-beat.ts";
import { pushKeysOf } from "#app/platform/push/push-keys.server.ts";
import { openSubscriptions } from "#app/accounts/notifications/push/push-subscriptions.server.ts";
import { createPushTransport } from "#app/platform/push/push-transport.server.ts";
import { byChannel, createSmsTransport } from "#app/platform/mail/sms-transport.ts";
import { createMailTransport, type MailTransport } from "#app/platform/mail/transport.ts";
import { campaignConnections } from "#app/messages/campaigns/send-campaigns.job.server.ts";
import { countFiguresJob } from "#app/market/figures/count-figures.job.server.ts";
import { deliverWebhooksJob } from "#app/programs/webhooks/webhook-queues.server.ts";
import { matchChangesJob } from "#app/messages/alerts/matching/match-changes.job.server.ts";

export type OpenServices = Awaited<ReturnType<typeof openServices>>;

export async function openServices(env: Env, log: Log, metrics: Metrics) {
  const database = await openDatabase(env, log);
  try {
    await migrateDatabase(database);
    await loadTexts(database.db);
    if (env.mode === "production") await refuseDemoAccounts(database.db);
    const runner = await openJobs(database, jobDefinitions, log, env.APP_URL);
    const mail = measureMail(openTransports(env, database.db), metrics);
    const campaignMail = measureMail(
      createMailTransport(env.SMTP_URL, env.MAIL_FROM, campaignConnections),
      metrics,
      "campaign",
    );
    const files = createFileStore(env);
    const payments = measurePayments(createPaymentProvider(env, database.db, runner), metrics);
    await checkPaymentKey(payments, log);
    const current = () => database.readers.pick("current");
    const services: Services = {
      env,
      log,
      db: database.db,
      replica: database.db,
      queryCache: new QueryCache(current),
      photoCache: new QueryCache(current, { maxEntries: 20_000 }),
      searchCache: new QueryCache(current, { maxEntries: 3_000 }),
      textCache: new QueryCache(current, { maxEntries: 200 }),
      jobs: runner,
      queues: runner.queues,
      files,
      payments,
      health: openHealth({ database, db: database.db, files, payments, mail, runner }),
    };
    const visits = createVisitCounter({ db: database.db, log, secret: env.SESSION_SECRET });
    const live = createLiveStreams(database, log, listHeldSessions);
    return {
      services,
      metrics,
      database,
      runner,
      mail,
      campaignMail,
      visits,
      /** Close it before the server drains its connections: streams do not end by themselves. */
      live,
      caches: [services.queryCache, services.photoCache, services.searchCache, services.textCache],
      async close() {
        live.close();
        await visits.flush();
        await runner.stop();
        mail.close();
        campaignMail.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The first seller would find out. A provider that is away does not keep the site away. */
async function checkPaymentKey(payments: PaymentProvider, log: Log): Promise<void> {
  try {
    await payments.ping();
  } catch (error) {
    if (error instanceof PaymentKeyError) throw error;
    log.warn({ err: error }, "the payment provider does not answer");
  }
}

/** Work that waits this long has no worker, or too few. */
const longestWaitSeconds = 300;

type Parts = Pick<Services, "db" | "files" | "payments"> & {
  database: Pick<Database, "readers">;
  mail: MailTransport;
  runner: JobRunner;
};

export const openHealth = (
  { db, database, files, payments, mail, runner }: Parts,
  timing?: Parameters<typeof createHealth>[2],
): Health =>
  createHealth(
    { database: () => pingDatabase(db), files: () => files.ping() },
    {
      mail: () => mail.ping(),
      payments: () => payments.ping(),
      replicas: async () =>
        must(database.readers.replicas.every(({ trouble }) => trouble === null)),
      worker: async () => must(await hasWorker(db)),
      queue: async () => must((await runner.oldestWaitingSeconds()) < longestWaitSeconds),
      jobs: async () => must((await runner.failingCount()) === 0),
    },
    timing,
  );

function must(holds: boolean): void {
  if (!holds) throw new Error("not as it should be");
}

/** Outside production, messages without a service stay in the database, where /dev/mail shows them. */
export function openTransports(env: Env, db: Db): MailTransport {
  const pushKeys = pushKeysOf(env);
  const isKept = env.mode !== "production";
  return byChannel(
    createMailTransport(env.SMTP_URL, env.MAIL_FROM),
    env.SMS_URL || isKept ? createSmsTransport(env.SMS_URL, env.SMS_TOKEN) : missing("SMS_URL"),
    pushKeys || isKept
      ? createPushTransport(openSubscriptions(db), pushKeys)
      : missing("PUSH_PUBLIC_KEY"),
  );
}

/** Fails instead of being marked as sent. */
const missing = (variable: string): Pick<MailTransport, "send"> => ({
  async send() {
    throw new Error(`${variable} is not set`);
  },
});

export async function listenToChanges(
  database: Database,
  ...caches: TableChangeListener[]
): Promise<void> {
  // First: no cache may be filled again from a replica before it counts as behind.
  const listeners = [database.readers, ...caches];
  await database.listen(
    "changes",
    (table) => {
      for (const listener of listeners) listener.tableChanged(table);
    },
    () => {
      for (const listener of listeners) listener.noticesLost();
    },
  );
}

export async function runJobs(open: OpenServices): Promise<void> {
  const { runner, database, services, metrics } = open;
  await runner.work(measureJobs(jobTable(open), metrics));
  // A new release may count more, and a new market has none yet.
  await runner.enqueue(database.db, countFiguresJob, {}, { onceKey: "start" });
  for (const [channel, job] of [
    ["listing_changes", matchChangesJob],
    ["webhook_deliveries", deliverWebhooksJob],
  ] as const) {
    const start = () => {
      runner
        .enqueue(database.db, job, {}, { onceKey: "changes" })
        // Its schedule catches up.
        .catch((error: unknown) => services.log.warn({ err: error }, `${channel} wait`));
    };
    await database.listen(channel, start, start);
  }
}

export async function prepare(open: OpenServices, ...caches: TableChangeListener[]): Promise<void> {
  if (open.services.env.DEMO) {
    const { loadDemonstration } = await import("#demo/load-demonstration.ts");
    await loadDemonstration(open.services, open.database);
  }
  // The query caches first: a page must not be rendered from outdated results.
  await listenToChanges(open.database, ...open.caches, ...caches);
}
