import { PDFiumLibrary } from "@hyzyla/pdfium";
import sharp from "sharp";
import { loadShareFonts } from "#app/platform/share-images/share-fonts.server.ts";
import { escapeMarkup } from "#app/shared/escape-markup.ts";
import { describeReader, type Reader } from "./reader.ts";

export interface PageRequest {
  /** Counted from 1. */
  page: number;
  reader: Reader;
}

/** Wide enough for the small print on a large screen. */
const width = 1400;
/** Pages of a PDF have no limit of length or width. */
const maxHeight = 4200;

/**
 * One page of a PDF as a picture that names its reader all over. Runs in its own process (`server/file-worker.ts`), so that a
 * hostile file harms nobody. Null if there is no such page.
 */
export async function drawPage(
  bytes: Uint8Array,
  { page, reader }: PageRequest,
): Promise<Uint8Array | null> {
  const library = await PDFiumLibrary.init();
  const pdf = await library.loadDocument(bytes);
  if (page < 1 || page > pdf.getPageCount()) return null;
  const sheet = pdf.getPage(page - 1);
  const { originalWidth, originalHeight } = sheet.getOriginalSize();
  if (!(originalWidth > 0 && originalHeight > 0)) return null;
  const scale = Math.min(width / originalWidth, maxHeight / originalHeight);
  const drawn = await sheet.render({
    width: Math.max(1, originalWidth * scale),
    height: Math.max(1, originalHeight * scale),
    render: "bitmap",
    renderFormFields: true,
  });
  const raw = { width: drawn.width, height: drawn.height, channels: 4 } as const;
  return sharp(drawn.data, { raw })
    .flatten({ background: "#ffffff" })
    .composite([{ ...(await makeTile(reader, drawn)), tile: true }])
    .webp({ quality: 80, effort: 2 })
    .toBuffer();
}

/** Our fonts have the Latin letters. */
const canWrite = (text: string): boolean => /^[ -~\u00a0-\u024f\u1e00-\u1eff]*$/.test(text);

/** The text repeats over the whole page, so that no part of it can be cut out. */
async function makeTile(reader: Reader, sheet: { width: number; height: number }) {
  await loadShareFonts();
  const text = escapeMarkup(describeReader(reader, canWrite));
  const line = sharp({
    text: {
      text: `<span foreground="#595959" alpha="22%">${text}</span>`,
      font: "Instrument Sans SemiBold, 20",
      rgba: true,
    },
  });
  const spaced = sharp(await line.png().toBuffer()).extend({
    top: 10,
    bottom: 10,
    left: 30,
    right: 30,
    background: transparent,
  });
  const turned = sharp(await spaced.png().toBuffer()).rotate(-30, { background: transparent });
  const { data, info } = await turned.png().toBuffer({ resolveWithObject: true });
  if (info.width <= sheet.width && info.height <= sheet.height) return { input: data };
  // A tile must not be larger than the picture.
  const fitted = sharp(data).resize(sheet.width, sheet.height, { fit: "inside" });
  return { input: await fitted.png().toBuffer() };
}

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
