import { sql } from "drizzle-orm";
import { check, date, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { createdAt, moment, oneOf, updatedAt } from "#app/platform/db/columns.ts";
import { currencies } from "#app/shared/money.ts";
import { fundsBands, timings } from "./passport.ts";

/** At most one per person. Keeps the range of the funds, not the proof. */
export const passports = pgTable(
  "passports",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    experience: text().notNull(),
    sought: text().notNull(),
    timing: text({ enum: timings }).notNull(),
    about: text().notNull().default(""),
    fundsBand: text({ enum: fundsBands }),
    fundsCurrency: text({ enum: currencies }),
    fundsVerifiedOn: date({ mode: "string" }),
    /** Null until the first approval. */
    approvedAt: moment(),
    expiresAt: moment(),
    /** For the current end. */
    remindedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("passports_ending")
      .on(t.expiresAt)
      .where(sql`${t.expiresAt} is not null and ${t.remindedAt} is null`),
    oneOf("passports_timing", t.timing, timings),
    oneOf("passports_funds_band", t.fundsBand, fundsBands),
    oneOf("passports_funds_currency", t.fundsCurrency, currencies),
    check("passports_texts", sql`${t.experience} <> '' and ${t.sought} <> ''`),
    check(
      "passports_approved",
      sql`num_nonnulls(${t.approvedAt}, ${t.expiresAt}, ${t.fundsBand}, ${t.fundsCurrency}, ${t.fundsVerifiedOn}) in (0, 5) and ${t.approvedAt} < ${t.expiresAt}`,
    ),
  ],
);
