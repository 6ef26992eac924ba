/** Widths in which a photo is stored, each 3:2; the largest is also used for link previews. */
export const photoWidths = [400, 800, 1200] as const;

/** Key of one width of a photo in the file store. */
export const photoKey = (storageKey: string, width: number): string =>
  `photos/${storageKey}/${width}.webp`;

export type PhotoWidth = (typeof photoWidths)[number];

export const photoHref = (mediaId: string, width: PhotoWidth): string =>
  `/media/${mediaId}/${width}.webp`;
