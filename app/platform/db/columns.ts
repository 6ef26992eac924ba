import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, bigint, check, timestamp, uuid } from "drizzle-orm/pg-core";
import { createId } from "#app/platform/db/id.ts";

/** A primary key that sorts by age, yet does not tell how many rows there are. */
export const id = () => uuid().primaryKey().$defaultFn(createId);

/** Milliseconds only: a JavaScript date holds no more, and keyset paging compares for equality. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: "date" });

export const createdAt = () =>
  moment()
    .notNull()
    .default(sql`now()`);

/** Kept by a trigger of the database, see the migration `triggers`. */
export const updatedAt = () =>
  moment()
    .notNull()
    .default(sql`now()`);

/** Integer minor units (cents); the currency stands beside it. */
export const money = () => bigint({ mode: "number" });

/** The column holds one of these words, or nothing where it is nullable. */
export const oneOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, sql`${column} in (${words(values)})`);

const words = (values: readonly string[]): SQL =>
  sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(", "));
