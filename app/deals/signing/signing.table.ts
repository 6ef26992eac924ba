import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import { createdAt, id, linkTo, moment, oneOf, partOf } from "#app/platform/db/columns.ts";
import { documentKinds, signingParts } from "./signed-document.ts";

/** Texts as they were shown for signing. A trigger refuses changes. */
export const signedDocuments = pgTable(
  "signed_documents",
  {
    id: id(),
    kind: text({ enum: documentKinds }).notNull(),
    title: text().notNull(),
    body: text().notNull(),
    bodyHash: text().notNull(),
    /** Of the template. */
    version: text().notNull(),
    listingId: uuid().references(() => listings.id, { onDelete: "set null" }),
    // The parties, who may read it. Their accounts may be deleted.
    buyerId: linkTo(() => users.id),
    ownerId: linkTo(() => users.id),
    brokerId: uuid().references(() => users.id),
    /** Of the listing, for times on the certificate. */
    timezone: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("signed_documents_buyer").on(t.buyerId),
    index("signed_documents_owner").on(t.ownerId),
    index("signed_documents_broker").on(t.brokerId),
    index("signed_documents_listing").on(t.listingId),
    index("signed_documents_created").on(t.createdAt),
    oneOf("signed_documents_kind", t.kind, documentKinds),
    check(
      "signed_documents_hash",
      sql`${t.bodyHash} = encode(sha256(convert_to(${t.body}, 'UTF8')), 'hex')`,
    ),
  ],
);

/** Kept when the signer's account is deleted, as evidence for the other side. */
export const signatures = pgTable(
  "signatures",
  {
    documentId: partOf(() => signedDocuments.id),
    part: text({ enum: signingParts }).notNull(),
    userId: linkTo(() => users.id),
    typedName: text().notNull(),
    email: text().notNull(),
    address: text().notNull(),
    device: text().notNull(),
    signedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.documentId, t.part] }),
    unique("signatures_person").on(t.documentId, t.userId),
    index("signatures_user").on(t.userId),
    oneOf("signatures_part", t.part, signingParts),
  ],
);
