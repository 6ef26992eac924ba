type Cell = string | number | boolean | Date | null | undefined;
/** By header, in their order. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

/** Spreadsheets run cells that start with these as formulas, some also the full-width signs. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;
/** A plain negative number is not a formula. */
const plainNumber = /^-?\d+(\.\d+)?$/;

function writeCell(value: Cell): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== "string") return String(value);
  const isFormula = formulaStart.test(value) && !plainNumber.test(value);
  const safe = isFormula ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: readonly Cell[]): string => `${cells.map(writeCell).join(",")}\r\n`;
