import { jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { updatedAt } from "#app/platform/db/columns.ts";

/** A missing row means the default. */
export const siteSettings = pgTable("site_settings", {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: updatedAt(),
  updatedBy: uuid().references(() => users.id),
});
