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
  { font, sizes, colour, width, height }: TextStyle,
): Promise<OverlayOptions[]> {
  const written = texts.flatMap(({ text, ...place }) => {
    const drawable = withoutUnknown(text);
    return drawable
      ? { ...place, markup: `<span foreground="${colour}">${escapeMarkup(drawable)}</span>` }
      : [];
  });
  for (const size of sizes) {
    const drawn = await Promise.all(
      written.map(async ({ markup, ...place }) => {
        // The comma ends the name of the font, whose last word is none of its weights.
        const text = {
          text: markup,
          font: `${font}, ${size}`,
          width,
          wrap: "word",
          rgba: true,
        } as const;
        const { data, info } = await sharp({ text }).raw().toBuffer({ resolveWithObject: true });
        return { place, data, info };
      }),
    );
    const fits = drawn.every(({ info }) => info.width <= width && info.height <= height);
    if (!fits && size !== sizes.at(-1)) continue;
    return Promise.all(
      drawn.map(async ({ place, data, info }) => {
        const area = {
          width: Math.min(width, info.width),
          height: Math.min(height, info.height),
        };
        const input = fits
          ? data
          : await sharp(data, { raw: info })
              .extract({ left: 0, top: 0, ...area })
              .raw()
              .toBuffer();
        return { ...place, input, raw: { ...area, channels: info.channels } };
      }),
    );
  }
  return [];
}

/** What our fonts lack would be drawn as a box. */
const unknown =
  /[^ -~\u00a0-\u024f\u1e00-\u1eff\u2010-\u2027\u2030-\u203a\u20a0-\u20bf\u2113\u2122\u2212]/gu;
const maxLength = 300;

const withoutUnknown = (text: string): string =>
  text.slice(0, maxLength).normalize("NFC").replaceAll(unknown, " ").replaceAll(/ +/g, " ").trim();
