import type { FactKind, PaymentFact } from "#app/payments/provider/payment-fact.ts";
import { formatDate } from "#app/ui/format-date.ts";
import { formatMoney } from "#app/ui/format-money.ts";

type Texts = { [Kind in FactKind]: (fact: Extract<PaymentFact, { kind: Kind }>) => string };

const money = (amount: number): string => formatMoney(amount, "CAD");
const period = ({ periodStart, periodEnd }: { periodStart: string; periodEnd: string }): string =>
  `${formatDate(periodStart)} to ${formatDate(periodEnd)}`;

const texts: Texts = {
  "checkout-paid": () => "The checkout was completed and paid.",
  "checkout-processing": () => "The checkout was completed; the bank is still processing it.",
  "checkout-failed": () => "The payment failed.",
  "checkout-expired": () => "The checkout expired without a payment.",
  "order-closed": () => "It was closed here: nobody is to pay it any more.",
  reversed: () => "All of the money went back, so what it bought ended.",
  "marked-paid": () => "An administrator recorded that it was paid.",
  "invoice-paid": (fact) => `An invoice of ${money(fact.amount)} was paid, for ${period(fact)}.`,
  "invoice-failed": ({ amount, nextAttemptAt }) =>
    nextAttemptAt
      ? `An invoice of ${money(amount)} could not be charged. Next attempt: ${formatDate(nextAttemptAt, { format: "with-time" })}.`
      : `An invoice of ${money(amount)} could not be charged. No further attempt is planned.`,
  "invoice-action-required": ({ amount }) =>
    `The bank asks the owner to confirm an invoice of ${money(amount)}.`,
  "invoice-voided": ({ amount }) => `An invoice of ${money(amount)} was voided.`,
  "payment-of-invoice": ({ invoiceId }) => `The payment settled invoice ${invoiceId ?? ""}.`,
  "subscription-state": ({ status, periodEnd, endsAt }) => {
    if (status === "ended") return "The subscription ended.";
    if (endsAt) return `The renewal was cancelled; the subscription ends on ${formatDate(endsAt)}.`;
    return status === "past-due"
      ? "The subscription is past due."
      : `The subscription runs until ${formatDate(periodEnd)}, then renews.`;
  },
  refunded: ({ amount }) => `${money(amount)} was refunded.`,
  "refund-pending": ({ amount }) => `A refund of ${money(amount)} was accepted and is pending.`,
  "refund-failed": ({ amount }) => `A refund of ${money(amount)} failed.`,
  "refund-requested": ({ amount }) => `A refund of ${money(amount)} was requested.`,
  "refund-withdrawn": () => "A requested refund was withdrawn.",
  "dispute-opened": () => "The cardholder disputed the payment.",
  "dispute-won": () => "The dispute was decided in our favour.",
  "dispute-lost": () => "The dispute was lost; the bank took the money back.",
};

export const factText = (fact: PaymentFact): string =>
  (texts[fact.kind] as (fact: PaymentFact) => string)(fact);
