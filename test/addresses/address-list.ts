import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchPath } from "react-router";
import routes from "#app/routes.ts";

export interface Address {
  pattern: string;
  /** Whether the page accepts forms. */
  hasAction: boolean;
  isScreen: boolean;
}

const app = join(import.meta.dirname, "../../app");
const actionShape = /^export (async )?(function|const) action\b/m;

/** Every address of the product, as routes.ts has them. */
export const addresses: Address[] = flatten(routes as RouteConfigEntry[]);

function flatten(entries: readonly RouteConfigEntry[], base = ""): Address[] {
  return entries.flatMap(({ path, index, file, children }) => {
    const here = path ? `${base}/${path}` : base;
    const hasAction = actionShape.test(readFileSync(join(app, file), "utf8"));
    const isScreen = file.endsWith("-page.tsx");
    const own = index || (path && !children) ? [{ pattern: here || "/", hasAction, isScreen }] : [];
    return [...own, ...flatten(children ?? [], here)];
  });
}

/** By path: every page repeats the forms of the header and the footer. */
const patterns = new Map<string, string | undefined>();

/** The address that matches a path, like the router: static segments beat parameters. */
export function patternOf(path: string): string | undefined {
  if (!patterns.has(path)) patterns.set(path, findPattern(path));
  return patterns.get(path);
}

const findPattern = (path: string): string | undefined =>
  addresses
    .filter(({ pattern }) => matchPath(pattern, path))
    .map(({ pattern }) => pattern)
    .sort((a, b) => wildness(a) - wildness(b))[0];

const wildness = (pattern: string) =>
  (pattern.match(/:/g)?.length ?? 0) + (pattern.includes("*") ? 10 : 0);

/** Whether a link leads to a page or a redirect, and not to "not found". */
export function isAddress(to: string): boolean {
  const path = /^[^?#]*/.exec(to)![0];
  return path === "" || !(patternOf(path)?.endsWith("*") ?? true);
}
