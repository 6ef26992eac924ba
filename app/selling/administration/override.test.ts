import { describe, expect, test } from "vitest";
import { type OverridableListing, planOverride } from "./override.ts";
import { listingStatuses } from "#app/listings/listing.ts";
import { addDays } from "#app/shared/day.ts";

const now = new Date("2026-11-15T12:00:00Z");
const listing = (changes: Partial<OverridableListing> = {}): OverridableListing => ({
  status: "active",
  packageId: "premium",
  packagePurchasedAt: addDays(now, -100),
  publishedAt: addDays(now, -100),
  expiresAt: addDays(now, 80),
  ownerDeletedAt: null,
  ownerDeactivatedAt: null,
  ...changes,
});
const unpaid = { packageId: null, packagePurchasedAt: null, publishedAt: null, expiresAt: null };
const plan = (changes: Partial<OverridableListing>, to: OverridableListing["status"]) => {
  const planned = planOverride(listing(changes), to, now);
  if (!planned.ok) throw new Error(planned.reason);
  return planned.plan;
};

test("every status but the current one can be set", () => {
  for (const from of listingStatuses)
    for (const to of listingStatuses)
      expect(planOverride(listing({ status: from }), to, now).ok).toBe(from !== to);
});

test("listings of deleted accounts stay off the market", () => {
  const gone = listing({ status: "draft", ownerDeletedAt: now });
  expect(planOverride(gone, "active", now)).toEqual({ ok: false, reason: "owner-gone" });
  expect(planOverride(gone, "pending", now)).toEqual({ ok: false, reason: "owner-gone" });
  expect(planOverride(gone, "expired", now).ok).toBe(true);
});

test("listings of a deactivated account stay off the market, but may wait", () => {
  const inactive = listing({ status: "expired", ownerDeactivatedAt: now });
  expect(planOverride(inactive, "active", now)).toEqual({ ok: false, reason: "owner-inactive" });
  expect(planOverride(inactive, "pending", now).ok).toBe(true);
});

describe("to active", () => {
  test("continues the rest of the term", () => {
    const { changes, ...rest } = plan({ status: "expired" }, "active");
    expect(changes).toMatchObject({ expiresAt: addDays(now, 80), featured: true });
    expect(changes).not.toHaveProperty("publishedAt");
    expect(rest).toEqual({ givenPackage: null, isPublished: false, startsTerm: false, keptMs: 0 });
  });

  test("restarts an expired term", () => {
    const { changes, startsTerm } = plan({ status: "sold", expiresAt: addDays(now, -3) }, "active");
    expect(changes).toMatchObject({ expiresAt: addDays(now, 180), soldAt: null });
    expect(startsTerm).toBe(true);
  });

  test("gives an unpaid listing the basic package", () => {
    const { changes, givenPackage, isPublished } = plan({ status: "draft", ...unpaid }, "active");
    expect(changes).toMatchObject({
      packageId: "rmb",
      packagePurchasedAt: now,
      publishedAt: now,
      expiresAt: addDays(now, 90),
      featured: false,
    });
    expect([givenPackage, isPublished]).toEqual(["rmb", true]);
  });

  test("waiting for review does not reduce the term", () => {
    const paid = { packagePurchasedAt: addDays(now, -4), expiresAt: addDays(now, 176) };
    expect(plan({ status: "pending", ...paid }, "active").changes.expiresAt).toEqual(
      addDays(now, 180),
    );
  });
});

describe("off the market", () => {
  test("keeps the rest of the term, even through a review", () => {
    const waiting = plan({}, "pending").changes;
    expect(waiting.expiresAt).toEqual(addDays(now, -20));
    const back = planOverride(
      listing({ status: "pending", expiresAt: waiting.expiresAt }),
      "active",
      addDays(now, 5),
    );
    expect(back).toMatchObject({ ok: true, plan: { changes: { expiresAt: addDays(now, 85) } } });
    for (const to of ["draft", "sold", "expired"] as const)
      expect(plan({}, to).changes.expiresAt).toEqual(addDays(now, 80));
  });

  test("only a sale has a sale date", () => {
    expect(plan({}, "sold").changes.soldAt).toBe(now);
    expect(plan({ status: "sold" }, "draft").changes).toMatchObject({
      soldAt: null,
      soldPrice: null,
    });
  });

  test("a listing without a term ends now", () => {
    expect(plan({ status: "draft", ...unpaid }, "expired").changes.expiresAt).toBe(now);
  });
});
