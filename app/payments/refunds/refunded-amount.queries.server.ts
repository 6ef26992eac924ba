import { eq, sql } from "drizzle-orm";
import { refunds } from "#app/payments/payments.table.ts";
import type { Db } from "#app/platform/db/db.ts";

export async function getRefundedAmount(tx: Db, orderId: string): Promise<number> {
  const [row] = await tx
    .select({ total: sql`coalesce(sum(${refunds.amount}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(eq(refunds.orderId, orderId));
  return row!.total;
}
