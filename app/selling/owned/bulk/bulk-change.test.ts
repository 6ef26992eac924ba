import { expect, test } from "vitest";
import { groupSkipped, isBulkChange, judgeBulk, type SelectedListing } from "./bulk-change.ts";

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
  ["withdraw", withdrawn, "withdrawn"],
  ["withdraw", listing({ status: "expired", expiresAt: earlier }), "expired"],
  ["reactivate", withdrawn, null],
  ["reactivate", listing(), "on-market"],
  ["reactivate", listing({ ...withdrawn, expiresAt: earlier }), "expired"],
] as const)("%s of one that is %o", (change, given, reason) => {
  expect(judgeBulk(change, given, now)).toBe(reason);
});

test("contact details change wherever one of them differs, in every state", () => {
  const judge = (details: Parameters<typeof judgeBulk>[3], given = listing()) =>
    judgeBulk("contact", given, now, details);
  expect(judge({ contactName: "Ana" })).toBe("same-details");
  expect(judge({ contactName: "Ana", responseTime: "24" })).toBe("same-details");
  expect(judge({ contactName: "Ana", responseTime: "12" })).toBeNull();
  expect(judge({ contactPhone: "+1 416 555 0100" }, listing({ status: "sold" }))).toBeNull();
  expect(judge({})).toBe("same-details");
});

test("what is skipped is told by reason", () => {
  expect(
    groupSkipped([
      { id: "1", title: "A", reason: "sold" },
      { id: "2", title: "B", reason: "draft" },
      { id: "3", title: "A", reason: "sold" },
    ]),
  ).toEqual([
    {
      reason: "sold",
      listings: [
        { id: "1", title: "A" },
        { id: "3", title: "A" },
      ],
    },
    { reason: "draft", listings: [{ id: "2", title: "B" }] },
  ]);
});

test("only known changes", () => {
  expect(isBulkChange("withdraw")).toBe(true);
  expect(isBulkChange("sell")).toBe(false);
  expect(isBulkChange(null)).toBe(false);
});
