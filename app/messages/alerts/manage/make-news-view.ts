import type { ListingCardRow } from "#app/listings/card/make-card.ts";
import {
  type AlertNews,
  type NewsKind,
  newsLabels,
} from "#app/messages/alerts/sending/alert-news.ts";
import { makeEmailCard } from "#app/messages/alerts/sending/make-email-card.ts";
import { makeTimeAgo, type TimeAgoValue } from "#app/ui/format/format-date.ts";

/** What one email would say of a listing. */
export interface NewsView {
  id: string;
  kind: NewsKind;
  label: string;
  title: string;
  place: string;
  figures: { label: string; value: string; before?: string }[];
  happened: TimeAgoValue;
}

/** From the same data as the email, so that the preview cannot differ from it. */
export function makeNewsViews(
  news: readonly AlertNews[],
  rows: readonly ListingCardRow[],
  now: Date,
): NewsView[] {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return news.flatMap(({ listingId, kind, priceBefore, happenedAt }) => {
    const row = rowOf.get(listingId);
    if (!row) return [];
    const label = newsLabels[kind];
    const { title, subtitle, figures } = makeEmailCard(row, { label, priceBefore }, "");
    return {
      id: row.id,
      kind,
      label,
      title,
      place: subtitle,
      figures,
      happened: makeTimeAgo(happenedAt, now),
    };
  });
}
