import { expect, test } from "vitest";
import { canOpenAdminPath } from "./admin-areas.ts";

test("unrestricted administrators can open everything", () => {
  for (const path of ["/admin", "/admin/audit", "/admin/users/1/edit", "/admin/new-screen"])
    expect(canOpenAdminPath(null, path), path).toBe(true);
});

test.each([
  ["/admin/dashboard", true],
  ["/admin", true],
  ["/admin/users", true],
  ["/ADMIN/Users/", true],
  ["/admin/users/1/edit", true],
  ["/admin/conversations/1", true],
  ["/admin/queues/person-reports", true],
  ["/admin/queues/listings", false],
  ["/admin/listings/1/edit", false],
  ["/admin/orders", true],
  ["/admin/orders/1", true],
  ["/admin/orders/1/receipt", true],
  ["/admin/orders/1/refund", false],
  ["/admin/orders/1/refun%64", false],
  ["/admin/orders/export", false],
  ["/admin/orders/%65xport", false],
  ["/admin/revenue", false],
  ["/admin/settings", true],
  ["/admin/settings/taxes", false],
  ["/admin/settings/new-setting", false],
  ["/admin/audit", false],
  ["/admin/new-screen", false],
  ["/admin/userss", false],
])("support access to %s: %s", (path, expected) => {
  expect(canOpenAdminPath(["support"], path)).toBe(expected);
});

test("who delivers what packages include can open where it is done", () => {
  for (const path of [
    "/admin/queues/deliverables/1",
    "/admin/listings/1/edit",
    "/admin/campaigns/new",
  ])
    expect(canOpenAdminPath(["content"], path), path).toBe(true);
});

test("several areas add up", () => {
  expect(canOpenAdminPath(["content", "finance"], "/admin/orders/1")).toBe(true);
  expect(canOpenAdminPath(["content", "finance"], "/admin/listings")).toBe(true);
  expect(canOpenAdminPath(["content", "finance"], "/admin/users")).toBe(false);
});
