import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { LineChecksum } from "#app/platform/backup/checksum.ts";
import { columnList, dumpRows } from "#app/platform/backup/dump-tables.ts";
import { jobsTable, type Manifest, type TableManifest } from "#app/platform/backup/manifest.ts";
import type { Db } from "#app/platform/db/db.ts";
import { migrationsFolder } from "#app/platform/db/migrate.ts";

const batchLength = 512 * 1024;

export async function isEmptyDatabase(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ name: string | null }>(
    sql`select to_regclass('public.users')::text as name`,
  );
  if (!rows[0]!.name) return true;
  const people = await db.execute(sql`select 1 from public.users limit 1`);
  return people.rows.length === 0;
}

/** Recreates the archive's schema. Foreign keys are added last, which checks them; triggers are off: the rows contain their effects. */
export async function recreateSchema(
  tx: Db,
  { migration }: Manifest,
): Promise<() => Promise<void>> {
  for (const schema of ["pgboss", "drizzle", "public"])
    await run(tx, `drop schema if exists ${schema} cascade`);
  await run(tx, "create schema public");
  await applyMigrations(tx, migration);
  const { rows: keys } = await tx.execute<{ table: string; name: string; definition: string }>(sql`
    select c.conrelid::regclass::text as table, quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace`);
  for (const { table, name } of keys) await run(tx, `alter table ${table} drop constraint ${name}`);
  const { rows: tables } = await tx.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const names = tables.map(({ name }) => `public.${name}`);
  for (const name of names) await run(tx, `alter table ${name} disable trigger user`);
  // Migrations insert rows into some tables.
  await run(tx, `truncate ${names.join(", ")}`);
  return async () => {
    for (const name of names) await run(tx, `alter table ${name} enable trigger user`);
    for (const { table, name, definition } of keys)
      await run(tx, `alter table ${table} add constraint ${name} ${definition}`);
  };
}

async function applyMigrations(tx: Db, last: string): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder });
  const end = migrations.findIndex(({ hash }) => hash === last);
  if (end < 0)
    throw new Error(
      "The archive has a schema that this version of the program does not know. Restore it with the version that made it, or a newer one.",
    );
  await run(tx, "create schema drizzle");
  await run(
    tx,
    "create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  for (const { sql: statements, hash, folderMillis } of migrations.slice(0, end + 1)) {
    for (const statement of statements) await run(tx, statement);
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}

export async function loadRows(
  tx: Db,
  { name, columns }: Pick<TableManifest, "name" | "columns">,
  rows: AsyncIterable<string>,
): Promise<number> {
  const list = columnList(columns);
  await run(tx, "drop table if exists pg_temp.restored_rows");
  // Its row type has exactly the archive's columns, in their order.
  await run(tx, `create temp table restored_rows as select ${list} from ${name} with no data`);
  const values = columns.map((column) => `(r).${columnList([column])}`).join(", ");
  const known = name === jobsTable ? "where (r).name in (select name from pgboss.queue)" : "";
  let loaded = 0;
  let batch: string[] = [];
  let length = 0;
  const flush = async () => {
    if (batch.length === 0) return;
    // "offset 0" keeps the record from being parsed once per column.
    const { rows: inserted } = await tx.execute<{ count: number }>(sql`
      with inserted as (
        insert into ${sql.raw(name)} (${sql.raw(list)}) overriding system value
        select ${sql.raw(values)} from (
          select line::pg_temp.restored_rows as r
          from json_array_elements_text(${JSON.stringify(batch)}::json) as line offset 0
        ) as records ${sql.raw(known)} returning 1
      ) select count(*)::int as count from inserted`);
    loaded += inserted[0]!.count;
    batch = [];
    length = 0;
  };
  for await (const row of rows) {
    batch.push(row);
    length += row.length;
    if (length >= batchLength) await flush();
  }
  await flush();
  return loaded;
}

export async function setSequences(tx: Db, { sequences }: Manifest): Promise<void> {
  for (const { name, value, isCalled } of sequences)
    await tx.execute(sql`select setval(${name}::regclass, ${value}::bigint, ${isCalled})`);
}

/** Reads back the loaded rows. Any difference fails the restore, and with it the transaction. */
export async function compareTables(tx: Db, { tables }: Manifest): Promise<void> {
  for (const table of tables) {
    if (table.name === jobsTable) continue;
    const checksum = new LineChecksum();
    for await (const row of dumpRows(tx, table)) checksum.add(row);
    if (checksum.count !== table.rows || checksum.text !== table.checksum)
      throw new Error(
        `${table.name} differs from the archive: ${String(checksum.count)} rows instead of ${String(table.rows)}, or other contents.`,
      );
  }
}

const run = (tx: Db, statement: string) => tx.execute(sql.raw(statement));
