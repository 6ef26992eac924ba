/** A payment is kept until it is fully returned. A listing lives by the latest kept payment. */
import type { orders } from "#app/payments/payments.table.ts";
import type { RunningPayment } from "#app/payments/checkout/quote.ts";

export type AdvertisingPayment = Pick<
  typeof orders.$inferSelect,
  "id" | "kind" | "packageId" | "amount" | "credit" | "taxes" | "status" | "createdAt"
> & { refunded: number; paidAt: Date; periodStart: Date; periodEnd: Date };

export const isKept = ({
  status,
  refunded,
  amount,
}: Pick<AdvertisingPayment, "status" | "refunded" | "amount">): boolean =>
  status !== "charged_back" && refunded < amount;

/** `none`: the payment bought nothing, or a later one replaced it. Expects payments latest first. */
export type Reversal =
  | { kind: "none"; later: AdvertisingPayment | null }
  | { kind: "falls-back"; to: AdvertisingPayment }
  | { kind: "ends" };

export function reversalOf(
  payments: readonly AdvertisingPayment[],
  orderId: string,
  now: Date,
): Reversal {
  const place = payments.findIndex(({ id }) => id === orderId);
  const standing = payments.findIndex((payment) => payment.id !== orderId && isKept(payment));
  const other = payments[standing] ?? null;
  if (place < 0 || (other && standing < place)) return { kind: "none", later: other };
  return other && other.periodEnd > now ? { kind: "falls-back", to: other } : { kind: "ends" };
}

/** Before taxes. Disputed money may still be lost, so it buys nothing meanwhile. */
function keptValue({ status, amount, taxes }: AdvertisingPayment, left: number): number {
  const tax = taxes.reduce((sum, line) => sum + line.amount, 0);
  return status === "paid" ? Math.floor((left * (amount - tax)) / amount) : 0;
}

/** Its own money plus its credit, as far as the money behind that credit was kept. */
export function runningPayment(
  payments: readonly AdvertisingPayment[],
  /** By id; requested refunds count as gone. */
  left: ReadonlyMap<string, number>,
  now: Date,
): RunningPayment | null {
  const latest = payments.find(isKept);
  if (!latest || latest.periodEnd <= now) return null;
  const valueOf = (payment: AdvertisingPayment) => keptValue(payment, left.get(payment.id) ?? 0);
  const behindCredit = payments
    .filter(({ paidAt, periodEnd }) => paidAt < latest.paidAt && periodEnd > latest.createdAt)
    .reduce((sum, payment) => sum + valueOf(payment), 0);
  const { packageId, periodStart, periodEnd, credit } = latest;
  return {
    packageId,
    value: valueOf(latest) + Math.min(credit, behindCredit),
    periodStart,
    periodEnd,
  };
}
