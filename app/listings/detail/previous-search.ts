/** Cards hand the address of their search to the page of the business, so that its breadcrumb leads back to it. */
export interface CardState {
  search: string;
}

const searchPlaces =
  /^\/(businesses|franchises|buy-franchise|buy-franchise-resale|real-estate)([/?]|$)/;

/** The search that the visitor came from. The history may hold anything: only our own searches count. */
export function previousSearch(state: unknown): string | null {
  const search = (state as Partial<CardState> | null)?.search;
  return typeof search === "string" && searchPlaces.test(search) ? search : null;
}
