import { bigint, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { createdAt, id, moment, partOf } from "#app/platform/db/columns.ts";

/** Encrypted. In force from `enabledAt` on. */
export const twoFactors = pgTable("two_factors", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  secret: text().notNull(),
  /** No code works twice. */
  lastStep: bigint({ mode: "number" }).notNull().default(0),
  enabledAt: moment(),
  createdAt: createdAt(),
});

export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: id(),
    userId: partOf(() => users.id),
    codeHash: text().notNull(),
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("recovery_codes_key").on(t.userId, t.codeHash)],
);
