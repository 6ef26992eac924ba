import { sql } from "drizzle-orm";
import { check, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { createdAt } from "#app/platform/db/columns.ts";

export const embedKeyShape = /^[0-9a-f]{24}$/;

/** People who show their listings on a site of their own. */
export const embeds = pgTable(
  "embeds",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Its address. Not the id of the person: their listings together may say who sells them, so they decide to whom. */
    key: text().notNull(),
    accent: text().notNull(),
    background: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("embeds_key").on(t.key),
    check(
      "embeds_colours",
      sql`${t.accent} ~ '^#[0-9a-f]{6}$' and ${t.background} ~ '^#[0-9a-f]{6}$'`,
    ),
  ],
);
