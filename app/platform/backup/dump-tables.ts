import { sql } from "drizzle-orm";
import { jobsTable, type Manifest, type TableManifest } from "#app/platform/backup/manifest.ts";
import type { Db } from "#app/platform/db/db.ts";

export type DumpedTable = Pick<TableManifest, "name" | "columns">;

const batch = 500;
/** Finished and cancelled jobs are history that the queue deletes itself; the others belong to the data. */
const unfinished = "state in ('created', 'retry', 'active', 'failed')";

/** Text must not depend on server settings: the same row gives the same line on both databases. */
export async function fixTextFormat(tx: Db): Promise<void> {
  for (const setting of [
    "timezone = 'UTC'",
    "datestyle = 'ISO, YMD'",
    "intervalstyle = 'postgres'",
    "bytea_output = 'hex'",
    "extra_float_digits = 1",
    "statement_timeout = 0",
    // A connection that waits for slow storage is not idle.
    "idle_in_transaction_session_timeout = 0",
  ])
    await tx.execute(sql.raw(`set local ${setting}`));
}

export async function listTables(tx: Db): Promise<DumpedTable[]> {
  const { rows } = await tx.execute<DumpedTable>(sql`
    select n.nspname || '.' || c.relname as name,
      array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where (n.nspname = 'public' and c.relkind = 'r') or (n.nspname || '.' || c.relname = ${jobsTable})
    group by 1 order by 1`);
  return rows;
}

/** Each row as the text of a record, which both databases write and read the same way for all types. */
export async function* dumpRows(tx: Db, { name, columns }: DumpedTable): AsyncGenerator<string> {
  const which = name === jobsTable ? `where ${unfinished}` : "";
  await tx.execute(
    sql.raw(
      `declare backup_rows no scroll cursor for select row(${columnList(columns)})::text as line from ${name} ${which}`,
    ),
  );
  for (;;) {
    const { rows } = await tx.execute<{ line: string }>(
      sql.raw(`fetch ${String(batch)} from backup_rows`),
    );
    for (const { line } of rows) yield line;
    if (rows.length < batch) break;
  }
  await tx.execute(sql.raw("close backup_rows"));
}

export const columnList = (columns: readonly string[]): string =>
  columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(", ");

export async function listSequences(tx: Db): Promise<Manifest["sequences"]> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select schemaname || '.' || sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
  );
  const sequences: Manifest["sequences"] = [];
  for (const { name } of rows) {
    const state = await tx.execute<{ value: string; isCalled: boolean }>(
      sql.raw(`select last_value::text as value, is_called as "isCalled" from ${name}`),
    );
    sequences.push({ name, ...state.rows[0]! });
  }
  return sequences;
}

export async function findLastMigration(tx: Db): Promise<string> {
  const { rows } = await tx.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  );
  return rows[0]!.hash;
}
