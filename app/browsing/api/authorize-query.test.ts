import { expect, test } from "vitest";
import { isCacheableQuery, authorizeQuery } from "./authorize-query.ts";
import { listingStatuses } from "#app/listings/listing.ts";

const now = new Date();
const seller = { id: "s", userType: "seller", adminAreas: null } as const;
const admin = { id: "a", userType: "admin", adminAreas: null } as const;
const denied = { ok: false, reason: "permission-denied" };

test("without an owner, anyone may list public listings and only administrators the rest", () => {
  for (const viewer of [null, seller, admin])
    for (const query of [{}, { status: "active" }] as const)
      expect(authorizeQuery(query, viewer, now)).toEqual({ ok: true, filter: { publicAt: now } });
  for (const status of listingStatuses.filter((one) => one !== "active")) {
    expect(authorizeQuery({ status }, null, now)).toEqual(denied);
    expect(authorizeQuery({ status }, seller, now)).toEqual(denied);
    expect(authorizeQuery({ status }, admin, now)).toEqual({ ok: true, filter: { status } });
    const content = { ...admin, adminAreas: ["content"] } as const;
    expect(authorizeQuery({ status }, content, now)).toEqual({ ok: true, filter: { status } });
    const finance = { ...admin, adminAreas: ["finance", "support"] } as const;
    expect(authorizeQuery({ status }, finance, now)).toEqual(denied);
  }
});

test("owners may list their own in every status", () => {
  expect(authorizeQuery({ owner: "me" }, null, now)).toEqual({
    ok: false,
    reason: "unauthenticated",
  });
  expect(authorizeQuery({ owner: "me", status: "draft", franchise: true }, seller, now)).toEqual({
    ok: true,
    filter: { ownerId: "s", status: "draft", franchise: true },
  });
});

test("only queries with few filters are cacheable", () => {
  expect(isCacheableQuery({})).toBe(true);
  expect(isCacheableQuery({ category: "retail", province: "CA-ON" })).toBe(true);
  expect(isCacheableQuery({ category: "retail", province: "CA-ON", featured: true })).toBe(false);
  const cursor = { createdAt: now, id: "x" };
  for (const query of [{ q: "a" }, { city: "a" }, { priceMin: 0 }, { priceMax: 1 }, { cursor }])
    expect(isCacheableQuery(query)).toBe(false);
});
