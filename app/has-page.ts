import { routePatterns } from "./route-patterns.ts";

// One expression for all pages: the screens of administrators ask for dozens of links each.
const anyPage = new RegExp(
  `^(?:${routePatterns.map((pattern) => pattern.replaceAll(/\/:\w+(\?)?/g, "(?:/[^/]+)$1")).join("|")})/?$`,
);

/** Whether the product has a page at this address, so that no link leads nowhere. True for queries and hashes of the same page. */
export function hasPage(to: string): boolean {
  const path = /^[^?#]*/.exec(to)![0];
  return path === "" || anyPage.test(path);
}

export const existingPages = <Link extends { to: string }>(links: readonly Link[]): Link[] =>
  links.filter(({ to }) => hasPage(to));
