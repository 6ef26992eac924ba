import { PDFDocument, type PDFFont, StandardFonts } from "@cantoo/pdf-lib";
import { breakLines, canWrite, type Fonts, grey, ink, Sheet } from "#app/platform/pdf/pdf-sheet.ts";
import { brand } from "#app/shared/brand.ts";
import {
  describeMoment,
  listSigningEvents,
  partNames,
  type Signature,
  type SignedDocument,
} from "./signed-document.ts";
import { readTextBlocks } from "./text-blocks.ts";

/** Draws the text and a certificate of its signatures. */
export async function drawSignedDocument(document: SignedDocument): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(document.title);
  pdf.setSubject(`SHA-256 ${document.bodyHash}`);
  // Unlike the fonts of the pages, the properties take any script.
  pdf.setAuthor(document.signatures.map(({ typedName }) => typedName).join(", "));
  pdf.setProducer(brand.name);
  pdf.setCreator(brand.name);
  pdf.setCreationDate(document.createdAt);
  pdf.setModificationDate(document.createdAt);
  const fonts: Fonts = {
    serif: await pdf.embedFont(StandardFonts.TimesRoman),
    sans: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  const paper = new Paper(pdf, fonts);
  drawText(paper, document);
  paper.turn();
  drawCertificate(paper, document);
  paper.number(`${document.title} · ${document.bodyHash.slice(0, 16)}`);
  return pdf.save();
}

const lowest = 54;
const gap = 10;

interface Style {
  font?: keyof Fonts;
  size?: number;
  indent?: number;
  color?: typeof ink;
}

class Paper {
  readonly #pdf: PDFDocument;
  readonly #fonts: Fonts;
  readonly #sheets: Sheet[] = [];
  #sheet!: Sheet;

  constructor(pdf: PDFDocument, fonts: Fonts) {
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
    const spelled = spell(text, this.#fonts[font]);
    const width = this.#sheet.width - indent;
    for (const line of breakLines(spelled, this.#fonts[font], size, width)) {
      if (this.#sheet.y < lowest) this.turn();
      this.#sheet.text(line, this.#sheet.left + indent, { font, size, color, maxWidth: width });
      this.#sheet.y -= size * 1.45;
    }
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

/** Letters missing in the font lose their accent or become their code point: a name must not become question marks. */
const spell = (text: string, font: PDFFont): string =>
  Array.from(text.normalize("NFC"), (letter) => {
    if (canWrite(font, letter)) return letter;
    const bare = letter.normalize("NFD").replaceAll(/\p{M}/gu, "");
    return bare !== letter && [...bare].every((one) => canWrite(font, one))
      ? bare
      : `[U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}]`;
  }).join("");

function drawText(paper: Paper, { body }: SignedDocument): void {
  for (const { kind, lines } of readTextBlocks(body)) {
    if (kind === "heading") paper.heading(lines[0]!);
    else if (kind === "title") paper.write(lines[0]!, { font: "serif", size: 20 });
    else
      for (const line of lines)
        paper.write(kind === "list" ? `•  ${line}` : line, { indent: kind === "list" ? 14 : 0 });
    if (kind !== "heading") paper.space();
  }
}

function drawCertificate(paper: Paper, document: SignedDocument): void {
  const { title, version, bodyHash, id, timezone, signatures } = document;
  paper.write("Certificate of signature", { font: "serif", size: 20 });
  paper.space();
  paper.write(
    `${brand.name} keeps the text on the pages before, and what is stated here, as they were recorded when the text was signed. The hash is computed from the text: a text that differs in a single letter has another one.`,
  );
  paper.heading("Document");
  const facts = [
    ["Title", title],
    ["Version of the text", version],
    ["Number", id],
    ["SHA-256 of the text", bodyHash],
  ] as const;
  for (const [term, detail] of facts) paper.write(`${term}: ${detail}`);
  for (const signature of signatures) drawSignature(paper, signature, timezone);
  if (signatures.length === 0) paper.heading("Not signed yet");
  paper.heading("What happened");
  for (const { at, what } of listSigningEvents(document)) {
    paper.write(what);
    paper.write(describeMoment(at, timezone), { size: 9, color: grey, indent: 14 });
  }
}

function drawSignature(paper: Paper, signature: Signature, timezone: string): void {
  const { part, typedName, email, signedAt, address, device, userId } = signature;
  paper.heading(`Signature of the ${partNames[part].toLowerCase()}`);
  paper.write(typedName, { font: "serif", size: 16 });
  paper.space(4);
  const facts = [
    ["Email", email],
    ["Time", describeMoment(signedAt, timezone)],
    ["Network address", address],
    ["Device", device],
    ["Account", userId],
  ] as const;
  for (const [term, detail] of facts) paper.write(`${term}: ${detail}`, { size: 9 });
}
