import { createHash } from "node:crypto";
import type { Sharp } from "sharp";
import {
  type PhotoFormat,
  photoFormats,
  type PhotoWidth,
  photoWidths,
} from "#app/listings/media/photo.ts";
import { drawnSize, drawPhoto } from "./draw-photo.server.ts";
import type { PictureProblem } from "#app/listings/media/file-problems.ts";
import { fingerprintPhoto } from "#app/listings/review/fingerprint-photo.server.ts";

export interface RenderedPhoto {
  hash: string;
  width: number;
  height: number;
  placeholder: string;
  fingerprint: bigint | null;
  files: { width: PhotoWidth; format: PhotoFormat; bytes: Uint8Array }[];
}

export type RenderOutcome =
  | { ok: true; photo: RenderedPhoto }
  | { ok: false; reason: PictureProblem };

export async function renderPhoto(bytes: Uint8Array): Promise<RenderOutcome> {
  const drawn = await drawPhoto(bytes);
  if (!drawn.ok) return drawn;
  const files: RenderedPhoto["files"] = [];
  const hash = createHash("sha256");
  for (const width of photoWidths)
    for (const format of photoFormats) {
      const encoded = await encode(drawn.picture, width, format);
      hash.update(encoded);
      files.push({ width, format, bytes: encoded });
    }
  const small = files.find(({ width, format }) => width === 400 && format === "jpeg")!;
  return {
    ok: true,
    photo: {
      hash: hash.digest("hex"),
      placeholder: await drawPlaceholder(drawn.picture),
      fingerprint: await fingerprintPhoto(small.bytes),
      files,
      ...drawnSize,
    },
  };
}

function encode(master: Sharp, width: PhotoWidth, format: PhotoFormat): Promise<Uint8Array> {
  const picture = master.clone();
  if (width < drawnSize.width) picture.resize({ width });
  switch (format) {
    case "avif":
      return picture.avif({ quality: 50, effort: 2 }).toBuffer();
    case "webp":
      return picture.webp({ quality: 78, effort: 3 }).toBuffer();
    case "jpeg":
      return picture.jpeg({ quality: 78, progressive: true }).toBuffer();
  }
}

async function drawPlaceholder(master: Sharp): Promise<string> {
  const tiny = await master.clone().resize({ width: 12 }).webp({ quality: 30 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString("base64")}`;
}
