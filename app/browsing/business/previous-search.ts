const searchPlaces =
  /^\/(businesses|franchises|buy-franchise|buy-franchise-resale|real-estate)([/?]|$)/;

/** History, referrer and storage are not trusted: only URLs of our own searches are accepted. */
export function previousSearch(...places: unknown[]): string | null {
  return (
    places.find(
      (place): place is string => typeof place === "string" && searchPlaces.test(place),
    ) ?? null
  );
}

/** A business opened in a new tab has no history, only a referrer. */
export const pathOfReferrer = (referrer: string, origin: string): string | null =>
  referrer.startsWith(`${origin}/`) ? referrer.slice(origin.length) : null;
