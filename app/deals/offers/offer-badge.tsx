import { Badge, type BadgeTone } from "#app/ui/feedback/badge.tsx";
import type { OfferState } from "./offer.ts";

const badges: Record<OfferState, { label: string; tone: BadgeTone }> = {
  open: { label: "Open", tone: "accent" },
  countered: { label: "Answered by a counter-offer", tone: "neutral" },
  declined: { label: "Declined", tone: "danger" },
  withdrawn: { label: "Withdrawn", tone: "neutral" },
  expired: { label: "Ended without an answer", tone: "neutral" },
  accepted: { label: "Accepted", tone: "success" },
  released: { label: "Accepted, fell through", tone: "warning" },
};

export const OfferBadge = ({ state }: { state: OfferState }) => (
  <Badge tone={badges[state].tone}>{badges[state].label}</Badge>
);
