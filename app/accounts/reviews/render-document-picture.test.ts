import sharp from "sharp";
import { expect, test } from "vitest";
import { renderDocumentPicture } from "./render-document-picture.server.ts";
import { aPicture, gpsWord, withLocation } from "#test/pictures.ts";

test.each(["jpeg", "png", "webp"] as const)("re-encodes a %s without metadata", async (format) => {
  const sent = await withLocation(aPicture(3000, 2000)).toFormat(format).toBuffer();
  expect(sent.includes(gpsWord)).toBe(true);
  const rendered = await renderDocumentPicture(sent);
  if (!rendered.ok) throw new Error(rendered.reason);
  expect(Buffer.from(rendered.bytes).includes(gpsWord)).toBe(false);
  expect(await sharp(rendered.bytes).metadata()).toMatchObject({ format: "webp", width: 2400 });
});

test("rejects files that are no picture, too small or too large", async () => {
  const reason = async (bytes: Uint8Array) => {
    const outcome = await renderDocumentPicture(bytes);
    return outcome.ok ? null : outcome.reason;
  };
  expect(await reason(new Uint8Array())).toBe("no-file");
  expect(await reason(Buffer.from("GIF89a and more"))).toBe("not-a-picture");
  expect(await reason(Buffer.from("\xff\xd8\xff broken", "latin1"))).toBe("not-a-picture");
  expect(await reason(await aPicture(400, 300).png().toBuffer())).toBe("too-small");
  expect(await reason(Buffer.alloc(10 * 1024 * 1024 + 1))).toBe("too-large");
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic", "latin1")]);
  expect(await reason(heic)).toBe("heic");
  const huge = await sharp({
    create: { width: 8000, height: 6000, channels: 3, background: "red" },
  })
    .png()
    .toBuffer();
  expect(await reason(huge)).toBe("too-many-pixels");
  const page = Buffer.concat([
    await aPicture(900, 600).jpeg().toBuffer(),
    Buffer.from("<script>alert(document.cookie)</script>"),
  ]);
  expect(await reason(page)).toBe("not-a-picture");
});
