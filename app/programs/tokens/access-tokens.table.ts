import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { createdAt, id, moment, partOf } from "#app/platform/db/columns.ts";
import { scopeNames } from "./access-token.ts";

export const accessTokens = pgTable(
  "access_tokens",
  {
    id: id(),
    userId: partOf(() => users.id),
    name: text().notNull(),
    scopes: text({ enum: scopeNames as [(typeof scopeNames)[number]] })
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Of the whole token, which is stored nowhere. */
    hash: text().notNull(),
    /** The last four characters, by which its owner recognizes it. */
    ending: text().notNull(),
    expiresAt: moment().notNull(),
    lastUsedAt: moment(),
    lastUsedIp: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("access_tokens_hash_key").on(t.hash),
    index("access_tokens_user").on(t.userId, t.createdAt.desc().nullsFirst()),
    index("access_tokens_expiry").on(t.expiresAt),
  ],
);
