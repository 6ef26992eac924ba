import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createDiskStore } from "#app/platform/files/disk-store.ts";
import { type FileStore, partBytes } from "#app/platform/files/file-store.ts";

let folder: string;
let store: FileStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "relevo-files-"));
  store = createDiskStore(join(folder, "files"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const bytes = (text: string) => new TextEncoder().encode(text);
const read = async (key: string) => {
  const file = await store.get(key);
  return file && { size: file.size, text: await new Response(file.body).text() };
};
const filesOnDisk = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

describe("the disk store", () => {
  it("stores, replaces and deletes a file", async () => {
    await store.put("photos/a1/480.webp", bytes("first"), "image/webp");
    expect(await read("photos/a1/480.webp")).toEqual({ size: 5, text: "first" });
    await store.put("photos/a1/480.webp", bytes("second one"), "image/webp");
    expect(await read("photos/a1/480.webp")).toEqual({ size: 10, text: "second one" });
    await store.delete("photos/a1/480.webp");
    await store.delete("photos/a1/480.webp");
    expect(await read("photos/a1/480.webp")).toBeNull();
    expect(filesOnDisk()).toEqual([]);
  });

  it("lists complete files only", async () => {
    expect(await Array.fromAsync(store.list())).toEqual([]);
    await store.put("photos/a1/480.webp", bytes("1"), "image/webp");
    await store.put("documents/b2", bytes("2"), "application/pdf");
    writeFileSync(join(folder, "files/photos/a1/480.webp.77.part"), "half");
    const listed = await Array.fromAsync(store.list());
    for (const { storedAt } of listed) expect(Date.now() - storedAt.getTime()).toBeLessThan(60_000);
    expect(listed.map(({ key }) => key).toSorted()).toEqual(["documents/b2", "photos/a1/480.webp"]);
  });

  it("returns null for a missing file", async () => {
    expect(await store.get("photos/none.webp")).toBeNull();
  });

  it("returns null for a folder and for a path below a file", async () => {
    await store.put("photos/a1", bytes("file"), "text/plain");
    expect(await store.get("photos")).toBeNull();
    expect(await store.get("photos/a1/480.webp")).toBeNull();
  });

  it.each([
    "../secret",
    "photos/../../secret",
    "/etc/passwd",
    "photos//a",
    "./a",
    "photos/.",
    "photos/..",
    "photos\\..\\a",
    "photos/a%2f..",
    "photos/a\0.webp",
    "photos/A.webp",
    "photos/a.webp\n",
    ".hidden",
    "",
    " ",
  ])("rejects the key %j for reading, writing and deleting", async (key) => {
    writeFileSync(join(folder, "secret"), "secret");
    await expect(store.get(key)).rejects.toThrow("not a file key");
    await expect(store.put(key, bytes("x"), "text/plain")).rejects.toThrow("not a file key");
    await expect(store.delete(key)).rejects.toThrow("not a file key");
    expect(filesOnDisk()).toEqual(["secret"]);
  });

  it("serves the old file or the new one, complete, while it is being replaced", async () => {
    const contents = ["a", "b"].map((letter) => letter.repeat(300_000));
    await store.put("big.txt", bytes(contents[0]!), "text/plain");
    const writes = Array.from({ length: 10 }, (_, i) =>
      store.put("big.txt", bytes(contents[i % 2]!), "text/plain"),
    );
    const reads = Array.from({ length: 20 }, () => read("big.txt"));
    for (const seen of await Promise.all(reads)) expect(contents).toContain(seen!.text);
    await Promise.all(writes);
    expect(filesOnDisk()).toEqual(["big.txt"]);
  });

  it("never mixes two files of one name", async () => {
    await store.put("a", Buffer.alloc(2 * partBytes, "x"), "text/plain");
    const reader = (await store.get("a"))!.body.getReader();
    await reader.read();
    await store.put("a", Buffer.alloc(2 * partBytes, "y"), "text/plain");
    await expect(reader.read()).rejects.toThrow("has been replaced");
  });

  it("leaves the old file and nothing else when a write fails halfway", async () => {
    await store.put("doc.txt", bytes("old"), "text/plain");
    async function* breaking() {
      yield bytes("half of the new");
      throw new Error("no space left on device");
    }
    const failing = breaking() as unknown as Uint8Array;
    await expect(store.put("doc.txt", failing, "text/plain")).rejects.toThrow("no space left");
    expect(await read("doc.txt")).toEqual({ size: 3, text: "old" });
    expect(filesOnDisk()).toEqual(["doc.txt"]);
  });

  it("leaves nothing behind when the file cannot be moved into place", async () => {
    await store.put("a/b.txt", bytes("inside"), "text/plain");
    await expect(store.put("a", bytes("x"), "text/plain")).rejects.toThrow(/EISDIR|ENOTEMPTY/);
    expect(filesOnDisk()).toEqual(["b.txt"]);
  });

  it("is healthy only if its folder is writable", async () => {
    await store.ping();
    const blocked = join(folder, "blocked");
    mkdirSync(blocked);
    writeFileSync(join(blocked, "files"), "a file in the way");
    chmodSync(blocked, 0o500);
    await expect(createDiskStore(join(blocked, "files")).ping()).rejects.toThrow(/EEXIST/);
  });
});
