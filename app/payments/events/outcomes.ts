/** Pure functions of a set of facts: arrival order and repetition do not matter. `docs/payments.md` has the table. */
import type { FactKind, FactOf, PaymentFact } from "#app/payments/provider/payment-fact.ts";
import type { orderKinds, orderStatuses, subscriptions } from "#app/payments/payments.table.ts";
import { addDays } from "#app/shared/day.ts";

export type OrderStatus = (typeof orderStatuses)[number];
type OrderKind = (typeof orderKinds)[number];
export type OrderOutcome = ReturnType<typeof orderOutcome>;

export const ofKind = <Kind extends FactKind>(
  facts: readonly PaymentFact[],
  kind: Kind,
): FactOf<Kind>[] => facts.filter((fact): fact is FactOf<Kind> => fact.kind === kind);

export function orderOutcome(kind: OrderKind, facts: readonly PaymentFact[]) {
  const has = (wanted: FactKind) => facts.some((fact) => fact.kind === wanted);
  const paid = facts.filter(
    (fact) =>
      fact.kind === "checkout-paid" ||
      fact.kind === "marked-paid" ||
      (fact.kind === "invoice-paid" && kind === "renewal"),
  );
  const disputes = disputesIn(facts);
  return {
    status: paid.length > 0 ? paidStatus(disputes) : unpaidStatus(kind, has),
    paidAt: earliest(paid),
    invoiceId: firstOf(facts, "invoiceId"),
    paymentId: firstOf(facts, "paymentId"),
    subscriptionId: firstOf(facts, "subscriptionId"),
    customerId: ofKind(facts, "checkout-paid")[0]?.customerId ?? null,
    refunds: refundsIn(facts),
    isReversed: has("reversed"),
    ...disputes,
  };
}

function paidStatus({ lostDisputes, openDisputes }: ReturnType<typeof disputesIn>): OrderStatus {
  return lostDisputes.length > 0 ? "charged_back" : openDisputes.length > 0 ? "disputed" : "paid";
}

function unpaidStatus(kind: OrderKind, has: (wanted: FactKind) => boolean): OrderStatus {
  if (kind === "renewal")
    return has("invoice-voided") ? "expired" : has("invoice-failed") ? "failed" : "open";
  if (has("order-closed")) return "expired";
  if (has("checkout-failed")) return "failed";
  if (has("checkout-processing")) return "processing";
  // A success fee stays due: the next attempt has its own checkout.
  return has("checkout-expired") && kind === "package" ? "expired" : "open";
}

function disputesIn(facts: readonly PaymentFact[]) {
  const ids = (kind: "dispute-opened" | "dispute-won" | "dispute-lost") =>
    new Set(ofKind(facts, kind).map(({ disputeId }) => disputeId));
  const lost = ids("dispute-lost");
  return {
    lostDisputes: [...lost].sort(),
    openDisputes: [...ids("dispute-opened").difference(ids("dispute-won")).difference(lost)].sort(),
  };
}

function refundsIn(facts: readonly PaymentFact[]) {
  const refunds = new Map<string, { id: string; amount: number; at: Date }>();
  for (const { refundId, amount, occurredAt } of ofKind(facts, "refunded")) {
    const known = refunds.get(refundId);
    if (!known || occurredAt < known.at)
      refunds.set(refundId, { id: refundId, amount, at: occurredAt });
  }
  return [...refunds.values()].sort(
    (a, b) => a.at.getTime() - b.at.getTime() || a.id.localeCompare(b.id),
  );
}

const earliest = (facts: readonly PaymentFact[]): Date | null =>
  facts.length === 0 ? null : new Date(Math.min(...facts.map((fact) => fact.occurredAt.getTime())));

const firstOf = (
  facts: readonly PaymentFact[],
  id: "invoiceId" | "paymentId" | "subscriptionId",
): string | null => facts.find((fact) => fact[id])?.[id] ?? null;

export type SubscriptionOutcome = Pick<
  typeof subscriptions.$inferSelect,
  "status" | "paidUntil" | "renewsAt" | "endsAt" | "retryAt"
>;

export type RenewalFact = FactOf<
  "invoice-paid" | "invoice-failed" | "invoice-action-required" | "invoice-voided"
>;

export const isRenewalFact = (fact: PaymentFact): fact is RenewalFact =>
  (fact.kind === "invoice-paid" && !fact.isFirst) ||
  fact.kind === "invoice-failed" ||
  fact.kind === "invoice-action-required" ||
  fact.kind === "invoice-voided";

export const endedHereId = (subscriptionId: string): string => `ended-here:${subscriptionId}`;

/** Charged after we ended the subscription: buys nothing. */
export function isTooLate(paid: FactOf<"invoice-paid">, facts: readonly PaymentFact[]): boolean {
  const ended = facts.find(({ id }) => id === endedHereId(paid.subscriptionId!));
  return ended !== undefined && ended.occurredAt < paid.occurredAt;
}

export function subscriptionOutcome(
  firstTermEnd: Date,
  facts: readonly PaymentFact[],
): SubscriptionOutcome {
  const paid = ofKind(facts, "invoice-paid").filter(
    (fact) => !fact.isFirst && !isTooLate(fact, facts),
  );
  const paidUntil = new Date(
    Math.max(firstTermEnd.getTime(), ...paid.map(({ periodEnd }) => Date.parse(periodEnd))),
  );
  const state = latestState(facts);
  const failure = latestFailure(facts);
  const renewsAt = state ? new Date(state.periodEnd) : paidUntil;
  const base = {
    paidUntil,
    renewsAt: renewsAt < paidUntil ? paidUntil : renewsAt,
    retryAt: failure?.nextAttemptAt ? new Date(failure.nextAttemptAt) : null,
  };
  if (state?.status === "ended" || (failure && isLastAttempt(failure, facts)))
    return { ...base, status: "cancelled", endsAt: null, retryAt: null };
  const endsAt = state?.endsAt ? new Date(state.endsAt) : null;
  return { ...base, status: failure ? "past_due" : "active", endsAt };
}

/** An end is final; otherwise the latest state counts, or the later period within the same second. */
export function latestState(facts: readonly PaymentFact[]): FactOf<"subscription-state"> | null {
  const states = ofKind(facts, "subscription-state");
  const ended = states.find(({ status }) => status === "ended");
  if (ended) return ended;
  return (
    states.toSorted(
      (a, b) =>
        b.occurredAt.getTime() - a.occurredAt.getTime() ||
        b.periodEnd.localeCompare(a.periodEnd) ||
        b.id.localeCompare(a.id),
    )[0] ?? null
  );
}

/** Only for invoices still owed. */
function latestFailure(facts: readonly PaymentFact[]): FactOf<"invoice-failed"> | null {
  const settled = settledInvoices(facts);
  const failures = ofKind(facts, "invoice-failed").filter(
    ({ invoiceId }) => !settled.has(invoiceId),
  );
  return (
    failures.toSorted(
      (a, b) =>
        Number(isLastAttempt(b, facts)) - Number(isLastAttempt(a, facts)) ||
        (b.nextAttemptAt ?? "").localeCompare(a.nextAttemptAt ?? ""),
    )[0] ?? null
  );
}

export const settledInvoices = (facts: readonly PaymentFact[]) =>
  new Set(
    facts
      .filter(({ kind }) => kind === "invoice-paid" || kind === "invoice-voided")
      .map(({ invoiceId }) => invoiceId),
  );

/** The last attempt, unless the bank requires authentication: then the owner has to act. */
export const isLastAttempt = (
  failure: FactOf<"invoice-failed">,
  facts: readonly PaymentFact[],
): boolean =>
  failure.nextAttemptAt === null &&
  !ofKind(facts, "invoice-action-required").some(
    ({ invoiceId, attempt = 0 }) =>
      invoiceId === failure.invoiceId && attempt >= (failure.attempt ?? 0),
  );

/** While a failed renewal is retried. */
export const graceDays = 7;
export const listingEnd = ({
  status,
  paidUntil,
  endsAt,
}: Pick<SubscriptionOutcome, "status" | "paidUntil" | "endsAt">): Date =>
  status === "cancelled" || endsAt ? paidUntil : addDays(paidUntil, graceDays);
