import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressPage } from "./compress-page.ts";

const text = "<p>Where businesses change hands.</p>".repeat(200);
const page = (body: string | null = text, type = "text/html; charset=utf-8", status = 200) =>
  new Response(body, { status, headers: { "content-type": type } });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test.each([
  ["gzip, deflate, br, zstd", "zstd", zstdDecompressSync],
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
] as const)("to %j a page goes as %s", async (accepted, encoding, unpack) => {
  const answer = await compressPage(page(text, "text/html; charset=utf-8", 404), accepted);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("content-encoding")).toBe(encoding);
  expect(answer.headers.get("vary")).toBe("Accept-Encoding");
  const packed = await bytesOf(answer);
  expect(packed.length).toBeLessThan(text.length / 5);
  expect(unpack(packed).toString()).toBe(text);
});

test.each(["text/x-script", "application/json"])("compresses data as %s too", async (type) => {
  const answer = await compressPage(page(text, type), "br");
  expect(brotliDecompressSync(await bytesOf(answer)).toString()).toBe(text);
});

test.each([
  ["a client without compression", page(), undefined],
  ["a page that fits into one packet", page("<p>Hello</p>"), "br"],
  ["events", page(text, "text/event-stream"), "br"],
  ["other files", page(text, "application/zip"), "br"],
])("does not compress %s", async (_what, response, accepted) => {
  const answer = await compressPage(response, accepted);
  expect(answer.headers.get("content-encoding")).toBeNull();
  expect((await bytesOf(answer)).length).toBeGreaterThan(0);
});

test("streams a download", async () => {
  let isRead = false;
  const body = new ReadableStream(
    { pull: (controller) => ((isRead = true), controller.close()) },
    { highWaterMark: 0 },
  );
  const headers = { "content-type": "application/json", "content-disposition": "attachment" };
  const download = new Response(body, { headers });
  expect(await compressPage(download, "br")).toBe(download);
  expect(isRead).toBe(false);
});

test("a response without a body stays without one", async () => {
  const answer = await compressPage(
    new Response(null, { status: 302, headers: { location: "/", "content-type": "text/html" } }),
    "br",
  );
  expect(answer.status).toBe(302);
  expect(answer.body).toBeNull();
});
