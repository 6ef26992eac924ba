import { type AnyColumn, eq, or, type SQL, sql } from "drizzle-orm";
import { paymentFacts } from "#app/payments/payments.table.ts";
import type { FactIds, PaymentFact } from "#app/payments/provider/payment-fact.ts";
import type { Db } from "#app/platform/db/db.ts";

/** Existing facts are kept. */
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
  const rows = await tx
    .select({ details: paymentFacts.details, occurredAt: paymentFacts.occurredAt })
    .from(paymentFacts)
    .where(matchesAny(paymentFacts, ids))
    .orderBy(paymentFacts.occurredAt, paymentFacts.id);
  // JSON has no dates.
  return rows.map(({ details, occurredAt }) => Object.assign(details, { occurredAt }));
}

/** Without ids nothing matches. */
export const matchesAny = (columns: Partial<Record<keyof FactIds, AnyColumn>>, ids: FactIds): SQL =>
  or(
    sql`false`,
    ...(["orderId", "checkoutId", "invoiceId", "paymentId", "subscriptionId"] as const).map(
      (name) => (columns[name] && ids[name] ? eq(columns[name], ids[name]) : undefined),
    ),
  )!;
