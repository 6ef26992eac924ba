import { index, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { createdAt, partOf } from "#app/platform/db/columns.ts";
import { accessTokens } from "#app/programs/tokens/access-tokens.table.ts";

/** Of writes with an `Idempotency-Key`, for a day: a repeated request gets the same answer and changes nothing. */
export const apiAnswers = pgTable(
  "api_answers",
  {
    tokenId: partOf(() => accessTokens.id),
    key: text().notNull(),
    /** Of method, address and body. */
    requestHash: text().notNull(),
    status: smallint().notNull(),
    body: text(),
    location: text(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tokenId, t.key] }),
    index("api_answers_created").on(t.createdAt),
  ],
);
