import { Hono } from "hono";
import { expect, test } from "vitest";
import type { ShareImage } from "./share-image.ts";
import { createShareImageRoutes } from "./share-image-routes.server.ts";
import { shareImageHref } from "./share-image-address.server.ts";
import { aPicture } from "#test/pictures.ts";

const root = "/share/business";

/** Listings are public if their number is below the limit; the photo of some is lost. */
function start(publicBelow = 5) {
  const drawn: string[] = [];
  const imageOf = (id: string): ShareImage => ({
    eyebrow: "Restaurants",
    title: `Bakery ${id}`,
    figures: [],
    picture: { photo: id },
  });
  const app = new Hono<{ Variables: { ip: string } }>();
  app.use("*", async (c, next) => {
    c.set("ip", c.req.header("from") ?? "192.0.2.1");
    await next();
  });
  const serve = createShareImageRoutes()({
    root,
    find: async (id) => (Number(id) < publicBelow ? imageOf(id) : null),
    loadPhoto: async (id) => {
      drawn.push(id);
      return id === "4" ? null : aPicture(300, 200).jpeg().toBuffer();
    },
  });
  app.get(`${root}/:id/:name`, serve as never);
  return {
    drawn,
    hrefOf: (id: string) => shareImageHref(root, id, imageOf(id)),
    ask: async (path: string, init?: RequestInit) => app.request(path, init),
  };
}

/** Not `bytes()`: the HTTP server of another test file replaces `Response` by one without it. */
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test("an image is drawn once, whoever asks for it, and kept by its tag", async () => {
  const { ask, hrefOf, drawn } = start();
  const [first, ...others] = await Promise.all(Array.from({ length: 100 }, () => ask(hrefOf("1"))));
  expect(first!.status).toBe(200);
  expect(first!.headers.get("content-type")).toBe("image/jpeg");
  expect(first!.headers.get("cache-control")).toBe("public, max-age=3600");
  const bytes = await bytesOf(first!);
  expect(first!.headers.get("content-length")).toBe(String(bytes.length));
  for (const other of others) expect(await bytesOf(other)).toEqual(bytes);
  const head = await ask(hrefOf("1"), { method: "HEAD" });
  expect([head.status, head.headers.get("content-length")]).toEqual([200, String(bytes.length)]);
  const etag = first!.headers.get("etag")!;
  const again = await ask(hrefOf("1"), { headers: { "if-none-match": etag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect(drawn).toEqual(["1"]);
});

test("only the address of the picture as it is now is drawn: others lead to it", async () => {
  const { ask, hrefOf, drawn } = start();
  const old = await ask(`${root}/1/${"a".repeat(20)}.png`);
  expect([old.status, old.headers.get("location")]).toEqual([302, hrefOf("1")]);
  const isMissing = async (path: string) => (await ask(path)).status === 404;
  for (const name of ["x.png", `${"a".repeat(21)}.png`, `${"a".repeat(20)}.svg`, "..%2f", "%0a"])
    expect(await isMissing(`${root}/1/${name}`), name).toBe(true);
  expect(await isMissing(hrefOf("9"))).toBe(true);
  expect(drawn).toEqual([]);
  expect(await isMissing(hrefOf("4"))).toBe(true);
});

test("a thousand images at once are drawn one after the other, or refused", async () => {
  const { ask, hrefOf, drawn } = start(10_000);
  const answers = await Promise.all(
    Array.from({ length: 1_000 }, (_, nth) =>
      ask(hrefOf(String(100 + nth)), { headers: { from: `192.0.2.${nth % 200}` } }),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(drawn.length).toBeLessThanOrEqual(70);
  const refused = answers.find(({ status }) => status === 503)!;
  expect(refused.headers.get("retry-after")).toBe("5");
  expect(refused.headers.get("cache-control")).toBe("no-store");
  expect((await ask(hrefOf("1099"))).status).toBe(200);
});

test("one network leaves turns to the others", async () => {
  const { ask, hrefOf } = start(10_000);
  const greedy = Array.from({ length: 50 }, (_, nth) => ask(hrefOf(String(100 + nth))));
  const other = ask(hrefOf("1"), { headers: { from: "198.51.100.1" } });
  expect((await other).status).toBe(200);
  const statuses = (await Promise.all(greedy)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeLessThan(10);
});
