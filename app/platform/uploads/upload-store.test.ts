import { mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { createUploadStore, InterruptedBody, TooManyBytes } from "./upload-store.server.ts";

const folder = mkdtempSync(join(tmpdir(), "relevo-uploads-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const photo = { kind: "photo", fileName: "front.jpg", size: 10 } as const;

async function* bytes(...chunks: string[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) {
    if (chunk === "break") throw new Error("connection reset");
    yield Buffer.from(chunk);
  }
}

const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

describe("the upload store", () => {
  const store = createUploadStore(folder);

  test("joins pieces", async () => {
    const upload = await store.create("anna", photo);
    expect(await store.append("anna", upload, bytes("01", "234"))).toBe(5);
    const half = await store.find("anna", upload.id);
    expect(half).toEqual({ ...photo, id: upload.id, offset: 5 });
    expect(await store.append("anna", half!, bytes("56789"))).toBe(10);
    expect(Buffer.from((await store.read("anna", upload.id))!).toString()).toBe("0123456789");
  });

  test("does not find another person's upload", async () => {
    const { id } = await store.create("anna", photo);
    expect(await store.find("bert", id)).toBeNull();
    expect(await store.find("anna", "no-such-id")).toBeNull();
  });

  test("keeps data that arrived before a disconnect", async () => {
    const upload = await store.create("anna", photo);
    await expect(store.append("anna", upload, bytes("0123", "break"))).rejects.toThrow(
      InterruptedBody,
    );
    expect((await store.find("anna", upload.id))?.offset).toBe(4);
  });

  test("accepts one of two requests for the same offset, across processes", async () => {
    const other = createUploadStore(folder);
    const upload = await store.create("anna", photo);
    const offsets = await Promise.all([
      store.append("anna", upload, bytes("01234")),
      other.append("anna", upload, bytes("abcde")),
    ]);
    expect(offsets.toSorted()).toEqual([5, null]);
    expect((await store.find("anna", upload.id))?.offset).toBe(5);
  });

  test("rejects more than was announced, and keeps none of it", async () => {
    const upload = await store.create("anna", photo);
    await expect(store.append("anna", upload, bytes("0123456789", "x"))).rejects.toThrow(
      TooManyBytes,
    );
    expect((await store.find("anna", upload.id))?.offset).toBe(0);
    expect(filesIn(join(folder, "uploads/anna", upload.id))).toHaveLength(1);
  });

  test("leaves nothing behind on a full disk", async () => {
    let isFull = true;
    const full = createUploadStore(folder, async () => {
      if (isFull) throw Object.assign(new Error("full"), { code: "ENOSPC" });
    });
    await expect(full.create("carl", photo)).rejects.toThrow("full");
    expect(await store.count("carl")).toBe(0);
    isFull = false;
    const upload = await full.create("carl", photo);
    isFull = true;
    await expect(full.append("carl", upload, bytes("01234"))).rejects.toThrow("full");
    expect(filesIn(join(folder, "uploads/carl", upload.id))).toHaveLength(1);
  });

  test("a deleted upload accepts nothing more", async () => {
    const upload = await store.create("anna", photo);
    await store.remove("anna", upload.id);
    expect(await store.append("anna", upload, bytes("01234"))).toBeNull();
  });

  test("deletes old uploads", async () => {
    const [old, young] = [await store.create("dora", photo), await store.create("dora", photo)];
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
    utimesSync(join(folder, "uploads/dora", old.id, "upload.json"), yesterday, yesterday);
    await store.sweep(new Date());
    expect(await store.find("dora", old.id)).toBeNull();
    expect(await store.find("dora", young.id)).not.toBeNull();
    expect(await store.count("dora")).toBe(1);
  });
});
