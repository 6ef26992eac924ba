import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type pg from "pg";
import type { TableChangeListener } from "#app/platform/table-changes.ts";

/** The database or a transaction. Inside `db.transaction(async (tx) => …)` use only `tx`: the embedded database has one session and would deadlock. */
export type Db = PgDatabase<RowsResult, Record<string, never>>;

interface RowsResult extends PgQueryResultHKT {
  type: Rows<this["row"]>;
}

interface Rows<Row> {
  rows: Row[];
}

export type Unlisten = () => Promise<void>;

export type Database = EmbeddedDatabase | ServerDatabase;

export interface EmbeddedDatabase extends DatabaseBase {
  kind: "embedded";
  client: PGlite;
}

export interface ServerDatabase extends DatabaseBase {
  kind: "server";
  pool: pg.Pool;
}

/**
 * - `recent`: all that was committed five seconds ago is there.
 * - `current`: and every change that this process was notified of, so that a cache may keep what is read.
 */
export type Freshness = "recent" | "current";

/** Picks the database for a read: a replica that is close enough behind, or else the primary. */
export interface Readers extends TableChangeListener {
  pick(freshness: Freshness): Db;
  replicas: readonly { name: string; trouble: string | null }[];
  close(): Promise<void>;
}

interface DatabaseBase {
  db: Db;
  readers: Readers;
  readOnly: Db;
  /** `onLost` is called when notifications may have been missed; listening resumes automatically. */
  listen(
    channel: string,
    onNotice: (payload: string) => void,
    onLost: () => void,
  ): Promise<Unlisten>;
  close(): Promise<void>;
}

export async function pingDatabase(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}
