import {
  EncryptedPDFError,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFStream,
} from "@cantoo/pdf-lib";

export type PdfProblem = "active-content" | "encrypted" | "damaged" | "too-complex";

const maxPages = 3_000;
const maxObjects = 1_000_000;
const maxDepth = 100;

/** Keys that indicate a script, an attached file, or an XFA form. */
const activeKeys = new Set(["JS", "JavaScript", "EmbeddedFiles", "EF", "XFA", "RichMediaContent"]);
const activeActions = new Set([
  "JavaScript",
  "Launch",
  "ImportData",
  "SubmitForm",
  "GoToE",
  "Rendition",
  "RichMediaExecute",
]);
const activeTypes = new Set([
  "EmbeddedFile",
  "FileAttachment",
  "RichMedia",
  "3D",
  "Movie",
  "Sound",
]);

/** Reads every object, including those in compressed streams. A hostile file uses all the time and memory it gets. */
export async function inspectPdf(
  bytes: Uint8Array,
): Promise<{ ok: true; pages: number } | { ok: false; reason: PdfProblem }> {
  let pdf: PDFDocument;
  try {
    pdf = await openPdf(bytes);
  } catch (error) {
    return refuse(error instanceof EncryptedPDFError ? "encrypted" : "damaged");
  }
  if (pdf.isEncrypted) return refuse("encrypted");
  try {
    const pages = pdf.getPageCount();
    if (pages === 0) return refuse("damaged");
    if (pages > maxPages) return refuse("too-complex");
    const objects = pdf.context.enumerateIndirectObjects();
    if (objects.length > maxObjects) return refuse("too-complex");
    const isHarmful = objects.some(([, object]) => isActive(object, 0));
    return isHarmful ? refuse("active-content") : { ok: true, pages };
  } catch {
    return refuse("damaged");
  }
}

const refuse = (reason: PdfProblem) => ({ ok: false, reason }) as const;

/** Keep metadata unchanged: the library would otherwise claim to have made the file. */
export const openPdf = (bytes: Uint8Array): Promise<PDFDocument> =>
  PDFDocument.load(bytes, { updateMetadata: false, preserveXFA: true });

function isActive(object: PDFObject, depth: number): boolean {
  if (depth > maxDepth) return true;
  if (object instanceof PDFStream) return isActive(object.dict, depth);
  if (object instanceof PDFArray)
    return object.asArray().some((element) => isActive(element, depth + 1));
  if (!(object instanceof PDFDict)) return false;
  return object.entries().some(([key, value]) => {
    const name = key.decodeText();
    const said = value instanceof PDFName ? value.decodeText() : "";
    return (
      activeKeys.has(name) ||
      (name === "S" && activeActions.has(said)) ||
      ((name === "Type" || name === "Subtype") && activeTypes.has(said)) ||
      isActive(value, depth + 1)
    );
  });
}
