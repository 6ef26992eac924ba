import { expect, test } from "vitest";
import { hasOwnSearch, layoutFor } from "./layout.ts";

const admin = { userType: "admin" } as const;
const buyer = { userType: "buyer" } as const;
const whole = { header: "normal", footer: true, announcement: true };

test.each([
  ["/", null, whole],
  ["/businesses", buyer, whole],
  ["/signin", null, { header: "none", footer: false, announcement: false }],
  ["/signin/", null, { header: "none", footer: false, announcement: false }],
  ["/signin/two-factor", null, { header: "none", footer: false, announcement: false }],
  ["/forgot-password", null, { header: "none", footer: false, announcement: false }],
  ["/reset-password", null, { header: "none", footer: false, announcement: false }],
  ["/confirm-email", buyer, { header: "none", footer: false, announcement: false }],
  ["/sell-business", buyer, { header: "plain", footer: false, announcement: false }],
  ["/sell-business", admin, { header: "plain", footer: false, announcement: false }],
  ["/sell-business-tips", null, whole],
  ["/admin/dashboard", admin, { header: "admin", footer: true, announcement: true }],
  ["/admin", admin, { header: "admin", footer: true, announcement: true }],
  ["/admin/dashboard", buyer, whole],
  ["/admin/dashboard", null, whole],
  ["/administration", admin, whole],
  ["/account/dashboard", admin, whole],
  ["/account/upgrades/42", buyer, { header: "normal", footer: true, announcement: false }],
  ["/test-payments/checkout/42", buyer, { header: "none", footer: false, announcement: false }],
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
])("%s has a search of its own: %s", (pathname, expected) => {
  expect(hasOwnSearch(pathname)).toBe(expected);
});
