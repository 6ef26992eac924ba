import type { OwnedListingView } from "./make-owned-listing-view.ts";
import { DateText } from "#app/ui/format/date-text.tsx";

/**
 * Until when a listing is on the market, as its owner was told when paying. A listing that renews stays on for some days
 * after its date, in case the card fails; that later date would look like a mistake.
 */
export function ListingTerm({ listing }: { listing: OwnedListingView }) {
  const { status, isWithdrawn, runsUntilSold, renewsAt, expiresAt } = listing;
  if (!(status === "active" || isWithdrawn) || !expiresAt) return null;
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
