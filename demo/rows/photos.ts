import type { listingMedia } from "#app/listings/media/media.table.ts";
import type { CategorySlug } from "#app/listings/category.ts";
import type { DemoBusiness } from "#demo/rows/listings.ts";
import type { StoredPicture } from "#demo/store-pictures.ts";
import type { Random } from "#demo/world/random.ts";

export type MediaRow = typeof listingMedia.$inferInsert;

/** Deals the pictures of a category out evenly, so that neighbours in a list seldom show the same one. */
export function createPhotoDealer(random: Random, pictures: readonly StoredPicture[]) {
  const byCategory = Map.groupBy(pictures, ({ category }) => category);
  const decks = new Map<string, StoredPicture[]>();
  const draw = (category: CategorySlug): StoredPicture => {
    let deck = decks.get(category);
    if (!deck?.length) decks.set(category, (deck = random.shuffle(byCategory.get(category)!)));
    return deck.pop()!;
  };

  return ({ row, content }: DemoBusiness): MediaRow[] => {
    const wanted = row.status === "draft" ? random.integer(0, 2) : random.integer(3, 6);
    const chosen = new Map<string, StoredPicture>();
    for (let tries = 0; chosen.size < wanted && tries < wanted * 2; tries++) {
      const picture = draw(content.category);
      chosen.set(picture.storageKey, picture);
    }
    return [...chosen.values()].map((picture, position) => ({
      id: random.uuid(row.createdAt),
      listingId: row.id,
      kind: "photo",
      position,
      storageKey: picture.storageKey,
      contentType: "image/webp",
      bytes: picture.bytes,
      width: picture.width,
      height: picture.height,
      caption: picture.alt,
      revealing: position > 1 && random.chance(0.15),
      featured: position === 0,
      createdAt: row.createdAt,
    }));
  };
}
