import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import { type Shelf, readingMinutes } from "#app/content/articles/article.ts";
import { fieldsOf, formOf } from "./article-form.ts";
import { type ArticleInput, missingForReaders } from "#app/content/articles/article.schema.ts";
import {
  articleAddresses,
  articles,
  articleVersions,
} from "#app/content/articles/articles.table.ts";
import { createPreviewKey } from "#app/content/articles/first-edition.server.ts";
import { wasPublished } from "./publication.ts";
import { changedFields } from "#app/platform/audit/changed-fields.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";

export interface Actor {
  actorId: string;
  requestId: string | null;
}

export type StoredArticle = NonNullable<Awaited<ReturnType<typeof lockArticle>>>;

/** All that an administrator writes, and where it stands. */
export const storedColumns = {
  id: articles.id,
  shelf: articles.shelf,
  slug: articles.slug,
  title: articles.title,
  summary: articles.summary,
  keywords: articles.keywords,
  author: articles.author,
  category: articles.category,
  scene: articles.scene,
  related: articles.related,
  position: articles.position,
  reviewedOn: articles.reviewedOn,
  body: articles.body,
  status: articles.status,
  publishAt: articles.publishAt,
  version: articles.version,
  updatedAt: articles.updatedAt,
};

/** Null for help articles too: they are files. */
export async function lockArticle(tx: Db, id: string) {
  const [article] = await tx
    .select(storedColumns)
    .from(articles)
    .where(eq(articles.id, id))
    .for("update");
  return article && isEdited(article) ? article : null;
}

export const isEdited = <Article extends { shelf: Shelf }>(
  article: Article,
): article is Article & { shelf: Exclude<Shelf, "help"> } => article.shelf !== "help";

export const pathOf = ({ shelf, slug }: { shelf: Shelf; slug: string }): string =>
  `${shelf}/${slug}`;

/** Two articles that are saved at once do not get the same address, or each other's old one. */
export const lockAddresses = (tx: Db) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('article addresses'))`);

type Checked = { ok: true; input: ArticleInput } | { ok: false; errors: FieldErrors };

/** What a schema cannot know: other articles, and whether readers see this one. Old addresses of related articles become their present ones. */
export async function checkArticle(
  tx: Db,
  id: string,
  before: StoredArticle | null,
  input: ArticleInput,
): Promise<Checked> {
  const [holder, related] = [await findHolder(tx, id, input), await findPresent(tx, input.related)];
  const missing = before && before.status !== "draft" ? missingForReaders(input) : [];
  const unknown = input.related.filter((path) => !related.has(path));
  const isOwn = input.related.some((path) => related.get(path) === pathOf(input));
  const errors: FieldErrors = {
    ...(holder && { slug: holder }),
    ...(isOwn && { related: "An article is not related to itself" }),
    ...(unknown.length > 0 && { related: `There is no article at ${unknown.join(", ")}` }),
    ...(missing.length > 0 && {
      [fieldOf(input)]: `Readers see this article, or soon will: it needs ${missing.join(" and ")}`,
    }),
  };
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const present = new Set(input.related.map((path) => related.get(path)!));
  return { ok: true, input: { ...input, related: [...present] } };
}

const fieldOf = ({ summary, reviewedOn }: ArticleInput) =>
  summary ? (reviewedOn ? "body" : "reviewedOn") : "summary";

async function findHolder(
  tx: Db,
  id: string,
  { shelf, slug }: ArticleInput,
): Promise<string | null> {
  const [other] = await tx
    .select({ title: articles.title })
    .from(articles)
    .where(and(eq(articles.shelf, shelf), eq(articles.slug, slug), ne(articles.id, id)));
  if (other) return `“${other.title}” has this address`;
  const [earlier] = await tx
    .select({ title: articles.title })
    .from(articleAddresses)
    .innerJoin(articles, eq(articles.id, articleAddresses.articleId))
    .where(
      and(eq(articleAddresses.path, pathOf({ shelf, slug })), ne(articleAddresses.articleId, id)),
    );
  return earlier ? `This is an old address of “${earlier.title}”, which links still lead to` : null;
}

/** The present address behind each of these paths. */
async function findPresent(tx: Db, paths: readonly string[]): Promise<Map<string, string>> {
  if (paths.length === 0) return new Map();
  const known = sql<string>`${articles.shelf} || '/' || ${articles.slug}`;
  const rows = await tx
    .select({ old: articleAddresses.path, path: known })
    .from(articles)
    .leftJoin(articleAddresses, eq(articleAddresses.articleId, articles.id))
    .where(
      and(
        ne(articles.shelf, "help"),
        or(inArray(known, [...paths]), inArray(articleAddresses.path, [...paths])),
      ),
    );
  const present = new Map(rows.map(({ path }) => [path, path]));
  for (const { old, path } of rows) if (old !== null) present.set(old, path);
  return present;
}

interface Write extends Actor {
  id: string;
  before: StoredArticle | null;
  input: ArticleInput;
  action: "article-created" | "article-edited" | "article-restored";
  now: Date;
}

/** Stores the fields as the next version. Nothing is written if nothing is different. */
export async function writeArticle(tx: Db, { id, before, input, action, now, ...by }: Write) {
  const changes = changedFields(before ? formOf(before) : {}, formOf(input));
  if (!changes) return;
  const version = before ? before.version + 1 : 1;
  const values = { ...input, minutes: readingMinutes(input.body), version };
  if (before) {
    // A text that came with a release has no version yet.
    await tx
      .insert(articleVersions)
      .values({
        articleId: id,
        version: before.version,
        fields: fieldsOf(before),
        savedAt: before.updatedAt,
      })
      .onConflictDoNothing();
    await tx.update(articles).set(values).where(eq(articles.id, id));
    if (pathOf(before) !== pathOf(input)) await moveAddress(tx, before, pathOf(input));
  } else await tx.insert(articles).values({ id, ...values, previewKey: createPreviewKey() });
  await tx
    .insert(articleVersions)
    .values({ articleId: id, version, fields: input, savedBy: by.actorId, savedAt: now });
  // The versions have the text, which would make the log large.
  const { body: _before, ...beforeShort } = changes.before;
  const { body: _after, ...after } = changes.after;
  const details = { version, fields: Object.keys(changes.after), before: beforeShort, after };
  await recordAudit(tx, { ...by, action, subjectType: "article", subjectId: id, details });
}

async function moveAddress(tx: Db, before: StoredArticle, path: string): Promise<void> {
  const old = pathOf(before);
  await tx
    .delete(articleAddresses)
    .where(and(eq(articleAddresses.path, path), eq(articleAddresses.articleId, before.id)));
  if (wasPublished(before))
    await tx.insert(articleAddresses).values({ path: old, articleId: before.id });
  await renameRelated(tx, old, path);
}

/** In all texts that name it; without a new path it is named no more. */
export async function renameRelated(tx: Db, old: string, path: string | null): Promise<void> {
  await tx
    .update(articles)
    .set({ related: sql`array_remove(array_replace(${articles.related}, ${old}, ${path}), null)` })
    .where(sql`${old} = any(${articles.related})`);
}
