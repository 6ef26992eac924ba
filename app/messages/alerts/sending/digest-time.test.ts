import { describe, expect, it } from "vitest";
import { lastDigestTime } from "./alert-news.ts";

const at = (frequency: "daily" | "weekly", now: string) =>
  lastDigestTime(frequency, new Date(now)).toISOString();

describe("lastDigestTime", () => {
  it.each([
    ["daily", "2026-07-15T12:00:00Z", "2026-07-15T12:00:00.000Z"],
    ["daily", "2026-07-15T11:59:59Z", "2026-07-14T12:00:00.000Z"],
    ["daily", "2026-01-15T13:00:00Z", "2026-01-15T13:00:00.000Z"],
    ["daily", "2026-01-15T12:30:00Z", "2026-01-14T13:00:00.000Z"],
    // Late in the evening it is already tomorrow in UTC.
    ["daily", "2026-07-16T02:00:00Z", "2026-07-15T12:00:00.000Z"],
    ["weekly", "2026-11-16T13:00:00Z", "2026-11-16T13:00:00.000Z"],
    ["weekly", "2026-11-16T12:59:00Z", "2026-11-09T13:00:00.000Z"],
    // The clocks went back on November 1.
    ["weekly", "2026-11-01T20:00:00Z", "2026-10-26T12:00:00.000Z"],
  ] as const)("%s at %s was due at %s", (frequency, now, due) => {
    expect(at(frequency, now)).toBe(due);
  });
});
