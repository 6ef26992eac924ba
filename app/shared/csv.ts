export interface CsvColumn<Row> {
  header: string;
  value: (row: Row) => string | number | boolean | Date | null | undefined;
}

/** Spreadsheets run cells that start with these as formulas, some also the full-width signs. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;
/** A plain negative number is not a formula. */
const plainNumber = /^-?\d+(\.\d+)?$/;

type Cell = ReturnType<CsvColumn<unknown>["value"]>;

function writeCell(value: Cell): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== "string") return String(value);
  const isFormula = formulaStart.test(value) && !plainNumber.test(value);
  const safe = isFormula ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: readonly Cell[]): string => `${cells.map(writeCell).join(",")}\r\n`;
