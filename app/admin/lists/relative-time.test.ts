import { expect, test } from "vitest";
import { formatAge } from "./relative-time.ts";

const now = new Date("2026-11-16T12:00:00Z");
const minutes = (count: number) => new Date(now.getTime() - count * 60_000);

test.each([
  [-5, "Just now"],
  [0, "Just now"],
  [59, "Just now"],
  [60, "1h ago"],
  [24 * 60 - 1, "23h ago"],
  [24 * 60, "1d ago"],
  [168 * 60 - 1, "6d ago"],
  [168 * 60, "1w ago"],
  [365 * 24 * 60, "52w ago"],
])("%i minutes ago is %s", (ago, expected) => {
  expect(formatAge(minutes(ago), now)).toBe(expected);
});
