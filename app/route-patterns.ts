import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "./routes.ts";

/** A bundle contains only the result of this module (`vite.config.ts`): browsers need the list, not the package behind `routes.ts`. */
export const routePatterns: readonly string[] = listPatterns(routes as RouteConfigEntry[]);

function listPatterns(entries: readonly RouteConfigEntry[], base = ""): string[] {
  return entries.flatMap(({ path, file, children }) => {
    // Not-found pages, and addresses for scripts and files: nothing links there.
    if (file.endsWith("not-found-page.tsx") || /(?<!-redirect)\.route\.ts$/.test(file)) return [];
    const here = path ? `${base}/${path}` : base;
    const below = listPatterns(children ?? [], here);
    const isPage = children === undefined || below.length === 0;
    return isPage ? [here || "/"] : below;
  });
}
