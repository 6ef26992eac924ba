import { deflateRawSync } from "node:zlib";
import { PDFDocument, PDFName, PDFString, StandardFonts } from "@cantoo/pdf-lib";

// Small documents of every kind, valid and hostile, generated so that no such file is in the repository.

/** A PDF with one line of text per page; `change` can corrupt it before it is saved. */
export async function aPdf(
  pages: readonly string[] = ["Statements 2025"],
  change: (pdf: PDFDocument) => void | Promise<void> = () => {},
  useObjectStreams = true,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const text of pages) pdf.addPage([400, 300]).drawText(text, { x: 20, y: 150, font });
  await change(pdf);
  return pdf.save({ useObjectStreams });
}

/** An action that runs when the file is opened. */
export const withOpenAction =
  (action: Record<string, string>) =>
  (pdf: PDFDocument): void => {
    const named = Object.entries(action).map(([key, value]) => [
      key,
      value.startsWith("/") ? PDFName.of(value.slice(1)) : PDFString.of(value),
    ]);
    pdf.catalog.set(
      PDFName.of("OpenAction"),
      pdf.context.register(pdf.context.obj(Object.fromEntries(named))),
    );
  };

type ZipContent = string | { content: string; declaredSize?: number; isEncrypted?: boolean };

export function aZip(entries: Record<string, ZipContent>): Uint8Array<ArrayBuffer> {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, given] of Object.entries(entries)) {
    const entry = typeof given === "string" ? { content: given } : given;
    const packed = deflateRawSync(Buffer.from(entry.content));
    const nameBytes = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt16LE(nameBytes.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(entry.isEncrypted ? 1 : 0, 8);
    central.writeUInt16LE(8, 10);
    central.writeUInt32LE(packed.length, 20);
    central.writeUInt32LE(entry.declaredSize ?? entry.content.length, 24);
    central.writeUInt16LE(nameBytes.length, 28);
    central.writeUInt32LE(offset, 42);
    locals.push(local, nameBytes, packed);
    directory.push(central, nameBytes);
    offset += 30 + nameBytes.length + packed.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(entries).length, 8);
  end.writeUInt16LE(Object.keys(entries).length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...locals, ...directory, end]));
}

const main = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml",
};

export const contentTypes = (...types: string[]): string =>
  `<Types>${types.map((type) => `<Override ContentType="${type}"/>`).join("")}</Types>`;

export const aDocx = (more: Record<string, ZipContent> = {}): Uint8Array<ArrayBuffer> =>
  aZip({
    "[Content_Types].xml": contentTypes(main.docx),
    "word/document.xml": "<w:document/>",
    ...more,
  });

export const anXlsx = (more: Record<string, ZipContent> = {}): Uint8Array<ArrayBuffer> =>
  aZip({
    "[Content_Types].xml": contentTypes(main.xlsx),
    "xl/workbook.xml": "<workbook/>",
    ...more,
  });

const sectorSize = 512;
const endOfChain = 0xfffffffe;
const free = 0xffffffff;

/** A compound file with these streams, each in its own sectors. */
export function aCompoundFile(streams: Record<string, Buffer>): Uint8Array<ArrayBuffer> {
  const contents = Object.entries(streams).map(([name, content]) => {
    const length = Math.max(4096, Math.ceil(content.length / sectorSize) * sectorSize);
    return { name, content: Buffer.concat([content, Buffer.alloc(length - content.length)]) };
  });
  const directorySectors = Math.ceil((contents.length + 1) / 4);
  const table = Buffer.alloc(sectorSize, 0xff);
  const chain = (first: number, count: number) => {
    for (let at = first; at < first + count; at++)
      table.writeUInt32LE(at === first + count - 1 ? endOfChain : at + 1, at * 4);
  };
  // Sector 0 is the table, then the directory, then the streams.
  table.writeUInt32LE(0xfffffffd, 0);
  chain(1, directorySectors);
  const directory = Buffer.alloc(directorySectors * sectorSize);
  const writeEntry = (index: number, name: string, type: number, first: number, size: number) => {
    const at = index * 128;
    directory.write(name, at, "utf16le");
    directory.writeUInt16LE(name.length * 2 + 2, at + 0x40);
    directory[at + 0x42] = type;
    directory.writeUInt32LE(first, at + 0x74);
    directory.writeUInt32LE(size, at + 0x78);
  };
  writeEntry(0, "Root Entry", 5, endOfChain, 0);
  let next = 1 + directorySectors;
  for (const [index, { name, content }] of contents.entries()) {
    const count = content.length / sectorSize;
    writeEntry(index + 1, name, 2, next, content.length);
    chain(next, count);
    next += count;
  }
  const header = Buffer.alloc(sectorSize, 0xff);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(header);
  header.writeUInt16LE(9, 0x1e);
  header.writeUInt32LE(1, 0x30);
  header.writeUInt32LE(endOfChain, 0x44);
  header.writeUInt32LE(0, 0x4c);
  for (let at = 0x50; at < sectorSize; at += 4) header.writeUInt32LE(free, at);
  const parts = [header, table, directory, ...contents.map(({ content }) => content)];
  return new Uint8Array(Buffer.concat(parts));
}

/** The start of a Word document until 2003. */
export function aWordStream(isEncrypted = false): Buffer {
  const stream = Buffer.alloc(64);
  stream.writeUInt16LE(0xa5ec, 0);
  stream.writeUInt16LE(isEncrypted ? 0x0100 : 0, 10);
  return stream;
}

/** The start of an Excel workbook until 2003: a record per sheet, then the end of the list. */
export function aWorkbookStream(options: { isEncrypted?: boolean; sheetType?: number } = {}) {
  const record = (type: number, content: Buffer) => {
    const head = Buffer.alloc(4);
    head.writeUInt16LE(type, 0);
    head.writeUInt16LE(content.length, 2);
    return Buffer.concat([head, content]);
  };
  const sheet = Buffer.from([
    0,
    0,
    0,
    0,
    0,
    options.sheetType ?? 0,
    6,
    0,
    ...Buffer.from("Sheet1"),
  ]);
  return Buffer.concat([
    record(0x0809, Buffer.alloc(16)),
    ...(options.isEncrypted ? [record(0x2f, Buffer.alloc(6))] : []),
    record(0x85, sheet),
    record(0x0a, Buffer.alloc(0)),
  ]);
}
