import { orderStatusLabels } from "./order-labels.ts";
import type { OrderStatus } from "#app/payments/events/outcomes.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";

interface OrderBadgeProps {
  order: { status: OrderStatus; amount: number; refunded: number };
}

/** A refunded order stays paid in the books, but that is not what people want to know. */
export function OrderBadge({ order: { status, amount, refunded } }: OrderBadgeProps) {
  if (status === "paid" && refunded > 0)
    return <Badge tone="warning">{refunded >= amount ? "Refunded" : "Partly refunded"}</Badge>;
  const { label, tone } = orderStatusLabels[status];
  return <Badge tone={tone}>{label}</Badge>;
}
