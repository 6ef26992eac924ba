import type { ContentProblem } from "./document-kind.ts";
import { type CompoundFile, readCompoundFile } from "./read-cfb.ts";

export type OldOfficeFile =
  | { ok: true; kind: "doc" | "xls" }
  | { ok: false; reason: Exclude<ContentProblem, "empty" | "too-large"> };

const macroNames = ["Macros", "VBA", "_VBA_PROJECT", "_VBA_PROJECT_CUR"];
const packedFile = "\u0001Ole10Native";

/** Word and Excel files until 2003, and newer encrypted ones, which use the same container. */
export function inspectCfb(bytes: Buffer): OldOfficeFile {
  const tail = bytes.subarray(-66_000);
  if (tail.includes("PK\x05\x06", 0, "latin1")) return refuse("polyglot");
  const file = readCompoundFile(bytes);
  if (!file) return refuse("damaged");
  const { names } = file;
  if (names.has("EncryptedPackage") || names.has("EncryptionInfo")) return refuse("encrypted");
  if (macroNames.some((name) => names.has(name))) return refuse("macros");
  const isWord = names.has("WordDocument");
  const isExcel = names.has("Workbook") || names.has("Book");
  if (isWord === isExcel) return refuse("not-a-document");
  if (names.has(packedFile)) return refuse("active-content");
  const problem = isWord ? checkWord(file) : checkExcel(file);
  return problem ? refuse(problem) : { ok: true, kind: isWord ? "doc" : "xls" };
}

const refuse = (reason: Extract<OldOfficeFile, { ok: false }>["reason"]) =>
  ({ ok: false, reason }) as const;

function checkWord(file: CompoundFile): (ContentProblem & ("encrypted" | "damaged")) | null {
  const head = file.readStream("WordDocument", 32);
  if (!head) return null;
  if (head.length < 32 || head.readUInt16LE(0) !== 0xa5ec) return "damaged";
  return (head.readUInt16LE(10) & 0x0100) === 0 ? null : "encrypted";
}

const records = { endOfGlobals: 0x0a, filePassword: 0x2f, sheet: 0x85 };
const globalsLength = 4 * 1024 * 1024;

/** A stream of records (MS-XLS): one marks the rest as encrypted, one per sheet says whether it is a macro sheet. */
function checkExcel(file: CompoundFile): "encrypted" | "macros" | null {
  const stream = file.readStream(file.names.has("Workbook") ? "Workbook" : "Book", globalsLength);
  if (!stream) return null;
  for (let at = 0; at + 4 <= stream.length;) {
    const type = stream.readUInt16LE(at);
    const length = stream.readUInt16LE(at + 2);
    if (type === records.filePassword) return "encrypted";
    if (type === records.sheet && length >= 6 && at + 10 <= stream.length) {
      const isMacroSheet = (stream[at + 9]! & 0x0f) === 1;
      if (isMacroSheet) return "macros";
    }
    if (type === records.endOfGlobals) return null;
    at += 4 + length;
  }
  return null;
}
