import { allBusinesses, type SearchScope } from "#app/listings/search/search-url.ts";

/** Pages that are a search with something chosen from the start. */
export const franchises: SearchScope = {
  base: "/franchises",
  presets: { business: ["franchise"] },
};
export const realEstate: SearchScope = {
  base: "/real-estate",
  presets: { property: ["real_property"] },
};

const scopes = [allBusinesses, franchises, realEstate];

/** Addresses do not mind case; the first part of the path tells the page. */
export function scopeOf(pathname: string): SearchScope {
  const first = `/${pathname.split("/")[1] ?? ""}`.toLowerCase();
  return scopes.find(({ base }) => base === first) ?? allBusinesses;
}

/** What a scope looks for by itself, as a form would say it. */
export const presetFields = ({ presets }: SearchScope): [name: string, value: string][] => [
  ...(presets.business ?? []).map((value): [string, string] => ["business", value]),
  ...(presets.property ?? []).map((value): [string, string] => ["property", value]),
];
