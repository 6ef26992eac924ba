import { describe, expect, test } from "vitest";
import { parsePreferences, parseSeenAnnouncement, preferenceCookies } from "./preferences.ts";

const defaults = { theme: "system", currency: "USD" };

describe("parsePreferences", () => {
  test.each([null, undefined, "", ";;;", "=", "theme", "other=1"])(
    "%s gives the defaults",
    (header) => {
      expect(parsePreferences(header)).toEqual(defaults);
    },
  );
  test("reads chosen values among other cookies", () => {
    const header = "sid=a=b; theme=dark;currency=MXN; announcement=2026-mexico";
    expect(parsePreferences(header)).toEqual({
      theme: "dark",
      currency: "MXN",
    });
    expect(parseSeenAnnouncement(header)).toBe("2026-mexico");
  });
  test("ignores invalid values", () => {
    expect(parsePreferences("theme=neon; currency=EUR; announcement=x")).toEqual(defaults);
  });
  test("uses the first of two with one name", () => {
    expect(parsePreferences("theme=light; theme=dark").theme).toBe("light");
  });
});

describe("preferenceCookies", () => {
  test("sets one cookie per known preference", () => {
    expect(preferenceCookies([["theme", "dark"]])).toEqual([
      "theme=dark; Max-Age=31536000; Path=/; SameSite=Lax; HttpOnly",
    ]);
  });
  test("ignores everything else", () => {
    const form: [string, unknown][] = [
      ["theme", "dark; Domain=evil.example"],
      ["currency", "usd"],
      ["announcement", "a b"],
      ["sid", "1"],
      ["returnTo", "/"],
      ["theme", new Blob()],
    ];
    expect(preferenceCookies(form)).toEqual([]);
  });
});
