import { eq, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { fullName } from "#app/accounts/full-name.server.ts";
import type { Evidence, OtherListing } from "#app/admin/queues/queue-item.ts";
import { listings } from "#app/listings/listings.table.ts";
import { checkListing } from "#app/listings/review/check-listing.server.ts";
import { samePhotoBits } from "#app/listings/review/findings.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { makeTimeAgo } from "#app/ui/format/format-date.ts";

const shownOfEach = 3;
const maxOtherText = 4000;

/** Runs the automatic checks on the current text and photos, and loads the proof. */
export async function listEvidence(db: Db, listingId: string, now: Date): Promise<Evidence[]> {
  const findings = await checkListing(db, listingId);
  const about = (reason: Evidence["reason"]) =>
    findings.filter((finding) => finding.reason === reason).map((finding) => finding.about);
  const words = about("banned-words");
  const evidence: Evidence[] = words.length > 0 ? [{ reason: "banned-words", words }] : [];
  for (const id of about("repeated-text").slice(0, shownOfEach)) {
    const other = await findOther(db, id, now);
    if (other) evidence.push({ reason: "repeated-text", other: other.listing });
  }
  for (const id of about("repeated-photos").slice(0, shownOfEach)) {
    const other = await findOther(db, id, now);
    if (!other) continue;
    const pairs = await listSamePhotos(db, listingId, id);
    evidence.push({ reason: "repeated-photos", other: other.listing, pairs });
  }
  for (const id of about("earlier-rejection").slice(0, shownOfEach)) {
    const other = await findOther(db, id, now);
    if (other?.at)
      evidence.push({
        reason: "earlier-rejection",
        other: other.listing,
        rejection: other.rejection,
        at: other.at,
      });
  }
  return evidence;
}

async function findOther(db: Db, id: string, now: Date) {
  const [row] = await db
    .select({
      title: listings.title,
      description: listings.description,
      status: listings.status,
      rejectionReason: listings.rejectionReason,
      rejectedAt: listings.rejectedAt,
      owner: fullName(),
    })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(eq(listings.id, id));
  if (!row) return null;
  const { title, status, owner, description } = row;
  const listing: OtherListing = {
    id,
    title,
    status,
    owner,
    description: description.slice(0, maxOtherText),
  };
  return {
    listing,
    rejection: row.rejectionReason,
    at: row.rejectedAt && makeTimeAgo(row.rejectedAt, now),
  };
}

async function listSamePhotos(db: Db, listingId: string, otherId: string) {
  const { rows } = await db.execute<{ own: string; other: string }>(sql`
    select m.media_id as own, min(f.media_id::text) as other
    from listing_fingerprints m
    join listing_fingerprints f on f.listing_id = ${otherId} and f.kind = 'photo'
      and bit_count((f.bits # m.bits)::bit(64)) <= ${samePhotoBits}
    where m.listing_id = ${listingId} and m.kind = 'photo'
    group by 1 order by 1
    limit ${shownOfEach}`);
  return rows;
}
