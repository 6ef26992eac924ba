import { expect, test } from "vitest";
import { draftPreview, draftTitle, fillDays, hasPublicPage } from "./owned-listing.ts";

test("a draft without a description says so", () => {
  expect(draftTitle({ title: "  " })).toBe("Untitled Draft");
  expect(draftPreview({ description: "" })).toBe("No description yet");
});

test("a description is cut to 100 characters without breaking any", () => {
  expect(draftPreview({ description: "a".repeat(100) })).toBe("a".repeat(100));
  expect(draftPreview({ description: "a".repeat(101) })).toBe(`${"a".repeat(100)}…`);
  expect(draftPreview({ description: `${"a".repeat(99)}👩‍🍳bc` })).toBe(`${"a".repeat(99)}👩‍🍳…`);
});

test("days without views are filled with 0", () => {
  const days = fillDays([{ day: "2026-11-14", views: 5 }], new Date("2026-11-15T03:00:00Z"), 3);
  expect(days).toEqual([
    { day: "2026-11-13", views: 0 },
    { day: "2026-11-14", views: 5 },
    { day: "2026-11-15", views: 0 },
  ]);
});

test("only active and sold listings have a public page", () => {
  expect(hasPublicPage({ status: "active" })).toBe(true);
  expect(hasPublicPage({ status: "sold" })).toBe(true);
  expect(hasPublicPage({ status: "draft" })).toBe(false);
  expect(hasPublicPage({ status: "expired" })).toBe(false);
});
