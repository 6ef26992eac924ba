import { articleSchema } from "#app/content/articles/article.schema.ts";
import type { ArticleLayout } from "#app/content/articles/lay-out-article.server.ts";
import {
  layOutProblems,
  previewArticle,
} from "#app/content/articles/writing/lay-out-apart.server.ts";
import type { Db } from "#app/platform/db/db.ts";

/** The layout as readers see it, or why there is none. */
export type Preview = Pick<ArticleLayout, "intro" | "sections"> | { problem: string };

/** A text that is still being typed: an unknown figure is a message, not an error. */
export async function previewOf(
  db: Db,
  personId: string,
  typed: string,
  signal?: AbortSignal,
): Promise<Preview> {
  const body = articleSchema.shape.body.safeParse(typed);
  if (!body.success) return { problem: body.error.issues[0]!.message };
  const outcome = await previewArticle(db, personId, body.data, signal);
  if (!outcome.ok) return { problem: layOutProblems[outcome.reason] };
  const { intro, sections } = outcome.layout;
  return { intro, sections };
}
