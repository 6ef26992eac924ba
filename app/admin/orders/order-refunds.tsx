import { Form } from "react-router";
import type { AdminOrder } from "#app/admin/orders/order-detail.queries.server.ts";
import type {
  RefundRequestState,
  RefundRequestView,
} from "#app/payments/refunds/refund-balance.ts";
import { Badge, type BadgeTone } from "#app/ui/feedback/badge.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { Money } from "#app/ui/format/money.tsx";

interface ShownRequest extends RefundRequestView {
  problem: string | null;
  hasGivenUp: boolean;
}

interface OrderRefundsProps {
  refunds: AdminOrder["refunds"];
  requests: ShownRequest[];
}

const states: Record<RefundRequestState, { label: string; tone: BadgeTone }> = {
  requested: { label: "Requested", tone: "warning" },
  pending: { label: "Pending at the bank", tone: "warning" },
  refunded: { label: "Refunded", tone: "success" },
  failed: { label: "Failed", tone: "danger" },
  withdrawn: { label: "Withdrawn", tone: "neutral" },
};

export function OrderRefunds({ refunds, requests }: OrderRefundsProps) {
  const requested = new Set(requests.map(({ refundId }) => refundId));
  const others = refunds.filter(
    ({ providerRefundId }) => providerRefundId === null || !requested.has(providerRefundId),
  );
  return (
    <ul className="divide-y divide-line">
      {requests.map((request) => (
        <li key={request.key} className="flex flex-col gap-2 py-4">
          <Line amount={request.amount} at={request.at} {...states[request.state]} />
          <p className="text-sm text-ink-2 wrap-anywhere">{request.reason}</p>
          {request.state === "requested" && request.problem && <Problem request={request} />}
        </li>
      ))}
      {others.map(({ id, amount, reason, createdAt }) => (
        <li key={id} className="flex flex-col gap-2 py-4">
          <Line amount={amount} at={createdAt} {...states.refunded} />
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
      <DateText value={at.toISOString()} format="with-time" />
    </span>
  </div>
);

function Problem({ request }: { request: ShownRequest }) {
  return (
    <div className="flex flex-col items-start gap-2 text-sm">
      <p className="text-danger wrap-anywhere">
        {request.hasGivenUp ? "The refund was refused: " : "Trying again: "}
        {request.problem}
      </p>
      {request.hasGivenUp && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="key" value={request.key} />
          <Button name="intent" value="withdraw-refund" variant="secondary" size="sm">
            Withdraw this refund
          </Button>
        </Form>
      )}
    </div>
  );
}
