import { type ListingStatus, saleAgreed } from "#app/listings/listing.ts";
import { Badge, type BadgeTone } from "#app/ui/feedback/badge.tsx";
import type { OwnedListingView } from "./make-owned-listing-view.ts";
import { DateText } from "#app/ui/format/date-text.tsx";

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
  isSaleAgreed = false,
}: {
  status: ListingStatus;
  isWithdrawn: boolean;
  isSaleAgreed?: boolean;
}) {
  if (isSaleAgreed) return <Badge tone="warning">{saleAgreed}</Badge>;
  if (isWithdrawn) return <Badge>Withdrawn</Badge>;
  const { label, tone } = badges[status];
  return <Badge tone={tone}>{label}</Badge>;
}

export const hasTerm = ({ status, isWithdrawn, expiresAt }: OwnedListingView): boolean =>
  (status === "active" || isWithdrawn) && expiresAt !== null;

/** The end date, as the owner was told when paying. A renewal adds a grace period in case the card fails. */
export function ListingTerm({ listing }: { listing: OwnedListingView }) {
  const { status, runsUntilSold, renewsAt, expiresAt } = listing;
  if (!hasTerm(listing) || !expiresAt) return null;
  if (runsUntilSold) return "Advertised until sold";
  if (renewsAt)
    return (
      <>
        Renews on <DateText value={renewsAt} />
      </>
    );
  return (
    <>
      {status === "active" ? "Active until " : "Paid until "}
      <DateText value={expiresAt} />
    </>
  );
}
