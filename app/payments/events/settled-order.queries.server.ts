import { eq } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import { orders } from "#app/payments/payments.table.ts";
import type { Db } from "#app/platform/db/db.ts";

export type SettledOrder = typeof orders.$inferSelect & { title: string };

export async function getSettledOrder(tx: Db, orderId: string): Promise<SettledOrder> {
  const [row] = await tx
    .select({ order: orders, title: listings.title })
    .from(orders)
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .where(eq(orders.id, orderId));
  return { ...row!.order, title: row!.title };
}
