import { describe, expect, test } from "vitest";
import { canHaveBroker, findEndCause, isOpenOffer, readWishes } from "./mandate.ts";

const now = new Date("2026-11-18T12:00:00Z");
const listing = { status: "active", packageId: "full" } as const;
const owner = { deletedAt: null, deactivatedAt: null };
const broker = { ...owner, userType: "broker", identityVerified: true };

describe("a listing can have a broker", () => {
  test.each([
    ["active", "full", true],
    ["pending", "full", true],
    ["active", "max_exposure", false],
    ["pending", null, false],
    ["draft", "full", false],
    ["expired", "full", false],
    ["sold", "full", false],
  ] as const)("%s with %s: %s", (status, packageId, expected) => {
    expect(canHaveBroker({ status, packageId })).toBe(expected);
  });
});

test("a mandate goes on while its listing and its people are there", () => {
  expect(findEndCause(listing, owner, broker)).toBeNull();
  expect(findEndCause({ ...listing, status: "sold" }, owner, broker)).toBe("sold");
  expect(findEndCause({ ...listing, status: "expired" }, owner, broker)).toBe("off-market");
  expect(findEndCause({ ...listing, packageId: null }, owner, broker)).toBe("off-market");
  for (const gone of [{ deletedAt: now }, { deactivatedAt: now }]) {
    expect(findEndCause(listing, { ...owner, ...gone }, broker)).toBe("owner-left");
    expect(findEndCause(listing, owner, { ...broker, ...gone })).toBe("broker-left");
  }
  for (const lost of [{ userType: "seller" }, { identityVerified: false }])
    expect(findEndCause(listing, owner, { ...broker, ...lost })).toBe("broker-left");
});

test("wishes are read from what the form offers", () => {
  const form = new FormData();
  expect(readWishes(form)).toEqual({ takesMandates: false, regions: [], categories: [] });
  form.set("takesMandates", "on");
  for (const region of ["CA-ZZ", "CA-ON", "CA-ON"]) form.append("regions", region);
  for (const category of ["retail", "made-up"]) form.append("categories", category);
  expect(readWishes(form)).toEqual({
    takesMandates: true,
    regions: ["CA-ON"],
    categories: ["retail"],
  });
});

test("an offer is open until its last moment", () => {
  const open = { state: "offered", expiresAt: now } as const;
  expect(isOpenOffer(open, new Date(now.getTime() - 1))).toBe(true);
  expect(isOpenOffer(open, now)).toBe(false);
  expect(isOpenOffer({ ...open, state: "declined" }, new Date(0))).toBe(false);
});
