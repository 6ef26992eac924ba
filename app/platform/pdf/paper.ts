import type { PDFDocument } from "@cantoo/pdf-lib";
import { brand } from "#app/shared/brand.ts";
import { breakLines, grey, ink, Sheet } from "./pdf-sheet.ts";
import type { TypefaceName, Typefaces } from "./typeface.ts";

const lowest = 54;
const gap = 10;
const termWidth = 110;

interface Style {
  font?: TypefaceName;
  size?: number;
  indent?: number;
  color?: typeof ink;
}

/** As many sheets as the text needs, with a heading and a number on each. */
export class Paper {
  readonly #pdf: PDFDocument;
  readonly #fonts: Typefaces;
  readonly #sheets: Sheet[] = [];
  #sheet!: Sheet;

  constructor(pdf: PDFDocument, fonts: Typefaces) {
    this.#pdf = pdf;
    this.#fonts = fonts;
    this.turn();
  }

  turn(): void {
    this.#sheet = new Sheet(this.#pdf.addPage([612, 792]), this.#fonts);
    this.#sheet.y -= 40;
    this.#sheets.push(this.#sheet);
  }

  write(text: string, { font = "sans", size = 10, indent = 0, color = ink }: Style = {}): void {
    const width = this.#sheet.width - indent;
    for (const line of breakLines(text, this.#fonts[font], size, width)) {
      if (this.#sheet.y < lowest) this.turn();
      this.#sheet.text(line, this.#sheet.left + indent, { font, size, color, maxWidth: width });
      this.#sheet.y -= size * 1.45;
    }
  }

  /** The term stands beside its detail. */
  fact(term: string, detail: string): void {
    if (this.#sheet.y < lowest) this.turn();
    this.#sheet.text(term, this.#sheet.left, { size: 9, color: grey, maxWidth: termWidth });
    this.write(detail, { size: 9, indent: termWidth });
    this.space(2);
  }

  row(first: string, cells: readonly { text: string; end: number; font?: TypefaceName }[]): void {
    if (this.#sheet.y < lowest) this.turn();
    this.#sheet.row(first, cells);
  }

  space(height = gap): void {
    this.#sheet.y -= height;
  }

  /** Keeps the line together with the next one. */
  heading(text: string): void {
    this.space();
    if (this.#sheet.y < lowest + 60) this.turn();
    this.write(text, { font: "bold", size: 11 });
    this.space(2);
  }

  number(text: string): void {
    for (const [at, sheet] of this.#sheets.entries()) {
      sheet.y = 738;
      sheet.text(brand.name, sheet.left, { font: "serif", size: 13 });
      sheet.text(`${text} · ${at + 1} of ${this.#sheets.length}`, sheet.right, {
        isEnd: true,
        size: 8,
        color: grey,
        maxWidth: 420,
      });
      sheet.y -= 10;
      sheet.rule(ink);
    }
  }
}
