import { categories, findCategory, findSubcategoryAnywhere } from "#app/listings/category.ts";
import { rangeLabels } from "#app/listings/figures/range-labels.ts";
import { choiceLabels, describeField } from "#app/selling/editing/describe-field.ts";
import { figureText, parseFigure, readAmount } from "#app/selling/editing/figure-value.ts";
import { type FieldName, fieldOf } from "#app/selling/editing/listing-fields.ts";
import { countryCodes, findRegion } from "#app/shared/places.ts";
import { columnKey } from "./import-columns.ts";

const yes = new Set(["yes", "y", "true", "1", "x", "ticked", "oui", "vrai"]);
const no = new Set(["no", "n", "false", "0", "not ticked", "non", "faux"]);
const onRequest = new Set([
  "on request",
  "upon request",
  "request",
  "price on request",
  "poa",
  "price on application",
  "not disclosed",
  "undisclosed",
  "confidential",
  "call",
  "ask",
  "sur demande",
]);

const subcategories = new Map(
  categories.flatMap((category) =>
    category.subcategories.map(({ slug, name }) => [columnKey(name), slug] as const),
  ),
);
const ranges = new Map(
  Object.entries(rangeLabels).flatMap(([range, label]) => [
    [columnKey(label), range] as const,
    [columnKey(range), range] as const,
  ]),
);

/** The text of the form's field for what people write in a table. What is not understood stays as it is, for the form's rules to refuse. */
export function readCell(name: FieldName, cell: string): string {
  const { isFlag, isAnswer, inputs } = fieldOf(name);
  const key = columnKey(cell);
  if (isFlag) return yes.has(key) ? "yes" : no.has(key) ? "" : cell;
  if (isAnswer) return yes.has(key) ? "yes" : no.has(key) ? "no" : cell;
  if (inputs?.length === 3) return readFigure(cell, key);
  if (name === "categories") return readCategories(cell);
  if (name === "subcategory") return subcategories.get(key) ?? cell;
  if (name === "region") return readRegion(cell);
  if (name === "employees") return readEmployees(cell);
  // A spreadsheet may have taken the year for a date.
  if (name === "established") {
    const date = /^(\d{4})-\d\d?-\d\d?$|^\d\d?[/.-]\d\d?[/.-](\d{4})$/.exec(cell);
    return date?.[1] ?? date?.[2] ?? cell;
  }
  if (name === "contactPhone") return cell.replace(/(\d)\.(?=\d)/g, "$1-");
  if (name === "growthRate") return roundTo(1, cell.replace(/\s?%$/, ""));
  const labels = choiceLabels(name);
  if (!labels) return cell;
  return (
    Object.entries(labels).find(([value, label]) =>
      [columnKey(value), columnKey(label)].includes(key),
    )?.[0] ?? cell
  );
}

/** Also "ON" and "NY": no two of the countries share one. */
function readRegion(cell: string): string {
  const codes = countryCodes.map((country) => `${country}-${cell.trim()}`);
  const region = [cell, ...codes].map(findRegion).find((found) => found !== null);
  return region?.code ?? cell;
}

const currencies = /(?:CA|US|MX|C|U)?\$(?:\s?(?:CA|US|MX)\b)?|CAD|USD|MXN/gi;
const counts = [
  [/\s?(?:millions?|mm|mil)$/i, "m"],
  [/\s?(?:thousand|mille)$/i, "k"],
] as const;

/** What a formula computed has more digits than anybody means. */
const roundTo = (digits: number, text: string): string =>
  /^-?\d{1,13}\.\d{1,20}$/.test(text) ? String(Number(Number(text).toFixed(digits))) : text;
/** Three decimals may be thousands. */
const maybeThousands = /^-?\d{1,3}\.\d{3}$/;

function readFigure(cell: string, key: string): string {
  if (onRequest.has(key)) return figureText({ kind: "on-request" });
  const range = ranges.get(key);
  if (range) return figureText({ kind: "range", range });
  if (cell.length > 60) return figureText({ kind: "amount", amount: cell });
  let bare = cell
    .replace(currencies, "")
    .replace("−", "-")
    .trim()
    .replace(/^\((.{1,30})\)$/, "-$1");
  for (const [word, letter] of counts) bare = bare.replace(word, letter);
  // Excel writes a whole amount with cents.
  const amount = readAmount(maybeThousands.test(bare) ? bare : roundTo(2, bare));
  return figureText({ kind: "amount", amount: amount === null ? cell : String(amount) });
}

function readCategories(cell: string): string {
  const whole = findCategory(cell);
  if (whole) return whole.slug;
  return cell
    .split(/[,;|\n]/)
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => findCategory(name)?.slug ?? name)
    .join(",");
}

/** Written with a word: spreadsheets take "4-6" for a day in April. */
function readEmployees(cell: string): string {
  const text = cell.replace(/[\s,]/g, "").toLowerCase();
  const span = /^(\d{1,6})(?:-|–|to)(\d{1,6})$/.exec(text);
  if (span) return `${span[1]}-${span[2]}`;
  if (/^\d{1,6}$/.test(text)) return `${text}-${text}`;
  const least = /^(\d{1,6})(?:\+|ormore)$/.exec(text);
  if (least) return `${least[1]}-`;
  const most = /^upto(\d{1,6})$/.exec(text);
  return most ? `-${most[1]}` : cell;
}

/** The other way: what an export writes, and `readCell` reads as the same text. */
export function writeCell(name: FieldName, text: string): string {
  const { isFlag, isAnswer, inputs, isList } = fieldOf(name);
  if (isFlag) return text === "yes" ? "Yes" : "No";
  if (text === "") return "";
  if (isAnswer) return text === "yes" ? "Yes" : "No";
  if (name === "employees") return writeEmployees(text);
  if (isList)
    return text
      .split(",")
      .map((slug) => findCategory(slug)?.name ?? slug)
      .join(", ");
  if (inputs?.length === 3) {
    const figure = parseFigure(text);
    return figure.kind === "amount" ? figure.amount : describeField(name, text);
  }
  if (name === "region") return findRegion(text)?.name ?? text;
  if (name === "subcategory") return findSubcategoryAnywhere(text)?.subcategory.name ?? text;
  return choiceLabels(name)?.[text] ?? text;
}

function writeEmployees(text: string): string {
  const [least = "", most = ""] = text.split("-");
  if (least === "") return `up to ${most}`;
  return most === "" ? `${least}+` : `${least} to ${most}`;
}
