import type { listings } from "./listings.table.ts";
import { formatList } from "#app/ui/format/format-list.ts";

/** Attention is for listings that say something: a summary, the three figures or "on request", and a photo for everyone. */
const parts = {
  summary: "a summary",
  price: "an asking price",
  revenue: "the sales revenue",
  cashFlow: "the cash flow",
  photo: "a photo that everyone may see",
} as const;
export type MissingPart = keyof typeof parts;

type Row = Pick<
  typeof listings.$inferSelect,
  | "description"
  | "hasPhoto"
  | `askingPrice${"" | "Range" | "OnRequest"}`
  | `annualRevenue${"" | "Range" | "OnRequest"}`
  | `annualCashFlow${"" | "Range" | "OnRequest"}`
>;

const figures = {
  price: "askingPrice",
  revenue: "annualRevenue",
  cashFlow: "annualCashFlow",
} as const;

/** Empty exactly when the column `presentable` is true. */
export function missingParts(row: Row): MissingPart[] {
  const isStated = (name: (typeof figures)[keyof typeof figures]) =>
    row[name] !== null || row[`${name}Range`] !== null || row[`${name}OnRequest`];
  const isDone: Record<MissingPart, boolean> = {
    summary: row.description.trim() !== "",
    price: isStated(figures.price),
    revenue: isStated(figures.revenue),
    cashFlow: isStated(figures.cashFlow),
    photo: row.hasPhoto,
  };
  return (Object.keys(parts) as MissingPart[]).filter((part) => !isDone[part]);
}

export const nameParts = (missing: readonly MissingPart[]): string =>
  formatList(missing.map((part) => parts[part]));

/** Where an owner adds a part, as an anchor of the desk. */
export const partAnchors: Record<MissingPart, string> = {
  summary: "generalSummary",
  price: "askingPrice",
  revenue: "salesRevenue",
  cashFlow: "cashFlow",
  photo: "photos",
};
