import { and, eq, isNull, ne } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { isId } from "#app/platform/db/id.ts";
import type { Outcome } from "#app/shared/outcome.ts";
import { maxClientListings } from "./client.ts";
import { type Client, findClient } from "./clients.queries.server.ts";
import { reportClients, reportListings } from "./clients.table.ts";

export interface OwnClient {
  clientId: string;
  brokerId: string;
}

export async function lockClient(
  tx: Db,
  clientId: string,
  brokerId: string,
): Promise<Client | null> {
  if (!isId(clientId)) return null;
  await tx
    .select({ id: reportClients.id })
    .from(reportClients)
    .where(and(eq(reportClients.id, clientId), eq(reportClients.brokerId, brokerId)))
    .for("update");
  return findClient(tx, clientId, brokerId);
}

/** One of the broker's own listings, which is in nobody's report yet. */
export async function isFree(tx: Db, brokerId: string, listingId: string): Promise<boolean> {
  if (!isId(listingId)) return false;
  const [listing] = await tx
    .select({ id: listings.id })
    .from(listings)
    .leftJoin(reportListings, eq(reportListings.listingId, listings.id))
    .where(
      and(
        eq(listings.id, listingId),
        eq(listings.ownerId, brokerId),
        ne(listings.status, "draft"),
        isNull(reportListings.listingId),
      ),
    );
  return listing !== undefined;
}

export const assignListing = (
  db: Db,
  { clientId, brokerId, listingId }: OwnClient & { listingId: string },
): Promise<Outcome<"not-found" | "too-many">> =>
  db.transaction(async (tx): Promise<Outcome<"not-found" | "too-many">> => {
    const client = await lockClient(tx, clientId, brokerId);
    if (!client || client.userId || client.endedAt || !(await isFree(tx, brokerId, listingId)))
      return { ok: false, reason: "not-found" };
    const assigned = await tx.$count(reportListings, eq(reportListings.clientId, clientId));
    if (assigned >= maxClientListings) return { ok: false, reason: "too-many" };
    await tx.insert(reportListings).values({ listingId, clientId }).onConflictDoNothing();
    return { ok: true };
  });

export const releaseListing = (
  db: Db,
  { clientId, brokerId, listingId }: OwnClient & { listingId: string },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (!isId(listingId) || !(await lockClient(tx, clientId, brokerId))) return false;
    await tx
      .delete(reportListings)
      .where(and(eq(reportListings.clientId, clientId), eq(reportListings.listingId, listingId)));
    return true;
  });

/** Not who has unsubscribed: that address stays known, so that it is not asked again. */
export const removeClient = (db: Db, { clientId, brokerId }: OwnClient): Promise<boolean> =>
  db.transaction(async (tx) => {
    const client = await lockClient(tx, clientId, brokerId);
    if (!client || client.endedAt) return false;
    await tx.delete(reportClients).where(eq(reportClients.id, clientId));
    return true;
  });
