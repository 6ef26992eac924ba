import { eq } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import { findBannedWords } from "./banned-words.ts";
import { type Finding, withoutKnown } from "./finding.ts";
import {
  findRepeatedPhotos,
  findRepeatedText,
  getBannedWords,
  listAcceptedFindings,
  listRejections,
} from "./findings.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";

/** What an administrator should look at before this listing is public, without what one has accepted already. */
export async function checkListing(tx: Db, listingId: string): Promise<Finding[]> {
  const [listing] = await tx
    .select({
      id: listings.id,
      ownerId: listings.ownerId,
      title: listings.title,
      description: listings.description,
      leaseTerms: listings.leaseTerms,
      reasonForSale: listings.reasonForSale,
    })
    .from(listings)
    .where(eq(listings.id, listingId));
  if (!listing) return [];
  const publicText = [
    listing.title,
    listing.description,
    listing.leaseTerms,
    listing.reasonForSale,
  ].join("\n");
  const about = (reason: Finding["reason"], all: readonly string[]): Finding[] =>
    all.map((one) => ({ reason, about: one }));
  const findings = [
    ...about("repeated-photos", await findRepeatedPhotos(tx, listing)),
    ...about("repeated-text", await findRepeatedText(tx, listing)),
    ...about("earlier-rejection", await listRejections(tx, listing.ownerId)),
    ...about("banned-words", findBannedWords(publicText, await getBannedWords(tx))),
  ];
  return findings.length === 0
    ? findings
    : withoutKnown(findings, await listAcceptedFindings(tx, listingId));
}
