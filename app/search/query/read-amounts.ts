import { type Bounds, maxBound } from "#app/search/search.ts";
import type { Currency } from "#app/shared/money.ts";

export type Figure = "price" | "revenue" | "cashFlow";

export interface AmountReading {
  bounds: Partial<Record<Figure, Bounds>>;
  currency: Currency | null;
  rest: string;
}

const subjects: readonly (readonly [Figure, string])[] = [
  [
    "cashFlow",
    "(?:annual |yearly )?(?:cash ?flows?|sde|ebitda|(?:net )?profits?|net income|earnings?|earning|making|income|flux de tresorerie|benefices?(?: nets?)?|profits? nets?|flujo de (?:caja|efectivo)|ganancias?|utilidad(?:es)?|beneficios?)",
  ],
  [
    "revenue",
    "(?:annual |yearly |gross )?(?:revenues?|sales|turnover|grossing|gross|chiffre d'?affaires|ventes|revenus?|ingresos|ventas|facturacion|facturando)",
  ],
  [
    "price",
    "(?:asking price|asking|priced?|budget|costing|costs?|worth|valued?|prix(?: demande)?|valeur|precio|presupuesto|costo|valor)",
  ],
];
const subject = `(?:${subjects.map(([, words]) => words).join("|")})`;

const atMost =
  "under|below|less than|lower than|cheaper than|(?:a )?max(?:imum)?(?: of)?|up to|at most|no more than|not more than|not over|<=?|moins de|moins que|jusqu'?\\s?a|sous|en dessous de|pas plus de|maximum de|inferieure? a|menos de|hasta|bajo|maximo(?: de)?|por debajo de|debajo de|menor(?:es)? (?:a|de|que)|no mas de";
const atLeast =
  "over|above|more than|greater than|higher than|at least|(?:a )?min(?:imum)?(?: of)?|starting (?:at|from)|exceeding|>=?|plus de|plus que|au moins|au[- ]dessus de|a partir de|minimum de|superieure? a|mas de|al menos|por lo menos|desde|minimo(?: de)?|por encima de|arriba de|mayor(?:es)? (?:a|de|que)|from";
const about =
  "around|about|approx(?:imately|\\.)?|roughly|close to|near|~|environ|autour de|vers|alrededor de|aproximadamente|cerca de|unos";
const orMore = "\\+|or more|or higher|and (?:up|over|above|more)|plus|et plus|ou plus|o mas|y mas";
const orLess =
  "or less|or lower|or under|and (?:under|below|less)|max(?:imum)?|et moins|ou moins|o menos|maximo";

const sign = "us\\$|ca\\$|c\\$|mx\\$|\\$|usd|cad|mxn";
const digits = "\\d{1,3}(?:[ ,.\\u00a0\\u202f]\\d{3})+(?!\\d)|\\d+(?:[.,]\\d+)?";
const units = "k|thousand|mille|mil|millions?|millones|millon|mm|mn|mio|m";
const number = (name: string) =>
  `(?<${name}Sign>${sign})?\\s?(?<${name}>${digits})\\s?(?:(?<${name}Unit>${units})(?![a-z]))?\\s?(?:de )?(?<${name}Money>${sign}|dollars?|pesos?|bucks)?(?![a-z0-9])`;

const joined = (prefix: string) =>
  `(?:(?<subject${prefix}>${subject})\\s*(?:of|de|is|:|are|at)?\\s*)?`;
const trailing = (prefix: string) =>
  `(?:\\s*(?:in|of|de|en|d'|per year in|a year in)?\\s*(?<after${prefix}>${subject})(?![a-z])(?!\\s*(?:${atMost}|${atLeast}|${about}|\\$?\\d)))?`;

const between = new RegExp(
  `(?<![a-z0-9])${joined("Between")}(?:between|entre|from|de|desde)?\\s*${number("low")}\\s*(?:and|to|et|a|y|e|-|–|hasta|jusqu'?a)\\s*${number("high")}${trailing("Between")}`,
  "i",
);
const single = new RegExp(
  `(?<![a-z0-9])${joined("Single")}(?:(?<most>${atMost})|(?<least>${atLeast})|(?<about>${about}))?\\s*${number("one")}\\s*(?:(?<more>${orMore})|(?<less>${orLess}))?(?![a-z])${trailing("Single")}`,
  "gi",
);

const spelled: readonly (readonly [RegExp, string])[] = [
  [/\b(?:half a million|half million|un demi[- ]million|demi[- ]million|medio millon)\b/gi, "500k"],
  [/\b(?:quarter (?:of a )?million|un quart de million|un cuarto de millon)\b/gi, "250k"],
  [/\b(?:a|one|un)\s+(million|millon)\b/gi, "1 million"],
  [/\btwo million\b/gi, "2 million"],
  [/\bun(?:a)? (?:hundred|centaine de|cien) (thousand|mille|mil)\b/gi, "100k"],
];

/**
 * Parses amounts in English, French and Spanish: "under 300k", "between 1 and 2 million", "cash
 * flow over 200k", "moins de 500 000 $". `text` is without accents. A number without a unit or sign
 * is an amount only if it is too large for a year, a street or a number of seats.
 */
export function readAmounts(text: string): AmountReading {
  let rest = spelled.reduce((all, [pattern, amount]) => all.replace(pattern, amount), text);
  const bounds: AmountReading["bounds"] = {};
  let currency: Currency | null = null;
  const note = (figure: Figure, found: Bounds, groups: Groups, ...names: string[]) => {
    const before = bounds[figure];
    bounds[figure] = {
      min: found.min ?? before?.min ?? null,
      max: found.max ?? before?.max ?? null,
    };
    currency = currencyOf(names.map((name) => groups[name])) ?? currency;
  };

  const range = between.exec(rest);
  if (range?.groups) {
    const groups = range.groups as Groups;
    const unit = groups["lowUnit"] ?? groups["highUnit"];
    const low = toAmount(groups["low"], unit);
    const high = toAmount(groups["high"], groups["highUnit"]);
    const isMoney = ["lowSign", "lowMoney", "lowUnit", "highSign", "highMoney", "highUnit"].some(
      (name) => groups[name],
    );
    if (low !== null && high !== null && (isMoney || (low >= 5_000 && high >= 10_000))) {
      const figure = figureOf(groups["subjectBetween"] ?? groups["afterBetween"]);
      note(
        figure,
        { min: Math.min(low, high), max: Math.max(low, high) },
        groups,
        "lowSign",
        "lowMoney",
        "highSign",
        "highMoney",
      );
      rest = cut(rest, range.index, range[0].length);
    }
  }
  rest = rest.replaceAll(single, (all, ...args) => {
    const groups = args.at(-1) as Groups;
    const amount = toAmount(groups["one"], groups["oneUnit"]);
    const isMoney = Boolean(groups["oneSign"] ?? groups["oneMoney"] ?? groups["oneUnit"]);
    const named = groups["subjectSingle"] ?? groups["afterSingle"];
    const compared =
      groups["most"] ?? groups["least"] ?? groups["about"] ?? groups["more"] ?? groups["less"];
    const isAmount =
      amount !== null &&
      amount >= 1_000 &&
      (isMoney || amount >= 10_000 || (Boolean(compared ?? named) && amount >= 5_000));
    if (!isAmount) return all;
    const figure = figureOf(named);
    note(figure, toBounds(amount, groups, figure), groups, "oneSign", "oneMoney");
    return " ";
  });
  return { bounds, currency, rest };
}

type Groups = Record<string, string | undefined>;

const cut = (text: string, at: number, length: number): string =>
  `${text.slice(0, at)} ${text.slice(at + length)}`;

/** A price alone is a maximum, earnings alone are a minimum. */
function toBounds(amount: number, groups: Groups, figure: Figure): Bounds {
  if (groups["about"]) return { min: Math.round(amount * 0.8), max: Math.round(amount * 1.2) };
  if (groups["most"] ?? groups["less"]) return { min: null, max: amount };
  if (groups["least"] ?? groups["more"]) return { min: amount, max: null };
  return figure === "price" ? { min: null, max: amount } : { min: amount, max: null };
}

const figureOf = (words: string | undefined): Figure =>
  subjects.find(([, pattern]) => words && new RegExp(`^${pattern}$`, "i").test(words))?.[0] ??
  "price";

function toAmount(text: string | undefined, unit: string | undefined): number | null {
  if (!text) return null;
  const factor = !unit ? 1 : /^(?:k|th|mille$|mil$)/i.test(unit) ? 1_000 : 1_000_000;
  const isGrouped = /[ ,.\u00a0\u202f]\d{3}(?!\d)/.test(text) && factor < 1_000_000;
  const plain = isGrouped
    ? text.replace(/[ ,.\u00a0\u202f](?=\d{3})/g, "")
    : text.replace(/[ \u00a0\u202f]/g, "").replace(",", ".");
  const amount = Math.round(Number(plain) * factor);
  return Number.isFinite(amount) && amount <= maxBound ? amount : null;
}

function currencyOf(marks: readonly (string | undefined)[]): Currency | null {
  const found = marks.flatMap((mark) => mark?.toLowerCase() ?? []);
  const has = (pattern: RegExp) => found.some((mark) => pattern.test(mark));
  if (has(/^(?:us\$|usd)$/)) return "USD";
  if (has(/^(?:mx\$|mxn|pesos?)$/)) return "MXN";
  return has(/^(?:ca\$|c\$|cad)$/) ? "CAD" : null;
}
