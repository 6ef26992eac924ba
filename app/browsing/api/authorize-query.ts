/** Anyone may list public listings, owners their own, administrators with access any status. Denied by default. */
import type { Viewer } from "#app/accounts/viewer.ts";
import { administersListings } from "#app/listings/disclosure.ts";
import type { ListingFilter, ListingQuery } from "#app/search/listing-filter.schema.ts";

type Authorized =
  | { ok: true; filter: ListingFilter }
  | { ok: false; reason: "unauthenticated" | "permission-denied" };

type ApiViewer = Pick<Viewer, "id" | "userType" | "adminAreas"> | null;

export function authorizeQuery(query: ListingQuery, viewer: ApiViewer, now: Date): Authorized {
  const { owner, status, q: _words, cursor: _cursor, ...narrowed } = query;
  if (owner === "me")
    return viewer
      ? { ok: true, filter: { ...narrowed, status, ownerId: viewer.id } }
      : { ok: false, reason: "unauthenticated" };
  if (status === undefined || status === "active")
    return { ok: true, filter: { ...narrowed, publicAt: now } };
  return administersListings(viewer)
    ? { ok: true, filter: { ...narrowed, status } }
    : { ok: false, reason: "permission-denied" };
}

/** Free text and amounts have endless variations, which would evict the common queries. */
export function isCacheableQuery({
  q,
  city,
  priceMin,
  priceMax,
  cursor,
  ...choices
}: ListingQuery) {
  const endless = [q, city, priceMin, priceMax, cursor].some((value) => value !== undefined);
  return !endless && choices.owner === undefined && Object.keys(choices).length <= 2;
}
