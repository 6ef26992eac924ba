import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { makeSiteManifest, siteManifestScript, siteManifestUrl } from "./app/site-manifest.ts";

export default {
  appDirectory: "app",
  ssr: true,
  // Several programs are built together, see `environments.ssr` in vite.config.ts.
  serverBuildFile: "[name].js",
  // Fetching routes lazily costs a request, and renders the whole page again when the response
  // arrives.
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig }) =>
    writeSiteManifest(join(reactRouterConfig.buildDirectory, "client/assets")),
} satisfies Config;

/** Writes the manifest for pages outside the admin area beside the router's own. */
function writeSiteManifest(folder: string): void {
  const name = readdirSync(folder).find((file) => /^manifest-\w+\.js$/.test(file))!;
  const script = readFileSync(join(folder, name), "utf8");
  const manifest = JSON.parse(script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1));
  const path = join(folder, siteManifestUrl(`/${name}`));
  writeFileSync(path, siteManifestScript(makeSiteManifest(manifest)));
}
