import { type PDFFont, type PDFPage, rgb } from "@cantoo/pdf-lib";

export const ink = rgb(0.11, 0.17, 0.18);
export const grey = rgb(0.38, 0.42, 0.42);
export const line = rgb(0.85, 0.84, 0.8);
export const accent = rgb(0.07, 0.33, 0.33);
export const warm = rgb(0.87, 0.6, 0.2);

export interface Fonts {
  serif: PDFFont;
  sans: PDFFont;
  bold: PDFFont;
}

interface TextStyle {
  font?: keyof Fonts;
  size?: number;
  color?: ReturnType<typeof rgb>;
  /** Ends at x instead of starting there. */
  isEnd?: boolean;
  maxWidth?: number;
}

const left = 54;
const right = 558;
const spoken: Record<string, string> = { "−": "–", "\u00A0": " ", "\u202F": " ", "≈": "~" };

/** One page of US letter paper, written from the top. The standard fonts know Western European letters only. */
export class Sheet {
  readonly left = left;
  readonly right = right;
  readonly width = right - left;
  y = 738;
  /** Where the first cell of a row ends at the latest. */
  noteEnd = right;
  /** For long lists. */
  isDense = false;
  readonly #page: PDFPage;
  readonly #fonts: Fonts;

  constructor(page: PDFPage, fonts: Fonts) {
    this.#page = page;
    this.#fonts = fonts;
  }

  text(text: string, x: number, style: TextStyle = {}): void {
    const { font: name = "sans", size = 10, color = ink, isEnd = false, maxWidth } = style;
    const font = this.#fonts[name];
    const shown = cut(writable(text.slice(0, 600), font), font, size, maxWidth ?? this.width);
    const start = isEnd ? x - font.widthOfTextAtSize(shown, size) : x;
    this.#page.drawText(shown, { x: start, y: this.y, size, font, color });
  }

  /** Broken into lines at spaces. Moves down past the last. */
  paragraph(text: string, style: TextStyle & { x?: number; leading?: number } = {}): void {
    const {
      font: name = "sans",
      size = 10,
      maxWidth = this.width,
      x = left,
      leading = 1.45,
    } = style;
    for (const line of breakLines(text, this.#fonts[name], size, maxWidth)) {
      this.text(line, x, { ...style, maxWidth });
      this.y -= size * leading;
    }
  }

  heading(text: string): void {
    this.y -= 14;
    this.text(text, left, { font: "serif", size: 16 });
    this.y -= 8;
    this.rule(ink);
    this.y -= 16;
  }

  rule(color = line): void {
    this.#page.drawLine({
      start: { x: left, y: this.y },
      end: { x: right, y: this.y },
      thickness: 0.6,
      color,
    });
  }

  bar(x: number, width: number, height: number, color: ReturnType<typeof rgb>, below = 0): void {
    this.#page.drawRectangle({ x, y: this.y - below, width: Math.max(0.8, width), height, color });
  }

  dot(x: number, above: number, color: ReturnType<typeof rgb>): void {
    this.#page.drawCircle({ x, y: this.y + above, size: 2.6, color, opacity: 0.55 });
  }

  /** A row whose first cell starts at the left and whose others end at their columns. */
  row(
    first: string,
    cells: readonly { text: string; end: number; font?: keyof Fonts }[],
    note = "",
  ): void {
    const width = Math.min(cells[0] ? cells[0].end - 70 : right, this.noteEnd) - left;
    this.text(first, left, { maxWidth: width });
    for (const { text, end, font = "sans" } of cells)
      this.text(text, end, { isEnd: true, font, maxWidth: 110 });
    if (note) {
      this.y -= 11;
      this.text(note, left, { size: 7.5, color: grey, maxWidth: width });
    }
    this.y -= this.isDense ? 4 : 7;
    this.rule();
    this.y -= this.isDense ? 11 : 13;
  }
}

const longestWord = 80;

/** At spaces, or within a word that is longer than any. */
export function breakLines(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  let written = "";
  for (const word of splitWords(writable(text, font))) {
    const longer = written ? `${written} ${word}` : word;
    if (written && font.widthOfTextAtSize(longer, size) > width) {
      lines.push(written);
      written = word;
    } else written = longer;
  }
  return [...lines, written];
}

const splitWords = (text: string): string[] =>
  text.split(" ").flatMap((word) => word.match(new RegExp(`.{1,${longestWord}}`, "g")) ?? [word]);

/** What the font cannot write becomes a question mark: a title in another script must not break the report. */
const writable = (text: string, font: PDFFont): string =>
  Array.from(text, (one) => spoken[one] ?? one)
    .map((one) => (canWrite(font, one) ? one : "?"))
    .join("");

export const canWrite = (font: PDFFont, letter: string): boolean =>
  knownTo(font).has((spoken[letter] ?? letter).codePointAt(0)!);

const known = new WeakMap<PDFFont, Set<number>>();

function knownTo(font: PDFFont): Set<number> {
  let letters = known.get(font);
  if (!letters) known.set(font, (letters = new Set(font.getCharacterSet())));
  return letters;
}

function cut(text: string, font: PDFFont, size: number, width: number): string {
  if (font.widthOfTextAtSize(text, size) <= width) return text;
  let shown = text;
  while (shown && font.widthOfTextAtSize(`${shown}…`, size) > width) shown = shown.slice(0, -1);
  return `${shown.trimEnd()}…`;
}
