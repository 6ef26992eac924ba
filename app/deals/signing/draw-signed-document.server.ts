import { PDFDocument } from "@cantoo/pdf-lib";
import { Paper } from "#app/platform/pdf/paper.ts";
import { grey } from "#app/platform/pdf/pdf-sheet.ts";
import { embedTypefaces } from "#app/platform/pdf/typeface.ts";
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
