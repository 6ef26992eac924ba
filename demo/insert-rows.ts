import { getTableColumns, getTableName, is, SQL, sql } from "drizzle-orm";
import { type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#app/platform/db/db.ts";

const batchSize = 5000;

/** Inserts many rows as one JSON text: ten times as fast as a parameter per value. */
export async function insertRows<Table extends PgTable>(
  tx: Db,
  table: Table,
  rows: Table["$inferInsert"][],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table) as Record<string, PgColumn>).filter(
    ([key, column]) => !column.generated && (column.defaultFn || rows.some((row) => key in row)),
  );
  const names = sql.raw(columns.map(([key]) => `"${snakeCase(key)}"`).join(", "));
  const name = sql.raw(`"${getTableName(table)}"`);
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize) as Record<string, unknown>[];
    const json = JSON.stringify(
      batch.map((row) =>
        Object.fromEntries(
          columns.map(([key, column]) => [snakeCase(key), row[key] ?? defaultOf(column)]),
        ),
      ),
    );
    await tx.execute(
      sql`insert into ${name} (${names}) select ${names} from json_populate_recordset(null::${name}, ${json}::json)`,
    );
  }
}

/** A missing column gets the table's default. */
function defaultOf(column: PgColumn): unknown {
  if (column.defaultFn) return column.defaultFn();
  return is(column.default, SQL) ? null : (column.default ?? null);
}

const snakeCase = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
