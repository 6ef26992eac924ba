import type { listSaved } from "./saved-listings.queries.server.ts";
import { priceChange, savedState } from "./saved-list.ts";
import { type CardOptions, makeCard } from "#app/listings/card/make-card.ts";

type SavedRow = Awaited<ReturnType<typeof listSaved>>[number];

export type SavedListingView = ReturnType<typeof makeSavedView>;

/** A withdrawn listing may be unreviewed: show nothing of it, not even its title. */
export function makeSavedView(row: SavedRow, view: CardOptions) {
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
