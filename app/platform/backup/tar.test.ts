import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readTar, type TarEntry, writeTar } from "./tar.ts";

const entry = (name: string, text: string): TarEntry => {
  const bytes = Buffer.from(text);
  return { name, size: bytes.byteLength, body: chunks(bytes) };
};

async function* chunks(bytes: Buffer, size = 700): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += size) yield bytes.subarray(at, at + size);
}

async function* all(entries: TarEntry[]): AsyncGenerator<TarEntry> {
  yield* entries;
}

async function write(...entries: TarEntry[]): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of writeTar(all(entries))) parts.push(part);
  return Buffer.concat(parts);
}

const long = `${"folder/".repeat(18)}${"n".repeat(60)}.txt`;

test("round-trips files of any size and name", async () => {
  const texts: Record<string, string> = {
    "a.txt": "",
    "b/c.txt": "x".repeat(512),
    [long]: "é".repeat(2000),
  };
  const tar = await write(...Object.entries(texts).map(([name, text]) => entry(name, text)));
  const read: Record<string, string> = {};
  for await (const { name, body } of readTar(chunks(tar, 333))) {
    const parts: Uint8Array[] = [];
    for await (const part of body) parts.push(part);
    read[name] = Buffer.concat(parts).toString();
  }
  expect(read).toEqual(texts);
});

test("skips a body that nobody reads", async () => {
  const tar = await write(entry("a", "1".repeat(5000)), entry("b", "2"));
  const names: string[] = [];
  for await (const { name } of readTar(chunks(tar))) names.push(name);
  expect(names).toEqual(["a", "b"]);
});

test("the tar program can list it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "relevo-tar-"));
  const path = join(folder, "a.tar");
  writeFileSync(path, await write(entry("manifest.json", "{}"), entry(long, "1")));
  const { stdout } = spawnSync("tar", ["-tf", path], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  expect(stdout).toBe(`manifest.json\n${long}\n`);
});

test("a file that changes its size while it is read fails the archive", async () => {
  await expect(write({ ...entry("a", "123"), size: 2 })).rejects.toThrow("a has 3 bytes");
});

test.each([0, 511, 512, 700, 1024, 1535])(
  "detects an archive truncated after %i bytes",
  async (length) => {
    const tar = await write(entry("a", "1".repeat(600)));
    const read = async () => {
      for await (const { size } of readTar(chunks(tar.subarray(0, length)))) expect(size).toBe(600);
    };
    await expect(read()).rejects.toThrow("damaged");
  },
);
