/** A figure as one text: an amount, a range or on request, never a combination. Empty if not stated. */
export type FigureValue =
  | { kind: "none" }
  | { kind: "amount"; amount: string }
  | { kind: "range"; range: string }
  | { kind: "on-request" };

const onRequest = "on-request";

export function parseFigure(text: string): FigureValue {
  if (text === onRequest) return { kind: "on-request" };
  if (text.startsWith("amount:")) return { kind: "amount", amount: text.slice(7) };
  if (text.startsWith("range:")) return { kind: "range", range: text.slice(6) };
  return { kind: "none" };
}

export function figureText(value: FigureValue): string {
  if (value.kind === "amount") return `amount:${value.amount}`;
  if (value.kind === "range") return `range:${value.range}`;
  return value.kind === "on-request" ? onRequest : "";
}

/** More than one answer, possible only in a form without JavaScript. */
export const twoAnswers = "two-answers";

export function figureFromInputs(range: string, amount: string, isOnRequest: boolean): string {
  const given = [range.trim(), amount.trim(), isOnRequest].filter(Boolean).length;
  if (given > 1) return twoAnswers;
  if (range.trim()) return figureText({ kind: "range", range: range.trim() });
  if (amount.trim()) return figureText({ kind: "amount", amount: amount.trim() });
  return isOnRequest ? onRequest : "";
}

export const minorUnits = (amount: string): number => Math.round(Number(amount) * 100);

export const wholeUnits = (minor: number): string => String(minor / 100);

const thousands: Record<string, number> = { k: 1_000, m: 1_000_000 };

/** A comma before one or two last digits is a decimal one: 1 234,50 and 1.234,50. */
const decimalComma = /^-?\$?\d{1,3}(?:\.?\d{3}){0,4},\d{1,2}[km]?$/i;

/** As people type amounts: 450000, 450,000, $450 000, 450k, 1.2m, 1 234,50. Null for anything else. */
export function readAmount(text: string): number | null {
  const bare = text.replace(/[\s_]/g, "");
  const plain = decimalComma.test(bare)
    ? bare.replaceAll(".", "").replace(",", ".")
    : bare.replaceAll(",", "");
  const match = /^(-?)\$?(\d{1,13}(?:\.\d{1,2})?)([km]?)$/i.exec(plain);
  if (!match) return null;
  // In whole cents: 1.15 times a million is not quite 1,150,000.
  const cents = Math.round(Number(match[2]) * (thousands[match[3]!.toLowerCase()] ?? 1) * 100);
  return (match[1] ? -cents : cents) / 100;
}
