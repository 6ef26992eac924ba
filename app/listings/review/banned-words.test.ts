import { expect, test } from "vitest";
import { defaultBannedWords, findBannedWords } from "./banned-words.ts";

test.each([
  ["A PYRAMID-SCHEME with bonus", ["pyramid scheme"]],
  ["Venta de cocaina", ["cocaína"]],
  ["Popcorn stand", []],
  ["Pilot car escort service for oversized loads", []],
  ["Firearms dealer with a licence since 1998", []],
  ["", []],
])("finds whole words in %j, ignoring case and accents: %j", (text, expected) => {
  expect(findBannedWords(text, defaultBannedWords)).toEqual(expected);
});
