/** For the link back from a business after any detour. With blocked storage nothing is kept. */
const storageKey = "last-search";

export function rememberSearch(href: string): void {
  try {
    sessionStorage.setItem(storageKey, href);
  } catch {
    // Storage is full or blocked: the link leads to all businesses.
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
