import { data, redirect } from "react-router";
import { articlePath, illustrationOf, type Shelf, shelves } from "./article.ts";
import {
  type ArticleEntry,
  type ArticleText,
  findArticle,
  findMoved,
  findNeighbours,
  listRelated,
} from "./articles.queries.server.ts";
import { layOutArticle } from "./lay-out-article.server.ts";
import type { Viewer } from "#app/accounts/viewer.ts";
import type { Services } from "#app/context.ts";
import { makeCard } from "#app/listings/card/make-card.ts";
import { getCachedRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { listRecent } from "#app/search/listing-lists.queries.server.ts";
import { findSavedIds } from "#app/shortlist/saved/saved-listings.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Currency } from "#app/shared/money.ts";
import { formatCount } from "#app/ui/format/format-count.ts";
import { formatCalendarDay, formatDate } from "#app/ui/format/format-date.ts";

export type ShownArticle = Awaited<ReturnType<typeof showArticle>>;

/** A text with its figures, as the page and the preview show it. */
export async function showArticle(db: Db, article: ArticleText) {
  const { id, shelf, title, summary, author, minutes, reviewedOn, body, version } = article;
  const { countedAt, ...layout } = await layOutArticle(db, body);
  return {
    id,
    version,
    shelf: { to: `/${shelf}`, label: shelves[shelf].label },
    title,
    summary,
    author,
    readingTime: formatReadingTime(minutes),
    reviewed: reviewedOn && formatCalendarDay(reviewedOn),
    illustration: illustrationOf(article),
    counted: countedAt && formatDate(countedAt),
    ...layout,
  };
}

/** Throws a response if it is not published: unknown addresses are endless, and the cache keeps nothing that failed. */
export function getArticle({ textCache }: Pick<Services, "textCache">, shelf: Shelf, slug: string) {
  return textCache.get(`article ${shelf}/${slug}`, async (db) => {
    const article = await findArticle(db, shelf, slug);
    if (!article) {
      const moved = await findMoved(db, shelf, slug);
      throw moved ? redirect(moved, 301) : data(null, { status: 404 });
    }
    const [shown, { previous, next }, related] = await Promise.all([
      showArticle(db, article),
      findNeighbours(db, article),
      listRelated(db, article),
    ]);
    return {
      shown,
      previous: previous && toLink(previous),
      next: next && toLink(next),
      related: related.map(toLink),
      category: article.category,
      publishedAt: article.publishAt!,
      updatedAt: article.updatedAt,
    };
  });
}

export const toLink = (entry: ArticleEntry) => ({
  to: articlePath(entry),
  title: entry.title,
  summary: entry.summary,
  readingTime: formatReadingTime(entry.minutes),
  shelf: shelves[entry.shelf].one,
  illustration: illustrationOf(entry),
});

// Here and not on the page: number formats take a phone a tenth of a second to load.
const formatReadingTime = (minutes: number) =>
  formatCount(minutes, { one: "minute to read", other: "minutes to read" });

export type ArticleLink = ReturnType<typeof toLink>;

const listingsShown = 3;

/** The newest businesses of the article's trade. */
export async function listBusinesses(
  { db, queryCache }: Pick<Services, "db" | "queryCache">,
  { shelf, category }: Pick<ArticleEntry, "shelf" | "category">,
  { viewer, currency, now }: { viewer: Viewer | null; currency: Currency; now: Date },
) {
  const filter =
    shelf === "franchise-articles" ? { franchise: true } : category ? { category } : {};
  const [rows, rates] = await Promise.all([
    queryCache.get(`articles: listings ${JSON.stringify(filter)}`, (primary) =>
      listRecent(primary, now, listingsShown, filter),
    ),
    getCachedRates(queryCache),
  ]);
  const savedIds = await findSavedIds(
    db,
    viewer?.id,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => makeCard(row, { now, currency, rates, savedIds, earningsAsText: true }));
}
