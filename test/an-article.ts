import { articles } from "#app/content/articles/articles.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";

/** A draft that is ready for readers. */
export async function anArticle(
  db: Db,
  changes: Partial<typeof articles.$inferInsert> = {},
): Promise<string> {
  const id = changes.id ?? createId();
  await db.insert(articles).values({
    shelf: "guides",
    slug: `s-${id.slice(-12)}`,
    title: "How to count a till",
    summary: "What to count, and when.",
    author: "The team",
    body: "One word and another. ".repeat(20).trim(),
    reviewedOn: "2026-11-01",
    previewKey: id.replaceAll("-", ""),
    ...changes,
    id,
  });
  return id;
}
