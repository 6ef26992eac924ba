import type { ListingChangeKind } from "#app/messages/alerts/alert.ts";
import type { listSent } from "#app/messages/alerts/manage/alerts.queries.server.ts";
import { newsLabels } from "#app/messages/alerts/sending/alert-news.ts";
import { exactMoney } from "#app/messages/alerts/sending/make-email-card.ts";
import { makeTimeAgo, type TimeAgoValue } from "#app/ui/format/format-date.ts";

/** One line of the log of what was sent and why. */
export interface SentView {
  key: string;
  sent: TimeAgoValue;
  reason: string;
  /** Null for a listing that is no longer public. */
  listing: { id: string; title: string } | null;
}

type SentRow = Awaited<ReturnType<typeof listSent>>[number];

export const makeSentView = (row: SentRow, now: Date): SentView => ({
  key: String(row.changeId),
  sent: makeTimeAgo(row.sentAt, now),
  reason: reasonOf(row),
  listing: row.title === null ? null : { id: row.listingId, title: row.title },
});

const labels: Record<ListingChangeKind, string> = { ...newsLabels, sold: "Sold" };

function reasonOf({ kind, price, priceBefore, currency }: SentRow): string {
  if (kind !== "reduced" || price === null || priceBefore === null) return labels[kind];
  return `Price reduced from ${exactMoney(priceBefore, currency)} to ${exactMoney(price, currency)}`;
}
