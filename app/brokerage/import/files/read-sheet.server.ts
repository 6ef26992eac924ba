import { decodeText } from "./decode-text.ts";
import { readCsv } from "./read-csv.ts";
import { readXlsx } from "./read-xlsx.server.ts";
import { readXml } from "./read-xml.server.ts";
import {
  maxSheetBytes,
  type Sheet,
  SheetError,
  type SheetFormat,
  type SheetProblem,
} from "./sheet.ts";

export type SheetOutcome =
  | { ok: true; format: SheetFormat; sheet: Sheet }
  | { ok: false; problem: SheetProblem };

/** By content: names and declared types of files say little. */
export async function readSheet(bytes: Buffer): Promise<SheetOutcome> {
  try {
    return { ok: true, ...(await open(bytes)) };
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    return { ok: false, problem: error.problem };
  }
}

async function open(bytes: Buffer): Promise<{ format: SheetFormat; sheet: Sheet }> {
  if (bytes.length === 0) throw new SheetError("empty");
  if (bytes.length > maxSheetBytes) throw new SheetError("too-large");
  if (startsWith(bytes, [0x50, 0x4b, 3, 4]))
    return { format: "xlsx", sheet: await readXlsx(bytes) };
  // Also a workbook of today with a password.
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new SheetError("old-excel");
  const text = decodeText(bytes);
  if (text.includes("\0")) throw new SheetError("not-a-table");
  return text.trimStart().startsWith("<")
    ? { format: "xml", sheet: readXml(text) }
    : { format: "csv", sheet: readCsv(text) };
}

const startsWith = (bytes: Buffer, mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);
