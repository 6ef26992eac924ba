import { ofKind } from "#app/payments/events/outcomes.ts";
import type { FactOf, PaymentFact } from "#app/payments/provider/payment-fact.ts";

export type RefundRequestState = "requested" | "pending" | "refunded" | "failed" | "withdrawn";

/** A requested refund counts until the provider reports a failure, so no more is refunded than was paid. */
export function refundBalance(
  amount: number,
  booked: readonly { providerRefundId: string | null; amount: number }[],
  facts: readonly PaymentFact[],
) {
  const arrived = ofKind(facts, "refunded");
  // A refund may be reported but not booked yet, or booked without a fact (migrated orders).
  const byId = new Map(arrived.map(({ refundId, amount: part }) => [refundId, part]));
  let withoutId = 0;
  for (const row of booked)
    if (row.providerRefundId) byId.set(row.providerRefundId, row.amount);
    else withoutId += row.amount;
  const refunded = [...byId.values()].reduce((sum, part) => sum + part, withoutId);
  const requests = ofKind(facts, "refund-requested").map((request) => viewRequest(request, facts));
  const waiting = requests
    .filter(({ state }) => state === "requested" || state === "pending")
    .reduce((sum, request) => sum + request.amount, 0);
  return { refunded, waiting, left: Math.max(0, amount - refunded - waiting), requests };
}

function viewRequest(
  { requestKey, amount, reason, requestedBy, occurredAt }: FactOf<"refund-requested">,
  facts: readonly PaymentFact[],
) {
  const answers = facts.filter(
    (fact) =>
      (fact.kind === "refunded" ||
        fact.kind === "refund-pending" ||
        fact.kind === "refund-failed") &&
      fact.requestKey === requestKey,
  ) as FactOf<"refunded">[];
  const refundId = answers[0]?.refundId ?? null;
  const has = (kind: "refunded" | "refund-failed") =>
    refundId !== null && facts.some((fact) => fact.kind === kind && fact.refundId === refundId);
  const isWithdrawn = ofKind(facts, "refund-withdrawn").some(
    (fact) => fact.requestKey === requestKey,
  );
  const state: RefundRequestState = has("refunded")
    ? "refunded"
    : has("refund-failed")
      ? "failed"
      : refundId !== null
        ? "pending"
        : isWithdrawn
          ? "withdrawn"
          : "requested";
  return { key: requestKey, amount, reason, requestedBy, at: occurredAt, state, refundId };
}

export type RefundRequestView = ReturnType<typeof viewRequest>;

/** "50.00 CAD" */
export const auditAmount = (cents: number): string => `${(cents / 100).toFixed(2)} CAD`;
