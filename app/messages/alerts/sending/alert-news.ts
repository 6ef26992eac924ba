import type { ListingChangeKind } from "#app/messages/alerts/alert.ts";
import type { Currency } from "#app/shared/money.ts";

/** A sale is no news for a buyer. */
export type NewsKind = Exclude<ListingChangeKind, "sold">;

export const newsLabels: Record<NewsKind, string> = {
  new: "New",
  reduced: "Price reduced",
  back: "Back on the market",
};

/** A change that an alert has matched, with what the listing asks now. */
export interface MatchedChange {
  listingId: string;
  kind: ListingChangeKind;
  priceBefore: number | null;
  currency: Currency;
  happenedAt: Date;
}

/** What an email says of one listing. */
export interface AlertNews {
  listingId: string;
  kind: NewsKind;
  /** Before the first of its reductions, in minor units. */
  priceBefore: { amount: number; currency: Currency } | null;
  happenedAt: Date;
}

const importance: Record<NewsKind, number> = { new: 3, back: 2, reduced: 1 };

/** One piece of news for each listing, the latest first: of a new listing whose price fell since, people read that it is new. */
export function chooseNews(changes: readonly MatchedChange[]): AlertNews[] {
  const byListing = new Map<string, AlertNews>();
  const inOrder = changes.toSorted((a, b) => a.happenedAt.getTime() - b.happenedAt.getTime());
  for (const { kind, listingId, priceBefore, currency, happenedAt } of inOrder) {
    if (kind === "sold") continue;
    const known = byListing.get(listingId);
    const before = priceBefore === null ? null : { amount: priceBefore, currency };
    byListing.set(listingId, {
      listingId,
      kind: known && importance[known.kind] > importance[kind] ? known.kind : kind,
      priceBefore: known?.priceBefore ?? before,
      happenedAt,
    });
  }
  return [...byListing.values()].toSorted(
    (a, b) => b.happenedAt.getTime() - a.happenedAt.getTime(),
  );
}
