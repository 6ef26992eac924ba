import type { ConversationStatus } from "#app/messages/leads/lead.ts";
import { Badge, type BadgeTone } from "#app/ui/feedback/badge.tsx";

const badges: Record<ConversationStatus, { label: string; tone: BadgeTone }> = {
  active: { label: "Active", tone: "success" },
  archived: { label: "Archived", tone: "neutral" },
  closed: { label: "Closed", tone: "danger" },
};

export function LeadBadge({ status }: { status: ConversationStatus }) {
  const { label, tone } = badges[status];
  return <Badge tone={tone}>{label}</Badge>;
}
