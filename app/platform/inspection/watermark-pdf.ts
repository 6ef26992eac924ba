import { degrees, type PDFPage, rgb } from "@cantoo/pdf-lib";
import { embedTypeface, type Typeface } from "#app/platform/pdf/typeface.ts";
import { openPdf } from "./inspect-pdf.ts";
import { describeReader, type Reader } from "./reader.ts";

/** A leaked copy names on every page who opened it, and when. */
export async function watermarkPdf(bytes: Uint8Array, reader: Reader): Promise<Uint8Array> {
  const pdf = await openPdf(bytes);
  if (pdf.isEncrypted) throw new Error("An encrypted PDF cannot be marked");
  const font = await embedTypeface(pdf, "sans");
  const pages = pdf.getPages();
  if (pages.length === 0) throw new Error("A PDF without pages cannot be marked");
  const text = describeReader(reader, (words) => font.canWrite(words));
  for (const page of pages) mark(page, font, text);
  return pdf.save();
}

const grey = rgb(0.35, 0.35, 0.35);

function mark(page: PDFPage, font: Typeface, text: string): void {
  const { x, y, width, height } = page.getCropBox();
  const turned = ((page.getRotation().angle % 360) + 360) % 360;
  const isSideways = turned % 180 === 90;
  const across = isSideways ? height : width;
  const up = isSideways ? width : height;
  const place = (right: number, above: number) => {
    if (turned === 90) return { x: x + width - above, y: y + right };
    if (turned === 180) return { x: x + width - right, y: y + height - above };
    if (turned === 270) return { x: x + above, y: y + height - right };
    return { x: x + right, y: y + above };
  };
  const small = Math.min(8, (across - 16) / font.widthOf(text, 1));
  font.draw(page, text, {
    ...place(8, 6),
    size: small,
    color: grey,
    opacity: 0.85,
    rotate: degrees(turned),
  });
  const angle = Math.atan2(up, across);
  const length = Math.hypot(across, up) * 0.8;
  const size = Math.min(40, length / font.widthOf(text, 1));
  const half = font.widthOf(text, size) / 2;
  font.draw(page, text, {
    ...place(across / 2 - half * Math.cos(angle), up / 2 - half * Math.sin(angle)),
    size,
    color: grey,
    opacity: 0.16,
    rotate: degrees(turned + (angle * 180) / Math.PI),
  });
}
