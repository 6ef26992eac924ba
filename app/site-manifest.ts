import type { ServerBuild } from "react-router";

// The router's manifest lists every page with its scripts, and browsers load it with the first one. A third of it
// are admin pages, so there are two manifests: the complete one for the admin area, and this one for everyone else.

type Manifest = ServerBuild["assets"];
type Route = NonNullable<Manifest["routes"][string]>;

const adminLayout = "admin/admin-page";
/** Matches every address of the admin area, and loads the document. */
const adminEntry = "admin/not-found-page";

/** The URL of the site manifest, derived from that of the complete one. Development has only the complete one. */
export const siteManifestUrl = (url: string): string =>
  url.replace("/manifest-", "/site-manifest-");

export function manifestFor(
  manifest: Manifest,
  matches: readonly { route: { id: string } }[],
): Manifest {
  const isAdmin = matches.some(({ route }) => route.id === adminLayout);
  return isAdmin ? manifest : { ...manifest, url: siteManifestUrl(manifest.url) };
}

/** Asked for by programs, emails, old links and `fetch`; the client router never does. */
const forPrograms =
  /^(terms$|privacy$|content\/(sitemap|articles\/feeds|for-programs)|feeds|for-programs|browsing\/api|search\/box|messages\/(campaigns|leads\/counts)|deals\/(room\/(keeping|filling\/room-change)|signing\/signed-document\.)|market\/(reports\/report-feed|valuation\/report)|accounts\/data\/download|payments\/checkout\/create|selling\/editing\/save-fields)\b|\.(csv|json|md)$/;

/** The manifest without the pages below the admin layout, files that the pages above have already loaded, and what says nothing. */
export function makeSiteManifest(manifest: Manifest): Manifest {
  const root = manifest.routes["root"]!;
  const uses = Map.groupBy(
    Object.values(manifest.routes).flatMap((route) => route!.imports ?? []),
    (file) => file,
  );
  const filesOf = ({ imports = [], css = [] }: Route) => [...imports, ...css];
  const loadedFor = ({ parentId }: Route): string[] => {
    const parent = parentId === undefined ? undefined : manifest.routes[parentId]!;
    return parent ? [...filesOf(parent), ...loadedFor(parent)] : manifest.entry.imports;
  };
  const isAdmin = ({ parentId, id }: Route): boolean =>
    id === adminLayout || (parentId !== undefined && isAdmin(manifest.routes[parentId]!));
  const routes: Manifest["routes"] = { root };
  for (const route of Object.values(manifest.routes) as Route[]) {
    if (route === root || forPrograms.test(route.id)) continue;
    if (isAdmin(route) && route.id !== adminEntry) continue;
    const parentId = route.id === adminEntry ? "root" : route.parentId;
    const loaded = new Set(loadedFor(route));
    const notLoaded = (files: string[] | undefined) => files?.filter((file) => !loaded.has(file));
    // In one order, the same files are a repetition, which compresses well.
    const imports = notLoaded(route.imports)?.sort(
      (one, other) => uses.get(other)!.length - uses.get(one)!.length || (one < other ? -1 : 1),
    );
    const css = notLoaded(route.css);
    const told = Object.entries({ ...route, parentId, imports, css }).filter(
      ([, value]) => value && (!Array.isArray(value) || value.length > 0),
    );
    routes[route.id] = Object.fromEntries(told) as unknown as Route;
  }
  return { ...manifest, routes, url: siteManifestUrl(manifest.url) };
}

/** Every route is named by its key already: the names again would be half a kilobyte. */
export const siteManifestScript = (manifest: Manifest): string =>
  `window.__reactRouterManifest=${JSON.stringify(manifest, (key, value) => (key === "id" ? undefined : value))};` +
  "for(const[id,route]of Object.entries(window.__reactRouterManifest.routes))route.id=id;";
