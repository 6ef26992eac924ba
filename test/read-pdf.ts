import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFStream,
  PDFString,
} from "@cantoo/pdf-lib";
import { PDFiumLibrary } from "@hyzyla/pdfium";

/** The text of each page of a PDF. */
export async function textOfPdf(bytes: Uint8Array): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  const pdf = await library.loadDocument(bytes);
  const pages = [...pdf.pages()].map((page) => page.getText().replaceAll("\r\n", "\n"));
  library.destroy();
  return pages;
}

/** How far above the bottom edge the lowest text of each page stands, in points. */
export async function lowestTextOfPdf(bytes: Uint8Array): Promise<number[]> {
  const pages = await operatorsOfPdf(bytes);
  return pages.map((operators) =>
    Math.min(...[...operators.matchAll(/ (-?[\d.]+) Tm\b/g)].map(([, y]) => Number(y))),
  );
}

async function operatorsOfPdf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PDFDocument.load(bytes);
  return pdf.getPages().map((page) => {
    const contents = page.node.Contents();
    const streams =
      contents instanceof PDFArray
        ? contents.asArray().map((ref) => pdf.context.lookup(ref, PDFStream))
        : [contents];
    return streams
      .map((stream) =>
        stream instanceof PDFRawStream
          ? Buffer.from(decodePDFRawStream(stream).decode()).toString("latin1")
          : "",
      )
      .join("\n");
  });
}

/** Chromium's outline of a page: each heading, and the number of the sheet on which it stands. */
export async function pageOfHeadings(
  bytes: Uint8Array,
): Promise<{ title: string; page: number }[]> {
  const pdf = await PDFDocument.load(bytes);
  const sheets = pdf.getPages().map(({ ref }) => ref);
  const items: { title: string; page: number }[] = [];
  const read = (item: PDFDict | undefined): void => {
    if (!item) return;
    const title = item.lookup(PDFName.of("Title"));
    const target = item.lookupMaybe(PDFName.of("Dest"), PDFArray)?.get(0);
    if (title instanceof PDFString || title instanceof PDFHexString)
      items.push({
        title: title.decodeText(),
        page: sheets.findIndex((ref) => ref === target) + 1,
      });
    read(item.lookupMaybe(PDFName.of("First"), PDFDict));
    read(item.lookupMaybe(PDFName.of("Next"), PDFDict));
  };
  read(pdf.catalog.lookupMaybe(PDFName.of("Outlines"), PDFDict));
  return items;
}
