import { and, eq, inArray, sql } from "drizzle-orm";
import type { DepartingUser } from "#app/accounts/data/delete-account.server.ts";
import { removedSavedListings, savedListings } from "#app/listings/saved/saved-listings.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import { documentAccess } from "#app/listings/media/media.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/** When an owner deletes their account: drafts are deleted, public listings taken down, contact details erased. */
export async function withdrawListings(tx: Db, { id, now }: DepartingUser): Promise<void> {
  const isOwn = eq(listings.ownerId, id);
  // A draft with an order or a conversation is kept for the receipt and the thread, and taken down like the rest.
  await tx
    .delete(listings)
    .where(
      and(
        isOwn,
        eq(listings.status, "draft"),
        sql`not exists (select 1 from orders o where o.listing_id = ${listings.id})`,
        sql`not exists (select 1 from subscriptions s where s.listing_id = ${listings.id})`,
        sql`not exists (select 1 from conversations c where c.listing_id = ${listings.id})`,
      ),
    );
  await tx
    .update(listings)
    .set({ status: "expired", expiresAt: now, featured: false })
    .where(and(isOwn, inArray(listings.status, ["draft", "pending", "active"])));
  await tx
    .update(listings)
    .set({
      contactName: "",
      contactEmail: "",
      contactPhone: "",
      businessName: null,
      address: null,
      postalCode: null,
      website: null,
    })
    .where(isOwn);
  await tx.delete(savedListings).where(eq(savedListings.userId, id));
  await tx.delete(removedSavedListings).where(eq(removedSavedListings.userId, id));
  await tx.delete(documentAccess).where(eq(documentAccess.userId, id));
}
