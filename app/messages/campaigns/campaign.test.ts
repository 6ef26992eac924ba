import { describe, expect, test } from "vitest";
import {
  campaignStatuses,
  canEdit,
  canResume,
  canStop,
  checkApproval,
  isSendDay,
  judgeFailure,
  morningIn,
  mostAttempts,
  putOffUntil,
} from "./campaign.ts";

test("only a draft is edited, only what runs is stopped, only what is stopped is resumed", () => {
  expect(campaignStatuses.filter(canEdit)).toEqual(["draft"]);
  expect(campaignStatuses.filter(canStop)).toEqual(["scheduled", "sending"]);
  expect(campaignStatuses.filter(canResume)).toEqual(["stopped"]);
});

test("a campaign is approved after a test of what it is now", () => {
  const ready = { status: "draft", testedAt: new Date(), listings: 1, hasSender: true } as const;
  expect(checkApproval(ready)).toBeNull();
  expect(checkApproval({ ...ready, testedAt: null })).toBe("not-tested");
  expect(checkApproval({ ...ready, listings: 0 })).toBe("no-listing");
  expect(checkApproval({ ...ready, hasSender: false })).toBe("no-sender");
  for (const status of ["scheduled", "sending", "stopped", "sent"] as const)
    expect(checkApproval({ ...ready, status })).toBe("not-draft");
});

test("morning is 8:00 where the reader lives, also when the clocks change", () => {
  expect(morningIn("2026-07-01", "CA-BC").toISOString()).toBe("2026-07-01T15:00:00.000Z");
  expect(morningIn("2026-07-01", "CA-NL").toISOString()).toBe("2026-07-01T10:30:00.000Z");
  expect(morningIn("2026-11-01", "CA-ON").toISOString()).toBe("2026-11-01T13:00:00.000Z");
  expect(morningIn("2026-07-01", null)).toEqual(morningIn("2026-07-01", "CA-ON"));
});

test("a campaign is sent today or within two months", () => {
  // Still October 31 in Toronto.
  const now = new Date("2026-11-01T03:00:00Z");
  expect(isSendDay("2026-10-31", now)).toBe(true);
  expect(isSendDay("2026-12-30", now)).toBe(true);
  for (const day of ["2026-10-30", "2026-12-31", "2027-02-30", "tomorrow", ""])
    expect(isSendDay(day, now), day).toBe(false);
});

describe("a failure of the mail server", () => {
  test.each([
    [{ command: "RCPT TO", responseCode: 550 }, "refused"],
    [{ command: "DATA", responseCode: 554 }, "refused"],
    [{ command: "RCPT TO", responseCode: 451 }, "put-off"],
    [{ code: "EENVELOPE", command: "API" }, "refused"],
    [{ code: "EENVELOPE", command: "RCPT TO", responseCode: 451 }, "put-off"],
    // Not the fault of the address.
    [{ command: "AUTH PLAIN", responseCode: 535 }, "unsent"],
    [{ command: "CONN", syscall: "connect" }, "unsent"],
    [{ command: "CONN", syscall: "getaddrinfo" }, "unsent"],
    // The last byte may have arrived.
    [{ command: "CONN", code: "ETIMEDOUT" }, "in-doubt"],
    [{ command: "CONN", code: "ECONNECTION", syscall: "read" }, "in-doubt"],
    [new Error("unknown"), "in-doubt"],
    [undefined, "in-doubt"],
  ] as const)("%o: %s", (error, expected) => {
    expect(judgeFailure(error)).toBe(expected);
  });
});

test("an address that is put off is tried until the limits of a day are over", () => {
  const start = new Date();
  let at = start;
  for (let attempts = 1; attempts < mostAttempts; attempts++) at = putOffUntil(attempts, at);
  expect(at.getTime() - start.getTime()).toBeGreaterThan(24 * 3_600_000);
  expect(putOffUntil(1, start).getTime() - start.getTime()).toBe(30 * 60_000);
});
