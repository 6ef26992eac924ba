import { and, eq } from "drizzle-orm";
import { lockListing, type SettlePayments } from "#app/listings/lifecycle/move-listing.server.ts";
import { endOffers, lockOpenOffers } from "#app/deals/offers/end-offers.server.ts";
import { listStanding } from "#app/deals/offers/negotiation.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { releaseSale } from "./end-sale.server.ts";
import { findRunningSale } from "./sales.queries.server.ts";
import { sales } from "./sales.table.ts";

/** The listing was marked as sold, or that was undone, by its owner or an administrator. Idempotent. */
export const settleSale = (
  { db, jobs }: { db: Db; jobs: Jobs },
  { listingId, because }: Pick<SettlePayments, "listingId" | "because">,
  now: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    const living = await lockListing(tx, listingId);
    if (!living) return;
    if (because === "sold" && living.status === "sold") {
      const open = await lockOpenOffers(tx, await listStanding(tx, listingId), { now });
      await endOffers(tx, jobs, open, now);
    }
    const sale = await findRunningSale(tx, listingId);
    if (!sale) return;
    if (because === "sold" && living.status === "sold")
      await tx
        .update(sales)
        .set({ state: "sold", endedAt: now })
        .where(and(eq(sales.id, sale.id), eq(sales.state, "agreed")));
    if (because === "sale-undone" && living.status !== "sold" && sale.state === "sold")
      await releaseSale(tx, living, { sale, reason: "", actorId: null, now });
  });
