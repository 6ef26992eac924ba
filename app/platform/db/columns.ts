import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, bigint, check, timestamp, uuid } from "drizzle-orm/pg-core";
import { createId } from "#app/platform/db/id.ts";

/** A primary key that sorts by creation time without revealing the number of rows. */
export const id = () => uuid().primaryKey().$defaultFn(createId);

/** Milliseconds only: a JavaScript date has no more precision, and keyset pagination compares for equality. */
export const moment = (column = "") =>
  timestamp(column, { withTimezone: true, precision: 3, mode: "date" });

export const createdAt = () =>
  moment()
    .notNull()
    .default(sql`now()`);

export const updatedAt = () =>
  moment()
    .notNull()
    .default(sql`now()`);

export const money = () => bigint({ mode: "number" });

/** A row without which this one does not exist. */
export const partOf = (column: () => AnyPgColumn) =>
  uuid().notNull().references(column, { onDelete: "cascade" });

/** A row that stays as long as this one. */
export const linkTo = (column: () => AnyPgColumn) => uuid().notNull().references(column);

export const oneOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, sql`${column} in (${words(values)})`);

const words = (values: readonly string[]): SQL =>
  sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(", "));
