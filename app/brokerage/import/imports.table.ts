import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import { createdAt, id, moment, oneOf, partOf, updatedAt } from "#app/platform/db/columns.ts";
import { sheetFormats } from "./files/sheet.ts";
import { photoStates } from "./photos/photo-source.ts";
import { type CheckedRow, rowKinds } from "./rows/check-rows.ts";
import type { ImportColumn, Mapping } from "./rows/import-columns.ts";
import { holdReasons, importStates, type RowOutcome } from "./import.ts";

/** A file that was read, with what it would change. */
export const imports = pgTable(
  "imports",
  {
    id: id(),
    userId: partOf(() => users.id),
    isFromFeed: boolean().notNull().default(false),
    fileName: text().notNull(),
    format: text({ enum: sheetFormats }).notNull(),
    headers: jsonb().$type<string[]>().notNull(),
    mapping: jsonb().$type<Mapping>().notNull(),
    state: text({ enum: importStates }).notNull().default("preview"),
    /** Why a feed was not applied by itself. */
    heldBecause: text({ enum: holdReasons }),
    createdAt: createdAt(),
    startedAt: moment(),
    finishedAt: moment(),
  },
  (t) => [
    index("imports_user").on(t.userId, t.createdAt.desc().nullsFirst()),
    index("imports_recent").on(t.createdAt),
    oneOf("imports_format", t.format, sheetFormats),
    oneOf("imports_state", t.state, importStates),
    oneOf("imports_held", t.heldBecause, holdReasons),
    check("imports_finished", sql`(${t.state} = 'finished') = (${t.finishedAt} is not null)`),
  ],
);

export const importRows = pgTable(
  "import_rows",
  {
    importId: partOf(() => imports.id),
    position: integer().notNull(),
    /** As the file counts. */
    line: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    kind: text({ enum: rowKinds }).notNull(),
    reference: text().notNull(),
    listingId: uuid(),
    details: jsonb()
      .$type<Pick<CheckedRow, "errors" | "changes" | "photos" | "locked" | "cleaned" | "returns">>()
      .notNull(),
    /** `done`, or why not; null before the import has come to it. */
    outcome: text().$type<RowOutcome>(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.position] }),
    index("import_rows_kind").on(t.importId, t.kind, t.position),
    index("import_rows_waiting")
      .on(t.importId, t.position)
      .where(sql`${t.outcome} is null`),
    oneOf("import_rows_kinds", t.kind, rowKinds),
  ],
);

/** How a person read the columns of one kind of file. */
export const importMappings = pgTable(
  "import_mappings",
  {
    userId: partOf(() => users.id),
    /** A hash of the names of the columns. */
    columnSet: text().notNull(),
    columns: jsonb().$type<[header: string, column: ImportColumn | null][]>().notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.columnSet] })],
);

/** The person's own key for a listing that they look after. */
export const listingReferences = pgTable(
  "listing_references",
  {
    userId: partOf(() => users.id),
    reference: text().notNull(),
    listingId: partOf(() => listings.id),
    /** The feed had it when it was last read. */
    inFeed: boolean().notNull().default(false),
    /** Taken off the market because the feed no longer had it: it comes back with the feed. */
    withdrawnByFeed: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.reference] }),
    uniqueIndex("listing_references_once").on(t.userId, t.listingId),
    index("listing_references_listing").on(t.listingId),
  ],
);

/** Where photos come from. Each address is fetched once for a listing, also when its photo was deleted since. */
export const listingPhotoSources = pgTable(
  "listing_photo_sources",
  {
    /** Becomes the id of the photo, so that adding it twice changes nothing. */
    id: id(),
    listingId: partOf(() => listings.id),
    userId: partOf(() => users.id),
    address: text().notNull(),
    state: text({ enum: photoStates }).notNull().default("waiting"),
    problem: text(),
    attempts: smallint().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("listing_photo_sources_once").on(t.listingId, t.address),
    index("listing_photo_sources_user").on(t.userId),
    oneOf("listing_photo_sources_state", t.state, photoStates),
  ],
);

/** An address that is read every night. */
export const listingFeeds = pgTable("listing_feeds", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  address: text().notNull(),
  /** What the feed no longer has is taken off the market. */
  withdraws: boolean().notNull(),
  /** For requests that ask for changes only. */
  etag: text(),
  lastModified: text(),
  contentHash: text(),
  checkedAt: moment(),
  problem: text(),
  failures: smallint().notNull().default(0),
  createdAt: createdAt(),
});
