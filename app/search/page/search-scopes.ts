import { optionGroupNames } from "#app/search/options.ts";
import { allBusinesses, type SearchScope } from "#app/search/search-url.ts";

/** Search pages with a preset filter. */
export const franchises: SearchScope = {
  base: "/franchises",
  presets: { business: ["franchise"] },
};
export const realEstate: SearchScope = {
  base: "/real-estate",
  presets: { property: ["real_property"] },
};

const scopes = [allBusinesses, franchises, realEstate];

/** Case-insensitive; the first path segment identifies the scope. */
export function scopeOf(pathname: string): SearchScope {
  const first = `/${pathname.split("/")[1] ?? ""}`.toLowerCase();
  return scopes.find(({ base }) => base === first) ?? allBusinesses;
}

/** The presets of a scope as form fields. */
export const presetFields = ({ presets }: SearchScope): [name: string, value: string][] =>
  optionGroupNames.flatMap((group) =>
    (presets[group] ?? []).map((value): [string, string] => [group, value]),
  );
