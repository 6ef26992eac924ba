import { expect, test } from "vitest";
import { indexPlaces } from "./read-places.ts";
import { listUnexplained } from "./read-query.ts";

const places = indexPlaces([{ name: "Toronto", region: "CA-ON", listings: 9 }]);

test.each([
  ["bakery in toronto under 300k", []],
  ["bakrey in toronot", ["bakrey", "toronot"]],
  ["bakery with a terrace", ["terrace"]],
])("%s leaves %j unexplained", (text, words) => {
  expect(listUnexplained(text, places)).toEqual(words);
});
