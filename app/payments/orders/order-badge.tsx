import { describeOrder } from "./order-labels.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";

export function OrderBadge({ order }: { order: Parameters<typeof describeOrder>[0] }) {
  const { label, tone } = describeOrder(order);
  return <Badge tone={tone}>{label}</Badge>;
}
