import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "./routes.ts";

/** In a bundle this module is replaced by its result (`vite.config.ts`): browsers need the list, not the package behind `routes.ts`. */
export const routePatterns: readonly string[] = listPatterns(routes as RouteConfigEntry[]);

function listPatterns(entries: readonly RouteConfigEntry[], base = ""): string[] {
  return entries.flatMap(({ path, file, children }) => {
    // These addresses only say that there is nothing, or are for scripts and files: no link leads there.
    if (file.endsWith("not-found-page.tsx") || /(?<!-redirect)\.route\.ts$/.test(file)) return [];
    const here = path ? `${base}/${path}` : base;
    const below = listPatterns(children ?? [], here);
    const isPage = children === undefined || below.length === 0;
    return isPage ? [here || "/"] : below;
  });
}
