import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { createdAt, id, moment, updatedAt } from "#app/platform/db/columns.ts";

/** How a person authenticates. With a password there is one row per person. */
export const credentials = pgTable(
  "credentials",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    accountId: text().notNull(),
    providerId: text().notNull(),
    password: text(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("credentials_provider_key").on(t.providerId, t.accountId),
    index("credentials_user").on(t.userId),
  ],
);
