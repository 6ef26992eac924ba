import { pgTable, text } from "drizzle-orm/pg-core";
import { reviewColumns, reviewConstraints } from "#app/accounts/reviews/reviews.table.ts";
import { oneOf } from "#app/platform/db/columns.ts";
import { identityDocumentKinds } from "./identity-verification.ts";

export const identityVerifications = pgTable(
  "identity_verifications",
  {
    ...reviewColumns(),
    legalName: text().notNull(),
    documentKind: text({ enum: identityDocumentKinds }).notNull(),
  },
  (t) => [
    ...reviewConstraints("identity_verifications", t),
    oneOf("identity_verifications_kind", t.documentKind, identityDocumentKinds),
  ],
);
