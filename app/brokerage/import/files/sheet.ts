import { plainText } from "#app/shared/plain-text.ts";

/** A table out of a file, whatever its format: the first row names the columns. */
export interface Sheet {
  headers: string[];
  rows: SheetRow[];
}

export interface SheetRow {
  /** Its number in the file, as spreadsheets count; in XML the number of the record. */
  line: number;
  /** One more than there are headers if the row has texts beyond them. */
  cells: string[];
}

export const sheetFormats = ["csv", "xlsx", "xml"] as const;
export type SheetFormat = (typeof sheetFormats)[number];

const megabyte = 1024 * 1024;
export const maxSheetBytes = 10 * megabyte;
export const maxRows = 5_000;
const maxColumns = 200;
const maxHeaderLength = 100;
/** Longer than any field; the form's rules refuse it. */
const maxCellLength = 20_000;
/** A shared text of a workbook takes no room in the file, however often it is used. */
const maxCharacters = 24_000_000;
/** Of a million cells, handing them from process to process blocks a request thread for half a second. */
const charactersPerCell = 60;

export const sheetProblems = {
  empty: "The file is empty.",
  "too-large": "The file is larger than 10 MB. Split it into several files.",
  "old-excel": "This is a workbook in the format of Excel 97 to 2003. Save it as .xlsx.",
  "not-a-table": "This is not a CSV, XLSX or XML file.",
  damaged: "The file is damaged: it could not be read to its end.",
  "open-quote":
    "The file could not be read to its end: a quotation mark is opened and never closed.",
  encrypted: "The workbook is protected with a password. Save it without one.",
  "too-complex": "The file unpacks to more data than we read. Save only the sheet with listings.",
  "document-type": "The XML file has a document type (DOCTYPE), which we don't read. Remove it.",
  "no-rows":
    "No listings were found in the file. The first row must name at least two columns, and each row below it is one listing.",
  "too-many-rows": "The file has more than 5,000 rows. Split it into several files.",
  "too-many-columns": "The file has more than 200 columns. Remove those that are not needed.",
  "too-much-text": "The file has more text than we read at once. Split it into several files.",
} as const;
export type SheetProblem = keyof typeof sheetProblems;

export class SheetError extends Error {
  readonly problem: SheetProblem;
  constructor(problem: SheetProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Enforces the limits while a file is read, so that nothing larger is ever in memory. */
export class SheetBuilder {
  readonly #keepsBeyond: boolean;
  #width = 0;
  #columns: { header: string; at: number }[] | null = null;
  readonly #rows: SheetRow[] = [];
  #characters = 0;

  /** Where an unquoted comma can shift a row, what is beyond the headers tells; beside a sheet it is a note. */
  constructor({ keepsBeyond = false } = {}) {
    this.#keepsBeyond = keepsBeyond;
  }

  /**
   * The first row with two texts names the columns: a single one above them is a title. Columns without a name are left out.
   */
  addRow(line: number, cells: readonly string[]): void {
    if (cells.length > maxColumns) throw new SheetError("too-many-columns");
    const texts = cells.map((cell) => plainText(cell.slice(0, maxCellLength)));
    const given = texts.filter((text) => text !== "").length;
    if (given === 0) return;
    if (!this.#columns) {
      if (given === 1) return;
      this.#columns = nameColumns(texts);
      this.#width = texts.length;
      return;
    }
    if (this.#rows.length >= maxRows) throw new SheetError("too-many-rows");
    for (const text of texts) this.#characters += text.length + charactersPerCell;
    if (this.#characters > maxCharacters) throw new SheetError("too-much-text");
    const named = this.#columns.map(({ at }) => texts[at] ?? "");
    const beyond = this.#keepsBeyond ? texts.slice(this.#width).filter(Boolean).join(" ") : "";
    this.#rows.push({ line, cells: beyond ? [...named, beyond] : named });
  }

  get isEmpty(): boolean {
    return this.#rows.length === 0;
  }

  finish(): Sheet {
    if (!this.#columns || this.isEmpty) throw new SheetError("no-rows");
    return { headers: this.#columns.map(({ header }) => header), rows: this.#rows };
  }
}

export const checkColumns = (count: number): void => {
  if (count > maxColumns) throw new SheetError("too-many-columns");
};

/** Two columns of one name are told apart by a number. */
function nameColumns(texts: readonly string[]): { header: string; at: number }[] {
  const seen = new Map<string, number>();
  return texts.flatMap((text, at) => {
    const name = text.replace(/\s+/g, " ").slice(0, maxHeaderLength).toWellFormed().trim();
    if (name === "") return [];
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return [{ header: times > 1 ? `${name} (${times})` : name, at }];
  });
}
