import { and, desc, eq, gt, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { fullName } from "#app/accounts/full-name.server.ts";
import type { PackageId } from "#app/listings/listing.ts";
import { listings } from "#app/listings/listings.table.ts";
import { deliverables } from "#app/payments/deliverables/deliverables.table.ts";
import { deliverableKinds, packages } from "#app/payments/package.ts";
import { orders } from "#app/payments/payments.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";

const columns = {
  ...pick(deliverables, "id", "kind", "state", "dueAt", "settledAt", "proof", "reason", "refunded"),
  isOnMarket: sql<boolean>`${listings.status} = 'active'`,
  /** Read anew: a broker who has left is a former member. */
  brokerName: fullName(),
};

export const listOrderDeliverables = (db: Db, orderId: string) =>
  list(db, eq(deliverables.orderId, orderId));

/** The latest of each kind, because every renewal includes some of them again. Without those of an earlier package that is over. */
export const listListingDeliverables = (
  db: Db,
  { id, packageId }: { id: string; packageId: PackageId | null },
  now: Date,
) =>
  list(
    db,
    and(
      eq(deliverables.listingId, id),
      ne(deliverables.state, "withdrawn"),
      or(
        inArray(deliverables.kind, packageId ? [...packages[packageId].deliverables] : []),
        gt(orders.periodEnd, now),
      ),
    ),
  );

async function list(db: Db, where: SQL | undefined) {
  const rows = await db
    .selectDistinctOn([deliverables.kind], columns)
    .from(deliverables)
    .innerJoin(listings, eq(listings.id, deliverables.listingId))
    .innerJoin(orders, eq(orders.id, deliverables.orderId))
    .leftJoin(users, eq(users.id, sql`(${deliverables.proof} ->> 'brokerId')::uuid`))
    .where(where)
    .orderBy(deliverables.kind, desc(deliverables.createdAt), desc(deliverables.id));
  return rows
    .toSorted((a, b) => deliverableKinds.indexOf(a.kind) - deliverableKinds.indexOf(b.kind))
    .map(({ brokerName, ...row }) =>
      Object.assign(row, {
        dueAt: row.dueAt.toISOString(),
        settledAt: row.settledAt?.toISOString() ?? null,
        proof: row.proof && "brokerId" in row.proof ? { name: brokerName } : row.proof,
      }),
    );
}

export type DeliverableView = Awaited<ReturnType<typeof list>>[number];
