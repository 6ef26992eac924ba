/** For the way back from a business after any detour. Where storage is blocked, nothing is kept. */
const storageKey = "last-search";

export function rememberSearch(href: string): void {
  try {
    sessionStorage.setItem(storageKey, href);
  } catch {
    // Storage is full or blocked: the way back leads to all businesses.
  }
}

export function recallSearch(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

const searchPath = /^\/(businesses|franchises|real-estate)(\/|$)/i;

export const isSearchPath = (pathname: string): boolean => searchPath.test(pathname);
