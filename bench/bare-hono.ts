import { readFileSync } from "node:fs";
import { serve } from "@hono/node-server";
import { Hono } from "hono";

/** The upper bound: Hono sending the bytes of our home page, and nothing else. */
const body = readFileSync(process.env.BODY_FILE!);
const app = new Hono();
app.get("/live", (c) => c.text("live"));
app.get("/", (c) =>
  c.body(body, 200, { "content-type": "text/html; charset=utf-8", "content-encoding": "br" }),
);
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: "127.0.0.1" });
