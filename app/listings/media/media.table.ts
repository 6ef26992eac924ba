import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { maxDocuments, maxPhotos } from "#app/listings/listing.ts";
import { listings } from "#app/listings/listings.table.ts";
import { photoFormats } from "./photo.ts";
import { createdAt, id, moment, oneOf, partOf } from "#app/platform/db/columns.ts";

export const mediaKinds = ["photo", "video", "document"] as const;

export const listingMedia = pgTable(
  "listing_media",
  {
    id: id(),
    listingId: partOf(() => listings.id),
    kind: text({ enum: mediaKinds }).notNull(),
    position: smallint().notNull(),
    /** Names the files in the store; a duplicated listing shares those of its photos. Never part of a URL. */
    storageKey: text().notNull(),
    contentType: text().notNull(),
    bytes: bigint({ mode: "number" }).notNull(),
    width: integer(),
    height: integer(),
    caption: text().notNull().default(""),
    alt: text().notNull().default(""),
    fileName: text().notNull().default(""),
    /** A tiny preview of a photo as a data URL, shown until it is loaded. */
    placeholder: text().notNull().default(""),
    formats: text({ enum: photoFormats })
      .array()
      .notNull()
      .default(sql`'{webp}'`),
    /** Reveals the name or location of the business: `listings.photosFor` says who sees it, once a package is bought. */
    revealing: boolean().notNull().default(false),
    featured: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("listing_media_place").on(t.listingId, t.kind, t.position),
    uniqueIndex("listing_media_one_featured")
      .on(t.listingId)
      .where(sql`${t.featured}`),
    index("listing_media_storage").on(t.storageKey),
    oneOf("listing_media_kind", t.kind, mediaKinds),
    check("listing_media_bytes", sql`${t.bytes} > 0`),
    check(
      "listing_media_photo_size",
      sql`${t.kind} <> 'photo' or coalesce(${t.width} > 0 and ${t.height} > 0, false)`,
    ),
    check("listing_media_featured_photo", sql`not ${t.featured} or ${t.kind} = 'photo'`),
    check(
      "listing_media_at_most",
      sql`${t.position} >= 0 and ${t.position} < case ${t.kind} when 'photo' then ${sql.raw(String(maxPhotos))} else ${sql.raw(String(maxDocuments))} end`,
    ),
  ],
);

export const documentAccess = pgTable(
  "document_access",
  {
    listingId: partOf(() => listings.id),
    userId: partOf(() => users.id),
    requestedAt: createdAt(),
    grantedAt: moment(),
    refusedAt: moment(),
    revokedAt: moment(),
    /** Access closes by the clock. */
    endsAt: moment(),
    passportAskedAt: moment(),
    /** Signed a confidentiality agreement that serves for this listing. */
    agreedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.listingId, t.userId] }),
    index("document_access_user").on(t.userId),
    check(
      "document_access_one_answer",
      sql`num_nonnulls(${t.grantedAt}, ${t.refusedAt}, ${t.revokedAt}) <= 1`,
    ),
    check("document_access_end", sql`${t.endsAt} is null or ${t.grantedAt} is not null`),
  ],
);

export const documentOpenings = pgTable(
  "document_openings",
  {
    id: id(),
    mediaId: partOf(() => listingMedia.id),
    listingId: partOf(() => listings.id),
    userId: partOf(() => users.id),
    openedAt: createdAt(),
  },
  (t) => [
    index("document_openings_listing").on(t.listingId, t.openedAt.desc().nullsFirst()),
    index("document_openings_media").on(t.mediaId),
    index("document_openings_user").on(t.userId),
  ],
);

/** 64 bits that hardly change when a photo is resized or a text is slightly edited. See `fingerprint.ts` for the bands. */
export const listingFingerprints = pgTable(
  "listing_fingerprints",
  {
    id: id(),
    listingId: partOf(() => listings.id),
    kind: text({ enum: ["photo", "text"] }).notNull(),
    mediaId: uuid().references(() => listingMedia.id, { onDelete: "cascade" }),
    bits: bigint({ mode: "bigint" }).notNull(),
    band1: integer().notNull(),
    band2: integer().notNull(),
    band3: integer().notNull(),
    band4: integer().notNull(),
  },
  (t) => [
    index("listing_fingerprints_listing").on(t.listingId),
    uniqueIndex("listing_fingerprints_media").on(t.mediaId),
    uniqueIndex("listing_fingerprints_text")
      .on(t.listingId)
      .where(sql`${t.kind} = 'text'`),
    index("listing_fingerprints_band1").on(t.kind, t.band1),
    index("listing_fingerprints_band2").on(t.kind, t.band2),
    index("listing_fingerprints_band3").on(t.kind, t.band3),
    index("listing_fingerprints_band4").on(t.kind, t.band4),
    oneOf("listing_fingerprints_kind", t.kind, ["photo", "text"]),
    check("listing_fingerprints_of_photo", sql`(${t.kind} = 'photo') = (${t.mediaId} is not null)`),
  ],
);
