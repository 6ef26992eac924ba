import type { OrderStatus, SubscriptionOutcome } from "#app/payments/events/outcomes.ts";
import type { FactDetails, FactIds, PaymentFact } from "#app/payments/provider/payment-fact.ts";

// The table of docs/payments.md: every possible life of an order or subscription, with its facts.

interface OrderLife {
  life: string;
  kind: "package" | "renewal" | "success_fee";
  facts: PaymentFact[];
  status: OrderStatus;
  refunded: number;
}

interface SubscriptionLife {
  life: string;
  firstTermEnd: Date;
  facts: PaymentFact[];
  status: SubscriptionOutcome["status"];
  paidUntil: Date;
  /** When the listing leaves the market. */
  end: Date;
}

const start = new Date("2027-03-01T12:00:00Z");
const day = 24 * 60 * 60 * 1000;
const onDay = (days: number): Date => new Date(start.getTime() + days * day);

/** Facts that happened one after the other, a day apart. */
const told = (...facts: (FactIds & FactDetails & { id?: string })[]): PaymentFact[] =>
  facts.map((fact, index) => Object.assign({ id: `evt_${index}`, occurredAt: onDay(index) }, fact));

const checkout = { checkoutId: "cs_1", paymentId: "pi_1" };
const paid = { kind: "checkout-paid", customerId: null, ...checkout } as const;
const processing = { kind: "checkout-processing", ...checkout } as const;
const failed = { kind: "checkout-failed", ...checkout } as const;
const expired = { kind: "checkout-expired", checkoutId: "cs_1" } as const;
const refund = (refundId: string, amount: number) =>
  ({ kind: "refunded", refundId, amount, paymentId: "pi_1" }) as const;
const dispute = (kind: "dispute-opened" | "dispute-won" | "dispute-lost") =>
  ({ kind, disputeId: "dp_1", paymentId: "pi_1" }) as const;

const order = (
  life: string,
  facts: PaymentFact[],
  status: OrderStatus,
  { refunded = 0, kind = "package" }: Partial<Pick<OrderLife, "refunded" | "kind">> = {},
): OrderLife => ({ life, kind, facts, status, refunded });

const invoice = (number: number) => ({
  invoiceId: `in_${number}`,
  subscriptionId: "sub_1",
  amount: 59_00,
  periodStart: onDay(90 + 30 * (number - 1)).toISOString(),
  periodEnd: onDay(90 + 30 * number).toISOString(),
});
const renewed = (number: number) =>
  ({ kind: "invoice-paid", isFirst: false, ...invoice(number) }) as const;
const unpaid = (number: number, nextDay: number | null) =>
  ({
    kind: "invoice-failed",
    ...invoice(number),
    nextAttemptAt: nextDay === null ? null : onDay(nextDay).toISOString(),
  }) as const;
const voided = (number: number) => ({ kind: "invoice-voided", ...invoice(number) }) as const;
const question = { kind: "invoice-action-required", url: null, attempt: 1, ...invoice(1) } as const;
const state = (
  status: "running" | "past-due" | "ended",
  periodEnd: number,
  endsAt: number | null = null,
) =>
  ({
    kind: "subscription-state",
    subscriptionId: "sub_1",
    status,
    periodEnd: onDay(periodEnd).toISOString(),
    endsAt: endsAt === null ? null : onDay(endsAt).toISOString(),
  }) as const;

export const orderLives: OrderLife[] = [
  order("paid at once", told(paid), "paid"),
  order("paid later", told(processing, paid), "paid"),
  order("not paid yet", told(processing), "processing"),
  order("failed later", told(processing, failed), "failed"),
  order("expired", told(expired), "expired"),
  order("a success fee whose checkout expired", told(expired), "open", { kind: "success_fee" }),
  order("partly refunded", told(paid, refund("re_1", 50_00)), "paid", { refunded: 50_00 }),
  order(
    "refunded in two parts",
    told(paid, refund("re_1", 50_00), refund("re_2", 149_00)),
    "paid",
    { refunded: 199_00 },
  ),
  order("disputed", told(paid, dispute("dispute-opened")), "disputed"),
  order("dispute won", told(paid, dispute("dispute-opened"), dispute("dispute-won")), "paid"),
  order(
    "dispute lost",
    told(paid, dispute("dispute-opened"), dispute("dispute-lost")),
    "charged_back",
  ),
  order("a renewal that is paid", told(renewed(1)), "paid", { kind: "renewal" }),
  order("a renewal that fails", told(unpaid(1, 93)), "failed", { kind: "renewal" }),
  order("a renewal that is paid after all", told(unpaid(1, 93), renewed(1)), "paid", {
    kind: "renewal",
  }),
  order("a renewal whose invoice was voided", told(unpaid(1, 93), voided(1)), "expired", {
    kind: "renewal",
  }),
  order("closed before it was paid", told({ kind: "order-closed" }), "expired"),
  order("a success fee whose sale was undone", told(failed, { kind: "order-closed" }), "expired", {
    kind: "success_fee",
  }),
  order("paid though it was closed", told({ kind: "order-closed" }, paid), "paid"),
  order("a renewal that needs an answer", told(question), "open", { kind: "renewal" }),
];

const subscription = (
  life: string,
  facts: PaymentFact[],
  status: SubscriptionOutcome["status"],
  paidUntil: number,
  end: number,
): SubscriptionLife => ({
  life,
  firstTermEnd: onDay(90),
  facts,
  status,
  paidUntil: onDay(paidUntil),
  end: onDay(end),
});

export const subscriptionLives: SubscriptionLife[] = [
  subscription("in its first term", told(state("running", 90)), "active", 90, 97),
  subscription(
    "renewed twice",
    told(
      state("running", 90),
      renewed(1),
      state("running", 120),
      renewed(2),
      state("running", 150),
    ),
    "active",
    150,
    157,
  ),
  subscription(
    "a renewal that is being tried again",
    told(state("running", 90), unpaid(1, 91), state("past-due", 90), unpaid(1, 93)),
    "past_due",
    90,
    97,
  ),
  subscription(
    "a renewal that failed and was paid after all",
    told(state("running", 90), unpaid(1, 91), renewed(1), state("running", 120)),
    "active",
    120,
    127,
  ),
  subscription(
    "a renewal that failed for good",
    told(state("running", 90), unpaid(1, 91), unpaid(1, 93), unpaid(1, null), state("ended", 90)),
    "cancelled",
    90,
    90,
  ),
  subscription(
    "waiting for the bank's question",
    told(state("running", 90), question),
    "active",
    90,
    97,
  ),
  subscription(
    "the bank's question, told as a failure without a next attempt",
    told(state("running", 90), { ...unpaid(1, null), attempt: 1 }, question),
    "past_due",
    90,
    97,
  ),
  subscription(
    "the bank's question, and refused for good later",
    told(state("running", 90), question, { ...unpaid(1, null), attempt: 4 }),
    "cancelled",
    90,
    90,
  ),
  subscription(
    "a failed renewal whose invoice was voided",
    told(state("running", 90), unpaid(1, null), voided(1)),
    "active",
    90,
    97,
  ),
  subscription(
    "charged after it was ended here",
    told(state("running", 90), { ...state("ended", 90), id: "ended-here:sub_1" }, renewed(1)),
    "cancelled",
    90,
    90,
  ),
  subscription(
    "cancelled, still running",
    told(state("running", 90), state("running", 90, 90)),
    "active",
    90,
    90,
  ),
  subscription(
    "cancelled and resumed",
    told(state("running", 90), state("running", 90, 90), state("running", 90)),
    "active",
    90,
    97,
  ),
  subscription(
    "cancelled and ended",
    told(state("running", 90), renewed(1), state("running", 120, 120), state("ended", 120)),
    "cancelled",
    120,
    120,
  ),
  subscription(
    "ended at the provider",
    told(state("running", 90), state("ended", 90)),
    "cancelled",
    90,
    90,
  ),
];
