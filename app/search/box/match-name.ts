import { prefixDistance } from "./prefix-distance.ts";

/** How well a name fits what was typed so far; smaller is better. */
export const fit = { exact: 0, start: 1, word: 2, typo: 3 } as const;
export type Fit = (typeof fit)[keyof typeof fit];

/** Every typed word may be incomplete: "bak sh" is a bakery shop. */
export function matchName(typed: readonly string[], name: readonly string[]): Fit | null {
  for (let from = 0; from + typed.length <= name.length; from++) {
    if (!typed.every((word, index) => name[from + index]!.startsWith(word))) continue;
    if (from > 0) return fit.word;
    return typed.length === name.length && typed.join() === name.join() ? fit.exact : fit.start;
  }
  return null;
}

/** Short words are one edit away from too many others. */
const editsAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Whether each word is the beginning of the name's with a typo at most. People seldom mistype the first letter. */
export const matchMistyped = (typed: readonly string[], name: readonly string[]): boolean =>
  typed.length <= name.length &&
  typed.some((word) => editsAllowed(word.length) > 0) &&
  typed.every((word, index) => isMistyped(word, name[index]!));

function isMistyped(typed: string, name: string): boolean {
  const most = editsAllowed(typed.length);
  return typed[0] === name[0] && prefixDistance(typed, name, most) <= most;
}
