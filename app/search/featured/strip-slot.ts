import type { Search } from "#app/search/search.ts";

/**
 * Owners pay for attention, not for rank: a few featured listings that match a search are shown in a labelled strip above its
 * first page. Which ones changes every ten minutes, and each that matches has the same chance each time. How many is a setting,
 * see `featured-slots.ts`.
 */
const slotMs = 10 * 60_000;

/** Numbers the ten minutes, from which the order of the featured listings is shuffled. */
export const slotOf = (moment: Date): number => Math.floor(moment.getTime() / slotMs);

/** Only above the default order: other orders put their own first result first. The map has its own list. */
export const canHaveStrip = (search: Pick<Search, "sort" | "view">): boolean =>
  search.sort === "default" && search.view === "list";

/** Few results are all visible at once, where a strip would only hide them from the list. */
export const isWorthStrip = (total: number, stripSize: number): boolean => total > stripSize;
