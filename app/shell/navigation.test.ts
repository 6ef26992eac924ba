import { expect, test } from "vitest";
import {
  accountMenu,
  adminMenu,
  footerNavigation,
  legalLinks,
  mainNavigation,
  sellLink,
} from "./navigation.ts";

test("who is signed out reads first how selling works", () => {
  expect(sellLink(false).to).toBe("/create-listing");
});

test("the header links to every address in the specification", () => {
  const header = [
    ...mainNavigation,
    ...mainNavigation.flatMap((s) => s.links ?? []),
    sellLink(true),
  ];
  expect(new Set(header.map((link) => link.to))).toEqual(
    new Set([
      "/",
      "/businesses",
      ...["restaurant", "retail", "services", "manufacturing"].map(
        (c) => `/businesses?category=${c}`,
      ),
      "/franchises",
      ...["food", "retail", "services", "health"].map((c) => `/franchises/${c}`),
      "/sell-franchise",
      "/sell-business",
      "/brokers",
      "/real-estate",
      "/resources",
      ...["buying-guide", "selling-guide", "valuation", "financing", "legal"].map(
        (g) => `/resources/${g}`,
      ),
      "/market",
      "/valueright",
    ]),
  );
});

test("the footer links to every address in the specification, the market and the page for developers", () => {
  const footer = [...footerNavigation.flatMap((group) => group.links), ...legalLinks];
  expect(footer.map((link) => link.to).sort()).toEqual(
    (
      "/buy-business /buy-franchise /buy-franchise-resale /premium-buyer /email-alerts /create-listing " +
      "/franchisor-signup /guides /business-articles /franchise-articles /ma-vault /valueright /market /help " +
      "/staying-safe /contact /developers /terms-of-service /privacy-policy"
    )
      .split(" ")
      .sort(),
  );
});

test("the account and admin menus are in the specification's order", () => {
  expect(accountMenu.map((link) => link.to.replace("/account/", ""))).toEqual([
    "dashboard",
    "listings",
    "leads",
    "saved-listings",
    "alerts",
    "profile",
    "upgrades",
  ]);
  expect(adminMenu.map((link) => link.to.replace("/admin/", ""))).toEqual([
    "dashboard",
    "users",
    "listings",
    "messages",
  ]);
});
