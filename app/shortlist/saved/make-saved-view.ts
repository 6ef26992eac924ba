import type { SavedListingView } from "./saved-listing.tsx";
import { priceChange, savedState } from "./saved-list.ts";
import type { ListingStatus } from "#app/listings/listing.ts";
import { type CardOptions, type ListingCardRow, makeCard } from "#app/listings/card/make-card.ts";
import type { Currency } from "#app/shared/money.ts";

interface SavedRow {
  listingId: string;
  note: string;
  savedAt: Date;
  status: ListingStatus;
  expiresAt: Date | null;
  title: string;
  priceThen: number | null;
  currencyThen: Currency | null;
  card: ListingCardRow | null;
}

/** A withdrawn listing may be unreviewed: show nothing of it, not even its title. */
export function makeSavedView(row: SavedRow, view: CardOptions): SavedListingView {
  const { listingId: id, card } = row;
  const state = savedState(row, view.now);
  return {
    id,
    title: state === "withdrawn" ? null : row.title,
    state,
    card: card && makeCard(card, { ...view, savedIds: new Set([id]) }),
    change:
      card && state === "for-sale"
        ? priceChange(
            { amount: row.priceThen, currency: row.currencyThen },
            { amount: card.askingPrice, currency: card.currency },
          )
        : null,
    note: row.note,
    savedAt: row.savedAt.toISOString(),
  };
}
