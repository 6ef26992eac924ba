import type { LinkState } from "#app/ui/plain-link.tsx";

const searchPlaces =
  /^\/(businesses|franchises|buy-franchise|buy-franchise-resale|real-estate)([/?]|$)/;

/** The search that the visitor came from. History state is not trusted: only URLs of our own searches are accepted. */
export function previousSearch(state: unknown): string | null {
  const from = (state as Partial<LinkState> | null)?.from;
  return typeof from === "string" && searchPlaces.test(from) ? from : null;
}
