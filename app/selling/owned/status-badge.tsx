import type { ListingStatus } from "#app/listings/listing.ts";
import { Badge, type BadgeTone } from "#app/ui/feedback/badge.tsx";

const badges: Record<ListingStatus, { label: string; tone: BadgeTone }> = {
  draft: { label: "Draft", tone: "neutral" },
  pending: { label: "Pending", tone: "warning" },
  active: { label: "Active", tone: "success" },
  sold: { label: "Sold", tone: "accent" },
  expired: { label: "Expired", tone: "danger" },
};

export function StatusBadge({
  status,
  isWithdrawn,
}: {
  status: ListingStatus;
  isWithdrawn: boolean;
}) {
  if (isWithdrawn) return <Badge>Withdrawn</Badge>;
  const { label, tone } = badges[status];
  return <Badge tone={tone}>{label}</Badge>;
}
