import type { listingMedia } from "#app/listings/media/media.table.ts";

/** Cards and link previews show the cover. A revealing photo is shown to those the owner chooses, once a package is bought. */
export type OwnPhoto = Pick<
  typeof listingMedia.$inferSelect,
  "id" | "caption" | "alt" | "placeholder" | "revealing" | "featured"
>;

export const maxCaptionLength = 150;
export const maxAltLength = 150;

export const nextCover = <Photo extends Pick<OwnPhoto, "revealing">>(
  photos: readonly Photo[],
): Photo | undefined => photos.find(({ revealing }) => !revealing) ?? photos[0];

/** A form with several photos is held in memory as a whole. Three large ones fit; with JavaScript each is sent separately. */
export const maxPhotoFormBytes = 32 * 1024 * 1024;
