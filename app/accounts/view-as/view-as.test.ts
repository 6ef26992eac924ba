import { expect, test } from "vitest";
import { mayViewAs } from "./view-as.ts";

const admin = (adminAreas: Parameters<typeof mayViewAs>[0]["adminAreas"]) =>
  ({ userType: "admin", adminAreas }) as const;

test("administrators without limits and support view as anybody but administrators", () => {
  for (const userType of ["buyer", "seller", "broker"] as const) {
    expect(mayViewAs(admin(null), { userType })).toBe(true);
    expect(mayViewAs(admin(["support"]), { userType })).toBe(true);
    expect(mayViewAs(admin(["finance"]), { userType })).toBe(false);
    expect(mayViewAs({ userType: "seller", adminAreas: null }, { userType })).toBe(false);
  }
  expect(mayViewAs(admin(null), { userType: "admin" })).toBe(false);
});
