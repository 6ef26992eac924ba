import { expect, test } from "vitest";
import { allLabel, checkBulkChange, isBulkChange, type SelectedListing } from "./bulk-change.ts";

const now = new Date("2026-11-15T12:00:00Z");
const later = new Date("2026-12-15T12:00:00Z");
const earlier = new Date("2026-10-15T12:00:00Z");
const listing = (changes: Partial<SelectedListing> = {}): SelectedListing => ({
  id: "1",
  title: "Bakery",
  status: "active",
  packageId: "premium",
  expiresAt: later,
  withdrawnAt: null,
  rejectedAt: null,
  contactName: "Ana",
  contactEmail: "ana@example.com",
  contactPhone: "",
  responseTime: 24,
  isRepresented: false,
  ...changes,
});
const withdrawn = listing({ status: "expired", withdrawnAt: earlier });

test.each([
  ["confirm", listing(), null],
  ["confirm", listing({ expiresAt: earlier }), "expired"],
  ["confirm", listing({ status: "sold" }), "sold"],
  ["confirm", listing({ status: "draft", packageId: null }), "draft"],
  ["confirm", listing({ status: "pending" }), "pending"],
  ["confirm", withdrawn, "withdrawn"],
  ["withdraw", listing(), null],
  ["withdraw", listing({ isRepresented: true }), "represented"],
  ["withdraw", withdrawn, "withdrawn"],
  ["withdraw", listing({ status: "expired", expiresAt: earlier }), "expired"],
  ["reactivate", withdrawn, null],
  ["reactivate", listing(), "on-market"],
  ["reactivate", listing({ ...withdrawn, expiresAt: earlier }), "expired"],
] as const)("%s of one that is %o", (change, given, reason) => {
  expect(checkBulkChange(change, given, now)).toBe(reason);
});

test("changes contact details in every state if any of them differs", () => {
  const check = (details: Parameters<typeof checkBulkChange>[3], given = listing()) =>
    checkBulkChange("contact", given, now, details);
  expect(check({ contactName: "Ana" })).toBe("same-details");
  expect(check({ contactName: "Ana", responseTime: "24" })).toBe("same-details");
  expect(check({ contactName: "Ana", responseTime: "12" })).toBeNull();
  expect(check({ contactPhone: "+1 416 555 0100" }, listing({ status: "sold" }))).toBeNull();
  expect(check({})).toBe("same-details");
});

test("rejects unknown changes", () => {
  expect(isBulkChange("withdraw")).toBe(true);
  expect(isBulkChange("sell")).toBe(false);
  expect(isBulkChange(null)).toBe(false);
});

test("a change of the whole list says when it takes only a part", () => {
  expect(allLabel(500)).toBe("All 500 listings of this list, on every page");
  expect(allLabel(812)).toBe("The newest 500 of the 812 listings of this list");
});
