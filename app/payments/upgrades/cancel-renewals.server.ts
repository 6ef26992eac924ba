import { and, eq, ne } from "drizzle-orm";
import type { DepartingUser } from "#app/accounts/data/delete-account.server.ts";
import { subscriptions } from "#app/payments/payments.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/** Cancels the renewals of a deleted account. Orders and receipts are kept, as the law requires. */
export async function cancelRenewals(tx: Db, { id, now }: DepartingUser): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ status: "cancelled", cancelledAt: now })
    .where(and(eq(subscriptions.userId, id), ne(subscriptions.status, "cancelled")));
}
