import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { chooseEncoding } from "./compress-page.ts";
import { isSameTag } from "./page-cache.ts";
import { bodyOf, type CachedPage, PageCache } from "./page-cache.ts";

const aPage = (bytes: number, tables: string[] = []): CachedPage => ({
  etag: 'W/"x"',
  br: { body: new Uint8Array(), headers: {} },
  headers: {},
  tables: new Set(tables),
  staleAt: Number.POSITIVE_INFINITY,
  bytes,
});

const kept = (cache: PageCache, ...keys: string[]) => keys.filter((key) => cache.get(key));

describe("the page cache", () => {
  it("stays within its size and evicts the least recently used page first", () => {
    const cache = new PageCache({ maxBytes: 1000 });
    for (let i = 0; i < 8; i++) cache.put(`p${i}`, aPage(125), cache.mark());
    expect(cache.size).toBe(8);
    cache.get("p0");
    cache.put("p8", aPage(125), cache.mark());
    expect(kept(cache, "p0", "p1", "p2", "p8")).toEqual(["p0", "p2", "p8"]);
    expect(cache.size).toBe(8);
  });

  it("stays small with many small pages", async () => {
    const cache = new PageCache({ maxBytes: 1024 * 1024 });
    const page = await cache.build(Buffer.from("{}"), {}, new Set(), 0);
    for (let n = 0; n < 10_000; n++) cache.put(`/api/listings/${n}`, page, cache.mark());
    expect(cache.size).toBeLessThan(200);
  });

  it("counts a replaced page once", () => {
    const cache = new PageCache({ maxBytes: 1000 });
    for (let i = 0; i < 100; i++) cache.put("same", aPage(120), cache.mark());
    for (let i = 0; i < 7; i++) cache.put(`p${i}`, aPage(120), cache.mark());
    expect(cache.size).toBe(8);
  });

  it("frees the bytes of invalidated pages", () => {
    const cache = new PageCache({ maxBytes: 1000 });
    for (let round = 0; round < 20; round++) {
      for (let i = 0; i < 8; i++) cache.put(`p${i}`, aPage(125, ["t"]), cache.mark());
      expect(cache.size).toBe(8);
      cache.tableChanged("t");
      expect(cache.size).toBe(0);
    }
  });

  it("does not let one giant page evict all others", () => {
    const cache = new PageCache({ maxBytes: 1000 });
    cache.put("small", aPage(100), cache.mark());
    cache.put("giant", aPage(126), cache.mark());
    expect(kept(cache, "small", "giant")).toEqual(["small"]);
  });

  it("drops the pages that show a changed table, and no others", () => {
    const cache = new PageCache();
    cache.put("home", aPage(1, ["listings", "site_settings"]), cache.mark());
    cache.put("about", aPage(1, ["site_settings"]), cache.mark());
    cache.put("terms", aPage(1, []), cache.mark());
    cache.tableChanged("listings");
    expect(kept(cache, "home", "about", "terms")).toEqual(["about", "terms"]);
  });

  it("does not store a page whose table changed while it was rendered", () => {
    const cache = new PageCache();
    const mark = cache.mark();
    cache.tableChanged("listings");
    cache.put("old", aPage(1, ["listings"]), mark);
    cache.put("other", aPage(1, ["users"]), mark);
    expect(kept(cache, "old", "other")).toEqual(["other"]);
    cache.put("new", aPage(1, ["listings"]), cache.mark());
    expect(kept(cache, "new")).toEqual(["new"]);
  });

  it("does not store a page if notifications may have been lost during its rendering", () => {
    const cache = new PageCache();
    const mark = cache.mark();
    cache.noticesLost();
    cache.put("old", aPage(1), mark);
    expect(kept(cache, "old")).toEqual([]);
  });

  it("marks all pages stale after lost notifications, but keeps them for database outages", async () => {
    const cache = new PageCache({ freshMs: 60_000 });
    cache.put(
      "home",
      await cache.build(new Uint8Array(), {}, new Set(["listings"]), Date.now()),
      cache.mark(),
    );
    expect(cache.get("home")!.staleAt).toBeGreaterThan(Date.now());
    cache.noticesLost();
    expect(cache.get("home")!.staleAt).toBe(0);
  });

  it("serves a page in three encodings under one tag", async () => {
    const body = new TextEncoder().encode("<h1>Café</h1>".repeat(100));
    const cache = new PageCache({ freshMs: 5 });
    const page = await cache.build(
      body,
      { "content-type": "text/html" },
      new Set(["listings"]),
      1000,
    );
    const [br, gzip, plain] = await Promise.all([
      bodyOf(page, "br"),
      bodyOf(page, "gzip"),
      bodyOf(page, "identity"),
    ]);
    expect(brotliDecompressSync(br.body)).toEqual(Buffer.from(body));
    expect(gunzipSync(gzip.body)).toEqual(Buffer.from(body));
    expect(plain.body).toEqual(Buffer.from(body));
    // Only the compressed body and its headers are stored.
    expect(page.bytes).toBe(2 * br.body.length + 6 * 1024);
    expect(await bodyOf(page, "gzip")).toBe(gzip);
    expect(gzip.headers).toMatchObject({ "content-encoding": "gzip", etag: page.etag });
    expect(plain.headers).not.toHaveProperty("content-encoding");
    expect(page.staleAt).toBe(1005);
    expect(page.etag).toMatch(/^W\/"[\w-]{27}"$/);
    const again = await cache.build(body, {}, new Set(), 2000);
    expect(again.etag).toBe(page.etag);
    const other = await cache.build(
      new TextEncoder().encode("<h1>Other</h1>"),
      {},
      new Set(),
      1000,
    );
    expect(other.etag).not.toBe(page.etag);
  });
});

describe("chooseEncoding", () => {
  it.each([
    [undefined, "identity"],
    ["", "identity"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["BR", "br"],
    ["gzip;q=1.0, br;q=0.5", "br"],
    ["br;q=0, gzip", "gzip"],
    ["br; q=0, gzip", "gzip"],
    ["br;q=0.000, gzip;q=0", "identity"],
    ["br ; q=0 , gzip ; q=0.0", "identity"],
    ["br;q=0.001", "br"],
    ["identity", "identity"],
    ["zebra, x-gzip-like", "identity"],
  ])("answers %j with %s", (accepted, encoding) => {
    expect(chooseEncoding(accepted, ["br", "gzip"])).toBe(encoding);
  });
});

describe("isSameTag", () => {
  it.each([
    ['W/"a"', true],
    ['"a"', true],
    ['W/"b", W/"a"', true],
    ["*", true],
    ['W/"b"', false],
    ['W/"aa"', false],
    ["", false],
    [undefined, false],
  ])("compares %j", (header, same) => {
    expect(isSameTag(header, 'W/"a"')).toBe(same);
  });
});
