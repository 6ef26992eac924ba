import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

const fixedFiles = [
  "favicon.svg",
  "favicon.ico",
  "apple-touch-icon.png",
  "icon-512.png",
  "site.webmanifest",
];

export function assetRoutes(root: string) {
  const app = new Hono();
  const serve = (path: string, cacheControl: string) =>
    app.get(
      path,
      serveStatic({
        root,
        precompressed: true,
        onFound: (_path, c) => c.header("cache-control", cacheControl),
      }),
      (c) => c.text("Not found\n", 404),
    );
  // File names contain a hash of the content.
  serve("/assets/*", "public, max-age=31536000, immutable");
  for (const name of fixedFiles) serve(`/${name}`, "public, max-age=86400");
  // A browser with an old worker must not wait a day for the new one.
  serve("/push-worker.js", "no-cache");
  return app;
}
