import { pgTable, text } from "drizzle-orm/pg-core";
import { fundsBands } from "#app/accounts/passport/passport.ts";
import { reviewColumns, reviewConstraints } from "#app/accounts/reviews/reviews.table.ts";
import { oneOf } from "#app/platform/db/columns.ts";
import { currencies } from "#app/shared/money.ts";

/** Proofs of funds under review, and what was decided about earlier ones. */
export const passportRequests = pgTable(
  "passport_requests",
  {
    ...reviewColumns(),
    band: text({ enum: fundsBands }).notNull(),
    currency: text({ enum: currencies }).notNull(),
  },
  (t) => [
    ...reviewConstraints("passport_requests", t),
    oneOf("passport_requests_band", t.band, fundsBands),
    oneOf("passport_requests_currency", t.currency, currencies),
  ],
);
