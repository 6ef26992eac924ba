import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { proofPurposes } from "./proof.ts";
import { createdAt, id, moment, oneOf, partOf } from "#app/platform/db/columns.ts";

export const proofs = pgTable(
  "proofs",
  {
    id: id(),
    userId: partOf(() => users.id),
    purpose: text({ enum: proofPurposes }).notNull(),
    secretHash: text().notNull(),
    /** The email address or phone number. */
    subject: text().notNull().default(""),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("proofs_secret_key").on(t.purpose, t.secretHash),
    index("proofs_user").on(t.userId, t.purpose),
    index("proofs_expiry").on(t.expiresAt),
    oneOf("proofs_purpose", t.purpose, proofPurposes),
  ],
);
