import { expect, test } from "vitest";
import { hasOwnSearch, layoutFor } from "./layout.ts";

const admin = { userType: "admin" } as const;
const buyer = { userType: "buyer" } as const;
const bare = { header: "none", footer: false, announcement: false, compareTray: false };
const wizard = { ...bare, header: "plain" };
const publicPage = { header: "normal", footer: true, announcement: true, compareTray: false };
const browsing = { ...publicPage, compareTray: true };
const account = { ...publicPage, announcement: false };
const administration = { ...account, header: "admin" };

test.each([
  ["/", null, browsing],
  ["/businesses", buyer, { ...browsing, announcement: false }],
  ["/franchises/food", null, { ...browsing, announcement: false }],
  ["/signin", null, bare],
  ["/signin/", null, bare],
  ["/signin/two-factor", null, bare],
  ["/forgot-password", null, bare],
  ["/reset-password", null, bare],
  ["/confirm-email", buyer, bare],
  ["/sell-business", buyer, wizard],
  ["/sell-business", admin, wizard],
  ["/sell-business-tips", null, publicPage],
  ["/admin/dashboard", admin, administration],
  ["/admin", admin, administration],
  ["/admin/dashboard", buyer, account],
  ["/admin/dashboard", null, account],
  ["/administration", admin, publicPage],
  ["/account/dashboard", admin, account],
  ["/account/upgrades/42", buyer, account],
  ["/test-payments/checkout/42", buyer, bare],
  ["/business/1", null, browsing],
  ["/business/1/report", null, publicPage],
  ["/business/1/lakeside-bakery", null, browsing],
  ["/brokers/1", null, browsing],
  ["/brokers", null, publicPage],
  ["/account/saved-listings", buyer, { ...browsing, announcement: false }],
  ["/account/profile", buyer, account],
  ["/compare", null, publicPage],
])("%s", (pathname, viewer, expected) => {
  expect(layoutFor(pathname, viewer)).toEqual(expected);
});

test.each([
  ["/", true],
  ["/businesses", true],
  ["/franchises/food", true],
  ["/real-estate", true],
  ["/business/1", false],
  ["/businesses-abroad", false],
])("%s has its own search: %s", (pathname, expected) => {
  expect(hasOwnSearch(pathname)).toBe(expected);
});
