import { expect, test } from "vitest";
import { hasOwnSearch, layoutFor } from "./layout.ts";

const admin = { userType: "admin" } as const;
const buyer = { userType: "buyer" } as const;
const whole = { header: "normal", footer: true, announcement: true, compareTray: false };
const browsing = { ...whole, compareTray: true };

test.each([
  ["/", null, browsing],
  ["/businesses", buyer, browsing],
  ["/signin", null, { header: "none", footer: false, announcement: false, compareTray: false }],
  ["/signin/", null, { header: "none", footer: false, announcement: false, compareTray: false }],
  [
    "/signin/two-factor",
    null,
    { header: "none", footer: false, announcement: false, compareTray: false },
  ],
  [
    "/forgot-password",
    null,
    { header: "none", footer: false, announcement: false, compareTray: false },
  ],
  [
    "/reset-password",
    null,
    { header: "none", footer: false, announcement: false, compareTray: false },
  ],
  [
    "/confirm-email",
    buyer,
    { header: "none", footer: false, announcement: false, compareTray: false },
  ],
  [
    "/sell-business",
    buyer,
    { header: "plain", footer: false, announcement: false, compareTray: false },
  ],
  [
    "/sell-business",
    admin,
    { header: "plain", footer: false, announcement: false, compareTray: false },
  ],
  ["/sell-business-tips", null, whole],
  [
    "/admin/dashboard",
    admin,
    { header: "admin", footer: true, announcement: true, compareTray: false },
  ],
  ["/admin", admin, { header: "admin", footer: true, announcement: true, compareTray: false }],
  ["/admin/dashboard", buyer, whole],
  ["/admin/dashboard", null, whole],
  ["/administration", admin, whole],
  ["/account/dashboard", admin, whole],
  [
    "/account/upgrades/42",
    buyer,
    { header: "normal", footer: true, announcement: false, compareTray: false },
  ],
  [
    "/test-payments/checkout/42",
    buyer,
    { header: "none", footer: false, announcement: false, compareTray: false },
  ],
  ["/business/1", null, browsing],
  ["/business/1/lakeside-bakery", null, browsing],
  ["/business/1/report", null, whole],
  ["/brokers/1", null, browsing],
  ["/brokers", null, whole],
  ["/account/saved-listings", buyer, browsing],
  ["/account/profile", buyer, whole],
  ["/compare", null, whole],
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
