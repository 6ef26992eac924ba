import { routePatterns } from "./route-patterns.ts";

// One expression for all pages: admin screens check dozens of links each.
const anyPage = new RegExp(
  `^(?:${routePatterns.map((pattern) => pattern.replaceAll(/\/:\w+(\?)?/g, "(?:/[^/]+)$1")).join("|")})/?$`,
);

/** Whether a page exists at this address, so that no link is broken. Ignores queries and hashes. */
export function hasPage(to: string): boolean {
  const path = /^[^?#]*/.exec(to)![0];
  return path === "" || anyPage.test(path);
}

export const existingPages = <Link extends { to: string }>(links: readonly Link[]): Link[] =>
  links.filter(({ to }) => hasPage(to));
