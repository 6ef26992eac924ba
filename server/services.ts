import { listHeldSessions } from "#app/accounts/sessions/held-sessions.queries.server.ts";
import { refuseDemoAccounts } from "#app/accounts/administration/refuse-demo-accounts.server.ts";
import { createLiveStreams, type LiveStreams } from "#app/platform/live/live-streams.server.ts";
import {
  createVisitCounter,
  type VisitCounter,
} from "#app/browsing/visits/visit-counter.server.ts";
import type { Services } from "#app/context.ts";
import { createPaymentProvider } from "#app/payments/provider/create-provider.server.ts";
import type { Database } from "#app/platform/db/db.ts";
import { migrateDatabase } from "#app/platform/db/migrate.ts";
import { openDatabase } from "#app/platform/db/open-database.ts";
import type { Env } from "#app/platform/env.ts";
import { createFileStore } from "#app/platform/files/create-file-store.ts";
import { type JobRunner, openJobs } from "#app/platform/jobs/open-jobs.ts";
import type { Log } from "#app/platform/log.ts";
import type { TableChangeListener } from "#app/platform/table-changes.ts";
import type { MailTransport } from "#app/platform/mail/transport.ts";
import { QueryCache } from "#app/platform/query-cache.ts";
import { openHealth } from "./health.ts";
import { jobDefinitions } from "./job-table.ts";
import { openTransports } from "./transports.ts";

export interface OpenServices {
  services: Services;
  database: Database;
  runner: JobRunner;
  mail: MailTransport;
  visits: VisitCounter;
  /** Close it before the server drains its connections: streams do not end by themselves. */
  live: LiveStreams;
  caches: TableChangeListener[];
  close(): Promise<void>;
}

export async function openServices(env: Env, log: Log): Promise<OpenServices> {
  const database = await openDatabase(env, log);
  try {
    await migrateDatabase(database);
    if (env.mode === "production") await refuseDemoAccounts(database.db);
    const runner = await openJobs(database, jobDefinitions, log);
    const mail = openTransports(env, database.db);
    const files = createFileStore(env);
    const payments = createPaymentProvider(env, database.db, runner);
    const services: Services = {
      env,
      log,
      db: database.db,
      replica: database.replica,
      queryCache: new QueryCache(database.db),
      photoCache: new QueryCache(database.db, { maxEntries: 20_000 }),
      searchCache: new QueryCache(database.db, { maxEntries: 3_000 }),
      jobs: runner,
      queues: runner.queues,
      files,
      payments,
      health: openHealth({ db: database.db, files, payments, mail, runner }),
    };
    const visits = createVisitCounter({ db: database.db, log, secret: env.SESSION_SECRET });
    const live = createLiveStreams(database, log, listHeldSessions);
    return {
      services,
      database,
      runner,
      mail,
      visits,
      live,
      caches: [services.queryCache, services.photoCache, services.searchCache],
      async close() {
        live.close();
        await visits.flush();
        await runner.stop();
        mail.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
