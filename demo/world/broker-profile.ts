import { z } from "zod";
import { type CategorySlug, categorySlugs } from "#app/listings/category.ts";
import { readData } from "#demo/data-folder.ts";
import type { Random } from "./random.ts";

const texts = z.array(z.string().min(1)).min(1);

const { brokerages, specialties, careers, habits, languages } = readData(
  "brokers.json",
  z.strictObject({
    brokerages: texts,
    specialties: z.array(
      z.strictObject({ text: z.string(), categories: z.array(z.enum(categorySlugs)).min(1) }),
    ),
    careers: texts,
    habits: texts,
    languages: texts,
  }),
);

export interface BrokerProfile {
  brokerage: string;
  license: string;
  about: string;
  /** The trades in the text: their listings follow it. */
  categories: readonly CategorySlug[];
  /** The number of sold businesses in the text, if any. */
  sold: number | null;
}

/** No text states the current number of listings: it is on the same page, and changes with every sale. */
export function makeBrokerProfile(random: Random): BrokerProfile {
  const years = random.integer(4, 29);
  const [first, second] = random.sample(specialties, 2) as [Specialty, Specialty];
  const sold = random.integer(3, 12) * Math.ceil(years * 0.9);
  const opening = random.pick([
    `Before becoming a broker I ${random.pick(careers)}. For ${years} years I have helped owners sell, mostly ${first.text}, along with ${second.text}.`,
    `I have sold ${sold} businesses in ${years} years, mainly ${first.text}, along with ${second.text}. Before that I ${random.pick(careers)}.`,
    `My work is ${first.text}, along with ${second.text}, and has been for ${years} years. Earlier I ${random.pick(careers)}, so I know what it is like on your side of the desk.`,
    `I ${random.pick(careers)} before I turned to selling companies ${years} years ago. Today most of my files are ${first.text}, with some ${second.text}.`,
  ]);
  const closing = random.chance(0.45) ? ` I work in ${random.pick(languages)}.` : "";
  return {
    license: makeLicense(random),
    about: `${opening} ${random.sample(habits, 2).join(" ")}${closing}`,
    brokerage: random.pick(brokerages),
    categories: [...first.categories, ...second.categories],
    sold: opening.startsWith("I have sold") ? sold : null,
  };
}

type Specialty = (typeof specialties)[number];

function makeLicense(random: Random): string {
  const digits = (count: number) =>
    Array.from({ length: count }, () => random.integer(0, 9)).join("");
  return random.pick([
    `RECO-${digits(7)}`,
    `BCFSA-X0${digits(5)}`,
    `RECA-${digits(6)}`,
    `OACIQ-${random.pick([..."ABCDEFG"])}${digits(4)}`,
    `NSREC-${digits(5)}`,
    `MSC-${digits(6)}`,
    `SREC-${digits(5)}`,
  ]);
}
