import { expect, test } from "vitest";
import { describeStanding } from "./passport-standing.ts";
import { addDays } from "#app/shared/day.ts";

const now = new Date("2026-11-19T15:00:00Z");
const checks = { emailVerified: true, phoneVerified: true, identityVerified: true };
const draft = {
  experience: "Ten years in kitchens",
  sought: "A restaurant",
  timing: "now" as const,
  about: "",
  fundsBand: null,
  fundsCurrency: null,
  fundsVerifiedOn: null,
  approvedAt: null,
  expiresAt: null,
  updatedAt: now,
};
const approved = (daysLeft: number, proofOn = "2026-11-01") => ({
  ...draft,
  fundsBand: "500k-1m" as const,
  fundsCurrency: "CAD" as const,
  fundsVerifiedOn: proofOn,
  approvedAt: addDays(now, daysLeft - 90),
  expiresAt: addDays(now, daysLeft),
});
const request = {
  id: "r",
  band: "1m-2m" as const,
  currency: "USD" as const,
  state: "pending" as const,
  reason: null,
  createdAt: now,
  decidedAt: null,
};

test("a proof can be sent once the person is checked and described, and nothing is open", () => {
  const can = (facts: Parameters<typeof describeStanding>[0]) =>
    describeStanding(facts, now).canSendProof;
  expect(can({ checks, passport: draft, request: null })).toBe(true);
  expect(can({ checks, passport: null, request: null })).toBe(false);
  expect(can({ checks: { ...checks, phoneVerified: false }, passport: draft, request: null })).toBe(
    false,
  );
  expect(can({ checks, passport: draft, request })).toBe(false);
  const rejected = { ...request, state: "rejected" as const, reason: "Unreadable" };
  expect(describeStanding({ checks, passport: draft, request: rejected }, now)).toMatchObject({
    canSendProof: true,
    rejection: "Unreadable",
    term: null,
  });
});

test.each([
  ["long before its end", approved(31), true, false],
  ["in its last weeks", approved(29), true, true],
  ["at its end", approved(0), false, true],
  ["afterwards", approved(-400), false, true],
  ["with an old proof", approved(10, "2025-11-18"), true, false],
])("%s", (_what, passport, holds, canRenew) => {
  const standing = describeStanding({ checks, passport, request: null }, now);
  expect([standing.holds, standing.term?.canRenew]).toEqual([holds, canRenew]);
});

test("holds only while every check does", () => {
  const unchecked = { ...checks, identityVerified: false };
  const standing = describeStanding({ checks: unchecked, passport: approved(10), request }, now);
  expect(standing).toMatchObject({
    holds: false,
    term: { funds: "$500,000–$1,000,000 (CAD)", canRenew: false },
    pending: { funds: "$1,000,000–$2,000,000 (USD)" },
  });
});
