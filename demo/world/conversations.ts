import { z } from "zod";
import type { CategorySlug } from "#app/listings/category.ts";
import { readData } from "#demo/data-folder.ts";
import type { Random } from "./random.ts";

const texts = z.array(z.string()).min(1);
/** A buyer's question with owners' answers. */
const exchange = z.tuple([z.string(), texts]);

const {
  greetings,
  introductions,
  exchanges,
  buyerThanks,
  ownerGreetings,
  ownerQuestions,
  buyerAnswers,
  buyerEndings,
  closingReplies,
  closingWords,
  signOffs,
} = readData(
  "conversations.json",
  z.strictObject({
    greetings: texts,
    introductions: texts,
    exchanges: z.record(z.string(), z.array(exchange).min(1)),
    buyerThanks: texts,
    ownerGreetings: texts,
    ownerQuestions: texts,
    buyerAnswers: texts,
    buyerEndings: texts,
    closingReplies: z.array(z.strictObject({ to: z.string(), reply: z.string() })),
    closingWords: texts,
    signOffs: texts,
  }),
);

export interface ThreadMessage {
  from: "buyer" | "owner";
  /** 0 for the first. */
  minutesAfterPrevious: number;
  text: string;
}

export interface ThreadOptions {
  listingHeadline: string;
  category: CategorySlug;
  city: string;
  buyerFirstName: string;
  ownerFirstName: string;
}

// A lease means little to a buyer of a web shop, and a visit even less.
const placeless: ReadonlySet<CategorySlug> = new Set(["online-business", "technology"]);

export function makeThread(random: Random, options: ThreadOptions): ThreadMessage[] {
  const length = random.weighted([
    [1, 22],
    [2, 24],
    [3, 14],
    [4, 14],
    [5, 9],
    [6, 7],
    [7, 5],
    [8, 3],
    [9, 2],
  ]);
  const names = Object.keys(exchanges).filter(
    (name) => !(placeless.has(options.category) && (name === "lease" || name === "visit")),
  );
  const queue = random.shuffle(names).map((name) => random.pick(exchanges[name] ?? []));
  const used = new Set<string>();
  const pick = (pool: readonly string[]) => {
    const fresh = pool.filter((text) => !used.has(text));
    const text = random.pick(fresh.length > 0 ? fresh : pool);
    used.add(text);
    return text;
  };
  let open: z.output<typeof exchange>[] = [];
  let ownerAsked = false;

  function writeInquiry(): string[] {
    open = queue.splice(
      0,
      random.weighted([
        [1, 5],
        [2, 4],
        [3, 1],
      ]),
    );
    const introduction = random.chance(0.85) ? [pick(introductions)] : [];
    const body = [...introduction, ...open.map(([ask]) => ask)].join(" ");
    return [[random.pick(greetings), body].filter(Boolean).join(" "), random.pick(signOffs)];
  }

  function writeAnswer(isFirst: boolean): string[] {
    const answers = open.map(([, answers]) => pick(answers));
    open = [];
    ownerAsked = random.chance(isFirst ? 0.5 : 0.2);
    const question = ownerAsked ? [pick(ownerQuestions)] : [];
    const greeting = isFirst || random.chance(0.2) ? [pick(ownerGreetings)] : [];
    return [[...greeting, ...answers, ...question].join(" ")];
  }

  function writeFollowUp(): string[] {
    const reply = ownerAsked ? [pick(buyerAnswers)] : [];
    open = queue.splice(
      0,
      random.weighted([
        [1, 4],
        [2, 1],
      ]),
    );
    return [[pick(buyerThanks), ...reply, ...open.map(([ask]) => ask)].join(" ")];
  }

  const messages: ThreadMessage[] = [];
  for (let index = 0; index < length; index += 1) {
    const from = index % 2 === 0 ? "buyer" : "owner";
    const ending = length >= 5 && index >= length - 2;
    const lines =
      index === 0
        ? writeInquiry()
        : from === "buyer"
          ? ending
            ? [pick(buyerEndings)]
            : writeFollowUp()
          : ending && open.length === 0
            ? [answerTo(messages.at(-1)?.text ?? "", pick)]
            : writeAnswer(index === 1);
    messages.push({
      from,
      minutesAfterPrevious: index === 0 ? 0 : pause(random, from),
      text: fill(lines.filter(Boolean).join("\n\n"), options),
    });
  }
  return messages;
}

/** The last message fits what the buyer said: an offer, a visit, or a no. */
function answerTo(text: string, pick: (pool: readonly string[]) => string): string {
  return closingReplies.find(({ to }) => text.includes(to))?.reply ?? pick(closingWords);
}

function pause(random: Random, from: "buyer" | "owner"): number {
  const hours =
    from === "owner" ? Math.exp(random.normal(1.9, 1.1)) : Math.exp(random.normal(2.4, 1.2));
  return Math.max(3, Math.min(9 * 24 * 60, Math.round(hours * 60)));
}

function fill(text: string, options: ThreadOptions): string {
  return text
    .replaceAll("{owner}", options.ownerFirstName)
    .replaceAll("{buyer}", options.buyerFirstName)
    .replaceAll("{city}", options.city)
    .replaceAll("{headline}", options.listingHeadline);
}
