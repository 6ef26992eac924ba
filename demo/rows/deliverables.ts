import { startOf } from "#app/payments/deliverables/deliverable.ts";
import type { deliverables } from "#app/payments/deliverables/deliverables.table.ts";
import { packages } from "#app/payments/package.ts";
import { addDays } from "#app/shared/day.ts";
import type { DemoBusiness } from "#demo/rows/listings.ts";
import type { Sales } from "#demo/rows/orders.ts";
import type { Random } from "#demo/world/random.ts";

type DeliverableRow = typeof deliverables.$inferInsert;

interface Delivered {
  /** Shown in the newsletter, which says by itself who received it. */
  newsletter: readonly string[];
  brokers: ReadonlyMap<string, string>;
}

/** Of the last month's orders. What people do is done by its day; the rest waits, one of it for too long. */
export function makeDeliverables(
  random: Random,
  now: Date,
  businesses: readonly DemoBusiness[],
  sales: Sales,
  { newsletter, brokers }: Delivered,
): DeliverableRow[] {
  const listed = new Map(businesses.map(({ row }) => [row.id, row]));
  const rows: DeliverableRow[] = [];
  let late = 1;
  for (const { id: orderId, listingId, kind, status, packageId, paidAt } of sales.orders) {
    const listing = listed.get(listingId)!;
    const isKnown = newsletter.includes(listingId) || brokers.has(listingId);
    if (kind !== "package" || status !== "paid" || listing.status !== "active") continue;
    if (!isKnown && paidAt! < addDays(now, -30)) continue;
    for (const part of packages[packageId].deliverables) {
      const started = startOf(part, paidAt!);
      const row = { id: random.uuid(paidAt!), orderId, listingId, kind: part, createdAt: paidAt! };
      const brokerId = brokers.get(listingId);
      if (part === "realtor-listing" && started.dueAt < now && late-- <= 0) {
        const url = `https://www.realtor.ca/real-estate/${20_000_000 + rows.length}`;
        listing.realtorUrl = url;
        rows.push({ ...row, ...started, state: "done", settledAt: started.dueAt, proof: { url } });
      } else if (part === "dedicated-broker" && brokerId)
        rows.push({
          ...row,
          ...started,
          state: "done",
          settledAt: started.dueAt,
          proof: { brokerId },
        });
      // The rest of the last weeks was settled before anybody looks.
      else if (
        started.dueAt >= now ||
        started.state === "done" ||
        isKnown ||
        part === "realtor-listing"
      )
        rows.push({ ...row, ...started });
    }
  }
  return rows;
}
