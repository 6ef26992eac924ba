import { test as base } from "@playwright/test";
import type { Db } from "#app/platform/db/db.ts";
import { openServer } from "#app/platform/db/open-server.ts";
import { createLog } from "#app/platform/log.ts";

interface WorkerFixtures {
  /** The server's own database, for the people and listings of a test. */
  db: Db;
}

/** For tests without a browser; those with one take theirs from journey.ts. */
export const test = base.extend<object, WorkerFixtures>({
  db: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs.
    async ({}, use) => {
      const url = process.env.E2E_DATABASE_URL!;
      const database = openServer({ url, pool: 3, log: createLog("warn") });
      await use(database.db);
      await database.close();
    },
    { scope: "worker" },
  ],
});
