import { and, eq, ne } from "drizzle-orm";
import scenes from "./scenes.svg?raw";
import { type Illustration, illustrationOf, shelves } from "#app/content/articles/article.ts";
import { entryColumns, isPublished } from "#app/content/articles/articles.queries.server.ts";
import { articles } from "#app/content/articles/articles.table.ts";
import { tradeDrawing } from "#app/listings/card/trade-drawing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { isId } from "#app/platform/db/id.ts";
import { type ShareImage, symbolsOf } from "#app/platform/share-images/share-image.ts";

export const articleShareRoot = "/share/article";

const drawings = symbolsOf(scenes);

export const articleShareImage = (
  shelf: string,
  title: string,
  illustration: Illustration,
): ShareImage => ({
  eyebrow: shelf,
  title,
  figures: [],
  picture: {
    drawing:
      "trade" in illustration
        ? tradeDrawing(illustration.trade)
        : drawings.get(illustration.scene)!,
  },
});

export async function findArticleShareImage(db: Db, id: string): Promise<ShareImage | null> {
  if (!isId(id)) return null;
  const [article] = await db
    .select(entryColumns)
    .from(articles)
    .where(and(eq(articles.id, id), isPublished, ne(articles.shelf, "help")));
  return article
    ? articleShareImage(shelves[article.shelf].label, article.title, illustrationOf(article))
    : null;
}
