import { ownText, ownTitle } from "#app/listings/confidential/own-text.server.ts";
import { eq } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import { findBannedWords } from "./banned-words.ts";
import {
  type Finding,
  withoutKnown,
  findRepeatedPhotos,
  findRepeatedText,
  getBannedWords,
  listAcceptedFindings,
  listRejections,
  reasonsOf,
} from "./findings.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { canTake } from "#app/listings/lifecycle/listing-states.ts";
import { lockListing, moveListing } from "#app/listings/lifecycle/move-listing.server.ts";
import { pick } from "#app/platform/db/pick.ts";

export const checkedColumns = {
  ...pick(listings, "id", "ownerId"),
  title: ownTitle,
  description: ownText("description"),
  leaseTerms: ownText("leaseTerms"),
  reasonForSale: ownText("reasonForSale"),
};

export const checkedText = (
  listing: Pick<
    typeof listings.$inferSelect,
    "title" | "description" | "leaseTerms" | "reasonForSale"
  >,
): string =>
  [listing.title, listing.description, listing.leaseTerms, listing.reasonForSale].join("\n");

export async function checkListing(tx: Db, listingId: string): Promise<Finding[]> {
  const [listing] = await tx
    .select(checkedColumns)
    .from(listings)
    .where(eq(listings.id, listingId));
  if (!listing) return [];
  const about = (reason: Finding["reason"], all: readonly string[]): Finding[] =>
    all.map((one) => ({ reason, about: one }));
  const findings = [
    ...about("repeated-photos", await findRepeatedPhotos(tx, listing)),
    ...about("repeated-text", await findRepeatedText(tx, listing)),
    ...about("earlier-rejection", await listRejections(tx, listing.ownerId)),
    ...about("banned-words", findBannedWords(checkedText(listing), await getBannedWords(tx))),
  ];
  return findings.length === 0
    ? findings
    : withoutKnown(findings, await listAcceptedFindings(tx, listingId));
}

/** A live listing stays live: new findings are recorded for administrators. A pending one shows current findings. */
export async function recheckListing(tx: Db, listingId: string, now = new Date()): Promise<void> {
  const listing = await lockListing(tx, listingId);
  if (!listing || (listing.status !== "active" && listing.status !== "pending")) return;
  const findings = await checkListing(tx, listingId);
  const reasons = reasonsOf(findings);
  if (reasons.join() === listing.reviewReasons.join()) return;
  const isNew = reasons.some((reason) => !listing.reviewReasons.includes(reason));
  if (isNew && canTake("flag", listing.status, "owner"))
    await moveListing(tx, listing, {
      step: "flag",
      now,
      actorId: listing.ownerId,
      changes: { reviewReasons: reasons },
      details: { findings },
    });
  else await tx.update(listings).set({ reviewReasons: reasons }).where(eq(listings.id, listingId));
}
