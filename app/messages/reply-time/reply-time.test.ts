import { expect, test } from "vitest";
import { formatReplyTime, formatStatedReplyTime } from "./reply-time.ts";

const hour = 3600;

test.each([
  [null, null],
  [10, "Usually replies within an hour"],
  [hour, "Usually replies within an hour"],
  [hour + 1, "Usually replies within 2 hours"],
  [2.4 * hour, "Usually replies within 3 hours"],
  [24 * hour, "Usually replies within 24 hours"],
  [25 * hour, "Usually replies within 2 days"],
  [7 * 24 * hour, "Usually replies within 7 days"],
  [8 * 24 * hour, "Usually takes more than a week to reply"],
])("%s seconds: %s", (seconds, words) => {
  expect(formatReplyTime(seconds)).toBe(words);
});

test.each([
  [1, "The owner states a reply time of an hour"],
  [24, "The owner states a reply time of 24 hours"],
  [36, "The owner states a reply time of 2 days"],
])("%s hours are stated as: %s", (hours, words) => {
  expect(formatStatedReplyTime(hours)).toBe(words);
});
