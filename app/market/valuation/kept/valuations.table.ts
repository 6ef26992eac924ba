import { pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { createdAt, id, money } from "#app/platform/db/columns.ts";

/** Valuations that people asked us to keep. Amounts are whole units of the currency of the answers. */
export const valuations = pgTable(
  "valuations",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The answers, as the address of the valuation has them. */
    answers: text().notNull(),
    title: text().notNull(),
    value: money().notNull(),
    /** As of the latest model. */
    currentValue: money().notNull(),
    /** What the person was last told, by us or by keeping it. */
    toldValue: money().notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique("valuations_answers").on(t.userId, t.answers)],
);
