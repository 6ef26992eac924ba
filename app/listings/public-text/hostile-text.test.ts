import fc from "fast-check";
import { expect, test } from "vitest";
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

test("many names after one label are all removed", () => {
  const dirty = "IG: \u0301 for sale 416 for sale 416 416 corner bakery";
  const { text: clean } = cleanPublicText(dirty);
  expect(cleanPublicText(clean)).toEqual({ text: clean, removed: [], normalized: false });
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
