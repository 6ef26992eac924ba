const searchPlaces =
  /^\/(businesses|franchises|buy-franchise|buy-franchise-resale|real-estate)([/?]|$)/;

/**
 * The search that the visitor came from: the first of these that is one. They come from the history, the referrer and the
 * browser's storage, none of which is trusted: only URLs of our own searches are accepted.
 */
export function previousSearch(...places: unknown[]): string | null {
  return (
    places.find(
      (place): place is string => typeof place === "string" && searchPlaces.test(place),
    ) ?? null
  );
}

/** The path of a page of this site; a business that opens in a new tab has no history, only a referrer. */
export const pathOfReferrer = (referrer: string, origin: string): string | null =>
  referrer.startsWith(`${origin}/`) ? referrer.slice(origin.length) : null;
