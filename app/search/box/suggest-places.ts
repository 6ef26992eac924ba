import { fit, matchMistyped, matchName } from "./match-name.ts";
import { countryNames, regionNames } from "#app/search/query/read-places.ts";
import { toWords } from "#app/search/query/words.ts";
import type { Choice } from "#app/search/filter-table.ts";
import { countries, otherRegionNames, regions } from "#app/shared/places.ts";

export interface PlaceSuggestion {
  label: string;
  rank: number;
  choices: readonly Choice[];
}

interface NamedPlace {
  place: PlaceSuggestion;
  names: readonly (readonly string[])[];
  code: string;
}

const named: readonly NamedPlace[] = [
  ...countries.map(({ code, name }): NamedPlace => ({
    place: { label: name, rank: 0, choices: [{ group: "country", value: code }] },
    names: [name, ...countryNames[code].split(", ")].map(toWords),
    code: code.toLowerCase(),
  })),
  ...regions.map(({ code, name }): NamedPlace => ({
    place: { label: name, rank: 0, choices: [{ group: "region", value: code }] },
    names: [name, ...(otherRegionNames[code] ?? []), ...(regionNames[code]?.split(", ") ?? [])].map(
      toWords,
    ),
    code: code.slice(3).toLowerCase(),
  })),
];

export function suggestRegions(typed: readonly string[], limit: number): PlaceSuggestion[] {
  if (typed.length === 0) return [];
  const joined = typed.join(" ");
  const found = named.flatMap(({ place, names, code }) => {
    const ranks = names.flatMap((name) => matchName(typed, name) ?? []);
    if (joined === code) ranks.push(fit.exact);
    return ranks.length > 0 ? [{ ...place, rank: Math.min(...ranks) }] : [];
  });
  const nearest =
    found.length > 0
      ? found
      : named.flatMap(({ place, names }) =>
          names.some((name) => matchMistyped(typed, name)) ? [{ ...place, rank: fit.typo }] : [],
        );
  return nearest.toSorted((a, b) => a.rank - b.rank).slice(0, limit);
}
