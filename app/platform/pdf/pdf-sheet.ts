import { type PDFPage, rgb } from "@cantoo/pdf-lib";
import type { Typeface, TypefaceName, Typefaces } from "./typeface.ts";

export const ink = rgb(0.11, 0.17, 0.18);
export const grey = rgb(0.38, 0.42, 0.42);
export const line = rgb(0.85, 0.84, 0.8);
export const accent = rgb(0.07, 0.33, 0.33);
export const warm = rgb(0.87, 0.6, 0.2);

interface TextStyle {
  font?: TypefaceName;
  size?: number;
  color?: ReturnType<typeof rgb>;
  /** Ends at x instead of starting there. */
  isEnd?: boolean;
  maxWidth?: number;
}

const left = 54;
const right = 558;

/** One page of US letter paper, written from the top. */
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
  readonly #fonts: Typefaces;

  constructor(page: PDFPage, fonts: Typefaces) {
    this.#page = page;
    this.#fonts = fonts;
  }

  text(text: string, x: number, style: TextStyle = {}): void {
    const { font: name = "sans", size = 10, color = ink, isEnd = false, maxWidth } = style;
    const font = this.#fonts[name];
    const shown = cut(font.spell(text.slice(0, 600)), font, size, maxWidth ?? this.width);
    const start = isEnd ? x - font.widthOf(shown, size) : x;
    font.draw(this.#page, shown, { x: start, y: this.y, size, color });
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
    cells: readonly { text: string; end: number; font?: TypefaceName }[],
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
export function breakLines(text: string, font: Typeface, size: number, width: number): string[] {
  const lines: string[] = [];
  let written = "";
  for (const word of splitWords(font.spell(text))) {
    const longer = written ? `${written} ${word}` : word;
    if (written && font.widthOf(longer, size) > width) {
      lines.push(written);
      written = word;
    } else written = longer;
  }
  return [...lines, written];
}

const splitWords = (text: string): string[] =>
  text.split(" ").flatMap((word) => word.match(new RegExp(`.{1,${longestWord}}`, "g")) ?? [word]);

function cut(text: string, font: Typeface, size: number, width: number): string {
  if (font.widthOf(text, size) <= width) return text;
  let shown = text;
  while (shown && font.widthOf(`${shown}…`, size) > width) shown = shown.slice(0, -1);
  return `${shown.trimEnd()}…`;
}
