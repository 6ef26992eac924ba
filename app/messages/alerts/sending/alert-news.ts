import type { AlertFrequency, ListingChangeKind } from "#app/messages/alerts/alert.ts";
import type { Currency } from "#app/shared/money.ts";
import { officeTime, officeZone } from "#app/shared/day.ts";

/** Buyers are not notified of sales. */
export type NewsKind = Exclude<ListingChangeKind, "sold">;

export const newsLabels: Record<NewsKind, string> = {
  new: "New",
  reduced: "Price reduced",
  back: "Back on the market",
};

export interface MatchedChange {
  listingId: string;
  kind: ListingChangeKind;
  priceBefore: number | null;
  currency: Currency;
  happenedAt: Date;
}

export interface AlertNews {
  listingId: string;
  kind: NewsKind;
  /** Price before the first reduction, in minor units. */
  priceBefore: { amount: number; currency: Currency } | null;
  happenedAt: Date;
}

const importance: Record<NewsKind, number> = { new: 3, back: 2, reduced: 1 };

/** One piece of news per listing, latest first: a new listing that was reduced since is still new. */
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

/** In the office's time zone; weekly digests go out on Mondays. */
const digestHour = 8;
export const instantPauseMinutes = 10;

export function lastDigestTime(frequency: Exclude<AlertFrequency, "instant">, now: Date): Date {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(officeZone)
    .toPlainDate();
  const isWeekly = frequency === "weekly";
  const day = isWeekly ? today.subtract({ days: today.dayOfWeek - 1 }) : today;
  const time = officeTime(day.toString(), digestHour);
  const before = day.subtract({ days: isWeekly ? 7 : 1 });
  return time <= now ? time : officeTime(before.toString(), digestHour);
}
