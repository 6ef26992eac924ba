import { z } from "zod";
import type { CountryCode } from "#app/shared/places.ts";
import { readData } from "#demo/data-folder.ts";
import type { Random } from "./random.ts";

export interface DemoPerson {
  firstName: string;
  lastName: string;
  phone: string;
  /** Plain ASCII; the domain is always one reserved for examples. */
  emailLocalPart: string;
}

const words = z.string().transform((text) => text.split(" "));
const country = z.enum(["CA", "US", "MX"]);

/** Names by origin, how frequent each origin is in a country, and area codes. */
const { groups, mix, areaCodes } = readData(
  "people.json",
  z.strictObject({
    groups: z.record(z.string(), z.strictObject({ first: words, last: words })),
    mix: z.record(country, z.array(z.tuple([z.string(), z.number()]))),
    areaCodes: z.record(country, words),
  }),
);

export function makePerson(random: Random, country: CountryCode): DemoPerson {
  const origin = random.weighted(mix[country]);
  const group = groups[origin]!;
  const firstName = random.pick(group.first).replace("Dela-", "Dela ");
  const family = random.pick(group.last).replace("Dela-", "Dela ");
  // Spanish custom is two family names; most people write both.
  const second =
    origin === "mexican" && country === "MX" && random.chance(0.6)
      ? ` ${random.pick(group.last)}`
      : "";
  return {
    firstName,
    lastName: family + second,
    phone: makePhone(random, country),
    emailLocalPart: makeLocalPart(random, firstName, family),
  };
}

// Exchange 555 with line 0100 to 0199 is reserved for fiction, so no demonstration account has a real number.
function makePhone(random: Random, country: CountryCode): string {
  const line = `01${String(random.integer(0, 99)).padStart(2, "0")}`;
  const area = random.pick(areaCodes[country]);
  if (country !== "MX") return `+1 ${area}-555-${line}`;
  return area.length === 2 ? `+52 ${area} 5555 ${line}` : `+52 ${area} 555 ${line}`;
}

function makeLocalPart(random: Random, firstName: string, lastName: string): string {
  const first = toAscii(firstName);
  const last = toAscii(lastName);
  return random.pick([
    `${first}.${last}`,
    `${first}${last}`,
    `${first.slice(0, 1)}${last}`,
    `${first}.${last}${random.integer(60, 99)}`,
    `${last}.${first}`,
    `${first}_${last}`,
  ]);
}

function toAscii(name: string): string {
  return name
    .normalize("NFD")
    .replace(/ł/g, "l")
    .replace(/[^A-Za-z]/g, "")
    .toLowerCase();
}
