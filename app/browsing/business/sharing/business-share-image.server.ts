import { eq } from "drizzle-orm";
import { type Business, findBusiness } from "#app/browsing/business/business.queries.server.ts";
import type { Services } from "#app/context.ts";
import { tradeDrawing } from "#app/listings/card/trade-drawing.server.ts";
import { categoryName } from "#app/listings/category.ts";
import { figureTexts } from "#app/listings/figures/figure-text.ts";
import { listingMedia } from "#app/listings/media/media.table.ts";
import { chooseFormat, photoKey } from "#app/listings/media/photo.ts";
import type { Db } from "#app/platform/db/db.ts";
import { isId } from "#app/platform/db/id.ts";
import type { ShareImage } from "#app/platform/share-images/share-image.ts";
import { placeName } from "#app/shared/places.ts";

export const businessShareRoot = "/share/business";

/** The same for every viewer: the photo is one that everyone sees, the amounts are in the listing's own currency. */
export function businessShareImage(business: Business): ShareImage {
  const { title, status, categories, photos } = business;
  const photo = photos.find(({ isConfidential }) => !isConfidential);
  const [category] = categories;
  return {
    eyebrow: [status === "sold" ? "Sold" : category && categoryName(category), placeName(business)]
      .filter(Boolean)
      .join(" · "),
    title,
    figures: figureTexts(business).flatMap(({ label, value }) =>
      value === null ? [] : { label, value },
    ),
    picture: photo
      ? { photo: photo.mediaId }
      : category
        ? { drawing: tradeDrawing(category) }
        : null,
  };
}

export async function findBusinessShareImage(db: Db, id: string): Promise<ShareImage | null> {
  const found = isId(id) ? await findBusiness(db, id, null, new Date()) : null;
  return found?.ok ? businessShareImage(found.business) : null;
}

const drawnWidth = 1200;

export async function loadSharedPhoto(
  { db, files }: Pick<Services, "db" | "files">,
  mediaId: string,
): Promise<Buffer | null> {
  const [photo] = await db
    .select({ storageKey: listingMedia.storageKey, formats: listingMedia.formats })
    .from(listingMedia)
    .where(eq(listingMedia.id, mediaId));
  const format = photo && chooseFormat(photo.formats, undefined);
  const file = format && (await files.get(photoKey(photo.storageKey, drawnWidth, format)));
  return file ? Buffer.from(await new Response(file.body).arrayBuffer()) : null;
}
