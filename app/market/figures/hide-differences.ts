// What is left of a group when known parts of it are taken away must not be a few businesses: then one of the parts is hidden too.

import { minSample, type Scope, scopeKey } from "./figure.ts";
import { allScopes } from "#app/market/groups/all-scopes.ts";
import { childrenOf, parentsOf, type Part } from "#app/market/groups/scope-family.ts";

/** How many listings stand behind the figures of a group, by kind of figure. */
export type Samples = Readonly<Record<string, number>>;

interface Family {
  parent: string;
  children: string[];
  /** Whether a listing is in one child at most. One in three categories is in three. */
  isDivision: boolean;
}

const familiesOf = (scope: Scope): Family[] =>
  (["country", "region", "trade", "category"] satisfies Part[]).flatMap((part) => {
    const children = childrenOf(scope, part).map(scopeKey);
    const isDivision = part !== "category";
    return children.length > 0 ? { parent: scopeKey(scope), children, isDivision } : [];
  });

const families: Family[] = [
  { parent: scopeKey({}), children: [scopeKey({ franchise: true })], isDivision: false },
  ...allScopes.flatMap(familiesOf),
];
const parents = allScopes.map(
  (scope) => [scopeKey(scope), parentsOf(scope).map(scopeKey)] as const,
);

/** The kinds of figures that each group must not show; groups that may show all are left out. */
export function hideDifferences(groups: ReadonlyMap<string, Samples>): Map<string, string[]> {
  const hidden = new Map<string, string[]>();
  const kinds = new Set([...groups.values()].flatMap((samples) => Object.keys(samples)));
  for (const kind of [...kinds].sort()) {
    const sizes = new Map<string, number>();
    for (const [scope, { [kind]: size = 0 }] of groups)
      if (size >= minSample) sizes.set(scope, size);
    for (const scope of hideOfKind(sizes)) hidden.set(scope, [...(hidden.get(scope) ?? []), kind]);
  }
  return hidden;
}

/** Taking a group away leaves at least as many listings elsewhere, so nothing that was settled comes undone. */
function hideOfKind(sizes: ReadonlyMap<string, number>): Set<string> {
  const shown = new Map(sizes);
  let before: number;
  do {
    before = shown.size;
    for (const family of families) settle(family, shown, sizes);
    for (const [scope, above] of parents)
      if (above.some((parent) => !shown.has(parent))) shown.delete(scope);
  } while (shown.size < before);
  return new Set([...sizes.keys()].filter((scope) => !shown.has(scope)));
}

function settle(
  { parent, children, isDivision }: Family,
  shown: Map<string, number>,
  sizes: ReadonlyMap<string, number>,
): void {
  const size = shown.get(parent);
  if (size === undefined) return;
  const isFew = (rest: number) => rest > 0 && rest < minSample;
  if (!isDivision)
    for (const child of children) if (isFew(size - (shown.get(child) ?? size))) shown.delete(child);
  for (;;) {
    const known = children.filter((child) => shown.has(child));
    if (known.length === 0) return;
    const rest = size - known.reduce((sum, child) => sum + shown.get(child)!, 0);
    const unknown = children.filter((child) => sizes.has(child) && !shown.has(child));
    // The only hidden group is what the others leave.
    const isTold = isDivision && unknown.length === 1 && rest === sizes.get(unknown[0]!);
    if (!isFew(rest) && !isTold) return;
    const least = Math.min(...known.map((child) => shown.get(child)!));
    shown.delete(known.find((child) => shown.get(child) === least)!);
  }
}
