import { PDFDocument } from "@cantoo/pdf-lib";
import { breakLines, grey, ink, Sheet } from "#app/platform/pdf/pdf-sheet.ts";
import { embedTypefaces, type TypefaceName, type Typefaces } from "#app/platform/pdf/typeface.ts";
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
  const paper = new Paper(pdf, await embedTypefaces(pdf));
  drawText(paper, document);
  paper.turn();
  drawCertificate(paper, document);
  paper.number(`${document.title} · ${document.bodyHash.slice(0, 16)}`);
  return pdf.save();
}

const lowest = 54;
const gap = 10;
const termWidth = 110;

interface Style {
  font?: TypefaceName;
  size?: number;
  indent?: number;
  color?: typeof ink;
}

class Paper {
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
    `${brand.name} recorded the text on the pages before, and the facts on this one, at the time of signing. The hash is computed from the text: change a single letter, and the hash is another.`,
  );
  paper.heading("Document");
  const facts = [
    ["Title", title],
    ["Version of the text", version],
    ["Number", id],
    ["SHA-256 of the text", bodyHash],
  ] as const;
  for (const [term, detail] of facts) paper.fact(term, detail);
  for (const signature of signatures) drawSignature(paper, signature, timezone);
  if (signatures.length === 0) paper.heading("Not signed yet");
  paper.heading("What happened");
  for (const { at, what } of listSigningEvents(document)) {
    paper.write(what);
    paper.write(describeMoment(at, timezone), { size: 9, color: grey });
    paper.space(4);
  }
}

function drawSignature(paper: Paper, signature: Signature, timezone: string): void {
  const { part, typedName, email, signedAt, address, device, userId } = signature;
  paper.heading(`Signature of the ${partNames[part].toLowerCase()}`);
  paper.space(8);
  paper.write(typedName, { font: "serif", size: 18 });
  paper.space(2);
  const facts = [
    ["Email", email],
    ["Time", describeMoment(signedAt, timezone)],
    ["Network address", address],
    ["Device", device],
    ["Account", userId],
  ] as const;
  for (const [term, detail] of facts) paper.fact(term, detail);
}
