/** Widths in which a photo is stored, each 3:2; the largest is also used for link previews. */
export const photoWidths = [200, 400, 800, 1200] as const;
export type PhotoWidth = (typeof photoWidths)[number];

/** Best first: the first format that the browser accepts is used. */
export const photoFormats = ["avif", "webp", "jpeg"] as const;
export type PhotoFormat = (typeof photoFormats)[number];

const extensions: Record<PhotoFormat, string> = { avif: "avif", webp: "webp", jpeg: "jpg" };

export const formatOf = (extension: string): PhotoFormat | undefined =>
  photoFormats.find((format) => extensions[format] === extension);

export const photoContentType = (format: PhotoFormat): string => `image/${format}`;

export const photoKey = (storageKey: string, width: number, format: PhotoFormat = "webp"): string =>
  `photos/${storageKey}/${width}.${extensions[format]}`;

export const photoHref = (mediaId: string, width: PhotoWidth): string =>
  `/media/${mediaId}/${width}`;

/** AVIF and WebP only for clients that name them: link previews and mail programs accept anything, but show neither. */
export function chooseFormat(
  stored: readonly PhotoFormat[],
  accept: string | undefined,
): PhotoFormat | undefined {
  const named = photoFormats.find(
    (format) =>
      format !== "jpeg" && stored.includes(format) && accept?.includes(photoContentType(format)),
  );
  return named ?? (stored.includes("jpeg") ? "jpeg" : stored[0]);
}
