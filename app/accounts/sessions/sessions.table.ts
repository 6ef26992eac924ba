import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { createdAt, id, moment, partOf, updatedAt } from "#app/platform/db/columns.ts";

export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    userId: partOf(() => users.id),
    token: text().notNull(),
    expiresAt: moment().notNull(),
    ipAddress: text(),
    userAgent: text(),
    impersonatedUserId: uuid("view_as_user_id").references(() => users.id, {
      onDelete: "set null",
    }),
    impersonatedUntil: moment("view_as_until"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("sessions_token_key").on(t.token),
    index("sessions_user").on(t.userId),
    index("sessions_expiry").on(t.expiresAt),
  ],
);
