import { type ListingFacts, months, priceLevel } from "./listing-facts.ts";
import type { Random } from "./random.ts";
import type { Template } from "./trades.ts";

interface Parsed {
  conditions: readonly string[];
  /** Fixed text, or the options of one choice with their implications. */
  segments: readonly (string | readonly Option[])[];
}

interface Option {
  text: string;
  implies: readonly string[];
}

const parsedTemplates = new Map<Template, Parsed>();

// Sentences about people, winters or landlords apply only if there are any.
const impliedConditions: readonly (readonly [RegExp, string])[] = [
  [
    /\b(cooks?|bakers?|technicians?|bartenders?|crews?|drivers?|supervisors?|foremen|managers?|sous-chef|therapists?|educators?|guides|instructors?|coaches|staff|team|associates?|nurses?|brewer|brigade|butchers?|caregivers?|welders?|developers?|groomers?|painter|mechanics?|winemaker|director|stylists?|techs?|tutors?|artists|practitioners?|employees|seamstress|barbers|operators|climbers|journeymen|injectors?|fitters|apprentices?|attendant|agronomists|arborists|second shift)\b/i,
    "staff3",
  ],
  [/\b(landlord|low rent|long lease|great lease|low overhead rent)\b/i, "lease"],
  [/\b(winter\w*|snow\w*|thaws?|ski|skate|hockey|curling|ice fishing|sugar bush|maple)\b/i, "cold"],
  [
    /\b(WSIB|Victoria Day|Thanksgiving|hydro|province|provincial\w*|health authority|home warranty)\b/i,
    "CA",
  ],
  [
    /\b(showroom|front counter|storefront|front room|parking|dining room|upstairs|basement|back room|next door)\b/i,
    "premises",
  ],
  [/\b(apartments? above|owner's suite|manager's suite|guest suites)\b/i, "lodging"],
  [
    /\b(real estate( option)?|land included( option)?|with (land|building)|building( included)?|yard included|expansion land|land)$/i,
    "owned",
  ],
  [/\{est\}/, "dated"],
  [
    /\b(no hurry|nothing wrong|not because of the business|not the results|business is fine|have not suffered|month longer|missed a payroll|no bank debt|good to me|fed our family|never regretted)\b/i,
    "calm",
  ],
  [/\b(village|valley|small-town|in town|only one for miles|everybody knows)\b/i, "town"],
  [/\b(semi-absentee|manager run|manager in place)\b/i, "absentee"],
];

function impliedBy(text: string): string[] {
  return impliedConditions
    .filter(([pattern]) => pattern.test(text))
    .map(([, condition]) => condition);
}

function parse(template: Template): Parsed {
  const known = parsedTemplates.get(template);
  if (known) return known;
  const conditions: string[] = [];
  let text = template;
  for (let match = /^@(\S+) /.exec(text); match; match = /^@(\S+) /.exec(text)) {
    conditions.push(match[1] as string);
    text = text.slice(match[0].length);
  }
  conditions.push(...impliedBy(text.replace(/\[[^\]]*\]/g, " ")));
  const segments = text.split(/(\[[^\]]*\])/).map((part) =>
    part.startsWith("[")
      ? part
          .slice(1, -1)
          .split("|")
          .map((option) => ({ text: option, implies: impliedBy(option) }))
      : part,
  );
  const parsed = { conditions, segments };
  parsedTemplates.set(template, parsed);
  return parsed;
}

const numberWords = "zero one two three four five six seven eight nine".split(" ");

function inWords(value: number): string {
  return numberWords[value] ?? withCommas(value);
}

/** `toLocaleString` would do, but would dominate the time of a whole listing. */
export function withCommas(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const coldStates = new Set([
  "US-MN",
  "US-MI",
  "US-NY",
  "US-MA",
  "US-ME",
  "US-VT",
  "US-MT",
  "US-CO",
  "US-IL",
  "US-OH",
  "US-PA",
]);

export interface Writer {
  holds(template: Template): boolean;
  /** The sentence, or null if its conditions do not hold or its words would not be true. */
  write(template: Template, style?: "prose" | "title"): string | null;
  /** A true, unused sentence of the pool, or null. */
  draw(pool: readonly Template[]): string | null;
  chooseWhat(): string;
}

export function createWriter(random: Random, facts: ListingFacts): Writer {
  const numbers = new Map<string, number>();
  const used = new Set<Template>();
  const answers = new Map<string, boolean>();
  const thisYear = facts.today.getUTCFullYear();
  const age = facts.established === null ? null : thisYear - facts.established;
  const [staffMin, staffMax] = facts.employees;
  const tokens = createTokens(random, facts);
  let whatIndex = 0;
  let what = "";
  let ownersNamed = false;

  function holdsCondition(condition: string): boolean {
    let answer = answers.get(condition);
    if (answer === undefined) {
      answer = evaluate(condition);
      answers.set(condition, answer);
    }
    return answer;
  }

  function evaluate(condition: string): boolean {
    const numbered = /^(staff|age)(\d+)$/.exec(condition);
    if (numbered) {
      return numbered[1] === "staff"
        ? staffMin >= Number(numbered[2])
        : age !== null && age >= Number(numbered[2]);
    }
    if (/^w\d+$/.test(condition)) return condition.slice(1).includes(String(whatIndex));
    if (condition.startsWith("not:"))
      return !condition.slice(4).split(",").includes(facts.subcategory);
    if (condition.startsWith("only:"))
      return condition.slice(5).split(",").includes(facts.subcategory);
    switch (condition) {
      case "we":
      case "I":
      case "they":
        return facts.voice === condition;
      case "founded":
        return facts.established !== null && facts.bought === null;
      case "bought":
        return facts.bought !== null;
      case "dated":
        return facts.established !== null;
      case "noyear":
        return facts.established === null;
      case "young":
        return age !== null && age <= 5;
      case "solo":
        return staffMax === 0;
      case "staffmax3":
        return staffMax <= 3;
      case "nostaffrange":
        return staffMin === staffMax;
      case "lease":
        return !facts.owned && !facts.home && facts.area !== null;
      case "termlease":
        return facts.leaseEnd !== null;
      case "monthly":
        return !facts.owned && !facts.home && facts.area !== null && facts.leaseEnd === null;
      case "owned":
        return facts.owned;
      case "premises":
        return !facts.home && (facts.area !== null || facts.owned);
      case "area":
        return facts.area !== null;
      case "lodging":
        return facts.lodging;
      case "absentee":
        return facts.management === "absentee";
      case "calm":
        return !facts.distressed && !facts.quickSale;
      case "town":
        return facts.city.population < 60;
      case "small":
        return facts.city.population < 30;
      case "big":
        return facts.city.population > 300;
      case "cold":
        return facts.city.country === "CA" || coldStates.has(facts.region.code);
      case "rev":
        return facts.disclosure.revenue === "amount";
      case "cash":
        return facts.disclosure.cashFlow === "amount" && !facts.distressed;
      default:
        return condition === facts.city.country || condition === facts.region.code;
    }
  }

  const holds = (template: Template) => parse(template).conditions.every(holdsCondition);

  function number(range: string): number {
    const known = numbers.get(range);
    if (known !== undefined) return known;
    const [min = 0, max = min] = range.split("-").map(Number);
    // Larger businesses have more members, trucks or accounts.
    const position = Math.max(0, Math.min(1, facts.size * 0.7 + random.next() * 0.3));
    const raw = min + Math.round((max - min) * position);
    const span = max - min;
    const step =
      min >= 1900 && max <= 2100
        ? 1
        : span >= 4000
          ? 500
          : span >= 1000
            ? 50
            : span >= 200
              ? 10
              : span >= 60
                ? 5
                : 1;
    const value = Math.round(raw / step) * step;
    numbers.set(range, value);
    return value;
  }

  function fill(token: string, style: "prose" | "title" | "digits"): string {
    if (token.startsWith("#")) {
      const range = token
        .slice(1)
        .replace(/[A-Z][a-z]+/g, (word) => String(numberWords.indexOf(word.toLowerCase())));
      const value = number(range);
      if (value >= 1900 && value <= 2100 && range.startsWith("20")) return String(value);
      if (style === "digits") return String(value);
      return style === "title" ? capitalise(inWords(value)) : inWords(value);
    }
    if (token.startsWith("$")) {
      const value = number(token.slice(1)) * priceLevel(facts.currency);
      const step = value >= 2000 ? 50 : value >= 300 ? 5 : 1;
      return `$${withCommas(Math.round(value / step) * step)}`;
    }
    const lower = token.charAt(0).toLowerCase() + token.slice(1);
    const value = voiceWord(lower) ?? (lower === "what" ? what : tokens.fill(lower));
    return token === lower || lower === "region" ? value : capitalise(value);
  }

  function voiceWord(token: string): string | null {
    if (!/^(we|our|us|we are|we were)$/.test(token)) return null;
    if (facts.voice === "we") return token;
    if (facts.voice === "I") {
      return { we: "I", our: "my", us: "me", "we are": "I am", "we were": "I was" }[token] ?? token;
    }
    if (token === "our") return ownersNamed ? "their" : "the owners'";
    if (token === "us") return ownersNamed ? "them" : "the owners";
    const subject = ownersNamed ? "they" : "the owners";
    ownersNamed = true;
    return token.replace("we", subject);
  }

  function write(template: Template, style: "prose" | "title" = "prose"): string | null {
    if (!holds(template)) return null;
    let chosen = "";
    for (const segment of parse(template).segments) {
      if (typeof segment === "string") {
        chosen += segment;
        continue;
      }
      const fitting = segment.filter((option) => option.implies.every(holdsCondition));
      if (fitting.length === 0) return null;
      chosen += random.pick(fitting).text;
    }
    // "4.{#6-9}" and "{#8-12}%" need figures, not words.
    const filled = chosen.replace(
      /(\d\.)?\{([^}]*)\}(%?)/g,
      (_, before: string | undefined, token: string, after: string) =>
        (before ?? "") + fill(token, before || after ? "digits" : style) + after,
    );
    return capitalise(filled);
  }

  return {
    holds,
    write,
    draw(pool) {
      const open = pool.filter((template) => !used.has(template) && holds(template));
      for (const template of random.sample(open, 4)) {
        used.add(template);
        ownersNamed = false;
        const sentence = write(template);
        if (sentence !== null) return sentence;
      }
      return null;
    },
    chooseWhat() {
      for (const template of random.shuffle(facts.trade.what)) {
        whatIndex = facts.trade.what.indexOf(template);
        answers.clear();
        const text = write(template);
        if (text === null) continue;
        what = text.charAt(0).toLowerCase() + text.slice(1);
        return what;
      }
      throw new Error(`No description of ${facts.subcategory} fits`);
    },
  };
}

function createTokens(random: Random, facts: ListingFacts) {
  const thisYear = facts.today.getUTCFullYear();
  const earliest = Math.max(facts.bought ?? facts.established ?? thisYear - 8, thisYear - 9);
  const [staffMin, staffMax] = facts.employees;
  const people =
    staffMin === staffMax ? inWords(staffMin) : `${inWords(staffMin)} to ${inWords(staffMax)}`;
  const rural = ruralTrades.has(facts.subcategory);
  const values: Readonly<Record<string, () => string>> = {
    city: () => facts.city.name,
    region: () => facts.region.name,
    inCity: () => `${rural ? "near" : "in"} ${facts.city.name}`,
    noun: () => facts.trade.noun,
    est: () => String(facts.established),
    bought: () => String(facts.bought),
    year: () => String(random.integer(Math.min(earliest + 1, thisYear - 1), thisYear - 1)),
    month: () => random.pick(months),
    age: () => inWords(thisYear - (facts.established ?? thisYear)),
    tenure: () => inWords(facts.tenure),
    staff: () => `${people} ${staffMax === 1 ? "person" : "people"}`,
    area: () => withCommas(facts.area ?? 0),
    rent: () => `$${withCommas(facts.rent)}`,
    rentExtra: () => facts.rentExtra,
    leaseEnd: () => facts.leaseEnd ?? "",
    leaseOption: () => describeOptions(facts.leaseOptions),
    growth: () => String(Math.abs(facts.growth ?? 0)),
    revenue: () => sayAmount(facts.revenue),
    weekly: () => `$${withCommas(Math.round(facts.revenue / 52 / 500) * 500)}`,
    cash: () => sayAmount(facts.cashFlow),
  };
  return {
    fill(token: string): string {
      const value = values[token];
      if (!value) throw new Error(`Unknown token {${token}}`);
      return value();
    },
  };
}

export const ruralTrades: ReadonlySet<string> = new Set([
  "campgrounds",
  "crop-farms",
  "livestock-dairy",
  "resorts-cottages",
  "feed-and-seed",
  "farm-equipment",
  "crop-services",
  "hotel-taverns",
  "breweries-wineries",
  "mobile-home-parks",
  "greenhouses-nurseries",
  "apiaries-specialty",
  "golf-marinas",
  "motels-inns",
  "bed-breakfasts",
  "summer-camps",
  "garden-centres",
]);

export function describeOptions(count: number): string {
  return ["", " with one five-year option", " with two five-year options"][count] ?? "";
}

function sayAmount(amount: number): string {
  if (amount >= 1_000_000 && amount % 10_000 === 0) return `$${amount / 1_000_000} million`;
  return `$${withCommas(amount)}`;
}
