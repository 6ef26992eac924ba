import { ownText, ownTitle } from "#app/listings/confidential/own-text.server.ts";
import { eq, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { fullName } from "#app/accounts/full-name.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { checkListing } from "#app/listings/review/check-listing.server.ts";
import { samePhotoBits } from "#app/listings/review/findings.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { makeTimeAgo, type TimeAgoValue } from "#app/ui/format/format-date.ts";
import { pick } from "#app/platform/db/pick.ts";

const shownOfEach = 3;
const maxOtherText = 4000;

type OtherListing = NonNullable<Awaited<ReturnType<typeof findOther>>>["listing"];

export type Evidence =
  | { reason: "banned-words"; words: string[] }
  | { reason: "repeated-text"; other: OtherListing }
  | { reason: "repeated-photos"; other: OtherListing; pairs: { own: string; other: string }[] }
  | {
      reason: "earlier-rejection";
      other: OtherListing;
      rejection: string | null;
      at: TimeAgoValue;
    };

export async function listEvidence(db: Db, listingId: string, now: Date): Promise<Evidence[]> {
  const findings = await checkListing(db, listingId);
  const about = (reason: Evidence["reason"]) =>
    findings.filter((finding) => finding.reason === reason).map((finding) => finding.about);
  const words = about("banned-words");
  const evidence: Evidence[] = words.length > 0 ? [{ reason: "banned-words", words }] : [];
  for (const reason of ["repeated-text", "repeated-photos", "earlier-rejection"] as const)
    for (const id of about(reason).slice(0, shownOfEach)) {
      const found = await findOther(db, id);
      if (!found) continue;
      const { listing: other, rejectionReason: rejection, rejectedAt } = found;
      if (reason === "repeated-text") evidence.push({ reason, other });
      else if (reason === "repeated-photos")
        evidence.push({ reason, other, pairs: await listSamePhotos(db, listingId, id) });
      else if (rejectedAt)
        evidence.push({ reason, other, rejection, at: makeTimeAgo(rejectedAt, now) });
    }
  return evidence;
}

async function findOther(db: Db, id: string) {
  const [row] = await db
    .select({
      listing: {
        ...pick(listings, "id", "status"),
        title: ownTitle,
        owner: fullName(),
        description: sql<string>`left(${ownText("description")}, ${maxOtherText})`,
      },
      rejectionReason: listings.rejectionReason,
      rejectedAt: listings.rejectedAt,
    })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(eq(listings.id, id));
  return row;
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
