import { redirect } from "react-router";
import { hasPage } from "#app/has-page.ts";
import type { StoredListing } from "#app/selling/editing/field-values.ts";
import { findOwnListing } from "#app/selling/editing/own-listing.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";

/** A draft opens for its owner, and only while it is one; a listing that is no longer a draft has its own page. */
export async function openDraft(
  db: Db,
  ownerId: string,
  listingId: string,
): Promise<StoredListing> {
  const listing = isId(listingId) ? await findOwnListing(db, { listingId, ownerId }) : null;
  if (!listing) notFound();
  if (listing.status === "draft") return listing;
  const editHref = `/account/listings/edit/${listing.id}`;
  if (hasPage(editHref)) throw redirect(editHref);
  notFound();
}
