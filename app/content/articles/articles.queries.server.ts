import { and, asc, count, desc, eq, gt, inArray, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { articlePath, type Shelf } from "./article.ts";
import { articleAddresses, articles } from "./articles.table.ts";
import type { CategorySlug } from "#app/listings/category.ts";
import type { Db } from "#app/platform/db/db.ts";
import { offsetOf, type Page } from "#app/shared/paging.ts";

export const isPublished = eq(articles.status, "published");
const onShelf = (shelf: Shelf): SQL => and(isPublished, eq(articles.shelf, shelf))!;

/** What a list shows of an article. */
export const entryColumns = {
  id: articles.id,
  shelf: articles.shelf,
  slug: articles.slug,
  title: articles.title,
  summary: articles.summary,
  category: articles.category,
  scene: articles.scene,
  minutes: articles.minutes,
  publishAt: articles.publishAt,
};

const selectEntries = (db: Db) => db.select(entryColumns).from(articles);
export type ArticleEntry = Awaited<ReturnType<typeof selectEntries>>[number];

/** Guides in their order, articles by their day. */
const shelfOrder = [asc(articles.position), desc(articles.publishAt), asc(articles.id)];

/** The ids come from the index: the rows of earlier pages are not read. */
export const listShelf = (db: Db, shelf: Shelf, page: Page): Promise<ArticleEntry[]> =>
  selectEntries(db)
    .where(
      inArray(
        articles.id,
        db
          .select({ id: articles.id })
          .from(articles)
          .where(onShelf(shelf))
          .orderBy(...shelfOrder)
          .limit(page.size)
          .offset(offsetOf(page)),
      ),
    )
    .orderBy(...shelfOrder);

export async function countShelf(db: Db, shelf: Shelf): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(articles).where(onShelf(shelf));
  return counted!.total;
}

export const listNewest = (
  db: Db,
  limit: number,
  { shelf, category }: { shelf?: Shelf; category?: CategorySlug } = {},
) =>
  selectEntries(db)
    .where(
      and(
        isPublished,
        shelf ? eq(articles.shelf, shelf) : ne(articles.shelf, "help"),
        category && eq(articles.category, category),
      ),
    )
    .orderBy(desc(articles.publishAt), asc(articles.id))
    .limit(limit);

const wholeColumns = {
  ...entryColumns,
  body: articles.body,
  author: articles.author,
  keywords: articles.keywords,
  related: articles.related,
  position: articles.position,
  reviewedOn: articles.reviewedOn,
  status: articles.status,
  version: articles.version,
  updatedAt: articles.updatedAt,
};

export type ArticleText = NonNullable<Awaited<ReturnType<typeof findArticle>>>;

const selectWhole = async (db: Db, where: SQL | undefined) => {
  const [article] = await db.select(wholeColumns).from(articles).where(where);
  return article ?? null;
};

export const findArticle = (db: Db, shelf: Shelf, slug: string) =>
  selectWhole(db, and(onShelf(shelf), eq(articles.slug, slug)));

export const findPreview = (db: Db, key: string) =>
  selectWhole(db, and(eq(articles.previewKey, key), ne(articles.shelf, "help")));

/** Where a reader who knows an old address finds the article now. */
export async function findMoved(db: Db, shelf: Shelf, slug: string): Promise<string | null> {
  const [row] = await db
    .select({ shelf: articles.shelf, slug: articles.slug })
    .from(articleAddresses)
    .innerJoin(articles, eq(articles.id, articleAddresses.articleId))
    .where(and(eq(articleAddresses.path, `${shelf}/${slug}`), isPublished));
  return row ? articlePath(row) : null;
}

/** The ones before and after on its shelf. */
export async function findNeighbours(
  db: Db,
  { id, shelf, position, publishAt }: Pick<ArticleText, "id" | "shelf" | "position" | "publishAt">,
) {
  const at = sql`${publishAt!.toISOString()}::timestamptz`;
  const same = eq(articles.position, position);
  const after = or(
    gt(articles.position, position),
    and(same, lt(articles.publishAt, at)),
    and(same, eq(articles.publishAt, at), gt(articles.id, id)),
  );
  const before = or(
    lt(articles.position, position),
    and(same, gt(articles.publishAt, at)),
    and(same, eq(articles.publishAt, at), lt(articles.id, id)),
  );
  const [[next], [previous]] = await Promise.all([
    selectEntries(db)
      .where(and(onShelf(shelf), after))
      .orderBy(...shelfOrder)
      .limit(1),
    selectEntries(db)
      .where(and(onShelf(shelf), before))
      .orderBy(desc(articles.position), asc(articles.publishAt), desc(articles.id))
      .limit(1),
  ]);
  return { previous: previous ?? null, next: next ?? null };
}

const isAt = (path: string): SQL | undefined => {
  const [shelf = "", slug = ""] = path.split("/");
  return and(eq(articles.shelf, shelf as Shelf), eq(articles.slug, slug));
};

const relatedShown = 4;

/** Those it names, filled up with the newest of its category or shelf. */
export async function listRelated(
  db: Db,
  { id, shelf, category, related }: Pick<ArticleText, "id" | "shelf" | "category" | "related">,
): Promise<ArticleEntry[]> {
  const named =
    related.length > 0
      ? await selectEntries(db).where(and(isPublished, or(...related.map(isAt))))
      : [];
  const inOrder = related.flatMap(
    (one) => named.find((entry) => articlePath(entry) === `/${one}`) ?? [],
  );
  if (inOrder.length >= relatedShown) return inOrder;
  const more = await listNewest(
    db,
    relatedShown + related.length + 1,
    category ? { category } : { shelf },
  );
  const known = new Set([id, ...inOrder.map((entry) => entry.id)]);
  return [...inOrder, ...more.filter((entry) => !known.has(entry.id))].slice(0, relatedShown);
}

/** The protocol allows no more in one file. */
const maxSitemapUrls = 50_000;

export const listForSitemap = (db: Db) =>
  db
    .select({ shelf: articles.shelf, slug: articles.slug, lastModified: articles.updatedAt })
    .from(articles)
    .where(isPublished)
    .orderBy(asc(articles.shelf), asc(articles.slug))
    .limit(maxSitemapUrls);

const feedLength = 50;

export async function listFeed(db: Db, shelf?: Shelf) {
  const rows = await db
    .select({ ...entryColumns, author: articles.author, updatedAt: articles.updatedAt })
    .from(articles)
    .where(and(isPublished, shelf ? eq(articles.shelf, shelf) : ne(articles.shelf, "help")))
    .orderBy(desc(articles.publishAt), asc(articles.id))
    .limit(feedLength);
  return rows.map((row) =>
    Object.assign(row, { path: articlePath(row), publishedAt: row.publishAt! }),
  );
}
