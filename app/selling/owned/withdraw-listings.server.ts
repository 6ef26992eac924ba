import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { DeletionStep } from "#app/accounts/data/delete-account.server.ts";
import { steps } from "#app/listings/lifecycle/listing-states.ts";
import { removedSavedListings, savedListings } from "#app/shortlist/saved/saved-listings.table.ts";
import { confidentialListings } from "#app/listings/confidential/confidential-listings.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import { documentAccess, documentOpenings, listingMedia } from "#app/listings/media/media.table.ts";
import { accessTopic } from "#app/listings/media/documents/document-access.ts";
import { publishChanges } from "#app/platform/live/publish-changes.server.ts";
import { sweepMedia, sweepMediaOf } from "#app/listings/media/arrange-media.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

const erased = {
  contactName: "",
  contactEmail: "",
  contactPhone: "",
  businessName: null,
  address: null,
  postalCode: null,
  website: null,
} as const;

/** When an owner deletes their account: drafts are deleted, public listings taken down, contact details and documents erased. */
export const withdrawListings =
  (jobs: Jobs): DeletionStep =>
  async (tx, { id, now }) => {
    const isOwn = eq(listings.ownerId, id);
    await deleteDrafts(tx, jobs, id);
    await deleteDocuments(tx, jobs, id);
    await tx
      .update(listings)
      .set({ status: steps.close.to, expiresAt: now, featured: false })
      .where(and(isOwn, inArray(listings.status, [...steps.close.from])));
    await tx.update(listings).set(erased).where(isOwn);
    await tx
      .update(confidentialListings)
      .set({ particulars: sql`particulars || ${JSON.stringify(erased)}::jsonb` })
      .where(
        inArray(
          confidentialListings.listingId,
          tx.select({ id: listings.id }).from(listings).where(isOwn),
        ),
      );
    await tx.delete(savedListings).where(eq(savedListings.userId, id));
    await tx.delete(removedSavedListings).where(eq(removedSavedListings.userId, id));
    await tx.delete(documentAccess).where(eq(documentAccess.userId, id));
    await tx.delete(documentOpenings).where(eq(documentOpenings.userId, id));
  };

/** A draft with an order or a conversation is kept for the receipt and the thread, and taken down like the rest. */
async function deleteDrafts(tx: Db, jobs: Jobs, ownerId: string): Promise<void> {
  const drafts = await tx
    .select({ id: listings.id })
    .from(listings)
    .where(
      and(
        eq(listings.ownerId, ownerId),
        eq(listings.status, "draft"),
        sql`not exists (select 1 from orders o where o.listing_id = ${listings.id})`,
        sql`not exists (select 1 from subscriptions s where s.listing_id = ${listings.id})`,
        sql`not exists (select 1 from conversations c where c.listing_id = ${listings.id})`,
      ),
    );
  const ids = drafts.map((draft) => draft.id);
  await sweepMediaOf(tx, jobs, ids);
  await tx.delete(listings).where(inArray(listings.id, ids));
}

/** With no readers left, neither they nor the requests for them are kept. */
async function deleteDocuments(tx: Db, jobs: Jobs, ownerId: string): Promise<void> {
  const own = tx.select({ id: listings.id }).from(listings).where(eq(listings.ownerId, ownerId));
  const readers = await tx
    .delete(documentAccess)
    .where(inArray(documentAccess.listingId, own))
    .returning({ userId: documentAccess.userId, listingId: documentAccess.listingId });
  await publishChanges(
    tx,
    readers.map(({ userId, listingId }) => ({ userId, topic: accessTopic(listingId) })),
  );
  const deleted = await tx
    .delete(listingMedia)
    .where(and(inArray(listingMedia.listingId, own), ne(listingMedia.kind, "photo")))
    .returning({ kind: listingMedia.kind, storageKey: listingMedia.storageKey });
  await sweepMedia(tx, jobs, deleted);
}
