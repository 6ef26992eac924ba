import type { SheetFormat } from "#app/brokerage/import/files/sheet.ts";
import { writeZip, type ZipEntry } from "#app/platform/files/write-zip.ts";
import { csvLine } from "#app/shared/csv.ts";
import { escapeMarkup } from "#app/shared/escape-markup.ts";
import { keepApostrophe, protectCell } from "#app/brokerage/import/rows/protect-cell.ts";

export interface SheetColumn {
  /** The name of the element in XML. */
  key: string;
  label: string;
  /** Spreadsheets can add it up. */
  isNumber: boolean;
}

type Rows = AsyncIterable<readonly string[]>;

export const sheetTypes: Record<SheetFormat, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  xml: "application/xml; charset=utf-8",
};

export const writeSheet = (
  format: SheetFormat,
  columns: readonly SheetColumn[],
  rows: Rows,
): AsyncGenerator<Uint8Array> => writers[format](columns, rows);

const writers: Record<
  SheetFormat,
  (columns: readonly SheetColumn[], rows: Rows) => AsyncGenerator<Uint8Array>
> = {
  async *csv(columns, rows) {
    // Excel reads a file without this mark in the code page of the machine.
    yield Buffer.from(`\ufeff${csvLine(columns.map(({ label }) => label))}`);
    for await (const cells of rows) yield Buffer.from(csvLine(cells.map(protectCell)));
  },
  async *xml(columns, rows) {
    yield Buffer.from('<?xml version="1.0" encoding="UTF-8"?>\n<listings>\n');
    for await (const cells of rows) {
      const elements = columns.map(({ key }, at) =>
        cells[at] ? `<${key}>${markup(keepApostrophe(cells[at]))}</${key}>` : "",
      );
      yield Buffer.from(`<listing>${elements.join("")}</listing>\n`);
    }
    yield Buffer.from("</listings>\n");
  },
  xlsx: (columns, rows) => writeZip(workbook(columns, rows)),
};

/** XML has no characters below the space but these, and no half of a pair. */
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const markup = (text: string): string => escapeMarkup(text.replace(forbidden, ""));

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = "http://schemas.openxmlformats.org";
const main = `${office}/spreadsheetml/2006/main`;
const relationships = `${office}/package/2006/relationships`;
const officeDocument = `${office}/officeDocument/2006/relationships`;
const spreadsheetml = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const fixedParts: Record<string, string> = {
  "[Content_Types].xml": `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheetml}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheetml}.worksheet+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${officeDocument}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${officeDocument}"><sheets><sheet name="Listings" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${officeDocument}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** Texts are stored as texts: a workbook does not take them for formulas. */
async function* workbook(columns: readonly SheetColumn[], rows: Rows): AsyncGenerator<ZipEntry> {
  for (const [name, xml] of Object.entries(fixedParts))
    yield { name, bytes: Buffer.from(declaration + xml) };
  const parts = [Buffer.from(`${declaration}<worksheet xmlns="${main}"><sheetData>`)];
  const header = columns.map(({ label }) => textCell(label)).join("");
  parts.push(Buffer.from(`<row>${header}</row>`));
  for await (const cells of rows) {
    const written = columns.map(({ isNumber }, at) => {
      const cell = cells[at] ?? "";
      return isNumber && plainNumber.test(cell)
        ? `<c><v>${cell}</v></c>`
        : textCell(keepApostrophe(cell));
    });
    parts.push(Buffer.from(`<row>${written.join("")}</row>`));
  }
  parts.push(Buffer.from("</sheetData></worksheet>"));
  yield { name: "xl/worksheets/sheet1.xml", bytes: Buffer.concat(parts) };
}

const plainNumber = /^-?\d{1,14}(\.\d{1,4})?$/;

/** A text that looks like an escaped character is escaped itself. */
const textCell = (text: string): string =>
  text === ""
    ? "<c/>"
    : `<c t="inlineStr"><is><t xml:space="preserve">${markup(text.replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_"))}</t></is></c>`;
