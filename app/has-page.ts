import { routePatterns } from "./route-patterns.ts";

const patterns = routePatterns.map(
  (pattern) => new RegExp(`^${pattern.replaceAll(/\/:\w+(\?)?/g, "(/[^/]+)$1")}/?$`),
);

/** Whether the product has a page at this address, so that no link leads nowhere. True for queries and hashes of the same page. */
export function hasPage(to: string): boolean {
  const path = /^[^?#]*/.exec(to)![0];
  return path === "" || patterns.some((pattern) => pattern.test(path));
}

/** Of a list of links, those whose page exists. */
export const existingPages = <Link extends { to: string }>(links: readonly Link[]): Link[] =>
  links.filter(({ to }) => hasPage(to));
