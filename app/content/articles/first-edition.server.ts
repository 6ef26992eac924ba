import { randomBytes } from "node:crypto";
import { and, eq, notInArray, sql } from "drizzle-orm";
import { readingMinutes, type Scene, type Shelf } from "./article.ts";
import { articles as articlesTable } from "./articles.table.ts";
import { articles as helpTexts } from "#app/content/help/articles.server.ts";
import { parseDocument } from "#app/content/markdown/render-markdown.server.ts";
import type { CategorySlug } from "#app/listings/category.ts";
import type { Db } from "#app/platform/db/db.ts";
import { brand } from "#app/shared/brand.ts";

/** Read when a text is missing in the database, so hardly ever. */
const sources = import.meta.glob<string>("./first-edition/*/*.md", {
  query: "?raw",
  import: "default",
});

export const createPreviewKey = (): string => randomBytes(16).toString("hex");

const ourselves = `The ${brand.name} team`;

/**
 * The texts that come with a release. Articles are added once and belong to the administrators from then on; the help
 * stays as the files are. Processes that start at the same moment write the same rows.
 */
export async function loadTexts(db: Db): Promise<void> {
  await addFirstEdition(db);
  await updateHelp(db);
}

async function addFirstEdition(db: Db): Promise<void> {
  const known = await db
    .select({ edition: articlesTable.edition })
    .from(articlesTable)
    .where(sql`${articlesTable.edition} is not null`);
  const editions = new Set(known.map(({ edition }) => edition));
  const missing = Object.entries(sources).flatMap(([path, read]) => {
    const [, shelf = "", slug = ""] = /\/([^/]+)\/([^/]+)\.md$/.exec(path) ?? [];
    return editions.has(`${shelf}/${slug}`) ? [] : [{ shelf: shelf as Shelf, slug, read }];
  });
  if (missing.length === 0) return;
  const rows = await Promise.all(
    missing.map(async ({ shelf, slug, read }) => toRow(shelf, slug, await read())),
  );
  await db.insert(articlesTable).values(rows).onConflictDoNothing();
}

function toRow(shelf: Shelf, slug: string, source: string): typeof articlesTable.$inferInsert {
  const { values, body } = parseDocument(source);
  const {
    title = "",
    summary = "",
    keywords = "",
    category,
    scene,
    related = "",
    order = "0",
  } = values;
  const reviewedOn = values.reviewed ?? null;
  return {
    shelf,
    slug,
    title,
    summary,
    keywords,
    body,
    author: ourselves,
    category: (category as CategorySlug | undefined) ?? null,
    scene: (scene as Scene | undefined) ?? null,
    related: related
      .split(",")
      .map((path) => path.trim())
      .filter(Boolean),
    position: Number(order),
    reviewedOn,
    status: "published",
    publishAt: new Date(`${reviewedOn}T12:00:00Z`),
    minutes: readingMinutes(body),
    previewKey: createPreviewKey(),
    edition: `${shelf}/${slug}`,
  };
}

async function updateHelp(db: Db): Promise<void> {
  const isHelp = eq(articlesTable.shelf, "help");
  const { slug, title, summary, keywords, body } = articlesTable;
  const stored = await db
    .select({ slug, title, summary, keywords, body })
    .from(articlesTable)
    .where(isHelp);
  const bySlug = new Map(stored.map((row) => [row.slug, row]));
  const changed = helpTexts.filter((text) => {
    const row = bySlug.get(text.slug);
    return (
      !row ||
      (["title", "summary", "keywords", "body"] as const).some(
        (field) => row[field] !== text[field],
      )
    );
  });
  for (const text of changed) {
    const fields = {
      title: text.title,
      summary: text.summary,
      keywords: text.keywords,
      body: text.body,
      minutes: readingMinutes(text.body),
    };
    await db
      .insert(articlesTable)
      .values({
        ...fields,
        shelf: "help",
        slug: text.slug,
        author: ourselves,
        status: "published",
        publishAt: new Date(),
        previewKey: createPreviewKey(),
      })
      .onConflictDoUpdate({ target: [articlesTable.shelf, articlesTable.slug], set: fields });
  }
  const kept: string[] = helpTexts.map((text) => text.slug);
  if (stored.some((row) => !kept.includes(row.slug)))
    await db.delete(articlesTable).where(and(isHelp, notInArray(articlesTable.slug, kept)));
}
