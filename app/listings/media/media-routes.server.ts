import { eq } from "drizzle-orm";
import type { Handler } from "hono";
import type { Services } from "#app/context.ts";
import { isPublic } from "#app/listings/listing.ts";
import { listings } from "#app/listings/listings.table.ts";
import { listingMedia } from "#app/listings/media/media.table.ts";
import { photoKey, photoWidths } from "#app/listings/media/photo.ts";
import type { Db } from "#app/platform/db/db.ts";
import { isId } from "#app/platform/db/id.ts";

const nameShape = /^(\d{3,4})\.webp$/;

/** `/media/{id}/{width}.webp`: a photo of a listing that everybody may see. Anything else does not exist. */
export function mediaRoutes({ db, files }: Services): Handler {
  return async (c) => {
    const width = Number(nameShape.exec(c.req.param("name") ?? "")?.[1]);
    const id = c.req.param("id");
    const key =
      isId(id) && photoWidths.some((known) => known === width)
        ? await findPublicPhoto(db, id, new Date())
        : null;
    const etag = `"${key}-${width}"`;
    if (key && c.req.header("if-none-match") === etag) return c.body(null, 304, { etag });
    const file = key ? await files.get(photoKey(key, width)) : null;
    if (!file) return c.text("Not found\n", 404, { "cache-control": "no-store" });
    return c.body(file.body, 200, {
      "content-type": "image/webp",
      "content-length": String(file.size),
      "cache-control": "public, max-age=3600, stale-while-revalidate=86400",
      etag,
    });
  };
}

async function findPublicPhoto(db: Db, id: string, now: Date): Promise<string | null> {
  const [photo] = await db
    .select({
      storageKey: listingMedia.storageKey,
      revealing: listingMedia.revealing,
      status: listings.status,
      expiresAt: listings.expiresAt,
      packageId: listings.packageId,
    })
    .from(listingMedia)
    .innerJoin(listings, eq(listings.id, listingMedia.listingId))
    .where(eq(listingMedia.id, id));
  if (!photo) return null;
  const shown = isPublic(photo, now) || photo.status === "sold";
  const open = !photo.revealing || photo.packageId !== null;
  return shown && open ? photo.storageKey : null;
}
