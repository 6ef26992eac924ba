import { storedList } from "#app/ui/browser/stored-list.ts";

/** In a cookie, so that it works without an account and JavaScript; the URL contains the ids, so that it can be shared. */
export const maxCompared = 4;

const cookieName = "compare";
const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const keptForSeconds = 30 * 24 * 60 * 60;

/** Unique and in the order they were selected; invalid ids are dropped. */
export function parseIds(text: string, limit = maxCompared): string[] {
  const ids = text.toLowerCase().split(/[.,\s]+/, 50);
  return [...new Set(ids)].filter((id) => idShape.test(id)).slice(0, limit);
}

export function parseCompared(cookies: string): string[] {
  const pair = cookies.split(/;\s*/).find((one) => one.startsWith(`${cookieName}=`));
  return pair ? parseIds(pair.slice(cookieName.length + 1)) : [];
}

/** Not HttpOnly: public pages are cached for everyone, so the browser adds the selection itself. */
export function comparedCookie(ids: readonly string[]): string {
  const age = ids.length > 0 ? keptForSeconds : 0;
  return `${cookieName}=${ids.join(".")}; Max-Age=${age}; Path=/; SameSite=Lax`;
}

export function addCompared(
  ids: readonly string[],
  id: string,
): { ok: true; ids: string[] } | { ok: false; reason: "full" } {
  if (ids.includes(id)) return { ok: true, ids: [...ids] };
  return ids.length < maxCompared ? { ok: true, ids: [...ids, id] } : { ok: false, reason: "full" };
}

export const removeCompared = (ids: readonly string[], id: string): string[] =>
  ids.filter((one) => one !== id);

export const compareHref = (ids: readonly string[]): string =>
  ids.length > 0 ? `/compare?ids=${ids.join(",")}` : "/compare";

export const compared = storedList({
  read: () => parseCompared(document.cookie),
  write: (ids) => {
    document.cookie = comparedCookie(ids);
  },
});

/** Rows in which one value is clearly better for a buyer. */
export const ranked = {
  askingPrice: "lowest",
  revenue: "highest",
  cashFlow: "highest",
  profitMargin: "highest",
  pricePerRevenue: "lowest",
  pricePerCashFlow: "lowest",
  growthRate: "highest",
} as const;

export type RankedRow = keyof typeof ranked;
