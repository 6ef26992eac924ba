import { Badge, type BadgeTone } from "#app/ui/feedback/badge.tsx";
import type { DeliveryState, WebhookState } from "./webhook.ts";

const states: Record<WebhookState, { label: string; tone: BadgeTone }> = {
  active: { label: "On", tone: "success" },
  paused: { label: "Paused", tone: "neutral" },
  failing: { label: "Turned off after failing", tone: "danger" },
};

export function WebhookStateBadge({
  state,
  isTroubled,
}: {
  state: WebhookState;
  isTroubled: boolean;
}) {
  const { label, tone } = states[state];
  return state === "active" && isTroubled ? (
    <Badge tone="warning">On, last attempt failed</Badge>
  ) : (
    <Badge tone={tone}>{label}</Badge>
  );
}

export const deliveryStateLabels: Record<DeliveryState, { label: string; tone: BadgeTone }> = {
  waiting: { label: "Waiting", tone: "warning" },
  delivered: { label: "Delivered", tone: "success" },
  failed: { label: "Failed", tone: "danger" },
};
