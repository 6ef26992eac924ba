import type { listingMedia } from "#app/listings/media/media.table.ts";
import { type Picture, pictureSize, pictures } from "#demo/pictures.ts";
import type { DemoBusiness } from "#demo/rows/listings.ts";
import type { StoredPicture } from "#demo/store-pictures.ts";
import type { Random } from "#demo/world/random.ts";

export type MediaRow = typeof listingMedia.$inferInsert;

const picturesOf = Map.groupBy(
  pictures.flatMap((picture) => picture.trades.map((trade) => ({ trade, picture }))),
  ({ trade }) => trade,
);

const fitting = ({ content }: DemoBusiness): Picture[] =>
  picturesOf.get(content.subcategory)!.map(({ picture }) => picture);

/** The pictures of every business by listing id; the first is its cover. */
export type Albums = ReadonlyMap<string, readonly Picture[]>;

/**
 * Covers are spread so that neighbours among the newest seldom share one. The home page shows featured businesses
 * in any combination, so no two of those share a cover: one without a free cover is not featured.
 */
export function makeAlbums(random: Random, businesses: readonly DemoBusiness[]): Albums {
  const covers = coverFeatured(businesses);
  const lastUse = new Map<Picture, number>();
  const age = ({ row }: DemoBusiness) => (row.publishedAt ?? row.createdAt).getTime();
  const newestFirst = businesses.toSorted((a, b) => age(b) - age(a));
  return new Map(
    newestFirst.map((business, place) => {
      const choices = random.shuffle(fitting(business));
      const longestUnseen = choices.reduce((best, choice) =>
        (lastUse.get(choice) ?? -1) < (lastUse.get(best) ?? -1) ? choice : best,
      );
      const cover = covers.get(business) ?? longestUnseen;
      lastUse.set(cover, place);
      const wanted = business.row.status === "draft" ? random.integer(0, 2) : random.integer(3, 5);
      return [business.row.id, onePerView([cover, ...choices]).slice(0, wanted)];
    }),
  );
}

function coverFeatured(businesses: readonly DemoBusiness[]): Map<DemoBusiness, Picture> {
  const covers = new Map<DemoBusiness, Picture>();
  const taken = new Set<Picture>();
  const featured = businesses.filter(({ row }) => row.status === "active" && row.featured);
  // Trades with few pictures choose first and avoid those that others could use.
  for (const business of featured.toSorted((a, b) => fitting(a).length - fitting(b).length)) {
    const free = fitting(business).filter((picture) => !taken.has(picture));
    const cover = free.toSorted((a, b) => a.trades.length - b.trades.length)[0];
    if (cover) {
      taken.add(cover);
      covers.set(business, cover);
    } else business.row.featured = false;
  }
  return covers;
}

/** Two fronts or two kitchens in one listing would look like two businesses. */
function onePerView(choices: readonly Picture[]): Picture[] {
  return [...Map.groupBy(choices, ({ view }) => view).values()].map(([first]) => first!);
}

export function makePhotos(
  random: Random,
  businesses: readonly DemoBusiness[],
  albums: Albums,
  stored: readonly StoredPicture[],
): MediaRow[] {
  const byName = new Map(stored.map((picture) => [picture.name, picture]));
  return businesses.flatMap(({ row }) =>
    albums.get(row.id)!.map(({ name, alt }, position): MediaRow => {
      const { storageKey, bytes } = byName.get(name)!;
      return {
        id: random.uuid(row.createdAt),
        listingId: row.id,
        kind: "photo",
        position,
        storageKey,
        contentType: "image/webp",
        bytes,
        width: pictureSize.width,
        height: pictureSize.height,
        caption: alt,
        revealing: position > 0 && random.chance(0.12),
        featured: position === 0,
        createdAt: row.createdAt,
      };
    }),
  );
}
