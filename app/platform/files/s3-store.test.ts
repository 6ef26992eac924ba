import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Env } from "#app/platform/env.ts";
import { type FileStore, partBytes } from "#app/platform/files/file-store.ts";
import { createS3Store } from "#app/platform/files/s3-store.ts";
import { type S3Server, startS3Server } from "#test/stand-ins/s3-server.ts";

let s3: S3Server;
let store: FileStore;
beforeAll(async () => {
  s3 = await startS3Server();
  store = storeWith({});
});
afterAll(() => s3.stop());
beforeEach(() => {
  s3.objects.clear();
  s3.requests.length = 0;
  s3.failNext(0, 500);
});

const storeWith = (changes: Partial<Env>) =>
  createS3Store({
    S3_ENDPOINT: `${s3.endpoint}/`,
    S3_BUCKET: s3.bucket,
    S3_REGION: "auto",
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: "secret",
    ...changes,
  } as Env);

const bytes = (text: string) => new TextEncoder().encode(text);

describe("the S3 store", () => {
  it("stores a file with its type, and deletes it", async () => {
    await store.put("photos/a1/480.webp", bytes("picture"), "image/webp");
    expect(s3.objects.get("photos/a1/480.webp")).toMatchObject({ contentType: "image/webp" });
    const file = await store.get("photos/a1/480.webp");
    expect(file!.size).toBe(7);
    expect(await new Response(file!.body).text()).toBe("picture");
    await store.delete("photos/a1/480.webp");
    expect(await store.get("photos/a1/480.webp")).toBeNull();
  });

  it("follows no redirect, which could lead the signed request elsewhere", async () => {
    const paths: string[] = [];
    const elsewhere = createServer((request, response) => {
      paths.push(request.url!);
      response.writeHead(307, { location: "/stolen" }).end();
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
    const { port } = elsewhere.address() as AddressInfo;
    const led = storeWith({ S3_ENDPOINT: `http://127.0.0.1:${port}` });
    await expect(led.delete("a")).rejects.toThrow(TypeError);
    expect(new Set(paths)).toEqual(new Set([`/${s3.bucket}/a`]));
    elsewhere.closeAllConnections();
    elsewhere.close();
  });

  it("requests only the size until the content is read, then part by part", async () => {
    const long = Buffer.alloc(2 * partBytes + 1, "x");
    s3.objects.set("a", { bytes: long, contentType: "text/plain" });
    const file = await store.get("a");
    expect(s3.requests).toEqual(["HEAD a"]);
    expect(file!.size).toBe(long.length);
    const reader = file!.body.getReader();
    expect((await reader.read()).value).toHaveLength(partBytes);
    expect(s3.requests).toEqual(["HEAD a", "GET a"]);
    await reader.cancel();
    const whole = await new Response((await store.get("a"))!.body).arrayBuffer();
    expect(long.equals(Buffer.from(whole))).toBe(true);
  });

  it("never mixes two files of one name", async () => {
    s3.objects.set("a", { bytes: Buffer.alloc(partBytes + 1, "x"), contentType: "text/plain" });
    const reader = (await store.get("a"))!.body.getReader();
    await reader.read();
    s3.objects.set("a", { bytes: Buffer.alloc(partBytes + 1, "y"), contentType: "text/plain" });
    await expect(reader.read()).rejects.toThrow("file store answered 412");
  });

  it("lists files page by page, without foreign ones", async () => {
    const keys = ["a/1.webp", "a/2.webp", "b/3", "b/4", "c/5", "d/6.pdf", "e/7"];
    for (const key of keys) await store.put(key, bytes(key), "image/webp");
    s3.objects.set("Not Ours.txt", { bytes: Buffer.from("x"), contentType: "text/plain" });
    const listed = await Array.fromAsync(store.list());
    expect(listed.map(({ key }) => key)).toEqual(keys);
    expect(listed[0]!.storedAt).toEqual(new Date("2026-11-01T12:00:00Z"));
    await expect(Array.fromAsync(storeWith({ S3_BUCKET: "none" }).list())).rejects.toThrow(
      "the bucket none does not exist",
    );
  });

  it("returns null for a missing file", async () => {
    expect(await store.get("photos/none.webp")).toBeNull();
    await store.delete("photos/none.webp");
  });

  it("rejects path traversal before sending anything", async () => {
    for (const key of ["../other-bucket/a", "photos/../a", "", "a?acl"])
      await expect(store.get(key)).rejects.toThrow("not a file key");
    await expect(store.put("../a", bytes("x"), "text/plain")).rejects.toThrow("not a file key");
    await expect(store.delete("")).rejects.toThrow("not a file key");
    expect(s3.requests).toEqual([]);
  });

  it("retries after a temporary error", async () => {
    s3.failNext(2, 503);
    await store.put("a.txt", bytes("x"), "text/plain");
    expect(s3.requests).toEqual(["PUT a.txt", "PUT a.txt", "PUT a.txt"]);
    expect(s3.objects.has("a.txt")).toBe(true);
  });

  it("gives up soon on a permanent error and names the status", async () => {
    for (const work of [
      () => store.put("a.txt", bytes("x"), "text/plain"),
      () => store.get("a.txt"),
      () => store.delete("a.txt"),
    ]) {
      s3.failNext(1000, 500);
      s3.requests.length = 0;
      await expect(work()).rejects.toThrow("file store answered 500");
      expect(s3.requests.length).toBeLessThanOrEqual(4);
    }
    expect(s3.objects.size).toBe(0);
  });

  it("is rejected with another key id", async () => {
    const stranger = storeWith({ S3_ACCESS_KEY_ID: "AKIASTRANGER" });
    await expect(stranger.ping()).rejects.toThrow("file store answered 403");
    await expect(stranger.put("a.txt", bytes("x"), "text/plain")).rejects.toThrow("403");
  });

  it("is healthy only if its bucket exists", async () => {
    await store.ping();
    const wrong = storeWith({ S3_BUCKET: "elsewhere" });
    await expect(wrong.ping()).rejects.toThrow("the bucket elsewhere does not exist");
    await expect(wrong.put("a.txt", bytes("x"), "text/plain")).rejects.toThrow("does not exist");
  });

  it("is unhealthy if nothing listens", async () => {
    const away = storeWith({ S3_ENDPOINT: "http://127.0.0.1:9" });
    await expect(away.ping()).rejects.toThrow(/fetch failed|ECONNREFUSED/);
  });
});
