import { describe, expect, test } from "vitest";
import { countryName, findRegion, isCountry, placeName, regions, regionsOf } from "./places.ts";

describe("regions", () => {
  test("are complete in every country", () => {
    expect(regionsOf("CA")).toHaveLength(13);
    expect(regionsOf("US")).toHaveLength(51);
    expect(regionsOf("MX")).toHaveLength(32);
    expect(regions).toHaveLength(96);
  });

  test("have unique codes and slugs", () => {
    expect(new Set(regions.map((region) => region.code)).size).toBe(96);
    expect(new Set(regions.map((region) => region.slug)).size).toBe(96);
    for (const region of regions) {
      expect(region.code).toMatch(/^(CA-[A-Z]{2}|US-[A-Z]{2}|MX-[A-Z]{3})$/);
      expect(region.code.slice(0, 2)).toBe(region.country);
      expect(region.slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    }
  });

  test("are in North America, in a valid time zone", () => {
    for (const region of regions) {
      expect(region.latitude).toBeGreaterThan(14);
      expect(region.latitude).toBeLessThan(84);
      expect(region.longitude).toBeGreaterThan(-161);
      expect(region.longitude).toBeLessThan(-52);
      expect(() => new Intl.DateTimeFormat("en", { timeZone: region.timezone })).not.toThrow();
    }
  });

  test("can be found by code, slug and name", () => {
    for (const region of regions) {
      expect(findRegion(region.code)).toBe(region);
      expect(findRegion(region.slug)).toBe(region);
      expect(findRegion(region.name)).toBe(region);
    }
  });
});

describe("findRegion", () => {
  test.each([
    ["ca-on", "CA-ON"],
    ["Québec", "CA-QC"],
    ["BRITISH COLUMBIA", "CA-BC"],
    ["PEI", "CA-PE"],
    ["Newfoundland & Labrador", "CA-NL"],
    ["nuevo leon", "MX-NLE"],
    ["mexico-state", "MX-MEX"],
    ["Estado de México", "MX-MEX"],
    ["CDMX", "MX-CMX"],
    ["US-CA", "US-CA"],
    ["washington", "US-WA"],
    ["Washington, D.C.", "US-DC"],
  ])("%s is %s", (text, code) => {
    expect(findRegion(text)?.code).toBe(code);
  });

  test.each(["", "Atlantis", "CA", "CA-", "__proto__"])("%j is not a region", (text) => {
    expect(findRegion(text)).toBeNull();
  });
});

test("isCountry accepts the three codes", () => {
  expect(["CA", "US", "MX"].every(isCountry)).toBe(true);
  expect(["ca", "GB", ""].some(isCountry)).toBe(false);
  expect(countryName("MX")).toBe("Mexico");
});

test("names a place by its known parts", () => {
  expect(placeName({ city: "Toronto", region: "CA-ON" })).toBe("Toronto, Ontario");
  expect(placeName({ city: "", region: "CA-ON" })).toBe("Ontario");
  expect(placeName({ city: " ", region: null })).toBe("");
});
