import { runInNewContext } from "node:vm";
import { matchRoutes, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { makeSiteManifest, manifestFor, siteManifestScript } from "./site-manifest.ts";

type Manifest = ServerBuild["assets"];

const route = (id: string, path?: string, parentId?: string, imports: string[] = []) => ({
  id,
  path,
  parentId,
  imports,
  css: ["/shell.css"],
});

const root = route("root", "", undefined, ["/framework.js", "/shell.js"]);
const routes = [
  route("businesses", "businesses", "root", ["/framework.js", "/map.js", "/listing.js"]),
  route("saved", "saved", "root", ["/listing.js"]),
  route("viewed", "viewed", "saved", ["/listing.js", "/photo.js"]),
  route("admin/admin-page", undefined, "root"),
  route("admin/users-page", "admin/users", "admin/admin-page"),
  route("admin/media-page", undefined, "admin/admin-page"),
  route("admin-photos", "admin/listings/:id/photos", "admin/media-page"),
  route("admin/not-found-page", "admin/*", "admin/admin-page"),
  route("not-found", "*", "root"),
];

const whole = {
  entry: { imports: ["/framework.js"], module: "/entry.js" },
  routes: Object.fromEntries([root, ...routes].map((one) => [one.id, one])),
  url: "/assets/manifest-1a2b.js",
  version: "1a2b",
} as unknown as Manifest;

test("outside the admin area one route represents all of its pages", () => {
  const site = makeSiteManifest(whole);
  expect(Object.keys(site.routes)).toEqual([
    "root",
    "businesses",
    "saved",
    "viewed",
    "admin/not-found-page",
    "not-found",
  ]);
  const known = Object.values(site.routes).filter((one) => one!.parentId === "root");
  const idAt = (path: string) =>
    matchRoutes(
      known.map((one) => ({ id: one!.id, path: one!.path! })),
      path,
    )?.at(-1)?.route.id;
  for (const path of ["/admin", "/admin/users", "/admin/listings/1/photos", "/Admin/nothing"])
    expect(idAt(path)).toBe("admin/not-found-page");
  expect(idAt("/administrators")).toBe("not-found");
});

test("lists files that the pages above have loaded only once, the most used first", () => {
  const { routes: kept } = makeSiteManifest(whole);
  expect(kept["businesses"]).toMatchObject({ imports: ["/listing.js", "/map.js"] });
  expect(kept["viewed"]).toMatchObject({ imports: ["/photo.js"] });
  expect(kept["root"]).toEqual(root);
});

test("a page gets the manifest that contains its routes", () => {
  const matching = (...ids: string[]) => ids.map((id) => ({ route: { id } }));
  expect(manifestFor(whole, matching("root", "businesses")).url).toBe(makeSiteManifest(whole).url);
  expect(manifestFor(whole, matching("root", "admin/admin-page", "admin/users-page"))).toBe(whole);
});

test("the script gives the router the manifest, with the name of every route", () => {
  const site = makeSiteManifest(whole);
  const script = siteManifestScript(site);
  expect(script).not.toContain('"id"');
  const window: Record<string, Manifest> = {};
  runInNewContext(script, { window });
  expect(structuredClone(Object.values(window))).toEqual([structuredClone(site)]);
});
