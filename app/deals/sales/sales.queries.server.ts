import { and, desc, eq, sql } from "drizzle-orm";
import { offers } from "#app/deals/offers/offers.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
import type { SaleState } from "./sale.ts";
import { sales } from "./sales.table.ts";

const columns = {
  ...pick(sales, "id", "offerId", "listingId", "state", "agreedAt", "endedAt", "reason"),
  ...pick(sales, "toldAt", "toldText", "letterId"),
  conversationId: offers.conversationId,
  ...pick(offers, "price", "currency"),
};

/** The latest of a conversation. The listing is sold before a job records it here. */
export async function findSale(db: Db, conversationId: string) {
  const [sale] = await db
    .select({
      ...columns,
      state: sql<SaleState>`case when ${sales.state} = 'agreed' and ${listings.status} = 'sold'
        then 'sold' else ${sales.state} end`,
    })
    .from(sales)
    .innerJoin(offers, eq(offers.id, sales.offerId))
    .innerJoin(listings, eq(listings.id, sales.listingId))
    .where(eq(offers.conversationId, conversationId))
    .orderBy(desc(sales.agreedAt))
    .limit(1);
  return sale ?? null;
}

export type Sale = NonNullable<Awaited<ReturnType<typeof findSale>>>;

/** At most one sale of a listing is current. */
export async function findRunningSale(tx: Db, listingId: string) {
  const [sale] = await tx
    .select(columns)
    .from(sales)
    .innerJoin(offers, eq(offers.id, sales.offerId))
    .where(and(eq(sales.listingId, listingId), eq(offers.state, "accepted")));
  return sale ?? null;
}
