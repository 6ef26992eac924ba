import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { protectCell, unprotectCell } from "#app/brokerage/import/rows/protect-cell.ts";
import { writeSheet } from "#app/brokerage/export/write-sheet.server.ts";
import { aCompoundFile, aZip } from "#test/sample-documents.ts";
import { readSheet } from "./read-sheet.server.ts";
import { type Sheet, sheetFormats } from "./sheet.ts";

const read = (content: string | Uint8Array) => readSheet(Buffer.from(content as string));
const sheetOf = async (content: string | Uint8Array): Promise<Sheet> => {
  const outcome = await read(content);
  if (!outcome.ok) throw new Error(outcome.problem);
  return outcome.sheet;
};
const tableOf = async (content: string | Uint8Array) => {
  const { headers, rows } = await sheetOf(content);
  return [headers, ...rows.map(({ cells }) => cells)];
};
const problemOf = async (content: string | Uint8Array) => {
  const outcome = await read(content);
  return outcome.ok ? null : outcome.problem;
};

describe("CSV", () => {
  it.each([
    ["commas", 'Ref,Title\n1,"Bakery, with ""ovens"""\n'],
    ["semicolons and other line ends", 'Ref;Title\r\n1;"Bakery, with ""ovens"""'],
    ["tabs", 'Ref\tTitle\r1\tBakery, with "ovens"'],
    ["a mark at the start", '\ufeffRef,Title\n1,"Bakery, with ""ovens"""'],
    ["Excel's line about the delimiter", 'sep=;\r\nRef;Title\r\n1;"Bakery, with ""ovens"""\r\n'],
    ["a title above the names", 'Our businesses\n\nRef,Title\n1,"Bakery, with ""ovens"""\n'],
    ["spaces before the quotes", 'Ref, Title\n1, "Bakery, with ""ovens"""\n'],
  ])("is read with %s", async (_what, text) => {
    expect(await tableOf(text)).toEqual([
      ["Ref", "Title"],
      ["1", 'Bakery, with "ovens"'],
    ]);
  });

  it("keeps line breaks in quotes, and numbers rows as a spreadsheet does", async () => {
    const { rows } = await sheetOf('Ref,Summary\n\n1,"two\nlines"\n2,one\n');
    expect(rows).toEqual([
      { line: 3, cells: ["1", "two\nlines"] },
      { line: 4, cells: ["2", "one"] },
    ]);
  });

  it.each([
    ["UTF-16, little end first", Buffer.from("\ufeffRef,Ort\n1,Montréal", "utf16le")],
    ["UTF-16 without a mark", Buffer.from("Ref,Ort\n1,Montréal", "utf16le")],
    ["UTF-16, big end first", Buffer.from("\ufeffRef,Ort\n1,Montréal", "utf16le").swap16()],
    ["Windows-1252", Buffer.from("Ref,Ort\n1,Montréal", "latin1")],
  ])("is read in %s", async (_what, bytes) => {
    expect(await tableOf(bytes)).toEqual([
      ["Ref", "Ort"],
      ["1", "Montréal"],
    ]);
  });

  it("tells columns of one name apart, fills short rows, and leaves out unnamed columns", async () => {
    expect(await tableOf("Ref,Note,Note,\n1,a,b,c\n2")).toEqual([
      ["Ref", "Note", "Note (2)"],
      ["1", "a", "b"],
      ["2", "", ""],
    ]);
  });

  it.each([
    ["nothing", "", "empty"],
    ["only a header", "Ref,Title\n", "no-rows"],
    ["a quote that never ends", 'Ref\n"1', "open-quote"],
    ["a single column", "Ref\n1\n2", "no-rows"],
    ["a million columns", `Ref\n${",".repeat(1_000_000)}`, "too-many-columns"],
    ["too many rows", `Ref,Title\n${"1,a\n".repeat(6_000)}`, "too-many-rows"],
    ["a million cells", `${"a,".repeat(199)}a\n`.repeat(4_500), "too-much-text"],
    ["a picture", Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1"), "not-a-table"],
    ["an old workbook", aCompoundFile({ Workbook: Buffer.alloc(10) }), "old-excel"],
    ["more than 10 MB", Buffer.alloc(11_000_000, "a"), "too-large"],
  ])("is refused with %s", async (_what, content, problem) => {
    expect(await problemOf(content)).toBe(problem);
  });

  it("keeps what is beyond the named columns: a comma without quotes has shifted the row", async () => {
    expect(await tableOf("Ref,Title,Price\n1,Bar,450,000")).toEqual([
      ["Ref", "Title", "Price"],
      ["1", "Bar", "450", "000"],
    ]);
  });

  it("reads nothing that the database refuses", async () => {
    const header = `${"a".repeat(99)}😀`;
    const [headers, row] = await tableOf(`Ref,${header}\n1,\u0001\u0008b\u001f`);
    expect(headers![1]!.isWellFormed()).toBe(true);
    expect(row).toEqual(["1", "b"]);
  });

  it("cuts off a cell of megabytes", async () => {
    const [, row] = await tableOf(`Ref,Title\n1,${"a".repeat(9_000_000)}`);
    expect(row![1]).toHaveLength(20_000);
  });
});

const workbook = (sheet: string, parts: Record<string, string> = {}) =>
  aZip({
    "[Content_Types].xml": "<Types/>",
    "xl/workbook.xml":
      '<workbook><sheets><sheet name="Old" state="hidden" r:id="r1"/><sheet name="Notes" r:id="r3"/><sheet name="New" state="visible" x:id="r2"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels":
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="worksheets/sheet2.xml"/><Relationship Id="r3" Target="/xl/worksheets/sheet3.xml"/></Relationships>',
    "xl/worksheets/sheet1.xml": "<worksheet><row><c><v>1</v></c><c><v>2</v></c></row></worksheet>",
    "xl/worksheets/sheet3.xml": `<worksheet><row><c t="str"><v>Read me</v></c></row></worksheet>`,
    "xl/worksheets/sheet2.xml": `<x:worksheet xmlns:x="m"><x:sheetData>${sheet}</x:sheetData></x:worksheet>`,
    ...parts,
  });
const cell = (place: string, value: string, more = "") =>
  `<c r="${place}"${more}><v>${value}</v></c>`;

describe("XLSX", () => {
  it("reads the first visible sheet with a table: shared and formatted texts, numbers, dates, formulas, gaps", async () => {
    const bytes = workbook(
      `<row r="1">${cell("A1", "0", ' t="s"')}${cell("C1", "1", ' t="s"')}<c r="D1" t="inlineStr"><is><t>Since</t></is></c><c r="E1" t="inlineStr"><is><t>Growth</t></is></c><c r="F1" t="inlineStr"><is><t>Open</t></is></c></row>` +
        `<row r="7">${cell("A7", "12.000000000000002")}<c r="C7" t="str"><f>UPPER("a")</f><v>A</v></c>${cell("D7", "43831", ' s="1"')}${cell("E7", "0.045", ' s="2"')}${cell("F7", "1", ' t="b"')}</row>`,
      {
        "xl/sharedStrings.xml":
          "<sst><si><r><t>Ref</t></r><r><t>erence</t></r><rPh><t>hint</t></rPh></si><si><t>Title_x000D_</t></si></sst>",
        "xl/styles.xml":
          '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0.0%"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>',
      },
    );
    expect(await sheetOf(bytes)).toEqual({
      headers: ["Reference", "Title", "Since", "Growth", "Open"],
      rows: [{ line: 7, cells: ["12", "A", "2020-01-01", "4.5", "TRUE"] }],
    });
  });

  it("counts rows itself where the file counts wrongly", async () => {
    const row = (place: string) =>
      `<row r="${place}"><c t="str"><v>a</v></c><c t="str"><v>b</v></c></row>`;
    const { rows } = await sheetOf(workbook(row("x") + row("1e99") + row("7")));
    expect(rows.map(({ line }) => line)).toEqual([2, 7]);
  });

  it.each([
    ["a column far to the right", workbook(`<row>${cell("ZZZ1", "1")}</row>`), "too-many-columns"],
    [
      "entities of its own",
      workbook("", { "xl/workbook.xml": "<!DOCTYPE a><workbook/>" }),
      "damaged",
    ],
    [
      "a bomb",
      workbook(`<row><c t="str"><v>${"a".repeat(40_000_000)}</v></c></row>`),
      "too-complex",
    ],
    ["no sheet", aZip({ "xl/other.xml": "" }), "not-a-table"],
    ["half of the file", workbook("").subarray(0, 300), "damaged"],
    [
      "one long text used in every cell",
      workbook(
        `<row>${cell("A1", "0", ' t="s"')}${cell("B1", "1")}</row>${`<row>${cell("A2", "0", ' t="s"')}</row>`.repeat(3_000)}`,
        { "xl/sharedStrings.xml": `<sst><si><t>${"long ".repeat(4_000)}</t></si></sst>` },
      ),
      "too-much-text",
    ],
  ])("is refused with %s", async (_what, bytes, problem) => {
    expect(await problemOf(bytes)).toBe(problem);
  });
});

describe("XML", () => {
  it("finds the listings, and names columns by their path", async () => {
    expect(
      await tableOf(`<?xml version="1.0"?><!-- export --><feed><title>Ours</title><generated><at>now</at></generated>
        <f:listings xmlns:f="x"><f:listing id="7"><title>A &amp; B</title><price currency="CAD">5</price>
        <photos><photo>https://a.example/1.jpg</photo><photo>https://a.example/2.jpg</photo></photos></f:listing>
        <listing id="8"><title><![CDATA[<C>]]></title></listing></f:listings></feed>`),
    ).toEqual([
      ["id", "title", "price/currency", "price", "photos/photo"],
      ["7", "A & B", "CAD", "5", "https://a.example/1.jpg\nhttps://a.example/2.jpg"],
      ["8", "<C>", "", "", ""],
    ]);
  });

  it("keeps the words of a text with markup, and names attributes without their namespace", async () => {
    const summary = "<d>Line<br/>two <b class='x'>bold</b><p>three</p></d>";
    expect(
      await tableOf(`<r xmlns:n="u"><l n:id="1">${summary}</l><l n:id="2"><d>plain</d></l></r>`),
    ).toEqual([
      ["id", "d"],
      ["1", "Line\ntwo bold\nthree"],
      ["2", "plain"],
    ]);
  });

  it("finds a single listing with photos", async () => {
    const photos = '<photo url="https://a.example/1.jpg"/><photo url="https://a.example/2.jpg"/>';
    expect(await tableOf(`<listings><listing><ref>1</ref>${photos}</listing></listings>`)).toEqual([
      ["ref", "photo/url"],
      ["1", "https://a.example/1.jpg\nhttps://a.example/2.jpg"],
    ]);
  });

  it.each([
    ["entities", '<!DOCTYPE a [<!ENTITY e "eeee">]><a><b><c>&e;</c></b></a>', "document-type"],
    ["no listings", "<listings></listings>", "no-rows"],
    ["too many listings", `<a>${"<b c='1' d='2'/>".repeat(200_000)}</a>`, "too-many-rows"],
    ["a tag that is not closed", "<a><b><c>1</c></b>", "damaged"],
    ["tags closed in another order", "<a><b><c>1</b></c></a>", "damaged"],
    ["deep nesting", "<a>".repeat(100_000), "too-complex"],
    [
      "countless names",
      `<a>${Array.from({ length: 5_000 }, (_, n) => `<b${n}/>`).join("")}</a>`,
      "too-complex",
    ],
  ])("is refused with %s", async (_what, text, problem) => {
    expect(await problemOf(text)).toBe(problem);
  });
});

const character = fc.constantFrom(..."abcé😀\"',;\t\n=+-@|<>&_x0041 12.%", "_x000D_");
const text = fc.array(character, { maxLength: 12 }).map((all) => all.join("").trim());
// The two first columns are never empty, as in an export.
const tables = fc.integer({ min: 3, max: 6 }).chain((width) =>
  fc.array(
    fc
      .array(text, { minLength: width, maxLength: width })
      .map((cells) => cells.with(0, "x").with(1, "y")),
    { minLength: 1, maxLength: 4 },
  ),
);

describe("what was written is read again", () => {
  it.each(sheetFormats)("as %s", async (format) => {
    await fc.assert(
      fc.asyncProperty(tables, async (table) => {
        const columns = table[0]!.map((_, at) => ({
          key: `k${at}`,
          label: `K${at}`,
          isNumber: at > 1,
        }));
        const rows = async function* () {
          yield* table;
        };
        const bytes = Buffer.concat(await Array.fromAsync(writeSheet(format, columns, rows())));
        const outcome = await readSheet(bytes);
        if (!outcome.ok) throw new Error(outcome.problem);
        const { headers, rows: found } = outcome.sheet;
        const cellOf = (cells: string[], at: number) => {
          const label = format === "xml" ? `k${at}` : `K${at}`;
          const cell = cells[headers.indexOf(label)] ?? "";
          return unprotectCell(cell);
        };
        expect(outcome.format).toBe(format);
        for (const [index, row] of table.entries())
          for (const [at, value] of row.entries()) {
            const cell = cellOf(found[index]!.cells, at);
            // A number is read as a number.
            expect(
              cell === value || Number(cell) === Number(value),
              `${value} became ${cell}`,
            ).toBe(true);
          }
      }),
      { numRuns: 60 },
    );
  });

  it("is protected from formulas", () => {
    fc.assert(
      fc.property(text, (value) => {
        const safe = protectCell(value);
        expect(/^[=+@\t]/.test(safe)).toBe(false);
        expect(unprotectCell(safe)).toBe(value);
      }),
    );
  });

  it("ends for any bytes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        for (const start of ["", "PK\x03\x04", "<a><b>"])
          expect(await readSheet(Buffer.concat([Buffer.from(start), bytes]))).toHaveProperty("ok");
      }),
      { numRuns: 200 },
    );
  });
});
