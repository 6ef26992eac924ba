/** Cards pass the URL of their search to the business page in the history state, for the breadcrumb. */
export interface CardState {
  search: string;
}

const searchPlaces =
  /^\/(businesses|franchises|buy-franchise|buy-franchise-resale|real-estate)([/?]|$)/;

/** The search that the visitor came from. History state is not trusted: only URLs of our own searches are accepted. */
export function previousSearch(state: unknown): string | null {
  const search = (state as Partial<CardState> | null)?.search;
  return typeof search === "string" && searchPlaces.test(search) ? search : null;
}
