import sharp, { type OverlayOptions } from "sharp";
import { escapeMarkup } from "#app/shared/escape-markup.ts";

interface PlacedText {
  text: string;
  left: number;
  top: number;
}

interface TextStyle {
  font: string;
  /** From the largest. */
  sizes: readonly number[];
  colour: string;
  /** Of each text. */
  width: number;
  height: number;
}

/** All in the largest size in which each fits. What is too long even in the smallest one is cut off. */
export async function writeTexts(
  texts: readonly PlacedText[],
  style: TextStyle,
): Promise<OverlayOptions[]> {
  const { sizes, width, height } = style;
  const drawable = texts
    .map(({ text, left, top }) => ({ text: withoutUnknown(text), left, top }))
    .filter(({ text }) => text !== "");
  for (const size of sizes) {
    const written = await Promise.all(drawable.map((text) => write(text, style, size)));
    if (written.every(({ raw }) => raw.width <= width && raw.height <= height)) return written;
    if (size === sizes.at(-1)) return Promise.all(written.map((one) => cut(one, style)));
  }
  return [];
}

async function write({ text, left, top }: PlacedText, style: TextStyle, size: number) {
  const { font, colour, width } = style;
  const written = sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      // The comma ends the name of the font, whose last word is none of its weights.
      font: `${font}, ${size}`,
      width,
      wrap: "word",
      rgba: true,
    },
  });
  const { data, info } = await written.raw().toBuffer({ resolveWithObject: true });
  return { left, top, input: data, raw: info };
}

async function cut(
  { left, top, input, raw }: Awaited<ReturnType<typeof write>>,
  { width, height }: TextStyle,
) {
  const size = { width: Math.min(width, raw.width), height: Math.min(height, raw.height) };
  const part = sharp(input, { raw }).extract({ left: 0, top: 0, ...size });
  return {
    left,
    top,
    input: await part.raw().toBuffer(),
    raw: { ...size, channels: raw.channels },
  };
}

/** What our fonts lack would be drawn as a box. */
const unknown =
  /[^ -~\u00a0-\u024f\u1e00-\u1eff\u2010-\u2027\u2030-\u203a\u20a0-\u20bf\u2113\u2122\u2212]/gu;
const maxLength = 300;

const withoutUnknown = (text: string): string =>
  text.slice(0, maxLength).normalize("NFC").replaceAll(unknown, " ").replaceAll(/ +/g, " ").trim();
