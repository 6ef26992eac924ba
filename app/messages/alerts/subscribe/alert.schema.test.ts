import { describe, expect, it } from "vitest";
import { alertAddressSchema, alertConsentSchema, alertSearchSchema } from "./alert.schema.ts";

describe("the form of an alert", () => {
  it("builds a search from its own fields", () => {
    expect(
      alertSearchSchema.parse({
        category: "restaurants",
        place: "ontario",
        priceMax: "$500,000",
        currency: "CAD",
        q: "",
      }),
    ).toMatchObject({
      categories: ["restaurants"],
      regions: ["CA-ON"],
      country: null,
      price: { min: null, max: 500_000 },
    });
    expect(alertSearchSchema.parse({ place: "canada" })).toMatchObject({
      country: "CA",
      regions: [],
    });
  });

  it("accepts the URL of a search without its display parameters", () => {
    expect(
      alertSearchSchema.parse({ search: "q=bakery&page=7&sort=oldest&view=map" }),
    ).toMatchObject({ words: "bakery", page: 1, sort: "default", view: "list" });
  });

  it.each([{ priceMin: "cheap" }, { priceMax: "9".repeat(50) }, { q: "x".repeat(300) }])(
    "rejects %o",
    (fields) => {
      expect(alertSearchSchema.safeParse(fields).success).toBe(false);
    },
  );

  it("requires consent, a frequency, and an address from visitors", () => {
    const agreed = { frequency: "daily", consent: "yes" };
    expect(alertConsentSchema.safeParse(agreed).success).toBe(true);
    expect(alertConsentSchema.safeParse({ frequency: "daily" }).success).toBe(false);
    expect(alertConsentSchema.safeParse({ ...agreed, frequency: "hourly" }).success).toBe(false);
    expect(alertAddressSchema.safeParse({ email: "" }).success).toBe(false);
    expect(alertAddressSchema.safeParse({ email: "a\u0000@example.com" }).success).toBe(false);
    expect(alertAddressSchema.parse({ email: " Ana@Example.com " })).toMatchObject({
      email: "ana@example.com",
    });
  });
});
