import { describe, expect, test } from "vitest";
import { parsePreferences, parseSeenAnnouncement, preferenceCookies } from "./preferences.ts";

const defaults = { theme: "system", currency: "USD" };
const headersOf = (headers: Record<string, string | null | undefined>) => (name: string) =>
  headers[name];
const parseCookie = (cookie: string | null | undefined) => parsePreferences(headersOf({ cookie }));

describe("parsePreferences", () => {
  test.each([null, undefined, "", ";;;", "=", "theme", "other=1"])(
    "%s gives the defaults",
    (header) => {
      expect(parseCookie(header)).toEqual(defaults);
    },
  );
  test("reads chosen values among other cookies", () => {
    const header = "sid=a=b; theme=dark;currency=MXN; announcement=2026-mexico";
    expect(parseCookie(header)).toEqual({
      theme: "dark",
      currency: "MXN",
    });
    expect(parseSeenAnnouncement(header)).toBe("2026-mexico");
  });
  test("ignores invalid values", () => {
    expect(parseCookie("theme=neon; currency=EUR; announcement=x")).toEqual(defaults);
  });
  test("uses the first of two with one name", () => {
    expect(parseCookie("theme=light; theme=dark").theme).toBe("light");
  });
});

describe("the currency of a visitor who has chosen none", () => {
  const currencyFor = (headers: Record<string, string>) =>
    parsePreferences(headersOf(headers)).currency;
  test.each([
    ["en-CA,en;q=0.9", "CAD"],
    ["fr-CA", "CAD"],
    ["es-MX,es;q=0.8,en-US;q=0.5", "MXN"],
    ["de-DE,en-US;q=0.7", "USD"],
    ["fr,en-ca;q=0.5", "CAD"],
    ["en", "USD"],
    ["*", "USD"],
  ])("is that of the browser's language: %s", (language, currency) => {
    expect(currencyFor({ "accept-language": language })).toBe(currency);
  });
  test("is that of the country that a proxy tells", () => {
    const headers = { "cf-ipcountry": "CA", "accept-language": "en-US" };
    expect(currencyFor(headers)).toBe("CAD");
    expect(currencyFor({ ...headers, "cf-ipcountry": "XX" })).toBe("USD");
    expect(currencyFor({ ...headers, cookie: "currency=MXN" })).toBe("MXN");
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
