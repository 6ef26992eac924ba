import { refundLabel } from "#app/admin/orders/order-list.ts";
import type { OrderStatus } from "#app/payments/events/outcomes.ts";
import { orderStatusLabels } from "#app/payments/orders/order-labels.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";

interface OrderBadgesProps {
  order: { status: OrderStatus; amount: number; refunded: number };
}

/** A refunded order stays paid, and says both. */
export function OrderBadges({ order: { status, amount, refunded } }: OrderBadgesProps) {
  const { label, tone } = orderStatusLabels[status];
  return (
    <span className="flex flex-wrap gap-1">
      <Badge tone={tone}>{label}</Badge>
      {refunded > 0 && <Badge tone="warning">{refundLabel(amount, refunded)}</Badge>}
    </span>
  );
}
