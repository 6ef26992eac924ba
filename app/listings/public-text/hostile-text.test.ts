import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanPublicText } from "./clean-public-text.ts";
import { makeHeadline } from "./make-headline.ts";

const pieces = [
  "416", "555", "0199", "5550199", "five", "one", "cinq", "dos", "cent", "thousand", "1998-2024", "$1,250,000",
  "@", "name", "x.com", "example", "dot", "com", "at", "(at)", "point", "punto", "arroba", "ca", "net", "www.",
  "https://", "/path", ".", ",", "-", "(", ")", "[", "]", " ", "  ", "\n", "!", "?", ":", "ext 5", "Call", "me",
  "GREAT BAKERY FOR SALE", "HVAC", "Toronto", "for sale", "é", "😀", "４１６", "O", "l", "\u200b", "\u0301", "&", "or",
  "IG:", "@handle", "wa.me/1", "in", "it", "E-mail", "Écrivez", "+1", "x_y", "\u00a0", "\ud800", "%", "#", "quatre-vingt",
]; // prettier-ignore
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 25 }).map((some) => some.join("")),
  fc.array(fc.constantFrom(...pieces), { maxLength: 25 }).map((some) => some.join(" ")),
);

test("cleaning never throws and is idempotent", () => {
  fc.assert(
    fc.property(text, (dirty) => {
      const { text: clean } = cleanPublicText(dirty);
      const again = cleanPublicText(clean);
      expect(again).toEqual({ text: clean, removed: [], normalized: false });
    }),
    { numRuns: 3000 },
  );
});

test("making a headline is idempotent", () => {
  fc.assert(
    fc.property(text, (dirty) => {
      const { title } = makeHeadline(dirty);
      expect(makeHeadline(title).title).toBe(title);
    }),
    { numRuns: 2000 },
  );
});

describe("100 kB of hostile repetition", () => {
  const repeats = [
    "a", "1", "1 ", "12 ", "416-555-", "416 555 0199 ", "five ", "quatre vingt ", "a.", "a.a@", "a@", "@", "a@a.ca ",
    "a.ca ", "x dot ", "x dot com ", "name at ", "name at x dot com ", ".", "...", "a-", "www.", "http://", "(", "( )",
    " ", "\n", ". ", "A", "ABCD ", "HELLO WORLD. ", "ig: a_", "insta ", "four one six ", "1-800-", "(at) ", "é", "😀", "-",
    "call ", "call me at ", "double ", "for sale ", "a b.", "1,", "o", "0o", "onetwo", "https://a.a ", "tel. ", "a.com/a ",
  ]; // prettier-ignore
  // CPU time of this thread, because other tests run in parallel; the best of a few runs, because the first one also compiles.
  const timeOf = (hostile: string, times: number) =>
    Math.min(
      ...Array.from({ length: 4 }, () => {
        const before = process.threadCpuUsage();
        for (let i = 0; i < times; i++) cleanPublicText(hostile);
        const { user, system } = process.threadCpuUsage(before);
        return (user + system) / 1000;
      }),
    );
  test.each(repeats)("of %j takes linear time", (piece) => {
    const count = 100_000 / piece.length;
    const whole = timeOf(piece.repeat(count), 1);
    // The thread clock is coarse.
    if (whole < 25) return;
    // Quadratic work would take eight times as long.
    expect(whole).toBeLessThan(3 * timeOf(piece.repeat(count / 8), 8) + 25);
  });
});
