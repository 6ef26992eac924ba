import { type BuildColumns, sql } from "drizzle-orm";
import {
  bigint,
  check,
  type ExtraConfigColumn,
  index,
  type PgTableWithColumns,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { createdAt, id, moment, oneOf, partOf } from "#app/platform/db/columns.ts";
import { reviewStates } from "./review.ts";

export const reviewColumns = () => ({
  id: id(),
  userId: partOf(() => users.id),
  /** The whole key of the file. Null once decided, when the file is deleted. */
  storageKey: text(),
  contentType: text().notNull(),
  bytes: bigint({ mode: "number" }).notNull(),
  state: text({ enum: reviewStates }).notNull().default("pending"),
  decidedBy: uuid().references(() => users.id),
  decidedAt: moment(),
  reason: text(),
  createdAt: createdAt(),
});

type Columns = ReturnType<typeof reviewColumns>;

/** Columns of every table of requests. */
export type ReviewTable = PgTableWithColumns<{
  name: string;
  schema: undefined;
  columns: BuildColumns<string, Columns, "pg">;
  dialect: "pg";
}>;

export const reviewConstraints = (
  name: string,
  t: Record<
    "userId" | "state" | "createdAt" | "decidedAt" | "storageKey" | "reason",
    ExtraConfigColumn
  >,
) => [
  uniqueIndex(`${name}_one_pending`)
    .on(t.userId)
    .where(sql`${t.state} = 'pending'`),
  index(`${name}_user`).on(t.userId, t.createdAt.desc().nullsFirst()),
  index(`${name}_state`).on(t.state, t.createdAt),
  oneOf(`${name}_state_words`, t.state, reviewStates),
  check(
    `${name}_decided`,
    sql`(${t.state} = 'pending') = (${t.decidedAt} is null) and (${t.state} = 'pending') = (${t.storageKey} is not null) and (${t.state} <> 'rejected' or ${t.reason} is not null)`,
  ),
];
