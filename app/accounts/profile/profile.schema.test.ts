import { describe, expect, test } from "vitest";
import { fieldErrors } from "#app/shared/form-errors.ts";
import { personalSchema, preferencesSchema } from "./profile.schema.ts";

const personal = {
  firstName: " Zoë ",
  lastName: "O’Neill-Nguyễn",
  phone: "+1 (416) 555-0100",
  country: "CA",
  region: "CA-ON",
  city: "Toronto",
};
const personalErrors = (changes: Partial<typeof personal>) => {
  const result = personalSchema.safeParse({ ...personal, ...changes });
  return result.success ? {} : fieldErrors(result.error.issues);
};

describe("personal details", () => {
  test("are trimmed, and the place is optional", () => {
    expect(personalSchema.parse({ ...personal, region: "", city: " " })).toMatchObject({
      firstName: "Zoë",
      region: null,
      city: "",
    });
  });

  test.each([
    [{ firstName: "  " }, "firstName", "Enter your first name"],
    [{ lastName: "<b>" }, "lastName", "Use letters, spaces, hyphens, apostrophes and periods only"],
    [{ phone: "" }, "phone", "Phone number is required"],
    [{ phone: "12" }, "phone", "Enter a phone number with at least 7 digits"],
    [{ country: "FR" }, "country", "Choose a country from the list"],
    [{ region: "CA-XX" }, "region", "Choose a province, territory or state from the list"],
    [{ region: "Ontario" }, "region", "Choose a province, territory or state from the list"],
    [{ country: "US" }, "region", "Choose a province, territory or state in the country above"],
    [{ city: "x".repeat(101) }, "city", "Use at most 100 characters"],
  ])("rejects %j with a message", (changes, field, message) => {
    expect(personalErrors(changes)).toEqual({ [field]: message });
  });

  test("nobody can make themselves an administrator", () => {
    expect(personalSchema.parse({ ...personal, userType: "admin" })).not.toHaveProperty("userType");
  });
});

const preferences = {
  categories: ["retail"],
  priceMin: "0",
  priceMax: "1,000,000",
  locations: ["CA-ON", "US-NY"],
  emailNotifications: true,
};
const preferenceErrors = (changes: object) => {
  const result = preferencesSchema(["retail"]).safeParse({ ...preferences, ...changes });
  return result.success ? {} : fieldErrors(result.error.issues);
};

describe("preferences", () => {
  test("accept amounts as people type them", () => {
    expect(
      preferencesSchema(["retail"]).parse({ ...preferences, priceMin: "$250 000" }),
    ).toMatchObject({ priceMin: 250_000, priceMax: 1_000_000 });
  });

  test.each([
    [{ priceMin: "" }, "priceMin"],
    [{ priceMin: "-5" }, "priceMin"],
    [{ priceMin: "1.5" }, "priceMin"],
    [{ priceMax: "1e9" }, "priceMax"],
    [{ priceMax: "9999999999999" }, "priceMax"],
    [{ priceMin: "2000000" }, "priceMax"],
    [{ categories: ["spaceships"] }, "categories"],
    [{ locations: ["Ontario"] }, "locations"],
  ])("rejects %j at %s", (changes, field) => {
    expect(Object.keys(preferenceErrors(changes))).toEqual([field]);
  });
});
