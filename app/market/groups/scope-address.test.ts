import { expect, test } from "vitest";
import { marketHref, parseMarketPath } from "./scope-address.ts";
import { allScopes } from "./all-scopes.ts";
import { childrenOf, parentsOf, parts } from "./scope-family.ts";
import { nameScope } from "./scope-name.ts";
import { type Scope, scopeKey } from "#app/market/figures/figure.ts";
import { countryCodes, regions } from "#app/shared/places.ts";

test.each<[string[], Scope | null]>([
  [[], {}],
  [["ontario"], { region: "CA-ON" }],
  [["mexico"], { country: "MX" }],
  [["mexico-state"], { region: "MX-MEX" }],
  [["restaurant"], { category: "restaurants" }],
  [["restaurants", "ontario"], { category: "restaurants", region: "CA-ON" }],
  [["ontario", "restaurants"], { category: "restaurants", region: "CA-ON" }],
  [["bakeries", "canada"], { trade: "bakeries", country: "CA" }],
  [["bakeries", "ontario"], null],
  [["bakeries", "restaurants"], null],
  [["restaurants", "retail"], null],
  [["ontario", "canada"], null],
  [["atlantis"], null],
  [["constructor"], null],
  [["a".repeat(50_000)], null],
])("%j", (path, scope) => {
  expect(parseMarketPath(...path)).toEqual(scope);
});

test("each group has an address of its own, which leads back to it, and contains those that it divides into", () => {
  const all = [{}, ...parts.flatMap((part) => childrenOf({}, part))] satisfies Scope[];
  const places = [
    ...countryCodes.map((country) => ({ country })),
    ...regions.map(({ code }) => ({ region: code })),
  ];
  const within = [...all, ...places].flatMap((scope) =>
    parts.flatMap((part) => childrenOf(scope, part)),
  );
  const addresses = new Map<string, string>();
  for (const scope of [...all, ...places, ...within]) {
    const href = marketHref(scope);
    expect(parseMarketPath(...href.split("/").slice(2)), href).toEqual(scope);
    expect(addresses.get(href) ?? scopeKey(scope)).toBe(scopeKey(scope));
    addresses.set(href, scopeKey(scope));
    for (const part of parts)
      for (const child of childrenOf(scope, part))
        expect(parentsOf(child).map(scopeKey)).toContain(scopeKey(scope));
  }
  expect(addresses.size).toBeGreaterThan(2_000);
  const titles = new Set(allScopes.map((scope) => nameScope(scope).title));
  expect(titles.size).toBe(allScopes.length);
});

test.each<[Scope, string]>([
  [{}, "Businesses"],
  [{ country: "US" }, "Businesses in the United States"],
  [{ category: "restaurants", region: "CA-ON" }, "Restaurants in Ontario"],
  [{ trade: "auto-repair", country: "CA" }, "Auto repair shops in Canada"],
])("%j is called %s", (scope, title) => {
  expect(nameScope(scope).title).toBe(title);
});
