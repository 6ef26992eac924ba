import { type AnyColumn, eq, or, type SQL } from "drizzle-orm";
import { paymentFacts } from "#app/payments/payments.table.ts";
import type { FactIds, PaymentFact } from "#app/payments/provider/payment-fact.ts";
import type { Db } from "#app/platform/db/db.ts";

/** Known facts stay as they are. */
export async function storeFacts(tx: Db, facts: readonly PaymentFact[]): Promise<void> {
  if (facts.length > 0)
    await tx.insert(paymentFacts).values(facts.map(factRow)).onConflictDoNothing();
}

export const factRow = (fact: PaymentFact): typeof paymentFacts.$inferInsert => ({
  id: fact.id,
  kind: fact.kind,
  occurredAt: fact.occurredAt,
  orderId: fact.orderId ?? null,
  checkoutId: fact.checkoutId ?? null,
  invoiceId: fact.invoiceId ?? null,
  paymentId: fact.paymentId ?? null,
  subscriptionId: fact.subscriptionId ?? null,
  details: fact,
});

export async function listFacts(tx: Db, ids: FactIds): Promise<PaymentFact[]> {
  const match = (column: AnyColumn, id: string | null | undefined): SQL[] =>
    id ? [eq(column, id)] : [];
  const conditions = [
    ...match(paymentFacts.orderId, ids.orderId),
    ...match(paymentFacts.checkoutId, ids.checkoutId),
    ...match(paymentFacts.invoiceId, ids.invoiceId),
    ...match(paymentFacts.paymentId, ids.paymentId),
    ...match(paymentFacts.subscriptionId, ids.subscriptionId),
  ];
  if (conditions.length === 0) return [];
  const rows = await tx
    .select({ details: paymentFacts.details, occurredAt: paymentFacts.occurredAt })
    .from(paymentFacts)
    .where(or(...conditions))
    .orderBy(paymentFacts.occurredAt, paymentFacts.id);
  return rows.map(revive);
}

/** JSON has no dates. */
const revive = ({
  details,
  occurredAt,
}: {
  details: PaymentFact;
  occurredAt: Date;
}): PaymentFact => ({
  ...details,
  occurredAt,
});
