import {
  decodePDFRawStream,
  PDFArray,
  PDFDocument,
  PDFRawStream,
  PDFStream,
} from "@cantoo/pdf-lib";

/** The text of each page of a PDF, if it is in the font's own Latin encoding. */
export async function textOfPdf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PDFDocument.load(bytes);
  return pdf.getPages().map((page) => {
    const contents = page.node.Contents();
    const streams =
      contents instanceof PDFArray
        ? contents.asArray().map((ref) => pdf.context.lookup(ref, PDFStream))
        : [contents];
    const operators = streams
      .map((stream) =>
        stream instanceof PDFRawStream
          ? Buffer.from(decodePDFRawStream(stream).decode()).toString("latin1")
          : "",
      )
      .join("\n");
    return [...operators.matchAll(/<([0-9A-F]+)> Tj/gi)]
      .map(([, hex]) => Buffer.from(hex!, "hex").toString("latin1"))
      .join("\n");
  });
}
