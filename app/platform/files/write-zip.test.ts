import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { fromBufferPromise } from "yauzl";
import { writeZip } from "./write-zip.ts";

test("writes an archive that others read", async () => {
  const files = [
    { name: "01.jpg", bytes: Buffer.from("one") },
    { name: "02.webp", bytes: Buffer.alloc(70_000, 7) },
    { name: "3 Équipe/3.1 Contrats 契約.pdf", bytes: Buffer.from("three") },
  ];
  const zip = await buffer(Readable.from(writeZip(Readable.from(files))));
  const archive = await fromBufferPromise(zip, { lazyEntries: true });
  const read: { name: string; bytes: Buffer }[] = [];
  for await (const entry of archive.eachEntry())
    read.push({
      name: entry.fileName,
      bytes: await buffer(await archive.openReadStreamPromise(entry)),
    });
  expect(read).toEqual(files);
});

test("an archive of nothing is valid", async () => {
  const zip = await buffer(Readable.from(writeZip(Readable.from([]))));
  expect((await fromBufferPromise(zip, { lazyEntries: true })).entryCount).toBe(0);
});
