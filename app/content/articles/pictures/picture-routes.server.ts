import { eq } from "drizzle-orm";
import type { Handler } from "hono";
import { articlePictures } from "../articles.table.ts";
import { pictureFile, pictureWidths, servedWidth } from "./article-picture.ts";
import type { Services } from "#app/context.ts";
import { isId } from "#app/platform/db/id.ts";

const nameShape = /^([1-9]\d{2,3})\.webp$/;

/** The files of a picture never change, so the response can be cached forever. */
export function articlePictureRoutes({ db, files }: Pick<Services, "db" | "files">): Handler {
  return async (c) => {
    const id = c.req.param("id");
    const asked = Number(nameShape.exec(c.req.param("name") ?? "")?.[1]);
    const width = pictureWidths.find((known) => known === asked);
    const picture = isId(id) && width ? await findPicture(db, id) : null;
    const file =
      picture && width
        ? await files.get(pictureFile(picture.storageKey, servedWidth(width, picture.width)))
        : null;
    if (!file) return c.text("Not found\n", 404, { "cache-control": "no-store" });
    return c.body(file.body, 200, {
      "content-type": "image/webp",
      "content-length": String(file.size),
      "cache-control": "public, max-age=31536000, immutable",
    });
  };
}

async function findPicture(db: Services["db"], id: string) {
  const [picture] = await db
    .select({ storageKey: articlePictures.storageKey, width: articlePictures.width })
    .from(articlePictures)
    .where(eq(articlePictures.id, id));
  return picture ?? null;
}
