import { and, desc, eq, ne, type SQL } from "drizzle-orm";
import { deliverables } from "#app/payments/deliverables/deliverables.table.ts";
import { deliverableKinds } from "#app/payments/package.ts";
import type { Db } from "#app/platform/db/db.ts";

const columns = {
  id: deliverables.id,
  kind: deliverables.kind,
  state: deliverables.state,
  dueAt: deliverables.dueAt,
  settledAt: deliverables.settledAt,
  proof: deliverables.proof,
  reason: deliverables.reason,
  refunded: deliverables.refunded,
};

export const listOrderDeliverables = (db: Db, orderId: string) =>
  list(db, eq(deliverables.orderId, orderId));

/** The latest of each kind: every renewal includes some of them again. */
export const listListingDeliverables = (db: Db, listingId: string) =>
  list(db, and(eq(deliverables.listingId, listingId), ne(deliverables.state, "withdrawn")));

async function list(db: Db, where: SQL | undefined) {
  const rows = await db
    .selectDistinctOn([deliverables.kind], columns)
    .from(deliverables)
    .where(where)
    .orderBy(deliverables.kind, desc(deliverables.id));
  return rows
    .toSorted((a, b) => deliverableKinds.indexOf(a.kind) - deliverableKinds.indexOf(b.kind))
    .map((row) =>
      Object.assign(row, {
        dueAt: row.dueAt.toISOString(),
        settledAt: row.settledAt?.toISOString() ?? null,
        // The broker's id is nobody's business.
        proof: row.proof && "name" in row.proof ? { name: row.proof.name } : row.proof,
      }),
    );
}

export type DeliverableView = Awaited<ReturnType<typeof list>>[number];
