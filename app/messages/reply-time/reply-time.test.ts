import { expect, test } from "vitest";
import {
  formatReplyRate,
  formatReplyTime,
  formatResponseTime,
  formatStatedReplyTime,
} from "./reply-time.ts";

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

test.each([
  [null, null],
  [0, "Replies to 0% of inquiries"],
  [0.915, "Replies to 92% of inquiries"],
  [299 / 300, "Replies to 99% of inquiries"],
  [1, "Replies to 100% of inquiries"],
])("a rate of %s: %s", (rate, words) => {
  expect(formatReplyRate(rate)).toBe(words);
});

test.each([
  [3, "1 minute"],
  [40 * 60, "40 minutes"],
  [5 * hour, "5 hours"],
  [47 * hour, "2 days"],
])("an average of %s seconds is %s", (seconds, words) => {
  expect(formatResponseTime(seconds)).toBe(words);
});
