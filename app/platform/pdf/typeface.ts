import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import fontkit from "@cantoo/fontkit";
import type { PDFDocument, PDFFont, PDFPage, PDFPageDrawTextOptions } from "@cantoo/pdf-lib";

const require = createRequire(import.meta.url);
const files = {
  serif: [
    require.resolve("@fontsource/newsreader/files/newsreader-latin-400-normal.woff"),
    require.resolve("@fontsource/newsreader/files/newsreader-latin-ext-400-normal.woff"),
    require.resolve("@fontsource/newsreader/files/newsreader-vietnamese-400-normal.woff"),
  ],
  sans: [
    require.resolve("@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff"),
    require.resolve("@fontsource/instrument-sans/files/instrument-sans-latin-ext-400-normal.woff"),
  ],
  bold: [
    require.resolve("@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff"),
    require.resolve("@fontsource/instrument-sans/files/instrument-sans-latin-ext-600-normal.woff"),
  ],
};

export type TypefaceName = keyof typeof files;
export type Typefaces = Record<TypefaceName, Typeface>;

export async function embedTypefaces(pdf: PDFDocument): Promise<Typefaces> {
  return {
    serif: await embedTypeface(pdf, "serif"),
    sans: await embedTypeface(pdf, "sans"),
    bold: await embedTypeface(pdf, "bold"),
  };
}

/** Only the letters that are written end up in the file. */
export async function embedTypeface(pdf: PDFDocument, name: TypefaceName): Promise<Typeface> {
  pdf.registerFontkit(fontkit);
  const fonts: PDFFont[] = [];
  for (const file of files[name])
    fonts.push(await pdf.embedFont(await readFile(file), { subset: true, features }));
  return new Typeface(fonts);
}

/** Without ligatures a text is as wide as its letters. */
const features = { liga: false, clig: false, calt: false, kern: false };

const replaced: Record<string, string> = { "\u00A0": " ", "\u202F": " ", "≈": "~" };

interface Place {
  x: number;
  y: number;
  size: number;
}

/** A font of ours, which comes in one file for each range of letters. */
export class Typeface {
  readonly #fonts: readonly { font: PDFFont; letters: ReadonlySet<number> }[];
  readonly #widths = new Map<string, number>();

  constructor(fonts: readonly PDFFont[]) {
    this.#fonts = fonts.map((font) => ({ font, letters: new Set(font.getCharacterSet()) }));
  }

  canWrite(text: string): boolean {
    return Array.from(text).every((letter) => this.#fontOf(letter));
  }

  widthOf(text: string, size: number): number {
    return Array.from(text).reduce((sum, letter) => sum + this.#widthOf(letter), 0) * size;
  }

  draw(page: PDFPage, text: string, options: PDFPageDrawTextOptions & Place): void {
    const angle = ((options.rotate?.angle ?? 0) * Math.PI) / 180;
    let { x, y } = options;
    for (const run of this.#runs(text)) {
      page.drawText(run.text, { ...options, x, y, font: run.font });
      const width = this.widthOf(run.text, options.size);
      x += width * Math.cos(angle);
      y += width * Math.sin(angle);
    }
  }

  /** A letter that the font lacks loses its accent or becomes its number: a name must not end as question marks. */
  spell(text: string): string {
    return Array.from(text.normalize("NFC"), (letter) => {
      const known = replaced[letter] ?? letter;
      if (this.canWrite(known)) return known;
      const bare = letter.normalize("NFD").replaceAll(/\p{M}/gu, "");
      if (bare !== letter && bare && this.canWrite(bare)) return bare;
      return `[U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}]`;
    }).join("");
  }

  #fontOf(letter: string): PDFFont | undefined {
    return this.#fonts.find(({ letters }) => letters.has(letter.codePointAt(0)!))?.font;
  }

  #widthOf(letter: string): number {
    let width = this.#widths.get(letter);
    if (width === undefined) {
      width = this.#fontOf(letter)?.widthOfTextAtSize(letter, 1) ?? 0;
      this.#widths.set(letter, width);
    }
    return width;
  }

  #runs(text: string): { font: PDFFont; text: string }[] {
    const runs: { font: PDFFont; text: string }[] = [];
    for (const letter of text) {
      const font = this.#fontOf(letter);
      const last = runs.at(-1);
      if (!font) continue;
      if (last?.font === font) last.text += letter;
      else runs.push({ font, text: letter });
    }
    return runs;
  }
}
