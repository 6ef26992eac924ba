/** A photo is kept in these widths, each 3:2; the largest is also the one that is shared with other sites. */
export const photoWidths = [400, 800, 1200] as const;

/** Where one width of a photo lies, by the name of its content. */
export const photoKey = (storageKey: string, width: number): string =>
  `photos/${storageKey}/${width}.webp`;

export type PhotoWidth = (typeof photoWidths)[number];

export const photoHref = (mediaId: string, width: PhotoWidth): string =>
  `/media/${mediaId}/${width}.webp`;
