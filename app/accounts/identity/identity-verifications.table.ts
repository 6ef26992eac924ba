import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { identityDocumentKinds, identityStates } from "./identity-verification.ts";
import { createdAt, id, moment, oneOf, partOf } from "#app/platform/db/columns.ts";

export const identityVerifications = pgTable(
  "identity_verifications",
  {
    id: id(),
    userId: partOf(() => users.id),
    legalName: text().notNull(),
    documentKind: text({ enum: identityDocumentKinds }).notNull(),
    /** Null once decided, when the file is deleted. */
    storageKey: text(),
    contentType: text().notNull(),
    bytes: bigint({ mode: "number" }).notNull(),
    state: text({ enum: identityStates }).notNull().default("pending"),
    decidedBy: uuid().references(() => users.id),
    decidedAt: moment(),
    reason: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("identity_verifications_one_pending")
      .on(t.userId)
      .where(sql`${t.state} = 'pending'`),
    index("identity_verifications_user").on(t.userId, t.createdAt.desc().nullsFirst()),
    index("identity_verifications_state").on(t.state, t.createdAt),
    oneOf("identity_verifications_kind", t.documentKind, identityDocumentKinds),
    oneOf("identity_verifications_state_words", t.state, identityStates),
    check(
      "identity_verifications_decided",
      sql`(${t.state} = 'pending') = (${t.decidedAt} is null) and (${t.state} = 'pending') = (${t.storageKey} is not null) and (${t.state} <> 'rejected' or ${t.reason} is not null)`,
    ),
  ],
);
