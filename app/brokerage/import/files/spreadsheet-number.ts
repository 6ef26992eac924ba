export type Style = "plain" | "date" | "percent";

interface Tag {
  name: string;
  attributes: ReadonlyMap<string, string>;
}

const datesBuiltIn = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;
const percentBuiltIn = new Set([9, 10]);
const maxFormatLength = 200;

/** How the numbers of each cell style are meant: a workbook stores a date as a count of days, and 4.5 % as 0.045. */
export function readStyles(tags: Iterable<Tag>): Style[] {
  const own = new Map<number, string>();
  const styles: Style[] = [];
  let isCellStyle = false;
  for (const { name, attributes } of tags) {
    if (name === "numFmt")
      own.set(Number(attributes.get("numFmtId")), attributes.get("formatCode") ?? "");
    else if (name === "cellXfs") isCellStyle = true;
    else if (name === "cellStyles" || name === "dxfs") isCellStyle = false;
    else if (name === "xf" && isCellStyle)
      styles.push(styleOf(Number(attributes.get("numFmtId") ?? 0), own));
  }
  return styles;
}

function styleOf(id: number, own: ReadonlyMap<number, string>): Style {
  const code = own.get(id)?.slice(0, maxFormatLength);
  if (code === undefined) {
    if (percentBuiltIn.has(id)) return "percent";
    return datesBuiltIn.some(([from, to]) => id >= from && id <= to) ? "date" : "plain";
  }
  const bare = code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, "");
  if (bare.includes("%")) return "percent";
  return /[ymd]/i.test(bare) ? "date" : "plain";
}

const dayMs = 24 * 60 * 60 * 1000;
/** Day zero; with it, the days from March 1900 are right, which Excel counts from a leap day that never was. */
const since1900 = Date.UTC(1899, 11, 30);
const since1904 = Date.UTC(1904, 0, 1);
const lastSerial = 2_958_465;

export function numberText(value: string, style: Style, isFrom1904: boolean): string {
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  if (style === "date" && number >= 1 && number <= lastSerial)
    return new Date((isFrom1904 ? since1904 : since1900) + Math.floor(number) * dayMs)
      .toISOString()
      .slice(0, 10);
  // 15 digits, as spreadsheets show: the rest is noise of binary fractions.
  const tidy = Number((style === "percent" ? number * 100 : number).toPrecision(15));
  return String(tidy);
}
