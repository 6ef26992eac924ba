import type { ListingFacts } from "./listing-facts.ts";
import { phrases } from "./phrases.ts";
import type { Random } from "./random.ts";
import type { Writer } from "./template.ts";
import { type Template, textsByCategory } from "./trades.ts";

type Part =
  | "opening"
  | "character"
  | "details"
  | "staff"
  | "management"
  | "premises"
  | "place"
  | "money"
  | "growth"
  | "reason"
  | "next"
  | "training"
  | "terms"
  | "closing";

const layouts: readonly (readonly (readonly Part[])[])[] = [
  [
    ["opening", "character"],
    ["details", "staff"],
    ["premises", "place"],
    ["reason", "training", "terms", "next", "closing"],
  ],
  [
    ["opening", "reason"],
    ["details", "staff", "management"],
    ["premises", "money", "growth"],
    ["next", "training", "terms"],
  ],
  [
    ["opening", "details"],
    ["money", "growth", "staff", "premises"],
    ["reason", "terms", "next", "closing"],
  ],
  [
    ["opening", "place"],
    ["details"],
    ["staff", "management", "premises"],
    ["money", "next"],
    ["reason", "training", "terms", "closing"],
  ],
  [
    ["opening", "details", "premises"],
    ["reason", "terms", "next"],
  ],
  [
    ["place", "opening"],
    ["details", "growth"],
    ["staff", "premises"],
    ["next", "reason", "training", "terms"],
  ],
  [
    ["opening", "details"],
    ["details", "management"],
    ["premises", "staff"],
    ["reason", "training", "terms", "closing"],
  ],
  [
    ["opening", "growth", "character"],
    ["premises", "details"],
    ["reason", "next", "terms", "closing"],
  ],
  [
    ["opening", "staff"],
    ["details", "premises"],
    ["next", "money", "terms"],
    ["reason", "training"],
  ],
  [
    ["reason", "opening"],
    ["details", "staff"],
    ["premises", "place", "growth"],
    ["training", "terms", "next", "closing"],
  ],
];

const optional: Readonly<Partial<Record<Part, number>>> = {
  character: 0.75,
  staff: 0.9,
  management: 0.6,
  place: 0.75,
  money: 0.6,
  growth: 0.6,
  next: 0.9,
  training: 0.75,
  closing: 0.55,
};
/** What to drop first when a text is too long. */
const dispensable: readonly Part[] = [
  "closing",
  "character",
  "place",
  "management",
  "money",
  "growth",
];

const mostWords = 250;

export function countWords(text: string): number {
  let words = 0;
  let inside = false;
  for (let index = 0; index < text.length; index += 1) {
    const blank = text.charCodeAt(index) <= 32;
    if (!blank && !inside) words += 1;
    inside = !blank;
  }
  return words;
}

export function composeSummary(random: Random, facts: ListingFacts, writer: Writer): string {
  const layout = random.pick(layouts);
  const sentences = new Map<Part, string[]>();
  for (const part of layout.flat()) {
    if (part === "details" || sentences.has(part)) continue;
    const wanted = random.chance(optional[part] ?? 1);
    sentences.set(part, wanted ? writePart(part, random, facts, writer) : []);
  }
  const total = () => {
    let words = 0;
    for (const group of sentences.values()) {
      for (const sentence of group) words += countWords(sentence);
    }
    return words;
  };

  const target = random.pick([100, 120, 140, 150, 165, 180, 200, 225]);
  const details: string[] = [];
  const texts = textsByCategory[facts.category];
  sentences.set("details", details);
  let words = total();
  while (details.length < 2 || (words < target && details.length < 9)) {
    const pools = random.chance(0.74)
      ? [facts.trade.details, texts.details]
      : [texts.details, facts.trade.details];
    const sentence = writer.draw(pools[0] ?? []) ?? writer.draw(pools[1] ?? []);
    if (sentence === null) break;
    details.push(sentence);
    words += countWords(sentence);
  }
  for (const part of dispensable) {
    if (words <= mostWords) break;
    sentences.set(part, []);
    words = total();
  }
  while (words > mostWords && details.length > 2) words -= countWords(details.pop() ?? "");
  if (words < 95) {
    const extra = ["closing", "next", "character", "training"] as const;
    for (const part of extra) {
      if (total() >= 95) break;
      if (part === "training" && !facts.training) continue;
      if ((sentences.get(part) ?? []).length === 0) {
        details.push(...writePart(part, random, facts, writer));
      }
    }
  }
  return spread(layout, sentences);
}

function spread(layout: readonly (readonly Part[])[], sentences: Map<Part, string[]>): string {
  const slots = layout.flat().filter((part) => part === "details").length;
  const details = sentences.get("details") ?? [];
  const share = Math.ceil(details.length / Math.max(1, slots));
  let taken = 0;
  return layout
    .map((paragraph) =>
      paragraph
        .flatMap((part) => {
          if (part !== "details") return sentences.get(part) ?? [];
          const slice = details.slice(taken, taken + share);
          taken += share;
          return slice;
        })
        .join(" "),
    )
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
}

function writePart(part: Part, random: Random, facts: ListingFacts, writer: Writer): string[] {
  const one = (pool: readonly Template[]) => {
    const sentence = writer.draw(pool);
    return sentence === null ? [] : [sentence];
  };
  switch (part) {
    case "opening":
      return one(phrases.openings);
    case "character":
      return one(phrases.characters);
    case "staff":
      return one(phrases.staff);
    case "management":
      return facts.management ? one(phrases.management[facts.management]) : [];
    case "premises":
      return writePremises(facts, one);
    case "place":
      return writePlace(random, facts, one);
    case "money":
      return one(phrases.money);
    case "growth":
      return writeGrowth(facts, one);
    case "reason":
      return writeReason(facts, writer);
    case "next":
      return writeNext(random, facts, one);
    case "training":
      return facts.training ? one(phrases.training) : [];
    case "terms":
      return [
        ...(facts.franchise && facts.category !== "franchises" ? one(phrases.franchise) : []),
        ...(facts.distressed ? one(phrases.distressed) : []),
        ...(facts.quickSale ? one(phrases.quickSale) : []),
        ...(facts.financing ? one(phrases.financing) : []),
      ];
    case "closing":
      return one(phrases.closings);
    case "details":
      return [];
  }
}

type DrawOne = (pool: readonly Template[]) => string[];

function writePremises(facts: ListingFacts, one: DrawOne): string[] {
  const place = facts.owned
    ? one(phrases.owned)
    : facts.home
      ? one(phrases.home)
      : one(phrases.lease);
  return [
    ...place,
    ...(facts.lodging ? one(phrases.lodging) : []),
    ...(facts.relocatable ? one(phrases.relocation) : []),
  ];
}

function writePlace(random: Random, facts: ListingFacts, one: DrawOne): string[] {
  if (facts.home || facts.relocatable) return [];
  const byTag = facts.city.tags.flatMap((tag) => phrases.byCityTag[tag] ?? []);
  const byRegion =
    phrases.byRegion[facts.region.code] ?? phrases.byRegion[facts.city.country] ?? [];
  const first = random.chance(0.6) ? one(byTag) : [];
  return first.length > 0 ? first : one(byRegion);
}

function writeGrowth(facts: ListingFacts, one: DrawOne): string[] {
  if (facts.growth === null) return [];
  if (facts.growth >= 3) return one(phrases.growthUp);
  return facts.growth <= -3 ? one(phrases.growthDown) : one(phrases.growthFlat);
}

function writeReason(facts: ListingFacts, writer: Writer): string[] {
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const sentence = writer.draw(facts.reason.lines);
    // Nobody moves to where the business already is.
    if (sentence && !sentence.includes(facts.region.name) && !sentence.includes(facts.city.name)) {
      return [sentence];
    }
  }
  return [`The reason for the sale is ${facts.reason.label.toLowerCase()}.`];
}

function writeNext(random: Random, facts: ListingFacts, one: DrawOne): string[] {
  const general = textsByCategory[facts.category].next;
  const sentence = random.chance(0.6) ? one(facts.trade.next) : one(general);
  return sentence.length > 0 ? sentence : one(general);
}
