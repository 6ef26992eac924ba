import { sourceLabel } from "#app/browsing/visits/source-labels.ts";

interface SourceCount {
  kind: "page" | "site" | "search";
  name: string;
  views: number;
}

interface NamedCount {
  label: string;
  views: number;
}

export interface VisitorSources {
  /** Pages of ours and other sites. */
  places: NamedCount[];
  searches: NamedCount[];
}

const shown = 8;

/** The most frequent by name, and the rest as one. `counts` are sorted, the most frequent first. */
export function groupSources(counts: readonly SourceCount[]): VisitorSources {
  const named = (isWanted: (kind: SourceCount["kind"]) => boolean, restLabel: string) => {
    const all = counts
      .filter(({ kind }) => isWanted(kind))
      .map(({ kind, name, views }) => ({ label: sourceLabel(kind, name), views }));
    const rest = all.slice(shown).reduce((sum, { views }) => sum + views, 0);
    return rest > 0 ? [...all.slice(0, shown), { label: restLabel, views: rest }] : all;
  };
  return {
    places: named((kind) => kind !== "search", "All others"),
    searches: named((kind) => kind === "search", "All others"),
  };
}
