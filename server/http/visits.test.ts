import { Hono } from "hono";
import { expect, test } from "vitest";
import type { Visit } from "#app/browsing/visits/visit-counter.server.ts";
import type { AppContext } from "./guard.ts";
import { countVisits } from "./visits.ts";

const id = "01930000-0000-7000-8000-000000000001";
const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0";

function aSite(status = 200) {
  const seen: Visit[] = [];
  const app = new Hono();
  app.use(
    "/business/*",
    countVisits({ count: (visit) => seen.push(visit), flush: async () => {} }),
  );
  app.all("*", (context) => {
    const c = context as unknown as AppContext;
    c.set("ip", "192.0.2.1");
    if (c.req.header("cookie")) c.set("viewerId", "a person");
    c.set("isImpersonation", c.req.header("cookie") === "view as");
    return new Response(null, { status, headers: { "cache-control": "public" } });
  });
  const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    app.request(path, { method, headers: { "user-agent": userAgent, ...headers } });
  return { seen, ask };
}

test("counts the page and its data, with the viewer and the source", async () => {
  const { seen, ask } = aSite();
  const host = "relevo.test";
  const referrer = "https://relevo.test/businesses?q=bakery";
  await ask(`/business/${id}?from=search`, { host });
  await ask(`/business/${id}.data?_routes=x`, { cookie: "session", host, referer: referrer });
  const visit = { listingId: id, ip: "192.0.2.1", userAgent, host };
  expect(seen).toEqual([
    { ...visit, viewerId: null, referrer: undefined },
    { ...visit, viewerId: "a person", referrer },
  ]);
});

test("a prefetch is not a visit and is not cached, so that the visit itself sends a request", async () => {
  const { seen, ask } = aSite();
  const answer = await ask(`/business/${id}.data`, { "sec-purpose": "prefetch" });
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect((await ask(`/business/${id}`)).headers.get("cache-control")).toBe("public");
  expect(seen).toHaveLength(1);
});

test("bots, other methods, other pages and error responses are not visits", async () => {
  const { seen, ask } = aSite();
  await ask(`/business/${id}`, { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
  await ask(`/business/${id}`, {}, "HEAD");
  await ask(`/business/${id}`, {}, "POST");
  await ask(`/business/${id}/report`);
  // An impersonating administrator.
  await ask(`/business/${id}`, { cookie: "view as" });
  expect(seen).toEqual([]);
  const missing = aSite(404);
  await missing.ask(`/business/${id}`);
  expect(missing.seen).toEqual([]);
});
