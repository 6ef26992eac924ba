import type { Proof } from "#app/payments/deliverables/deliverable.ts";
import { startOf } from "#app/payments/deliverables/deliverable.ts";
import type { deliverables } from "#app/payments/deliverables/deliverables.table.ts";
import { deliverableTerms, packages } from "#app/payments/package.ts";
import type { DemoBusiness } from "#demo/rows/listings.ts";
import type { Sales } from "#demo/rows/orders.ts";
import type { Random } from "#demo/world/random.ts";

type DeliverableRow = typeof deliverables.$inferInsert;

/** Most of what packages include is done; the latest orders wait in the queue, a few of them too long. */
export function makeDeliverables(
  random: Random,
  now: Date,
  businesses: readonly DemoBusiness[],
  { orders }: Sales,
  { campaign, brokers }: { campaign: Proof; brokers: ReadonlyMap<string, Proof> },
): DeliverableRow[] {
  const rows: DeliverableRow[] = [];
  for (const { row: listing } of businesses) {
    const order = orders.find(
      ({ listingId, kind, status }) =>
        listingId === listing.id && kind === "package" && status === "paid",
    );
    if (!order) continue;
    for (const kind of packages[order.packageId].deliverables) {
      const started = startOf(kind, order.paidAt!);
      const base = {
        id: random.uuid(order.paidAt!),
        orderId: order.id,
        listingId: listing.id,
        kind,
        createdAt: order.paidAt!,
      };
      const proof: Record<(typeof deliverableTerms)[typeof kind]["proof"], Proof | undefined> = {
        term: undefined,
        promise: undefined,
        address: { url: `https://www.realtor.ca/real-estate/${20_000_000 + rows.length}` },
        count: campaign,
        name: brokers.get(listing.id),
      };
      const shown = proof[deliverableTerms[kind].proof];
      const isDone = started.state === "due" && shown && started.dueAt < now && random.chance(0.97);
      if (isDone) rows.push({ ...base, ...started, state: "done", settledAt: started.dueAt, proof: shown });
      else rows.push({ ...base, ...started });
      if (isDone && "url" in shown) listing.realtorUrl = shown.url;
    }
  }
  return rows;
}
