/** Rates as administrators enter them, typed or as CSV: currency, date, and units per Canadian dollar. */
import { type Currency, currencies } from "#app/shared/money.ts";
import { plainText } from "#app/shared/plain-text.ts";

export interface DatedRate {
  currency: Currency;
  asOf: string;
  perCad: number;
}

export interface LineError {
  line: number;
  message: string;
}

export interface ParsedRates {
  rates: DatedRate[];
  errors: LineError[];
}

export const mostRateLines = 8_000;
const separators = /[,;\t]/;
/** A spreadsheet may add empty columns, but not thousands. */
const mostColumns = 50;
const earliest = "1990-01-01";

/** Nothing may be saved if there is an error. The first line may be a header; empty lines are ignored. */
export function parseRates(text: string, today: string): ParsedRates {
  const lines = plainText(text.replace(/^\uFEFF/, "")).split("\n");
  const parsed: ParsedRates = { rates: [], errors: [] };
  if (lines.length > mostRateLines)
    return {
      rates: [],
      errors: [{ line: mostRateLines + 1, message: "There are too many lines" }],
    };
  const seen = new Map<string, number>();
  lines.forEach((content, index) => {
    const line = index + 1;
    const cells = content
      .split(separators, mostColumns)
      .map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
    if (content.trim() === "" || (index === 0 && isHeader(cells))) return;
    const rate = parseLine(cells, today);
    if (typeof rate === "string") {
      parsed.errors.push({ line, message: rate });
      return;
    }
    const name = nameOf(rate);
    const earlier = seen.get(name);
    if (earlier === undefined) parsed.rates.push(rate);
    else
      parsed.errors.push({
        line,
        message: `${name} is on line ${String(earlier)} already`,
      });
    seen.set(name, line);
  });
  if (parsed.rates.length === 0 && parsed.errors.length === 0)
    parsed.errors.push({ line: 1, message: "There is no rate" });
  return parsed;
}

const isHeader = (cells: readonly string[]): boolean => cells[0]?.toLowerCase() === "currency";

function parseLine(cells: readonly string[], today: string): DatedRate | string {
  const [code = "", asOf = "", rate = "", ...more] = cells;
  const isTable = cells.length >= 3 && cells.length < mostColumns;
  if (!isTable || more.some((cell) => cell !== ""))
    return "Enter three columns: currency, date, rate";
  const currency = currencies.find((one) => one === code.toUpperCase());
  if (!currency) return `“${code.slice(0, 20)}” is not one of ${currencies.join(", ")}`;
  if (!isDay(asOf)) return `“${asOf.slice(0, 20)}” is not a date such as 2026-11-16`;
  if (asOf > today) return `${asOf} is in the future`;
  if (asOf < earliest) return `${asOf} is before ${earliest}`;
  if (!/^\d{1,6}(\.\d{1,6})?$/.test(rate))
    return `“${rate.slice(0, 20)}” is not a rate with at most six decimals, such as 0.7134`;
  const perCad = Number(rate);
  if (perCad === 0) return "A rate is more than zero";
  if (currency === "CAD" && perCad !== 1) return "The Canadian dollar is always 1";
  return { currency, asOf, perCad };
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

export interface PlannedRate extends DatedRate {
  effect: "new" | "corrected" | "unchanged";
  before: number | null;
  jump: number | null;
}

/** A currency rarely moves more between two entries. */
const suspiciousJump = 0.1;

export function planRates(rates: readonly DatedRate[], known: readonly DatedRate[]): PlannedRate[] {
  const stored = new Map(known.map((rate) => [nameOf(rate), rate.perCad]));
  const merged = new Map([...known, ...rates].map((rate) => [nameOf(rate), rate]));
  const lastBefore = new Map<string, number>();
  const latest = new Map<Currency, number>();
  for (const rate of [...merged.values()].toSorted((a, b) => (a.asOf < b.asOf ? -1 : 1))) {
    const last = latest.get(rate.currency);
    if (last !== undefined) lastBefore.set(nameOf(rate), last);
    latest.set(rate.currency, rate.perCad);
  }
  return rates.map((rate) => {
    const before = stored.get(nameOf(rate)) ?? null;
    const last = lastBefore.get(nameOf(rate));
    const change = last === undefined ? 0 : rate.perCad / last - 1;
    return {
      ...rate,
      before,
      effect: before === null ? "new" : before === rate.perCad ? "unchanged" : "corrected",
      jump: Math.abs(change) > suspiciousJump ? change : null,
    };
  });
}

const nameOf = ({ currency, asOf }: DatedRate): string => `${currency} ${asOf}`;
