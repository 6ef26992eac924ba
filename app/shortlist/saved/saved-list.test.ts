import { expect, test } from "vitest";
import { noteSchema } from "./save-listing.server.ts";
import { parseSavedSearch, priceChange, savedState } from "./saved-list.ts";

const now = new Date("2026-11-15T12:00:00Z");
const later = new Date("2026-12-15T12:00:00Z");
const earlier = new Date("2026-10-15T12:00:00Z");

test.each([
  ["", { words: "", sort: "newest" }],
  ["q=+corner++bakery+&sort=price", { words: "corner bakery", sort: "price" }],
  ["sort=cash-flow", { words: "", sort: "cash-flow" }],
  ["sort=PRICE%3Bdrop", { words: "", sort: "newest" }],
  [
    "q=%00corner%00%0Abakery%ED%A0%80&sort=__proto__",
    { words: "corner bakery���", sort: "newest" },
  ],
  [`q=${"a".repeat(79)}😀`, { words: `${"a".repeat(79)}�`, sort: "newest" }],
  [`q=${"a".repeat(200)}`, { words: "a".repeat(80), sort: "newest" }],
])("the address %s", (query, expected) => {
  expect(parseSavedSearch(new URLSearchParams(query))).toEqual(expected);
});

test.each([
  ["active", later, "for-sale"],
  ["active", earlier, "expired"],
  ["expired", earlier, "expired"],
  ["sold", later, "sold"],
  ["draft", null, "withdrawn"],
  ["pending", later, "withdrawn"],
] as const)("%s until %s is %s", (status, expiresAt, state) => {
  expect(savedState({ status, expiresAt }, now)).toBe(state);
});

test("shows a price change in its own currency, only between two amounts", () => {
  const cad = (amount: number | null) => ({ amount, currency: "CAD" as const });
  expect(priceChange(cad(500_00), cad(480_00))).toEqual({
    direction: "fell",
    by: { amount: 20_00, currency: "CAD" },
  });
  expect(priceChange(cad(480_00), cad(500_00))).toMatchObject({ direction: "rose" });
  expect(priceChange(cad(500_00), cad(500_00))).toBeNull();
  expect(priceChange(cad(500_00), cad(null))).toBeNull();
  expect(priceChange(cad(null), cad(500_00))).toBeNull();
  expect(priceChange({ amount: null, currency: null }, cad(500_00))).toBeNull();
  expect(priceChange({ amount: 500_00, currency: "USD" }, cad(480_00))).toBeNull();
});

test("a note of a thousand characters fits with any line ends; the error says how many are too many", () => {
  expect(noteSchema.parse("  Ask about the lease.\r\nThe oven is old. ")).toBe(
    "Ask about the lease.\nThe oven is old.",
  );
  const lines = `${"a\r\n".repeat(499)}ab`;
  expect(noteSchema.parse(lines)).toHaveLength(1000);
  const refused = noteSchema.safeParse("a".repeat(1001));
  expect(refused.error?.issues[0]?.message).toBe(
    "Your note is 1 character over the limit of 1,000.",
  );
  expect(noteSchema.safeParse("a".repeat(3000)).error?.issues[0]?.message).toContain("2,000");
});
