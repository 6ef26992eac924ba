import { allBusinesses, type SearchPlace } from "#app/listings/search/search-address.ts";

/** Pages that are a search with something chosen from the start. */
export const franchises: SearchPlace = {
  base: "/franchises",
  presets: { business: ["franchise"] },
};
export const realEstate: SearchPlace = {
  base: "/real-estate",
  presets: { property: ["real_property"] },
};

const places = [allBusinesses, franchises, realEstate];

/** Addresses do not mind case; the first part of the path tells the page. */
export function placeOf(pathname: string): SearchPlace {
  const first = `/${pathname.split("/")[1] ?? ""}`.toLowerCase();
  return places.find(({ base }) => base === first) ?? allBusinesses;
}

/** What a place looks for by itself, as a form would say it. */
export const presetFields = ({ presets }: SearchPlace): [name: string, value: string][] => [
  ...(presets.business ?? []).map((value): [string, string] => ["business", value]),
  ...(presets.property ?? []).map((value): [string, string] => ["property", value]),
];
