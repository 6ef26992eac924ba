import { expect, test } from "vitest";
import { campaignSchema, listingIdsIn } from "./campaign.schema.ts";

const one = "01900000-0000-7000-8000-000000000001";
const two = "01900000-0000-7000-8000-000000000002";

test("listings are given by id or address, each once and in order", () => {
  expect(listingIdsIn(`https://relevo.example/business/${two}?x=1\n ${one}, ${two}`)).toEqual([
    two,
    one,
  ]);
  expect(listingIdsIn("a business")).toEqual([]);
});

test("a campaign has a subject on one line and a few listings", () => {
  const parse = (changes: object) =>
    campaignSchema.safeParse({ subject: "A\r\nsubject\u0000", listingIds: one, ...changes });
  expect(parse({}).data).toEqual({ subject: "A subject", introduction: "", listingIds: [one] });
  expect(parse({ subject: " " }).success).toBe(false);
  expect(parse({ listingIds: "" }).success).toBe(false);
  const many = Array.from({ length: 11 }, (_, n) => one.slice(0, -2) + String(n + 10));
  expect(parse({ listingIds: many.join(" ") }).success).toBe(false);
  expect(parse({ introduction: "x".repeat(3001) }).success).toBe(false);
});
