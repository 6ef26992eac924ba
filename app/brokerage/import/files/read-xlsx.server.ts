import { readZipDirectory, type ZipPart } from "#app/platform/inspection/read-zip.ts";
import { xmlEvents, xmlTags } from "#app/platform/inspection/xml-tags.ts";
import { checkColumns, type Sheet, SheetBuilder, SheetError } from "./sheet.ts";
import { numberText, readStyles, type Style } from "./spreadsheet-number.ts";

const maxPart = 28 * 1024 * 1024;
const maxSharedTexts = 500_000;
const maxSheets = 20;
/** Of the longest sheet that Excel writes. */
const maxLine = 1_048_576;

/** The first visible sheet with a table: others may hold a title, notes or a chart. Of a formula, the value that the program stored with it. */
export async function readXlsx(bytes: Buffer): Promise<Sheet> {
  const zip = await readZipDirectory(bytes);
  if (!zip.ok) throw new SheetError(zip.reason === "too-complex" ? "too-complex" : "damaged");
  if (zip.parts.some(({ isEncrypted }) => isEncrypted)) throw new SheetError("encrypted");
  const parts = new Map(zip.parts.map((part) => [part.name, part]));
  try {
    const book = await openBook(parts);
    const shared = readSharedTexts(await textOf(parts.get("xl/sharedStrings.xml")));
    const styles = readStyles(tagsOf(await textOf(parts.get("xl/styles.xml"))));
    for (const name of book.sheets.slice(0, maxSheets)) {
      const sheet = readRows(await textOf(parts.get(name)), { ...book, shared, styles });
      if (sheet) return sheet;
    }
    throw new SheetError("no-rows");
  } catch (error) {
    if (error instanceof SheetError) throw error;
    throw new SheetError("damaged");
  }
}

async function textOf(part: ZipPart | undefined): Promise<string> {
  if (!part) return "";
  const bytes = await part.read(maxPart);
  if (!bytes) throw new SheetError("too-complex");
  return bytes.toString("utf8");
}

function* tagsOf(xml: string) {
  for (const event of xmlEvents(xml)) if (event.kind === "open") yield event;
}

async function openBook(parts: ReadonlyMap<string, ZipPart>) {
  const part = parts.get("xl/workbook.xml");
  const bytes = await part?.read();
  if (!bytes) throw new SheetError("not-a-table");
  const visible: string[] = [];
  let isFrom1904 = false;
  for (const { name, attributes } of xmlTags(bytes)) {
    if (name === "workbookPr") isFrom1904 = isTrue(attributes.get("date1904"));
    if (name === "sheet" && (attributes.get("state") ?? "visible") === "visible")
      visible.push([...attributes].find(([key]) => key.endsWith(":id"))?.[1] ?? "");
  }
  const relations = await textOf(parts.get("xl/_rels/workbook.xml.rels"));
  const targets = new Map<string | undefined, string>();
  for (const { name, attributes } of tagsOf(relations))
    if (name === "Relationship") targets.set(attributes.get("Id"), attributes.get("Target") ?? "");
  const sheets = visible.flatMap((id) => {
    const target = targets.get(id);
    if (target === undefined) return [];
    return [target.startsWith("/") ? target.slice(1) : `xl/${target}`];
  });
  return { sheets: sheets.length > 0 ? sheets : ["xl/worksheets/sheet1.xml"], isFrom1904 };
}

const isTrue = (text: string | undefined): boolean => text === "1" || text === "true";

/** Phonetic hints (`rPh`) are not part of the text. */
function readSharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let words: string[] = [];
  let isText = false;
  let hints = 0;
  for (const event of xmlEvents(xml)) {
    if (event.kind === "text") {
      if (isText && hints === 0) words.push(event.text);
      continue;
    }
    if (event.name === "t") isText = event.kind === "open";
    else if (event.name === "rPh") hints += event.kind === "open" ? 1 : -1;
    else if (event.name === "si" && event.kind === "open") words = [];
    else if (event.name === "si") {
      if (texts.length >= maxSharedTexts) throw new SheetError("too-complex");
      texts.push(unescape(words.join("")));
    }
  }
  return texts;
}

interface Book {
  shared: readonly string[];
  styles: readonly Style[];
  isFrom1904: boolean;
}

function readRows(xml: string, book: Book): Sheet | null {
  const builder = new SheetBuilder();
  let line = 0;
  let cells: string[] = [];
  let column = 0;
  let type = "n";
  let style: Style = "plain";
  let words: string[] | null = null;
  let value = "";
  for (const event of xmlEvents(xml)) {
    if (event.kind === "text") {
      words?.push(event.text);
      continue;
    }
    const { name } = event;
    if (event.kind === "open") {
      const { attributes } = event;
      if (name === "row") {
        const place = Number(attributes.get("r"));
        line = place > 0 && place <= maxLine ? Math.floor(place) : line + 1;
        cells = [];
        column = -1;
      } else if (name === "c") {
        column = columnOf(attributes.get("r")) ?? column + 1;
        checkColumns(column + 1);
        type = attributes.get("t") ?? "n";
        style = book.styles[Number(attributes.get("s") ?? 0)] ?? "plain";
        value = "";
      } else if (name === "v" || name === "t") words = [];
    } else if ((name === "v" || name === "t") && words) {
      // Formatted text comes in several pieces.
      value += words.join("");
      words = null;
    } else if (name === "c") {
      while (cells.length < column) cells.push("");
      cells[column] = cellText(value, type, style, book);
    } else if (name === "row") builder.addRow(line, cells);
  }
  return builder.isEmpty ? null : builder.finish();
}

function cellText(value: string, type: string, style: Style, book: Book): string {
  if (value === "") return "";
  if (type === "s") return book.shared[Number(value)] ?? "";
  if (type === "b") return value === "1" ? "TRUE" : "FALSE";
  if (type === "d") return value.slice(0, 10);
  if (type === "n") return numberText(value, style, book.isFrom1904);
  return unescape(value);
}

const letters = /^([A-Z]{1,3})\d{1,7}$/;

/** B3 is in column 1. */
function columnOf(place: string | undefined): number | null {
  const name = letters.exec(place ?? "")?.[1];
  if (!name) return null;
  let number = 0;
  for (const letter of name) number = number * 26 + letter.charCodeAt(0) - 64;
  return number - 1;
}

/** Spreadsheets write characters that XML forbids as `_x000D_`. */
const unescape = (text: string): string =>
  text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
