// Draws the images that messengers and social networks show beside a link to an article: each scene and each trade, in the
// light theme, beside a band with the mark. Run it by hand after changing a drawing or the palette, and commit the result:
//   node scripts/draw-share-images.mjs
//
// They have no text: fonts differ between machines, and the network shows the title anyway.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { linearRgb, parseTokens } from "../app/ui/styles/contrast.ts";

const root = join(import.meta.dirname, "..");
const target = join(root, "public/share");
const read = (path) => readFileSync(join(root, path), "utf8");

/** What networks ask for. A drawing of 3:2 in full height leaves a band of 255. */
const width = 1200;
const height = 630;
const sceneWidth = height * 1.5;
const band = width - sceneWidth;
const markSize = 176;
/** Between band and drawing: some drawings have the same colour at their edge. */
const seam = 8;
/** Kilobytes: people share links from phones. */
const most = 40;

const light = Object.fromEntries(
  Object.entries(parseTokens(read("app/ui/styles/tokens.css")).light).map(([name, colour]) => [
    name,
    hex(colour),
  ]),
);
const symbols = [
  "app/content/articles/illustrations/scenes.svg",
  "app/listings/card/trades.svg",
].flatMap((path) => symbolsOf(read(path)));
const mark = symbolsOf(read("app/ui/media/icons.svg")).find(({ id }) => id === "logo-mark");

if (new Set(symbols.map(({ id }) => id)).size < symbols.length)
  throw new Error("A scene has the name of a trade");

mkdirSync(target, { recursive: true });
for (const file of readdirSync(target)) rmSync(join(target, file));
let sum = 0;
for (const { id, body } of symbols) {
  const png = await sharp(Buffer.from(resolveColours(draw(body))))
    .png({ palette: true, colours: 64, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
  const size = png.length / 1024;
  if (size > most) throw new Error(`${id} has ${size.toFixed(1)} KB`);
  writeFileSync(join(target, `${id}.png`), png);
  sum += size;
}
console.log(`${String(symbols.length)} images, ${sum.toFixed(0)} KB`);

function draw(body) {
  const left = (band - seam - markSize) / 2;
  const top = (height - markSize) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="var(--accent)"/>
    <svg x="${left}" y="${top}" width="${markSize}" height="${markSize}" viewBox="0 0 32 32" fill="var(--on-accent)">${mark.body}</svg>
    <rect x="${band - seam}" width="${seam}" height="${height}" fill="var(--on-accent)"/>
    <svg x="${band}" y="0" width="${sceneWidth}" height="${height}" viewBox="0 0 300 200">${body}</svg>
  </svg>`;
}

function symbolsOf(svg) {
  const symbol = /<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs;
  return [...svg.matchAll(symbol)].map(([, id, body]) => ({ id, body }));
}

function resolveColours(svg) {
  return svg.replaceAll(/var\(--([\w-]+)\)/g, (_, name) => {
    if (!light[name]) throw new Error(`No colour is named ${name}`);
    return light[name];
  });
}

/** Colours outside sRGB are clipped, as the contrast test does. */
function hex(colour) {
  const bytes = linearRgb(colour).map((value) => {
    const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255);
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
