import { expect, test } from "vitest";
import { errorText, isConnectionError } from "./error-text.ts";

test.each([
  ["/admin/dashboard", "You don't have permission to access the admin dashboard."],
  ["/admin/dashboard/", "You don't have permission to access the admin dashboard."],
  ["/admin/users", "You don't have permission to access the admin area."],
  ["/admin", "You don't have permission to access the admin area."],
  ["/account/listings/edit/1", "You don't have permission to open this page."],
])("403 on %s", (pathname, text) => {
  expect(errorText(403, pathname)).toEqual({ title: "Access Denied", text, offer: "home" });
});

test.each([
  ["/account/dashboard", "Please sign in to access your dashboard"],
  ["/account", "Please sign in to access your dashboard"],
  ["/accounting", "Please sign in"],
])("401 on %s", (pathname, title) => {
  expect(errorText(401, pathname)).toMatchObject({ title, offer: "sign-in" });
});

test("offers a search for a missing or withdrawn page", () => {
  expect(errorText(404, "/x").offer).toBe("search");
  expect(errorText(410, "/business/1").offer).toBe("search");
});

test.each(["/businesses", "/franchises/food", "/real-estate"])("500 on %s", (pathname) => {
  expect(errorText(500, pathname)).toMatchObject({
    title: "Failed to load businesses",
    offer: "retry",
  });
  expect(errorText(404, pathname).title).toBe("Page not found");
});

test("an unknown status is reported as our error", () => {
  expect(errorText(500, "/").title).toBe(errorText(502, "/").title);
});

test.each([
  [new TypeError("Failed to fetch"), true],
  [new TypeError("NetworkError when attempting to fetch resource."), true],
  [new TypeError("Load failed"), true],
  [new TypeError("x is not a function"), false],
  [new Error("Failed to fetch"), false],
])("%s", (error, expected) => {
  expect(isConnectionError(error)).toBe(expected);
});
