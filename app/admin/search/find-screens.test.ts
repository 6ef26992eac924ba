import { expect, test } from "vitest";
import { adminScreensFor } from "#app/admin/admin-screens.ts";
import { findScreens } from "./find-screens.ts";
import { readQuery } from "./search-result.ts";

const screens = [
  { label: "Orders", to: "/admin/orders", synonyms: ["payments", "refunds"] },
  { label: "Audit log", to: "/admin/audit", synonyms: ["history", "who did what"] },
  { label: "Refund rules", to: "/admin/refund-rules", synonyms: [] },
];
const labels = (query: string) => findScreens(screens, query).map(({ label }) => label);

test("finds screens by word prefixes and synonyms", () => {
  expect(labels("aud")).toEqual(["Audit log"]);
  expect(labels("LOG audit")).toEqual(["Audit log"]);
  expect(labels("refund")).toEqual(["Refund rules", "Orders"]);
  expect(labels("did")).toEqual(["Audit log"]);
  expect(labels("nothing")).toEqual([]);
});

test("offers all permitted screens for an empty query", () => {
  expect(labels("")).toHaveLength(3);
  const support = findScreens(adminScreensFor(["support"]), "");
  expect(support.map(({ to }) => to)).not.toContain("/admin/listings");
});

test("cleans a query before it reaches the database", () => {
  expect(readQuery(" a\0b \ud800 ")).toBe("a b \ufffd");
  expect(readQuery(null)).toBe("");
  expect(readQuery("x".repeat(500))).toHaveLength(100);
});
