import { createHash, createHmac } from "node:crypto";
import { Stripe } from "stripe";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { getRequestListener } from "@hono/node-server";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { sessions } from "#app/accounts/sessions/sessions.table.ts";
import { siteSettings } from "#app/content/settings/site-settings.table.ts";
import type { Db, Freshness, Readers } from "#app/platform/db/db.ts";
import { onlyPrimary } from "#app/platform/db/readers.ts";
import { createId } from "#app/platform/db/id.ts";
import { neededParts, otherParts } from "#app/platform/health.ts";
import { release } from "#app/platform/release.server.ts";
import { workerBeatJob } from "#app/platform/jobs/worker-beat.ts";
import { openServer } from "#app/platform/db/open-server.ts";
import { createDiskStore } from "#app/platform/files/disk-store.ts";
import { createLog } from "#app/platform/log.ts";
import { createMailTransport } from "#app/platform/mail/transport.ts";
import { alertUrl } from "#app/messages/alerts/subscribe/alert-by-link.server.ts";
import { unsubscribeUrl } from "#app/messages/email/email-tokens.server.ts";
import { listingDailyViews } from "#app/browsing/visits/visits.table.ts";
import { aListing, aPhoto, aUser } from "#test/factories.ts";
import { withDatabase, type World } from "#test/with-database.ts";
import { cookieOf } from "#test/sign-in.ts";
import { type AppChanges, startApp, type StartedApp } from "#test/stand-ins/app.ts";
import { type MailServer, startMailServer } from "#test/stand-ins/mail-server.ts";
import { isUnavailable } from "./http/unavailable.ts";
import { listenToChanges } from "./services.ts";
import { soon } from "#test/soon.ts";
import { site } from "#app/shared/brand.ts";

const origin = "http://relevo.test";
const visitor = "203.0.113.7";
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "relevo-app-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (
  world: World,
  variables: Record<string, string> = {},
  changes: AppChanges = {},
  isStopping = () => false,
): StartedApp =>
  startApp(world, { DATA_DIR: folder, APP_URL: origin, ...variables }, changes, isStopping);

/** A scheduled beat that has not run since it was due. */
async function markWorkerBeat(db: Db, secondsAgo: number): Promise<void> {
  const { name, schedule } = workerBeatJob;
  await db.execute(
    sql`insert into pgboss.schedule (name, cron) values (${name}, ${schedule}) on conflict do nothing`,
  );
  await db.execute(sql`insert into pgboss.job (id, name, state, policy, start_after)
    values (${createId()}, ${name}, 'created', 'short', now() - make_interval(secs => ${secondsAgo}))
    on conflict do nothing`);
  await db.execute(
    sql`update pgboss.job set start_after = now() - make_interval(secs => ${secondsAgo}) where name = ${name}`,
  );
}

const policyOf = (response: Response, directive: string) =>
  response.headers
    .get("content-security-policy")
    ?.split("; ")
    .find((line) => line.startsWith(`${directive} `));

withDatabase((world) => {
  let app: StartedApp;
  let cookie: string;
  beforeAll(async () => {
    app = start(world());
    await listenToChanges(world().database, app.cache);
    const person = await aUser(world().db, { email: "signed-in@example.com" });
    cookie = await cookieOf(world().db, app.env, person.id);
  });
  beforeEach(() => {
    app.cache.tableChanged("site_settings");
    app.log.length = 0;
  });

  describe("every response", () => {
    it.each([
      ["a page", "/public", {}, 200],
      ["a private page", "/private", {}, 200],
      ["a missing page", "/nowhere", {}, 404],
      ["a page with a mistake of ours", "/broken", {}, 500],
      ["a page whose database is away", "/away", {}, 503],
      ["a missing photo", "/media/none/400.webp", {}, 404],
      [
        "a refused write",
        "/echo",
        { method: "POST", headers: { origin: "https://evil.example" } },
        403,
      ],
      [
        "a body that is too large",
        "/echo",
        { method: "POST", body: "x".repeat(1024 * 1024 + 1) },
        413,
      ],
      ["a redirect", "/public/", {}, 301],
      ["a sign of life", "/live", {}, 200],
      ["metrics for a stranger", "/metrics", {}, 404],
    ])("has the security headers: %s", async (_what, path, init, status) => {
      const response = await app.ask(path, init);
      expect(response.status).toBe(status);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "strict-origin-when-cross-origin",
        "permissions-policy": expect.stringContaining("camera=()"),
        "cross-origin-opener-policy": "same-origin",
      });
      // A cached page has the same bytes for everyone: there is nothing to trace in it.
      if (path !== "/public")
        expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
      expect(policyOf(response, "frame-ancestors")).toBe("frame-ancestors 'none'");
      expect(response.headers.get("content-security-policy")).not.toMatch(/script-src[^;]*unsafe/);
      expect(response.headers.has("x-shown-tables")).toBe(false);
      expect(status < 400 || response.headers.get("cache-control")).toSatisfy(
        (kept) => kept === true || /no-store/.test(String(kept)),
      );
    });

    it("requires https if we are on https", async () => {
      const secure = start(world(), { APP_URL: "https://relevo.test" });
      expect((await secure.ask("/live")).headers.get("strict-transport-security")).toMatch(
        /max-age/,
      );
      expect((await app.ask("/live")).headers.has("strict-transport-security")).toBe(false);
    });

    it("has a request id that is in the log, and no cookie there", async () => {
      const response = await app.ask("/private", { headers: { cookie } });
      const line = app.log.map((text) => JSON.parse(text)).find(({ msg }) => msg === "request");
      expect(line).toMatchObject({
        requestId: response.headers.get("x-request-id"),
        path: "/private",
        status: 200,
      });
      expect(app.log.join("")).not.toContain(cookie.split("=")[1]!.slice(0, 20));
    });

    it("names in the log who was refused", async () => {
      await app.ask("/forbidden", { headers: { cookie } });
      await app.ask("/forbidden");
      const lines = app.log.map((text) => JSON.parse(text)).filter(({ msg }) => msg === "request");
      const [refused, visitor] = lines.filter(({ status }) => status === 403).slice(-2);
      expect(refused).toMatchObject({ path: "/forbidden", viewerId: expect.any(String) });
      expect(visitor).not.toHaveProperty("viewerId");
    });

    it("logs no token of an email link", async () => {
      const id = "01900000-0000-7000-8000-000000000000";
      const links = [
        alertUrl(app.env.SESSION_SECRET, "unsubscribe", id),
        unsubscribeUrl(app.env.SESSION_SECRET, id),
      ];
      for (const link of links) await app.ask(link.replace(site, ""));
      const output = app.log.join("");
      expect(output).toContain('"path":"/unsubscribe/messages/•••"');
      for (const link of links) expect(output).not.toContain(link.split("/").at(-1));
    });

    it("logs our error once and hides it from the visitor", async () => {
      const response = await app.ask("/broken");
      expect(await response.text()).not.toContain("a mistake of ours");
      const faults = app.log.filter((line) => line.includes("a mistake of ours"));
      expect(faults).toHaveLength(1);
      expect(JSON.parse(faults[0]!).requestId).toBe(response.headers.get("x-request-id"));
    });

    it("has Retry-After if a service is unavailable", async () => {
      expect((await app.ask("/away")).headers.get("retry-after")).toBe("5");
      expect((await app.ask("/broken")).headers.has("retry-after")).toBe(false);
    });
  });

  describe("scripts", () => {
    it("are allowed by hash on anonymous pages, and structured data has none", async () => {
      const hash = createHash("sha256").update("window.state = 1;").digest("base64");
      const response = await app.ask("/public");
      expect(policyOf(response, "script-src")).toBe(`script-src 'self' 'sha256-${hash}'`);
      expect(await response.text()).not.toContain("nonce");
    });

    it("are allowed by a fresh nonce on the pages of signed-in users", async () => {
      const seen = new Set<string>();
      for (let i = 0; i < 3; i++) {
        const response = await app.ask("/public", { headers: { cookie } });
        const [, nonce] = /^script-src 'self' 'nonce-([\w+/=]{24})'$/.exec(
          policyOf(response, "script-src")!,
        )!;
        expect(await response.text()).toContain(`<script nonce="${nonce}">`);
        seen.add(nonce!);
      }
      expect(seen.size).toBe(3);
    });

    it("are not allowed in HTML with its own policy", async () => {
      for (const headers of [{}, { cookie }] as Record<string, string>[]) {
        const response = await app.ask("/preview", { headers });
        expect(response.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
        expect(await response.text()).toBe("<p>An email</p>");
      }
    });
  });

  describe("the cache", () => {
    it("returns the same page without rendering it, with a tag", async () => {
      const first = await app.ask("/public");
      expect(app.cache.size).toBe(1);
      app.log.length = 0;
      const second = await app.ask("/public");
      expect(second.headers.get("etag")).toBe(first.headers.get("etag"));
      expect(second.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
      expect(second.headers.get("vary")).toBe("Accept-Encoding, Accept-Language, Cookie");
      expect(await second.text()).toBe(await first.text());
      expect(app.log).toEqual([]);
    });

    it("answers 304 to a client that has the page, with its policy and without a body", async () => {
      const first = await app.ask("/public");
      const headers = { "if-none-match": first.headers.get("etag")! };
      const second = await app.ask("/public", { headers });
      expect(second.status).toBe(304);
      expect(await second.text()).toBe("");
      expect(second.headers.get("etag")).toBe(headers["if-none-match"]);
      expect(policyOf(second, "script-src")).toBe(policyOf(first, "script-src"));
      expect((await app.ask("/public", { headers: { "if-none-match": 'W/"other"' } })).status).toBe(
        200,
      );
    });

    it("uses the encoding that the client accepts", async () => {
      const plain = await (await app.ask("/public")).text();
      const get = async (encoding: string) => {
        const response = await app.ask("/public", { headers: { "accept-encoding": encoding } });
        return [
          response.headers.get("content-encoding"),
          Buffer.from(await response.arrayBuffer()),
        ] as const;
      };
      const [br, brBody] = await get("gzip, deflate, br");
      expect([br, brotliDecompressSync(brBody).toString()]).toEqual(["br", plain]);
      const [gzip, gzipBody] = await get("gzip");
      expect([gzip, gunzipSync(gzipBody).toString()]).toEqual(["gzip", plain]);
      const [identity, body] = await get("identity");
      expect([identity, body.toString()]).toEqual([null, plain]);
    });

    it("is not for signed-in users, whose pages must not be stored", async () => {
      const response = await app.ask("/public", { headers: { cookie } });
      expect(response.headers.get("cache-control")).toBe("private, no-store");
      expect(response.headers.has("etag")).toBe(false);
      expect(app.cache.size).toBe(0);
    });

    it("is not for clients with an ended session either", async () => {
      const ended = await aUser(world().db, { email: "ended@example.com" });
      const old = await cookieOf(world().db, app.env, ended.id);
      await world().db.delete(sessions).where(eq(sessions.userId, ended.id));
      const response = await app.ask("/private", { headers: { cookie: old } });
      expect(await response.text()).toContain('"viewer":null');
      expect(response.headers.get("cache-control")).toBe("private, no-store");
    });

    it("does not expire the session that a request with an ended one starts", async () => {
      const { id } = await aUser(world().db);
      const old = await cookieOf(world().db, app.env, id);
      await world().db.delete(sessions).where(eq(sessions.userId, id));
      const headers = { cookie: old, origin, "sec-fetch-site": "same-origin" };
      const response = await app.ask("/signs-in", {
        method: "POST",
        body: new URLSearchParams(),
        headers,
      });
      expect(response.headers.getSetCookie()).toEqual([expect.stringContaining("=new;")]);
    });

    it("stores no page that does not declare its data", async () => {
      const response = await app.ask("/private");
      expect(response.headers.get("cache-control")).toBe("private, no-store");
      expect(app.cache.size).toBe(0);
    });

    it("stores no response that sets a cookie, nor lets others store it", async () => {
      const response = await app.ask("/cookie");
      expect(response.headers.get("set-cookie")).toContain("theme=dark");
      expect(response.headers.get("cache-control")).toBe("private, no-store");
      expect(app.cache.size).toBe(0);
    });

    it("stores no failure", async () => {
      await app.ask("/broken");
      await app.ask("/away");
      await app.ask("/nowhere");
      expect(app.cache.size).toBe(0);
    });

    it("drops a page when its data changes, after the commit and not before", async () => {
      const value = `value-${Math.random()}`;
      await app.ask("/public");
      await world().db.transaction(async (tx) => {
        await tx.insert(siteSettings).values({ key: value, value });
        expect(app.cache.size).toBe(1);
      });
      await vi.waitFor(
        async () => expect(await (await app.ask("/public")).text()).toContain(value),
        soon,
      );
    });

    it("varies by theme, currency and closed announcement, and by no other cookie", async () => {
      const keys = async (...cookies: (string | undefined)[]) => {
        app.cache.tableChanged("site_settings");
        for (const cookie of cookies)
          await app.ask("/public", cookie ? { headers: { cookie } } : {});
        return app.cache.size;
      };
      expect(await keys("theme=dark", "theme=light", "currency=CAD", "announcement=v1")).toBe(4);
      // Closing an older announcement does not hide the current one.
      expect(await keys("a=1", "announcement=v2", "announcement=v3")).toBe(1);
      expect(
        await keys("a=1", "a=2; _ga=xyz", "session=stolen", "theme=purple", "currency=EUR"),
      ).toBe(1);
      expect(await keys(undefined, undefined)).toBe(1);
      const dark = await app.ask("/public", { headers: { cookie: "a=1; theme=dark" } });
      expect(await dark.text()).toContain('"theme":"dark"');
      const light = await app.ask("/public", { headers: { cookie: "theme=light; a=1" } });
      expect(await light.text()).toContain('"theme":"light"');
    });

    it("stores one page for all unknown parameters", async () => {
      for (let n = 0; n < 50; n++) await app.ask(`/public?x=${n}&utm_source=${n}`);
      expect(app.cache.size).toBe(1);
      expect(await (await app.ask("/public?x=evil")).text()).not.toContain("evil");
    });

    it("stores few pages for any spelling of their address", async () => {
      const fresh = start(world());
      for (const path of ["/PUBLIC", "/Public"]) expect((await fresh.ask(path)).status).toBe(200);
      for (const path of ["/%70ublic", "/publi%63"])
        expect((await fresh.ask(path)).status).toBe(301);
      expect(fresh.cache.size).toBe(0);
      const ids = ["root", "public", "private", "echo", "x"];
      for (let n = 0; n < 200; n++) {
        const routes = Array.from({ length: 1 + (n % 7) }, (_, i) => ids[(n * 3 + i * i) % 5]);
        await fresh.ask(`/public.data?_routes=${routes.join(",")}&x=${n}`);
      }
      expect(fresh.cache.size).toBe(3);
    });

    it("does not store an address with a parameter that the page reads", async () => {
      await app.ask("/public?page=1");
      expect(app.cache.size).toBe(0);
    });

    it("answers HEAD like GET, with the hashes of the scripts, and without a body", async () => {
      for (const path of ["/public", "/nowhere"]) {
        const head = await app.ask(path, { method: "HEAD" });
        app.cache.tableChanged("site_settings");
        const get = await app.ask(path);
        expect(head.status).toBe(get.status);
        expect(policyOf(head, "script-src")).toContain("sha256-");
        expect(policyOf(head, "script-src")).toBe(policyOf(get, "script-src"));
        expect(await head.text()).toBe("");
      }
    });

    it("serves an old page while the database is down", async () => {
      const broken = openServer({
        url: "postgres://relevo@127.0.0.1:9/none",
        pool: 2,
        log: createLog("silent"),
      });
      const away = start({ ...world(), database: broken, db: broken.db });
      const page = await away.cache.build(
        new TextEncoder().encode("old page"),
        { "content-type": "text/html" },
        new Set(),
        0,
      );
      away.cache.put("/public", page, away.cache.mark());
      const response = await away.ask("/public");
      expect([response.status, await response.text()]).toEqual([200, "old page"]);
      const other = await away.ask("/public?page=9");
      expect(other.status).toBe(503);
      const signedIn = await away.ask("/private", { headers: { cookie } });
      expect([signedIn.status, signedIn.headers.get("retry-after")]).toEqual([503, "5"]);
      expect(away.log.join("")).not.toContain(
        decodeURIComponent(cookie.split("=")[1]!).split(".")[0],
      );
      await broken.close();
    });
  });

  describe("the signed-in user", () => {
    it("is identified by the session, and signed out by deactivation at once", async () => {
      const person = await aUser(world().db, { email: "leaving@example.com" });
      const theirs = await cookieOf(world().db, app.env, person.id);
      const viewer = async () =>
        (await app.ask("/private", { headers: { cookie: theirs } })).text();
      expect(await viewer()).toContain('"viewer":"leaving@example.com"');
      await world()
        .db.update(users)
        .set({ deactivatedAt: new Date() })
        .where(eq(users.id, person.id));
      expect(await viewer()).toContain('"viewer":null');
    });

    it("is nobody with a forged cookie", async () => {
      const forged = `${cookie.slice(0, -8)}${encodeURIComponent("AAAA=")}`;
      const response = await app.ask("/private", { headers: { cookie: forged } });
      expect(await response.text()).toContain('"viewer":null');
    });
  });

  describe("a client that disconnects before the response", () => {
    const countGone = async (): Promise<number> => {
      const metrics = await (await app.ask("/metrics", { from: "127.0.0.1" })).text();
      const counts = metrics.matchAll(/^relevo_requests_total\{.*status="499"\} (\d+)$/gm);
      return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
    };

    /** Sends a request over a real socket and disconnects as soon as the server has it; resolves when the server is done. */
    async function leave(path: string): Promise<void> {
      const before = await countGone();
      const server = createServer(getRequestListener(app.fetch)).listen(0, "127.0.0.1");
      await once(server, "listening");
      const { port } = server.address() as { port: number };
      const asking = new AbortController();
      const answer = fetch(`http://127.0.0.1:${port}${path}`, { signal: asking.signal });
      await once(server, "request");
      asking.abort();
      await expect(answer).rejects.toThrow(/abort/i);
      await vi.waitFor(async () => expect(await countGone()).toBe(before + 1), soon);
      server.close();
    }

    it("is not an error, in neither the log nor the metrics", async () => {
      await leave("/slow");
      const line = app.log.find((one) => one.includes('"path":"/slow"'))!;
      expect(JSON.parse(line)).toMatchObject({ level: "info", status: 499 });
      expect(app.log.filter((one) => one.includes('"level":"error"'))).toEqual([]);
    });

    it("leaves no partial page to others", async () => {
      await leave("/interrupted");
      expect(app.cache.get("/interrupted")).toBeUndefined();
    });
  });

  describe("live updates", () => {
    it("are for signed-in users, and only their own", async () => {
      expect((await app.ask("/account/live")).status).toBe(401);
      expect((await app.ask("/account/live", { headers: { cookie: "x=y" } })).status).toBe(401);
      const person = "0198c0de-0000-7000-8000-000000000000";
      const ask = (query: string) => app.ask(`/account/live?${query}`, { headers: { cookie } });
      expect((await ask(`person=${person}`)).status).toBe(404);
      for (const after of ["-1", "x", "1e3", "99999999999", "%00"])
        expect((await ask(`after=${after}`)).status).toBe(400);
      expect(app.live.count()).toBe(0);
    });

    it("are not cached, compressed or buffered", async () => {
      const headers = { cookie, "accept-encoding": "gzip, br, zstd" };
      const response = await app.ask("/account/live?after=0", { headers });
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "private, no-store",
        "x-accel-buffering": "no",
        "x-content-type-options": "nosniff",
      });
      expect(response.headers.has("content-encoding")).toBe(false);
      await response.body!.cancel();
      const head = await app.ask("/account/live", { method: "HEAD", headers });
      expect(head.status).toBe(200);
      expect(app.live.count()).toBe(0);
    });

    it("are not errors if the client disconnects, and close when the process stops", async () => {
      const server = createServer(getRequestListener(app.fetch)).listen(0, "127.0.0.1");
      await once(server, "listening");
      const url = `http://127.0.0.1:${(server.address() as { port: number }).port}/account/live`;
      const leaving = new AbortController();
      const response = await fetch(url, { headers: { cookie }, signal: leaving.signal });
      await response.body!.getReader().read();
      expect(app.live.count()).toBe(1);
      leaving.abort();
      await vi.waitFor(() => expect(app.live.count()).toBe(0), soon);
      const last = await fetch(url, { headers: { cookie } });
      app.live.close();
      expect(await last.text()).toMatch(/^retry: \d+\nid: 0\n\n$/);
      expect(app.log.filter((one) => one.includes('"level":"error"'))).toEqual([]);
      const refused = await fetch(url, { headers: { cookie } });
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "30"]);
      await refused.text();
      await new Promise((resolve) => server.close(resolve));
    });
  });

  describe("addresses", () => {
    it.each([
      ["/public/", "/public"],
      ["/public/?q=1&r=2", "/public?q=1&r=2"],
      ["/public///", "/public"],
      ["//evil.example/", "/evil.example"],
      ["///evil.example//", "/evil.example"],
      ["/\\evil.example/", "/evil.example"],
      ["/%5Cevil.example/", "/%5Cevil.example"],
      ["/%09/evil.example/", "/%09/evil.example"],
      ["/%2F%2Fevil.example/", "/%2F%2Fevil.example"],
      ["/%0d%0aX-Evil:%201/", "/%0d%0aX-Evil:%201"],
      ["/%E6%97%A5/", "/%E6%97%A5"],
      ["/caf%C3%A9/", "/caf%C3%A9"],
      ["/%70ublic?q=%70", "/public?q=%70"],
      ["/p%75bli%63/caf%C3%A9%2F%2e", "/public/caf%C3%A9%2F%2e"],
      ["//%65vil.example", "/evil.example"],
    ])("%s redirects to %s on the same host", async (path, target) => {
      const response = await app.ask(path);
      expect(response.status).toBe(301);
      expect(response.headers.get("location")).toBe(target);
      expect(new URL(target, origin).origin).toBe(origin);
    });

    it("are rejected if longer than any of ours", async () => {
      const response = await app.ask(`/assets/a${"/".repeat(15_500)}b/`);
      expect(response.status).toBe(414);
    });

    it.each(["/%", "/public%E0%A4%A", "/business/%C3", "/%00/", "/business/a%00b"])(
      "%s is rejected",
      async (path) => {
        expect((await app.ask(path)).status).toBe(400);
      },
    );

    it("keep the method of a write", async () => {
      expect((await app.ask("/echo/", { method: "POST", body: "x" })).status).toBe(308);
    });

    it.each(["//evil.example", "//evil.example/public", "/.//evil.example"])(
      "%s does not redirect elsewhere",
      async (path) => {
        const response = await app.ask(path);
        expect(response.status).toBe(404);
        expect(response.headers.has("location")).toBe(false);
      },
    );
  });

  describe("writes", () => {
    const write = (init: RequestInit) =>
      app.ask("/echo", { method: "POST", body: "hello", ...init });

    it("are accepted from our own pages and from programs", async () => {
      const own = await write({
        headers: { origin, host: "relevo.test", "sec-fetch-site": "same-origin" },
      });
      expect(await own.text()).toContain('"length":5');
      expect((await write({})).status).toBe(200);
    });

    it.each<Record<string, string>>([
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { origin: "https://evil.example" },
      { origin: "null" },
    ])("are rejected from other sites: %j", async (headers) => {
      expect((await write({ headers })).status).toBe(403);
      expect((await write({ headers: { ...headers, cookie } })).status).toBe(403);
    });

    it("are rejected if too large, with or without a declared length", async () => {
      const tooMuch = "x".repeat(64 * 1024 + 1);
      expect(
        (await write({ body: tooMuch, headers: { "content-length": String(tooMuch.length) } }))
          .status,
      ).toBe(413);
      const body = new ReadableStream({
        start(controller) {
          for (let i = 0; i < 20; i++) controller.enqueue(new Uint8Array(100_000));
          controller.close();
        },
      });
      expect((await write({ body, duplex: "half" } as RequestInit)).status).toBe(413);
      const justRight = await write({ body: "x".repeat(64 * 1024) });
      expect(await justRight.text()).toContain('"length":65536');
    });
  });

  describe("replicas", () => {
    /** The read-only database takes the place of a replica. */
    const startWithReplica = () => {
      const asked: Freshness[] = [];
      const readers: Readers = {
        ...onlyPrimary(world().database.readOnly),
        replicas: [{ name: "replica", trouble: null }],
        pick: (freshness) => {
          asked.push(freshness);
          return world().database.readOnly;
        },
      };
      const started = start(world(), {}, { database: { ...world().database, readers } });
      const reads = async (path: string, init?: RequestInit) => {
        const text = await (await started.ask(path, init)).text();
        return /db: .+?, replica: \w+/.exec(text)?.[0] ?? text;
      };
      return { started, reads, asked };
    };

    it("serve public pages as a whole, and what is public of the others", async () => {
      const { reads, asked } = startWithReplica();
      expect(await reads("/public-reads.data")).toEqual("db: replica, replica: replica");
      expect(asked).toEqual(["current"]);
      expect(await reads("/private-reads.data")).toEqual("db: primary, replica: replica");
      expect(await reads("/private-reads.data", { headers: { cookie } })).toEqual(
        "db: primary, replica: replica",
      );
      expect(asked).toEqual(["current", "recent", "recent"]);
    });

    it("serve nobody who has just written", async () => {
      const { started, reads } = startWithReplica();
      const written = await started.ask("/private-reads.data", { method: "POST", body: "" });
      const [wrote] = written.headers.getSetCookie();
      expect(wrote).toMatch(/^relevo\.wrote=1; Max-Age=10; Path=\/; HttpOnly; SameSite=Lax$/);
      const own = { headers: { cookie: `${cookie}; ${wrote!.split(";")[0]}` } };
      const fromPrimary = "db: primary, replica: primary";
      expect(await reads("/private-reads.data", { method: "POST", body: "" })).toEqual(fromPrimary);
      expect(await reads("/private-reads.data", own)).toEqual(fromPrimary);
      expect(await reads("/public-reads.data", own)).toEqual(fromPrimary);
      // Without replicas nobody needs it.
      const alone = await app.ask("/private-reads.data", { method: "POST", body: "" });
      expect(alone.headers.getSetCookie()).toEqual([]);
    });
  });

  describe("events of the payment provider", () => {
    const deliver = (body: string, signature?: string) =>
      app.ask("/webhooks/stripe", {
        method: "POST",
        body,
        headers: {
          origin: "https://stripe.example",
          ...(signature && { "stripe-signature": signature }),
        },
      });

    it("are accepted from another site only with the provider's signature", async () => {
      const body = JSON.stringify({
        id: "evt_http",
        type: "ping",
        created: 1,
        data: { object: {} },
      });
      const secret = `whsec_${createHmac("sha256", "x".repeat(40)).update("test payments").digest("hex")}`;
      const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret });
      const taken = await deliver(body, signature);
      expect([taken.status, await taken.json()]).toEqual([200, { received: true }]);
      expect(taken.headers.get("cache-control")).toBe("no-store");
      for (const refused of [
        await deliver(body),
        await deliver(body.replace("ping", "pong"), signature),
        await deliver(body, signature.replace(/v1=./, "v1=x")),
      ])
        expect(refused.status).toBe(400);
      expect((await app.ask("/webhooks/stripe")).status).toBe(404);
    });
  });

  describe("the rate limit", () => {
    it("warns once about a proxy that is not configured", async () => {
      const warnings = async (variables: Record<string, string>) => {
        const started = start(world(), { ...production, ...variables });
        for (let i = 0; i < 2; i++)
          await started.ask("/live", { headers: { "x-forwarded-for": "203.0.113.9" } });
        return started.log.filter((line) => line.includes("TRUSTED_PROXIES")).length;
      };
      const production = {
        NODE_ENV: "production",
        APP_URL: "https://relevo.test",
        SMTP_URL: "smtp://mail.example",
        MAIL_FROM: "hello@relevo.test",
        PAYMENTS: "test",
      };
      expect(await warnings({})).toBe(1);
      expect(await warnings({ TRUSTED_PROXIES: "1" })).toBe(0);
      expect(await warnings({ NODE_ENV: "test" })).toBe(0);
    });

    it("answers 429 with Retry-After to a client with too many requests", async () => {
      const limited = start(world(), { RATE_LIMIT_PER_MINUTE: "3" });
      for (let i = 0; i < 3; i++) expect((await limited.ask("/public")).status).toBe(200);
      const refused = await limited.ask("/public");
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(refused.headers.get("cache-control")).toBe("no-store");
      expect((await limited.ask("/public", { from: "203.0.113.8" })).status).toBe(200);
      expect((await limited.ask("/live")).status).toBe(200);
    });

    it("counts readiness checks separately, since each costs others something", async () => {
      const limited = start(world(), { RATE_LIMIT_PER_MINUTE: "2" });
      for (let i = 0; i < 3; i++) await limited.ask("/public");
      for (let i = 0; i < 2; i++) expect((await limited.ask("/ready")).status).toBe(200);
      expect((await limited.ask("/ready")).status).toBe(429);
      expect((await limited.ask("/ready", { from: "203.0.113.8" })).status).toBe(200);
    });

    it.each([
      ["0", (i: number) => `10.0.0.${i}`],
      ["1", (i: number) => `10.0.0.${i}, 198.51.100.1`],
    ])("ignores a forged header, with %s trusted proxies", async (proxies, forged) => {
      const limited = start(world(), { RATE_LIMIT_PER_MINUTE: "3", TRUSTED_PROXIES: proxies });
      const statuses: number[] = [];
      for (let i = 0; i < 4; i++)
        statuses.push(
          (await limited.ask("/public", { headers: { "x-forwarded-for": forged(i) } })).status,
        );
      expect(statuses).toEqual([200, 200, 200, 429]);
    });

    it("distinguishes clients behind our proxy", async () => {
      const limited = start(world(), { RATE_LIMIT_PER_MINUTE: "1", TRUSTED_PROXIES: "1" });
      for (const address of ["198.51.100.1", "198.51.100.2"])
        expect(
          (await limited.ask("/public", { headers: { "x-forwarded-for": address } })).status,
        ).toBe(200);
    });
  });

  describe("views", () => {
    it("count everyone who sees a listing once, including from the cache, except its owner", async () => {
      const { db } = world();
      const listing = await aListing(db, { status: "active" });
      const path = `/business/${listing.id}`;
      const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Firefox/144.0" };
      const owner = await cookieOf(db, app.env, listing.ownerId);
      const look = async (headers: Record<string, string>, from = visitor) => {
        const answer = await app.ask(path, { headers: { ...browser, ...headers }, from });
        expect([200, 304]).toContain(answer.status);
        return answer;
      };
      const first = await look({});
      await look({});
      await look({ "if-none-match": first.headers.get("etag")! }, "203.0.113.8");
      await look({ cookie });
      await look({ cookie }, "203.0.113.9");
      await look({ cookie: owner });
      await look({ "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }, "203.0.113.10");
      await look({ "sec-purpose": "prefetch" }, "203.0.113.11");
      await app.visits.flush();
      const [views] = await db
        .select()
        .from(listingDailyViews)
        .where(eq(listingDailyViews.listingId, listing.id));
      // A visitor, another one who already had the page, and a signed-in user.
      expect(views!.views).toBe(3);
    });
  });

  describe("photos", () => {
    it("are served for public listings only, and end with them", async () => {
      const { db } = world();
      const files = createDiskStore(join(folder, "files"));
      await files.put("photos/content1/400.webp", new TextEncoder().encode("photo"), "image/webp");
      const ask = async (listing: Parameters<typeof aListing>[1], photo = {}) => {
        const { id } = await aListing(db, listing);
        const media = await aPhoto(db, id, { storageKey: "content1", ...photo });
        return app.ask(`/media/${media.id}/400.webp`);
      };
      const shown = await ask({ status: "active" });
      expect([shown.status, await shown.text()]).toEqual([200, "photo"]);
      expect(shown.headers.get("content-type")).toBe("image/webp");
      expect(shown.headers.get("content-security-policy")).toMatch(/default-src 'none'/);
      for (const status of ["draft", "pending", "expired"] as const)
        expect((await ask({ status })).status).toBe(404);
      expect((await ask({ status: "active", expiresAt: new Date(0) })).status).toBe(404);
    });
  });

  describe("the status endpoints", () => {
    let mailServer: MailServer;
    beforeAll(async () => {
      mailServer = await startMailServer();
    });
    afterAll(() => mailServer.stop());

    const ready = async (started: StartedApp) => {
      const response = await started.ask("/ready");
      const { status, version, migration, ...parts } = (await response.json()) as Record<
        string,
        unknown
      >;
      expect({ version, migration }).toEqual(release);
      expect(status).toBe(response.status === 200 ? "ready" : "unavailable");
      return [response.status, parts];
    };
    const jobs = () => ({ ...world().jobs, failingCount: async () => 0 });
    const partsUp = async (started: StartedApp) => {
      const text = await (await started.ask("/metrics", { from: "127.0.0.1" })).text();
      return [...text.matchAll(/^relevo_part_up\{part="(\w+)"\} 1$/gm)].map(([, part]) => part);
    };
    const allIsWell = [200, { unavailable: [], degraded: [] }];

    it("report ready when everything is available", async () => {
      await markWorkerBeat(world().db, 0);
      const started = start(world(), {}, { runner: jobs() });
      expect(await ready(started)).toEqual(allIsWell);
      expect(await partsUp(started)).toEqual([...neededParts, ...otherParts]);
    });

    it("report alive but not ready when the database is down", async () => {
      const closed = openServer({
        url: "postgres://relevo@127.0.0.1:9/none",
        pool: 2,
        log: createLog("silent"),
      });
      const away = start({ ...world(), db: closed.db });
      expect(await ready(away)).toMatchObject([503, { unavailable: ["database"] }]);
      expect((await away.ask("/live")).status).toBe(200);
      await closed.close();
    });

    it("stay ready while the mail server is down, and only name it", async () => {
      const mail = createMailTransport(mailServer.url, "Relevo <no-reply@relevo.example>");
      const started = start(world(), {}, { mail, runner: jobs() });
      expect(await ready(started)).toEqual(allIsWell);
      await mailServer.stop();
      expect(await ready(started)).toEqual([200, { unavailable: [], degraded: ["mail"] }]);
      expect(await partsUp(started)).not.toContain("mail");
      await mailServer.start();
      expect(await ready(started)).toEqual(allIsWell);
      mail.close();
    });

    it("stay ready while the payment provider is unreachable", async () => {
      const keys = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
      const started = start(
        world(),
        { ...keys, STRIPE_API_BASE: "http://127.0.0.1:9" },
        { runner: jobs() },
      );
      expect(await ready(started)).toEqual([200, { unavailable: [], degraded: ["payments"] }]);
    });

    it("report that no worker runs, that work waits, and that jobs fail", async () => {
      const runner = {
        ...jobs(),
        failingCount: async () => 1,
        oldestWaitingSeconds: async () => 301,
      };
      const started = start(world(), {}, { runner });
      const degraded = async () => ((await ready(started))[1] as { degraded: string[] }).degraded;
      expect(await degraded()).toEqual(["queue", "jobs"]);
      await markWorkerBeat(world().db, 61);
      expect(await degraded()).toEqual(["worker", "queue", "jobs"]);
      await world().db.execute(sql`delete from pgboss.job where name = ${workerBeatJob.name}`);
      expect(await degraded()).toEqual(["queue", "jobs"]);
      // If no worker ever ran there is not even a schedule.
      await world().db.execute(sql`delete from pgboss.schedule`);
      expect(await degraded()).toEqual(["worker", "queue", "jobs"]);
    });

    it("report not ready if files cannot be stored, or something does not answer", async () => {
      const files = createDiskStore(join(folder, "files"));
      const failing = { ...files, ping: () => Promise.reject(new Error("no space")) };
      expect(await ready(start(world(), {}, { files: failing }))).toMatchObject([
        503,
        { unavailable: ["files"] },
      ]);
      const silent = { ...files, ping: () => new Promise<void>(() => {}) };
      expect((await ready(start(world(), {}, { files: silent })))[0]).toBe(503);
    });

    it("report not ready while stopping, so that no new clients are routed here", async () => {
      expect((await ready(start(world(), {}, {}, () => true)))[0]).toBe(503);
    });

    it("show metrics only to this machine", async () => {
      const text = await (await app.ask("/metrics", { from: "127.0.0.1" })).text();
      expect(text).toMatch(/^relevo_queue_age_seconds [\d.]+$/m);
      expect(text).toMatch(/^relevo_waiting_mails \d+$/m);
      expect((await app.ask("/metrics", { from: visitor })).status).toBe(404);
      expect(
        (await app.ask("/metrics", { from: "127.0.0.1", headers: { "x-forwarded-for": visitor } }))
          .status,
      ).toBe(404);
      const behindProxy = start(world(), { TRUSTED_PROXIES: "1" });
      expect((await behindProxy.ask("/metrics", { from: "127.0.0.1" })).status).toBe(404);
    });

    it("show metrics with the token, if there is one", async () => {
      const guarded = start(world(), { METRICS_TOKEN: "0123456789abcdef" });
      const ask = async (authorization?: string) =>
        (
          await guarded.ask("/metrics", {
            from: "127.0.0.1",
            ...(authorization && { headers: { authorization } }),
          })
        ).status;
      expect(await ask("Bearer 0123456789abcdef")).toBe(200);
      expect(await ask("Bearer 0123456789abcdeX")).toBe(404);
      expect(await ask("0123456789abcdef")).toBe(404);
      expect(await ask()).toBe(404);
    });

    it("still show metrics while the database is down", async () => {
      const fails = () => Promise.reject(new Error("away"));
      const runner = { ...world().jobs, oldestWaitingSeconds: fails, failingCount: fails };
      const response = await start(world(), {}, { runner }).ask("/metrics", { from: "127.0.0.1" });
      expect(response.status).toBe(200);
      expect(await response.text()).toMatch(/^relevo_queue_age_seconds NaN$/m);
    });
  });
});

it("recognize the error of a closed embedded database", async () => {
  const copy = join(folder, "closed");
  cpSync(inject("embeddedTemplate"), copy, { recursive: true });
  const client = await PGlite.create(copy);
  await client.close();
  expect(isUnavailable(await client.query("select 1").catch((error: unknown) => error))).toBe(true);
});
