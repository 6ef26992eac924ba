import { expect, test } from "vitest";
import { isAddress } from "#test/addresses/address-list.ts";
import { adminMenu } from "#app/shell/navigation.ts";
import { adminMenuFor, adminScreensFor, isUnderScreen } from "./admin-screens.ts";

const addresses = (screens: readonly { to: string }[]) => screens.map(({ to }) => to);

test("the menu starts with the links of the account menu, in the same order", () => {
  const [first] = adminMenuFor(null);
  expect(addresses(first?.screens ?? []).slice(0, adminMenu.length)).toEqual(addresses(adminMenu));
});

test("every screen exists, and only once", () => {
  const all = addresses(adminScreensFor(null));
  expect(all.every(isAddress)).toBe(true);
  expect(new Set(all).size).toBe(all.length);
});

test("a limited administrator finds only the screens of their areas", () => {
  const finance = addresses(adminScreensFor(["finance"]));
  for (const to of ["/admin/users", "/admin/listings", "/admin/messages", "/admin/audit"])
    expect(finance).not.toContain(to);
  expect(adminMenuFor(["finance"]).every(({ screens }) => screens.length > 0)).toBe(true);
});

test("a page below a screen belongs to it, a similar address does not", () => {
  expect(isUnderScreen("/admin/users/1/edit", "/admin/users")).toBe(true);
  expect(isUnderScreen("/admin/users", "/admin/users")).toBe(true);
  expect(isUnderScreen("/admin/users-export", "/admin/users")).toBe(false);
});
