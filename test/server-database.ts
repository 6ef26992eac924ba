import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import type { Database, ServerDatabase } from "#app/platform/db/db.ts";
import { openServer } from "#app/platform/db/open-server.ts";
import { createLog } from "#app/platform/log.ts";
import { administer, createDatabase } from "#test/administer-server.ts";

export interface TestDatabase {
  database: Database;
  end(): Promise<void>;
}

/** A separate database on the test server: empty, or a copy of another one. */
export async function openOnServer(
  options: { pool: number; template?: string } = { pool: 3 },
): Promise<TestDatabase & { database: ServerDatabase; url: string }> {
  const server = inject("serverUrl");
  const name = `t_${randomBytes(6).toString("hex")}`;
  await createDatabase(server, name, options.template);
  const url = `${server}/${name}`;
  const database = openServer({ url, pool: options.pool, log: createLog("silent") });
  return {
    database,
    url,
    end: async () => {
      await database.close();
      await administer(server, `drop database ${name} with (force)`);
    },
  };
}
