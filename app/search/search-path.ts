const searchPath = /^\/(businesses|franchises|real-estate)(\/|$)/i;

/** Whether the address shows the results of a search. */
export const isSearchPath = (pathname: string): boolean => searchPath.test(pathname);
