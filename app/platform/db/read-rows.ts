import { and, gt, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { readInBatches } from "#app/shared/batches.ts";
import type { Db } from "./db.ts";

/** Rows ordered by id, in batches, so that a long list is never in memory as a whole. */
export const readRows = <Columns extends { id: PgColumn } & Record<string, PgColumn>>(
  db: Db,
  table: PgTable,
  columns: Columns,
  where: SQL | undefined,
) =>
  readInBatches<Record<string, unknown>, string>(
    (after, size) =>
      db
        .select(columns as Record<string, PgColumn>)
        .from(table)
        .where(and(where, after ? gt(columns.id, after) : undefined))
        .orderBy(columns.id)
        .limit(size),
    (row) => row["id"] as string,
  );
