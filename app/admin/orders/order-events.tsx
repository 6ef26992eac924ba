import type { ProviderEventView } from "#app/admin/orders/order-detail.queries.server.ts";
import type { FactKind, PaymentFact } from "#app/payments/provider/payment-fact.ts";
import { Badge, type BadgeTone } from "#app/ui/feedback/badge.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { formatDate } from "#app/ui/format/format-date.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";
import { PostButton } from "#app/ui/actions/post-button.tsx";

interface OrderEventsProps {
  events: ProviderEventView[];
  otherFacts: PaymentFact[];
  canChange: boolean;
}

export function OrderEvents({ events, otherFacts, canChange }: OrderEventsProps) {
  if (events.length === 0 && otherFacts.length === 0)
    return (
      <p className="py-4 text-sm text-ink-2">
        The payment provider has not told us anything about this order.
      </p>
    );
  return (
    <>
      <ol className="divide-y divide-line">
        {events.map((event) => (
          <li key={event.id} className="flex flex-col gap-2 py-4">
            <Event event={event} canChange={canChange} />
          </li>
        ))}
      </ol>
      {otherFacts.length > 0 && (
        <div className="border-t border-line pt-4">
          <h3 className="text-sm font-semibold">From reconciling, or decided here</h3>
          <ul className="mt-2 flex flex-col gap-2 text-sm">
            {otherFacts.map((fact) => (
              <li key={fact.id} className="flex flex-wrap justify-between gap-x-4">
                <span>{factText(fact)}</span>
                <span className="text-ink-3">
                  <Moment at={fact.occurredAt} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function Event({ event, canChange }: { event: ProviderEventView; canChange: boolean }) {
  const { id, type, occurredAt, receivedAt, processedAt, failure, facts } = event;
  const { label, tone } = stateOf(event);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <code className="text-sm font-semibold wrap-anywhere">{type}</code>
        <Badge tone={tone}>{label}</Badge>
        {canChange && (
          <PostButton
            intent="redeliver"
            fields={{ event: id }}
            form={{ preventScrollReset: true, className: "ms-auto" }}
            variant="quiet"
            size="sm"
            aria-label={`Process again: ${type}`}
          >
            Process again
          </PostButton>
        )}
      </div>
      {facts.map((fact) => (
        <p key={`${fact.id}:${fact.kind}`} className="text-sm">
          {factText(fact)}
        </p>
      ))}
      {failure && <p className="text-sm text-danger wrap-anywhere">{failure}</p>}
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-xs text-ink-3">
        <Fact term="Happened" at={occurredAt} />
        <Fact term="Received" at={receivedAt} />
        {processedAt && <Fact term="Processed" at={processedAt} />}
        <div className="flex min-w-0 gap-1">
          <dt>Event</dt>
          <dd className="wrap-anywhere">{id}</dd>
        </div>
      </dl>
    </>
  );
}

function stateOf({ processedAt, failure }: ProviderEventView): { label: string; tone: BadgeTone } {
  if (processedAt) return { label: "Processed", tone: "success" };
  return failure ? { label: "Failed", tone: "danger" } : { label: "Waiting", tone: "warning" };
}

const Fact = ({ term, at }: { term: string; at: Date }) => (
  <div className="flex gap-1">
    <dt>{term}</dt>
    <dd>
      <Moment at={at} />
    </dd>
  </div>
);

const Moment = ({ at }: { at: Date }) => <DateText value={at} format="with-time" />;

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
