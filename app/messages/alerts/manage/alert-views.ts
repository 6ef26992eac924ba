import type { ListingCardRow } from "#app/listings/card/make-card.ts";
import { alertResultsHref, describeAlert, newsletterName } from "#app/messages/alerts/alert.ts";
import type { listSent, OwnAlert } from "./alerts.queries.server.ts";
import { type AlertNews, newsLabels } from "#app/messages/alerts/sending/alert-news.ts";
import { makeEmailCard } from "#app/messages/alerts/sending/make-email-card.ts";
import { exactMoney } from "#app/listings/figures/figure-text.ts";
import { makeTimeAgo } from "#app/ui/format/format-date.ts";

export type AlertView = ReturnType<typeof makeAlertView>;

export function makeAlertView({ id, source, frequency, ...row }: OwnAlert, now: Date) {
  const description = describeAlert({ name: "", search: row.search });
  const name = row.name || sourceNames[source];
  return {
    id,
    source,
    frequency,
    title: name || description,
    description: name ? description : null,
    name: row.name,
    state: stateOf(row),
    lastSent: row.lastSentAt && makeTimeAgo(row.lastSentAt, now),
    resultsTo: alertResultsHref(row.search),
  };
}

const sourceNames: Record<OwnAlert["source"], string> = {
  search: "",
  preferences: "My buying preferences",
  newsletter: newsletterName,
};

function stateOf({ confirmedAt, pausedAt }: Pick<OwnAlert, "confirmedAt" | "pausedAt">) {
  if (confirmedAt === null) return "not-confirmed" as const;
  return pausedAt === null ? ("active" as const) : ("paused" as const);
}

/** Built from the same data as the email, so that the preview cannot differ from it. */
export function makeNewsView(
  { kind, priceBefore, happenedAt, row }: AlertNews & { row: ListingCardRow },
  now: Date,
) {
  const label = newsLabels[kind];
  const { title, subtitle, figures } = makeEmailCard(row, { label, priceBefore });
  const happened = makeTimeAgo(happenedAt, now);
  return { id: row.id, kind, label, title, place: subtitle, figures, happened };
}

type SentRow = Awaited<ReturnType<typeof listSent>>[number];

export const makeSentView = ({ changeId, listingId, title, ...row }: SentRow, now: Date) => ({
  key: String(changeId),
  sent: makeTimeAgo(row.sentAt, now),
  reason: reasonOf(row),
  listing: title === null ? null : { id: listingId, title },
});

function reasonOf({
  kind,
  price,
  priceBefore,
  currency,
}: Pick<SentRow, "kind" | "price" | "priceBefore" | "currency">): string {
  if (kind === "sold") return "Sold";
  if (kind !== "reduced" || price === null || priceBefore === null) return newsLabels[kind];
  return `Price reduced from ${exactMoney(priceBefore, currency)} to ${exactMoney(price, currency)}`;
}
