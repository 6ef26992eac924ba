import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

/** Names carry a hash of the content. */
export function assetRoutes(root: string) {
  const app = new Hono();
  app.get(
    "/assets/*",
    serveStatic({
      root,
      precompressed: true,
      onFound: (_path, c) => c.header("cache-control", "public, max-age=31536000, immutable"),
    }),
    (c) => c.text("Not found\n", 404),
  );
  const fixed = serveStatic({
    root,
    precompressed: true,
    onFound: (_path, c) => c.header("cache-control", "public, max-age=86400"),
  });
  for (const name of [
    "favicon.svg",
    "favicon.ico",
    "apple-touch-icon.png",
    "icon-512.png",
    "site.webmanifest",
  ])
    app.get(`/${name}`, fixed, (c) => c.text("Not found\n", 404));
  // A browser with an old worker must not wait a day for the new one.
  const worker = serveStatic({
    root,
    precompressed: true,
    onFound: (_path, c) => c.header("cache-control", "no-cache"),
  });
  app.get("/push-worker.js", worker, (c) => c.text("Not found\n", 404));
  return app;
}
