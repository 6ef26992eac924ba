import type { DigitChain, DigitGroup } from "#app/listings/public-text/digit-chains.ts";

/** How the digits of phone numbers are grouped in Canada, the United States and Mexico. */
const shapes = ["1 3 3 4", "1 3 7", "3 3 4", "3 3 2 2", "1 10", "3 7"].map((shape) =>
  shape.split(" ").map(Number),
);

/** How many groups from here on are a phone number by their grouping alone; 0 where they are none. */
export function longestShape({ groups }: DigitChain, index: number): number {
  for (const shape of shapes) {
    const part = groups.slice(index, index + shape.length);
    const fits =
      part.length === shape.length &&
      shape.every((length, place) => part[place]!.digits.length === length);
    if (fits && isNorthAmerican(join(part)) && !areRound(part)) return shape.length;
  }
  return 0;
}

const join = (groups: readonly DigitGroup[]): string => groups.map(({ digits }) => digits).join("");

/** Area codes and exchanges begin with 2 to 9; the country code is 1. */
const isNorthAmerican = (digits: string): boolean => /^1?[2-9]\d\d[2-9]\d{6}$/.test(digits);

/** "200 300 4000" counts something. */
const areRound = (groups: readonly DigitGroup[]): boolean =>
  groups.every(({ digits }) => digits.endsWith("0"));

/** The whole chain, without a word before it that announces a phone number. */
export function isPhoneShape(chain: DigitChain, digits: number): boolean {
  const { groups, separators } = chain;
  const number = join(groups);
  const lengths = groups.map((group) => group.digits.length).join(" ");
  if (groups.length === 1) return (digits === 10 || digits === 11) && isNorthAmerican(number);
  if (groups.every((group) => group.digits.length === 1))
    return [7, 10, 11].includes(digits) && !isSequence(groups);
  if (lengths === "2 4 4") return /^(?:55|56|33|81)/.test(number) && !hasYears(groups);
  if (lengths === "2 2 2 2 2") return number.startsWith("0");
  // A range counts in round numbers: "250-1000 guests".
  if (lengths === "3 4")
    return /^[-.]$/.test(separators[0]!) && /^[2-9]\d[1-9]/.test(number) && !/[05]0$/.test(number);
  return (digits === 10 || digits === 11) && isNorthAmerican(number) && !hasYears(groups);
}

const isYear = ({ digits }: DigitGroup): boolean => /^(?:1[89]|20)\d\d$/.test(digits);
const hasYears = (groups: readonly DigitGroup[]): boolean =>
  groups.filter((group) => isYear(group)).length > 1;

/** "1 2 3 4 5 6 7" */
export function isSequence(groups: readonly DigitGroup[]): boolean {
  return groups.every(
    ({ digits }, index) => index === 0 || Number(digits) === Number(groups[index - 1]!.digits) + 1,
  );
}

/** Thousands in groups of three, perhaps with cents: 1,250,000 · 1 250 000 · 1.250.000,00 */
export function isMoney({ groups, separators }: DigitChain): boolean {
  const lengths = groups.map(({ digits }) => digits.length);
  const hasCents = groups.length > 1 && lengths.at(-1)! <= 2 && /^[.,]$/.test(separators.at(-1)!);
  const whole = hasCents ? lengths.slice(0, -1) : lengths;
  if (!separators.every((separator) => /^[ .,']$/.test(separator))) return false;
  if (whole.length === 1) return hasCents;
  return whole[0]! <= 3 && whole.slice(1).every((length) => length === 3);
}

/** 2024-05-01, 01.05.2024, 5/1/24, 1998-2024, and the ZIP code 90210-1234. */
export function isDate({ groups }: DigitChain): boolean {
  const lengths = groups.map(({ digits }) => digits.length).join(" ");
  if (groups.every((group) => isYear(group))) return true;
  const numbers = groups.map(({ digits }) => Number(digits));
  if (lengths === "5 4") return true;
  if (/^4 [12] [12]\b/.test(lengths)) return isYear(groups[0]!) && numbers[1]! <= 12;
  if (/^[12] [12] 4\b/.test(lengths))
    return isYear(groups[2]!) && Math.min(numbers[0]!, numbers[1]!) <= 12;
  return false;
}
