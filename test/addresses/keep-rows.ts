import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.ts";

/** Remembers all rows of an embedded database, and returns what brings them back: much faster than making new ones. */
export async function keepRows(db: Db): Promise<() => Promise<unknown>> {
  const run = (statements: string) => db.execute(sql.raw(statements));
  const { rows: tables } = await db.execute<{ name: string; columns: string }>(
    sql`select table_name as name, string_agg(quote_ident(column_name), ', ') as columns
        from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' group by 1`,
  );
  // A change is a different number of rows, or a row of a later transaction.
  const stateOf = (name: string) =>
    `(select count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) from ${name})`;
  await run("create temporary table kept_states (name text primary key, state text)");
  for (const { name } of tables) {
    await run(`create temporary table kept_${name} as table ${name}`);
    await run(`insert into kept_states values ('${name}', ${stateOf(name)})`);
  }
  const restore = tables.map(
    ({ name, columns }) =>
      `if ${stateOf(name)} <> (select state from kept_states where name = '${name}') then
         delete from ${name};
         insert into ${name} (${columns}) overriding system value select ${columns} from kept_${name};
         update kept_states set state = ${stateOf(name)} where name = '${name}';
       end if;`,
  );
  // As a replica: without triggers and foreign keys, which refuse to delete.
  await run(
    `create function pg_temp.restore_rows() returns void language plpgsql set session_replication_role = replica
     as $$ begin ${restore.join("\n")} end $$`,
  );
  return () => run("select pg_temp.restore_rows()");
}
