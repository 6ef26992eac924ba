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

/** Asked for by programs, emails and `fetch`; the client router never does. */
const forPrograms =
  /^(content\/(sitemap|articles\/feeds|for-programs)|feeds|for-programs|browsing\/api|search\/box|messages\/(campaigns|leads\/counts)|deals\/room\/(keeping|filling\/room-change)|market\/(reports\/report-feed|valuation\/report)|accounts\/data\/download|payments\/checkout\/create)\b|\.(csv|json|md)$/;

/** The manifest without the pages below the admin layout, files that the root has already loaded, and what says nothing. */
export function makeSiteManifest(manifest: Manifest): Manifest {
  const root = manifest.routes["root"]!;
  const loaded = new Set([...manifest.entry.imports, ...(root.imports ?? []), ...(root.css ?? [])]);
  const notLoaded = (files: string[] | undefined) => files?.filter((file) => !loaded.has(file));
  const isAdmin = ({ parentId, id }: Route): boolean =>
    id === adminLayout || (parentId !== undefined && isAdmin(manifest.routes[parentId]!));
  const routes: Manifest["routes"] = { root };
  for (const route of Object.values(manifest.routes) as Route[]) {
    if (route === root || forPrograms.test(route.id)) continue;
    if (isAdmin(route) && route.id !== adminEntry) continue;
    const parentId = route.id === adminEntry ? "root" : route.parentId;
    const [imports, css] = [notLoaded(route.imports), notLoaded(route.css)];
    const told = Object.entries({ ...route, parentId, imports, css }).filter(
      ([, value]) => value && (!Array.isArray(value) || value.length > 0),
    );
    routes[route.id] = Object.fromEntries(told) as unknown as Route;
  }
  return { ...manifest, routes, url: siteManifestUrl(manifest.url) };
}
