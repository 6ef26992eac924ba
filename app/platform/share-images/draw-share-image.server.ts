import sharp, { type OverlayOptions } from "sharp";
import { loadShareFonts } from "./share-fonts.server.ts";
import { type ShareImage, symbolsOf } from "./share-image.ts";
import { writeTexts } from "./write-texts.server.ts";
import icons from "#app/ui/media/icons.svg?raw";
import { hexColour, parseTokens } from "#app/ui/styles/contrast.ts";
import tokens from "#app/ui/styles/tokens.css?raw";

/** What networks ask for. */
const [width, height] = [1200, 630];
const margin = 48;
const gap = 16;
/** Without a picture the text has more room, beside a band with the mark. */
const [narrow, wide] = [630, 945];
const titleTop = 100;
const figuresTop = 396;
const footTop = height - margin - 38;

const palette = new Map(
  Object.entries(parseTokens(tokens).light).map(([name, colour]) => [name, hexColour(colour)]),
);
const symbols = symbolsOf(icons);

/** A PNG; with a photo a JPEG, which has a fifth of its size. */
export async function drawShareImage(image: ShareImage, photo: Buffer | null): Promise<Buffer> {
  await loadShareFonts();
  const edge = image.picture ? narrow : wide;
  const overlays = await Promise.all([
    ...(photo ? [placePhoto(photo, edge)] : []),
    layText(image, edge),
  ]);
  const ground = Buffer.from(inPalette(drawGround(image, edge)));
  const whole = sharp(ground).composite(overlays.flat()).flatten();
  return photo
    ? whole.jpeg({ quality: 82, chromaSubsampling: "4:4:4" }).toBuffer()
    : whole.png().toBuffer();
}

async function placePhoto(photo: Buffer, left: number): Promise<OverlayOptions[]> {
  const input = await sharp(photo)
    .resize(width - left, height, { fit: "cover" })
    .toBuffer();
  return [{ input, left, top: 0 }];
}

async function layText({ eyebrow, title, figures }: ShareImage, edge: number) {
  const room = edge - 2 * margin;
  const titleEnd = (figures.length > 0 ? figuresTop : footTop) - gap;
  const columns = figures.slice(0, 3);
  const column = Math.floor((room + gap) / Math.max(1, columns.length));
  const inColumns = (texts: string[], top: number) =>
    texts.map((text, index) => ({ text, left: margin + index * column, top }));
  const cell = { width: column - gap };
  const [accent, ink, quiet] = ["accent", "ink", "ink-2"].map((name) => palette.get(name)!) as [
    string,
    string,
    string,
  ];
  const groups = await Promise.all([
    writeTexts([{ text: eyebrow, left: margin, top: margin }], {
      font: "Instrument Sans SemiBold",
      sizes: [23, 20],
      colour: accent,
      width: room,
      height: 32,
    }),
    writeTexts([{ text: title, left: margin, top: titleTop }], {
      font: "Newsreader Medium",
      sizes: [60, 54, 48, 42, 36],
      colour: ink,
      width: room,
      height: titleEnd - titleTop,
    }),
    writeTexts(
      inColumns(
        columns.map(({ label }) => label),
        figuresTop + 20,
      ),
      {
        ...cell,
        font: "Instrument Sans",
        sizes: [20, 17],
        colour: quiet,
        height: 28,
      },
    ),
    writeTexts(
      inColumns(
        columns.map(({ value }) => value),
        figuresTop + 52,
      ),
      {
        ...cell,
        font: "Newsreader Medium",
        sizes: [40, 36, 32, 28, 24, 20],
        colour: ink,
        height: 60,
      },
    ),
  ]);
  return groups.flat();
}

function drawGround({ picture, figures }: ShareImage, edge: number): string {
  const logo = placeSymbol(
    "logo",
    "4 0 118 32",
    { x: margin, y: footTop, width: 140, height: 38 },
    "accent",
  );
  const rule = `<rect x="${margin}" y="${figuresTop}" width="${edge - 2 * margin}" height="2" fill="var(--ink)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="var(--paper)"/>${logo}${figures.length > 0 ? rule : ""}${drawPicture(picture, edge)}</svg>`;
}

function drawPicture(picture: ShareImage["picture"], edge: number): string {
  const box = { x: edge, y: 0, width: width - edge, height };
  const area = `x="${box.x}" y="0" width="${box.width}" height="${height}"`;
  if (!picture)
    return `<rect ${area} fill="var(--accent)"/>${placeSymbol("logo-mark", "-7 0 46 32", box, "on-accent")}`;
  if ("photo" in picture) return "";
  // Every drawing stands on this ground under this sky, which go on above and below it.
  return `<svg ${area} viewBox="0 -92 300 332"><rect y="-92" width="300" height="332" fill="var(--accent-soft)"/><rect y="165" width="300" height="75" fill="var(--line)"/>${picture.drawing}</svg>`;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const placeSymbol = (name: string, viewBox: string, box: Box, colour: string): string =>
  `<svg x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" viewBox="${viewBox}" fill="var(--${colour})">${symbols.get(name)!}</svg>`;

const inPalette = (svg: string): string =>
  svg.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => palette.get(name)!);
