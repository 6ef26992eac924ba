import { ownText, ownTitle } from "#app/listings/confidential/own-text.server.ts";
import { and, eq, inArray, isNotNull, ne, sql } from "drizzle-orm";
import { z } from "zod";
import { reviewReasons, type ReviewReason } from "#app/listings/listing.ts";
import { listings } from "#app/listings/listings.table.ts";
import { bannedWordsSchema, defaultBannedWords } from "./banned-words.ts";
import { bandsOf, comparableText, fingerprintText, isSameText } from "./fingerprint.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import type { Db } from "#app/platform/db/db.ts";

interface Checked {
  id: string;
  ownerId: string;
  title: string;
  description: string;
}

/** How many of other owners' listings are compared; one match is enough to require a review. */
const mostCandidates = 50;
/** Bands also match by chance. How many bits may differ before the texts themselves are compared. */
const similarBits = 12;
export const samePhotoBits = 3;

/** Only public text can have been copied: an unpublished draft proves nothing. */
const wasPublic = sql`l.published_at is not null`;

export async function findRepeatedText(tx: Db, listing: Checked): Promise<string[]> {
  const text = comparableText(listing);
  const bits = fingerprintText(text);
  if (bits === null) return [];
  const { band1, band2, band3, band4, bits: signed } = bandsOf(bits);
  const { rows } = await tx.execute<{ id: string; title: string; description: string }>(sql`
    select ${listings.id}, ${ownTitle} as title, ${ownText("description")} as description
    from listing_fingerprints f
    join ${listings} on ${listings.id} = f.listing_id
    where f.kind = 'text'
      and (f.band1 = ${band1} or f.band2 = ${band2} or f.band3 = ${band3} or f.band4 = ${band4})
      and bit_count((f.bits # ${signed}::bigint)::bit(64)) <= ${similarBits}
      and ${listings.ownerId} <> ${listing.ownerId} and ${listings.publishedAt} is not null
    order by bit_count((f.bits # ${signed}::bigint)::bit(64)), ${listings.id}
    limit ${mostCandidates}`);
  return rows.filter((row) => isSameText(text, comparableText(row))).map(({ id }) => id);
}

export async function findRepeatedPhotos(tx: Db, listing: Checked): Promise<string[]> {
  const band = (name: string) => {
    const column = sql.raw(name);
    return sql`select f.listing_id from listing_fingerprints f
      where f.kind = 'photo' and f.${column} = m.${column}
        and bit_count((f.bits # m.bits)::bit(64)) <= ${samePhotoBits}`;
  };
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct l.id
    from listing_fingerprints m
    cross join lateral (
      ${band("band1")} union all ${band("band2")} union all ${band("band3")} union all ${band("band4")}
    ) other
    join listings l on l.id = other.listing_id
    where m.listing_id = ${listing.id} and m.kind = 'photo'
      and l.owner_id <> ${listing.ownerId} and ${wasPublic}
    limit ${mostCandidates}`);
  return rows.map(({ id }) => id);
}

export async function listRejections(tx: Db, ownerId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.ownerId, ownerId), isNotNull(listings.rejectedAt)));
  return rows.map(({ id }) => id);
}

/** Site settings belong to a later feature; this reads only the row of the checks. */
export async function getBannedWords(tx: Db): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ value: unknown }>(
    sql`select value from site_settings where key = 'bannedWords'`,
  );
  const parsed = bannedWordsSchema.safeParse(rows[0]?.value);
  return parsed.success ? parsed.data : defaultBannedWords;
}

const acceptedSchema = z.array(z.object({ reason: z.enum(reviewReasons), about: z.string() }));

export async function listAcceptedFindings(tx: Db, listingId: string): Promise<Finding[]> {
  const rows = await tx
    .select({ details: auditLog.details })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectType, "listing"),
        eq(auditLog.subjectId, listingId),
        inArray(auditLog.action, [
          "listing-approved",
          "listing-cleared",
          "listing-kept",
          "listing-status-overridden",
        ]),
        ne(sql`coalesce(${auditLog.details} ->> 'findings', '')`, ""),
      ),
    );
  return rows.flatMap(({ details }) => {
    const parsed = acceptedSchema.safeParse(details["findings"]);
    return parsed.success ? parsed.data : [];
  });
}

export interface Finding {
  reason: ReviewReason;
  /** The matching or rejected listing, or the word. */
  about: string;
}

export const reasonsOf = (findings: readonly Finding[]): ReviewReason[] =>
  reviewReasons.filter((reason) => findings.some((finding) => finding.reason === reason));

export const withoutKnown = (findings: readonly Finding[], known: readonly Finding[]): Finding[] =>
  findings.filter(
    ({ reason, about }) => !known.some((other) => other.reason === reason && other.about === about),
  );
