import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { createdAt, updatedAt } from "#app/platform/db/columns.ts";

export const credentials = pgTable("credentials", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  password: text().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
