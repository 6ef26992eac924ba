import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.ts";

/** Approvals wait a minute for an undo; journeys do not. */
export const endTheMinute = (db: Db) =>
  db.execute(
    sql`update pgboss.job set start_after = now() where name = 'approve-listing' and state = 'created'`,
  );
