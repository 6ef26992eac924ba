import type { AlertView } from "#app/messages/alerts/manage/make-alert-view.ts";
import { Badge, type BadgeTone } from "#app/ui/feedback/badge.tsx";

const looks: Record<AlertView["state"], { tone: BadgeTone; label: string }> = {
  active: { tone: "success", label: "Active" },
  paused: { tone: "neutral", label: "Paused" },
  "not-confirmed": { tone: "warning", label: "Not confirmed" },
};

export const AlertState = ({ state }: { state: AlertView["state"] }) => (
  <Badge tone={looks[state].tone}>{looks[state].label}</Badge>
);
