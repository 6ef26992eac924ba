import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { signedDocuments } from "#app/deals/signing/signing.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { agreements } from "./agreements.table.ts";

/**
 * Whether a signed agreement covers a listing: it was signed for it with its present owner, or for everything that its
 * owner or broker has on the site, if that is enough for the listing.
 */
export const coversListing: SQL = sql`(
  (${signedDocuments.listingId} = ${listings.id} and ${signedDocuments.ownerId} = ${listings.ownerId})
  or (${listings.agreementScope} = 'manager' and ${agreements.managerId} in (${listings.ownerId}, ${listings.brokerId})))`;

export async function findAgreement(
  db: Db,
  { listingId, buyerId }: { listingId: string; buyerId: string },
) {
  const [agreement] = await db
    .select({ id: signedDocuments.id, signedAt: signedDocuments.createdAt })
    .from(agreements)
    .innerJoin(signedDocuments, eq(signedDocuments.id, agreements.documentId))
    .innerJoin(listings, eq(listings.id, listingId))
    .where(and(eq(agreements.buyerId, buyerId), coversListing))
    .orderBy(desc(signedDocuments.id))
    .limit(1);
  return agreement ?? null;
}

/** The same as a column, for queries on listings. */
export const agreementOf = (buyerId: SQL) =>
  sql<string | null>`(select ${signedDocuments.id} from ${agreements}
    join ${signedDocuments} on ${signedDocuments.id} = ${agreements.documentId}
    where ${agreements.buyerId} = ${buyerId} and ${coversListing}
    order by ${signedDocuments.id} desc limit 1)`;
