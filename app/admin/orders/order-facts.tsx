import type { ReactNode } from "react";
import type { AdminOrder } from "#app/admin/orders/order-detail.queries.server.ts";
import { orderKindLabels } from "#app/admin/orders/order-list.ts";
import { packages } from "#app/payments/package.ts";
import { Card } from "#app/ui/layout/card.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { type Definition, DefinitionList } from "#app/ui/data/definition-list.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { orderLabel } from "#app/payments/orders/order-labels.ts";
import { FigureTable } from "#app/ui/data/figure-table.tsx";
import { Money } from "#app/ui/format/money.tsx";
import type {
  RefundRequestState,
  RefundRequestView,
} from "#app/payments/refunds/refund-balance.ts";
import { Badge, type BadgeTone } from "#app/ui/feedback/badge.tsx";
import { PostButton } from "#app/ui/actions/post-button.tsx";

export function OrderFacts({ order: { order, person, listing } }: { order: AdminOrder }) {
  const { periodStart, periodEnd, paidAt } = order;
  const items = [
    {
      term: "Person",
      detail: (
        <Wrapped>
          <PlainLink to={`/admin/users/${person.id}`} className="link">
            {person.name}
          </PlainLink>
          <span className="block text-sm text-ink-2">
            {person.deletedAt ? "Account deleted" : person.email}
          </span>
        </Wrapped>
      ),
    },
    {
      term: "Listing",
      detail: (
        <Wrapped>
          <PlainLink to={`/business/${listing.id}`} className="link">
            {listing.title || "Untitled Draft"}
          </PlainLink>
          <span className="block text-sm text-ink-2 capitalize">{listing.status}</span>
        </Wrapped>
      ),
    },
    { term: "Kind", detail: orderKindLabels[order.kind] },
    { term: "Package", detail: packages[order.packageId].name },
    { term: "Ordered", detail: <Moment at={order.createdAt} /> },
    paidAt && { term: "Paid", detail: <Moment at={paidAt} /> },
    periodStart &&
      periodEnd && {
        term: "Period",
        detail: (
          <>
            <DateText value={periodStart} /> to <DateText value={periodEnd} />
          </>
        ),
      },
    ...providerIds(order),
  ];
  return (
    <Card title="Order">
      <DefinitionList columns={1} items={items} />
    </Card>
  );
}

const providerIds = ({ checkoutId, invoiceId, paymentId, id }: AdminOrder["order"]): Definition[] =>
  [
    ["Checkout", checkoutId] as const,
    ["Invoice", invoiceId] as const,
    ["Payment", paymentId] as const,
    ["Id", id] as const,
  ]
    .filter(([, value]) => value !== null)
    .map(([term, value]) => ({
      term,
      detail: (
        <Wrapped>
          <code className="text-sm">{value}</code>
        </Wrapped>
      ),
    }));

const Moment = ({ at }: { at: Date }) => <DateText value={at} format="with-time" />;

const Wrapped = ({ children }: { children: ReactNode }) => (
  <span className="wrap-anywhere">{children}</span>
);

interface OrderAmountsProps {
  order: AdminOrder["order"];
  refunded: number;
}

export function OrderAmounts({ order, refunded }: OrderAmountsProps) {
  const { kind, packageId, amount, credit, taxes } = order;
  const tax = taxes.reduce((sum, line) => sum + line.amount, 0);
  const dollars = (cents: number) => <Money amount={cents} currency="CAD" />;
  return (
    <FigureTable
      caption="What was charged"
      rows={[
        { label: orderLabel(kind, packageId), value: dollars(amount - tax + credit) },
        credit > 0 && { label: "Credit for the previous package", value: dollars(-credit) },
        ...taxes.map(({ label, rate, number, amount: part }) => ({
          label: `${label} ${String(rate)}%`,
          note: number,
          value: dollars(part),
        })),
        { label: "Total", value: <Money amount={amount} currency="CAD" showCode />, strong: true },
        refunded > 0 && { label: "Refunded", value: dollars(-refunded) },
        refunded > 0 && { label: "Net", value: dollars(amount - refunded), strong: true },
      ]}
    />
  );
}

interface ShownRequest extends RefundRequestView {
  problem: string | null;
  hasGivenUp: boolean;
}

interface OrderRefundsProps {
  canChange: boolean;
  refunds: AdminOrder["refunds"];
  requests: ShownRequest[];
}

const refundStates: Record<RefundRequestState, { label: string; tone: BadgeTone }> = {
  requested: { label: "Requested", tone: "warning" },
  pending: { label: "Pending at the bank", tone: "warning" },
  refunded: { label: "Refunded", tone: "success" },
  failed: { label: "Failed", tone: "danger" },
  withdrawn: { label: "Withdrawn", tone: "neutral" },
};

export function OrderRefunds({ refunds, requests, canChange }: OrderRefundsProps) {
  const requested = new Set(requests.map(({ refundId }) => refundId));
  const others = refunds.filter(
    ({ providerRefundId }) => providerRefundId === null || !requested.has(providerRefundId),
  );
  return (
    <ul className="divide-y divide-line">
      {requests.map((request) => (
        <li key={request.key} className="flex flex-col gap-2 py-4">
          <Line amount={request.amount} at={request.at} {...refundStates[request.state]} />
          <p className="text-sm text-ink-2 wrap-anywhere">{request.reason}</p>
          {request.state === "requested" && request.problem && (
            <Problem request={request} canChange={canChange} />
          )}
        </li>
      ))}
      {others.map(({ id, amount, reason, createdAt }) => (
        <li key={id} className="flex flex-col gap-2 py-4">
          <Line amount={amount} at={createdAt} {...refundStates.refunded} />
          <p className="text-sm text-ink-2 wrap-anywhere">
            {reason || "Refunded at the payment provider."}
          </p>
        </li>
      ))}
    </ul>
  );
}

interface LineProps {
  amount: number;
  at: Date;
  label: string;
  tone: BadgeTone;
}

const Line = ({ amount, at, label, tone }: LineProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
    <Money amount={amount} currency="CAD" className="font-semibold" />
    <Badge tone={tone}>{label}</Badge>
    <span className="ms-auto text-sm text-ink-3">
      <DateText value={at} format="with-time" />
    </span>
  </div>
);

function Problem({ request, canChange }: { request: ShownRequest; canChange: boolean }) {
  return (
    <div className="flex flex-col items-start gap-2 text-sm">
      <p className="text-danger wrap-anywhere">
        {request.hasGivenUp ? "The refund was refused: " : "Trying again: "}
        {request.problem}
      </p>
      {request.hasGivenUp && canChange && (
        <PostButton
          intent="withdraw-refund"
          fields={{ key: request.key }}
          form={{ preventScrollReset: true }}
          variant="secondary"
          size="sm"
        >
          Withdraw this refund
        </PostButton>
      )}
    </div>
  );
}
