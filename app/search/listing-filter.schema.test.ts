import fc from "fast-check";
import { expect, test } from "vitest";
import { parseListingQuery } from "./listing-filter.schema.ts";

const read = (query: string) => parseListingQuery(new URLSearchParams(query));
const id = "0195b7a0-0000-7000-8000-000000000001";

test.each<[string, object]>([
  ["", {}],
  ["status=sold&owner=me", { status: "sold", owner: "me" }],
  ["category=Shops", { category: "retail" }],
  ["subcategory=gift-shops", { subcategory: "gift-shops" }],
  ["province=ontario", { province: "CA-ON" }],
  ["province=CA-QC&city=Trois-Rivi%C3%A8res", { province: "CA-QC", city: "Trois-Rivières" }],
  ["priceMin=0&priceMax=250000.50", { priceMin: 0, priceMax: 250_000_50 }],
  ["featured=true&verified=false", { featured: true, verified: false }],
  [
    "workFromHome=true&relocatable=true&franchise=false",
    { workFromHome: true, relocatable: true, franchise: false },
  ],
  ["q=%20corner%00%20bakery%20", { q: "corner bakery" }],
  [`cursor=0000000000001_${id}`, { cursor: { createdAt: new Date(1), id } }],
])("%s is parsed", (query, expected) => {
  expect(read(query)).toEqual({ ok: true, query: expected });
});

test.each<[string, Record<string, string>]>([
  ["colour=red", { colour: "Unknown parameter" }],
  ["Category=retail", { Category: "Unknown parameter" }],
  ["__proto__=1", { ["__proto__"]: "Unknown parameter" }],
  ["featured=true&featured=false", { featured: "Must be given only once" }],
  ["featured=1", { featured: "Must be true or false" }],
  ["status=gone", { status: "Must be one of draft, pending, active, sold, expired" }],
  ["owner=0195b7a0", { owner: 'Must be "me"' }],
  ["category=alchemy", { category: "Unknown category" }],
  ["category=", { category: "Unknown category" }],
  ["subcategory=alchemy", { subcategory: "Unknown subcategory" }],
  ["province=atlantis", { province: "Unknown province or state" }],
  ["city=%20", { city: "Must not be empty" }],
  [`q=${"a".repeat(201)}`, { q: "Use at most 200 characters" }],
  ["priceMin=2&priceMax=1", { priceMax: "priceMax must not be below priceMin" }],
  ["q=bakery&status=draft", { q: "Text search covers active listings only" }],
  ["cursor=abc", { cursor: "Must be the nextCursor of an earlier answer" }],
])("%s is rejected with a reason", (query, fields) => {
  const refused = read(query);
  // Compared as JSON, because a field name may be `__proto__`.
  expect(JSON.stringify(refused)).toBe(JSON.stringify({ ok: false, fields }));
});

test.each(["-1", "1e3", "1,000", "$5", "0x10", "1.234", "NaN", " 1", "9".repeat(13)])(
  "%s is not an amount",
  (text) => {
    expect(read(`priceMin=${encodeURIComponent(text)}`).ok).toBe(false);
  },
);

test("all errors are reported at once", () => {
  const refused = read("colour=red&featured=yes&priceMin=x");
  expect(refused).toMatchObject({ ok: false });
  expect(Object.keys(!refused.ok && refused.fields)).toEqual(["colour", "priceMin", "featured"]);
});

test("any query is parsed or rejected", () => {
  const names = fc.constantFrom("q", "city", "category", "province", "cursor", "status", "x");
  const unit = fc.nat(0xff_ff).map((code) => String.fromCharCode(code));
  fc.assert(
    fc.property(fc.array(fc.tuple(names, fc.string({ unit }))), (pairs) => {
      const params = new URLSearchParams(pairs);
      const answer = parseListingQuery(params);
      const named = Object.keys(answer.ok ? answer.query : answer.fields);
      expect([...params.keys()]).toEqual(expect.arrayContaining(named));
    }),
  );
});
