import { and, eq, ne } from "drizzle-orm";
import type { DepartingUser } from "#app/accounts/data/delete-account.server.ts";
import { subscriptions } from "#app/payments/payments.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/** Nobody pays for a listing that they have left behind. Orders and receipts stay: the law asks for them. */
export async function cancelRenewals(tx: Db, { id, now }: DepartingUser): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ status: "cancelled", cancelledAt: now })
    .where(and(eq(subscriptions.userId, id), ne(subscriptions.status, "cancelled")));
}
