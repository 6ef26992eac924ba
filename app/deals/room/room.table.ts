import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import { createdAt, id, linkTo, moment, partOf } from "#app/platform/db/columns.ts";

export const roomFolders = pgTable(
  "room_folders",
  {
    id: id(),
    listingId: partOf(() => listings.id),
    /** Only the order counts; deletions leave gaps. */
    position: integer().notNull(),
    name: text().notNull(),
  },
  (t) => [
    uniqueIndex("room_folders_place").on(t.listingId, t.position),
    check("room_folders_name", sql`${t.name} <> ''`),
  ],
);

export const roomDocuments = pgTable(
  "room_documents",
  {
    id: id(),
    listingId: partOf(() => listings.id),
    folderId: linkTo(() => roomFolders.id),
    position: integer().notNull(),
    name: text().notNull(),
    /** View-only: readers see its pages and cannot download it. */
    viewOnly: boolean().notNull().default(false),
    /** The version that readers get. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("room_documents_place").on(t.folderId, t.position),
    index("room_documents_listing").on(t.listingId),
    check("room_documents_name", sql`${t.name} <> ''`),
    check("room_documents_version", sql`${t.version} > 0`),
  ],
);

export const roomVersions = pgTable(
  "room_versions",
  {
    /** The id of the upload, which makes adding idempotent. */
    id: id(),
    documentId: partOf(() => roomDocuments.id),
    number: integer().notNull(),
    /** Key in the file store; ends in the hash of the content. Never part of a URL. */
    storageKey: text().notNull(),
    contentType: text().notNull(),
    bytes: bigint({ mode: "number" }).notNull(),
    /** Null unless it is a PDF. */
    pages: integer(),
    uploadedAt: createdAt(),
  },
  (t) => [
    uniqueIndex("room_versions_number").on(t.documentId, t.number),
    index("room_versions_storage").on(t.storageKey),
    check("room_versions_amounts", sql`${t.number} > 0 and ${t.bytes} > 0 and ${t.pages} > 0`),
  ],
);

/** Unchanged when the document is renamed or deleted. */
export const roomOpenings = pgTable(
  "room_openings",
  {
    id: id(),
    listingId: partOf(() => listings.id),
    readerId: partOf(() => users.id),
    documentId: uuid().references(() => roomDocuments.id, { onDelete: "set null" }),
    documentName: text().notNull(),
    version: integer().notNull(),
    /** Null for a download. */
    page: integer(),
    openedAt: createdAt(),
  },
  (t) => [
    index("room_openings_listing").on(t.listingId, t.openedAt.desc().nullsFirst()),
    index("room_openings_reader").on(t.readerId, t.documentId, t.openedAt),
    index("room_openings_document").on(t.documentId),
    check("room_openings_page", sql`${t.version} > 0 and ${t.page} > 0`),
  ],
);

export const roomQuestions = pgTable(
  "room_questions",
  {
    id: id(),
    listingId: partOf(() => listings.id),
    /** Null for a question about the room as a whole, or about a deleted document. */
    documentId: uuid().references(() => roomDocuments.id, { onDelete: "set null" }),
    askerId: partOf(() => users.id),
    question: text().notNull(),
    askedAt: createdAt(),
    answer: text(),
    answeredAt: moment(),
    answeredBy: uuid().references(() => users.id),
    /** Shown to every reader, without the name of the asker. */
    forAll: boolean().notNull().default(false),
  },
  (t) => [
    index("room_questions_listing").on(t.listingId, t.askedAt.desc().nullsFirst()),
    index("room_questions_document").on(t.documentId),
    index("room_questions_asker").on(t.askerId),
    index("room_questions_answerer").on(t.answeredBy),
    check(
      "room_questions_answer",
      sql`num_nonnulls(${t.answer}, ${t.answeredAt}, ${t.answeredBy}) in (0, 3) and (not ${t.forAll} or ${t.answer} is not null)`,
    ),
  ],
);
