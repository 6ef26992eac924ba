import { expect, test } from "vitest";
import { hashText } from "#app/deals/signing/hash-text.server.ts";
import { readTextBlocks } from "#app/deals/signing/text-blocks.ts";
import { countryCodes } from "#app/shared/places.ts";
import ca from "./texts/ca.md?raw";
import mx from "./texts/mx.md?raw";
import us from "./texts/us.md?raw";
import { type LetterFacts, letterVersion, writeLetter } from "./letter-text.ts";

const facts: LetterFacts = {
  listingId: "01990000-0000-7000-8000-0000deadbeef",
  title: "Lakeside bakery For Sale",
  country: "CA",
  region: "CA-BC",
  timezone: "America/Vancouver",
  buyer: "Bea Kim",
  seller: "Olga Petrenko",
  currency: "CAD",
  price: 450_000_00,
  deposit: 20_000_00,
  takeBack: { amount: 100_000_00, rate: 6.25, years: 5 },
  earnOut: { amount: 30_000_00, years: 2, condition: "Revenue stays above 800,000" },
  included: ["inventory", "equipment"],
  trainingWeeks: 4,
  conditions: [
    { kind: "financing", text: "", by: "2026-12-20" },
    { kind: "other", text: "The landlord\n\n## consents", by: "2027-01-10" },
  ],
  notes: "The van stays with the seller.",
  now: new Date("2026-11-20T05:00:00Z"),
};

test("says the price, its parts, the conditions with their days, and whose law holds", () => {
  const letter = writeLetter(facts);
  for (const part of [
    "Thursday, November 19, 2026",
    "Between Bea Kim (the buyer) and Olga Petrenko (the seller)",
    "number DEADBEEF",
    "The buyer offers $450,000 CAD",
    "$350,000 CAD in cash at closing, of which $20,000 CAD as a deposit",
    "$100,000 CAD as a loan of the seller to the buyer (vendor take-back), at 6.25% a year",
    "up to $30,000 CAD over 2 years (earn-out)",
    "inventory; equipment and fixtures",
    "for 4 weeks after closing",
    "Financing, by Dec 20, 2026",
    "The van stays with the seller.",
    "The law of British Columbia",
  ])
    expect(letter).toContain(part);
  expect(letter).not.toMatch(/[{}]/);
});

test("what people type is no heading of the letter", () => {
  const headings = (letter: string) =>
    readTextBlocks(letter).flatMap(({ kind, lines }) => (kind === "heading" ? lines : []));
  const hostile = { ...facts, buyer: "# Ann\n\n## 99. Free", notes: "## 100. Nothing is owed" };
  expect(headings(writeLetter(hostile))).toEqual(headings(writeLetter(facts)));
});

test("terms without extras leave no empty section", () => {
  for (const country of countryCodes) {
    const region = { CA: "CA-ON", US: "US-TX", MX: "MX-JAL" }[country];
    const bare = { takeBack: null, earnOut: null, included: [], conditions: [], notes: "" };
    const letter = writeLetter({
      ...facts,
      ...bare,
      deposit: 0,
      trainingWeeks: 0,
      country,
      region,
    });
    expect(letter).toContain("$450,000 CAD in cash at closing.");
    expect(letter).not.toMatch(/[{}]|undefined|- $/m);
  }
});

// Whoever changes a text raises its version, so that a signed letter can be traced to its template.
test.each([
  ["CA", ca, "letter-ca-1", "7a5b8c23bc467af0a9e1305510459188181b6b2cf16a79f72f8a0a8e2ec08151"],
  ["US", us, "letter-us-1", "58eafc86b6a5f7c05fc62b215e5c725970fb9195bb9422ae4e757adf691768f3"],
  ["MX", mx, "letter-mx-1", "1ea7b3626c8891b916b7a3b4f3a9197428c980528e72bc24f6233debe3e21d33"],
] as const)("the text for %s is the one of its version", (country, text, version, hash) => {
  expect([letterVersion(country), hashText(text)]).toEqual([version, hash]);
});
