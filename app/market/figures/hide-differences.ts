// What is left of a group when known parts of it are taken away must not be a few businesses: then one of the parts is hidden too.

import { minSample, type Scope, scopeKey } from "./figure.ts";
import { allScopes } from "#app/market/groups/all-scopes.ts";
import { childrenOf, parentsOf, type Part } from "#app/market/groups/scope-family.ts";

/** How many listings stand behind the figures of a group, by kind of figure. */
export type Samples = Readonly<Record<string, number>>;

/** Groups by their number, so that thousands are compared in a millisecond or two. */
interface Family {
  parent: number;
  children: readonly number[];
  /** Whether a listing is in one child at most. One in three categories is in three. */
  isDivision: boolean;
}

const keys = [...allScopes, { franchise: true } as const].map(scopeKey);
const numbers = new Map(keys.map((key, number) => [key, number]));
const numberOf = (scope: Scope): number => numbers.get(scopeKey(scope))!;

const familiesOf = (scope: Scope): Family[] =>
  (["country", "region", "trade", "category"] satisfies Part[]).flatMap((part) => {
    const children = childrenOf(scope, part).map(numberOf);
    const isDivision = part !== "category";
    return children.length > 0 ? { parent: numberOf(scope), children, isDivision } : [];
  });

const families: readonly Family[] = [
  { parent: numberOf({}), children: [numberOf({ franchise: true })], isDivision: false },
  ...allScopes.flatMap(familiesOf),
];
const parents = allScopes.map((scope) => parentsOf(scope).map(numberOf));

/** The kinds of figures that each group must not show; groups that may show all are left out. */
export function hideDifferences(groups: ReadonlyMap<string, Samples>): Map<string, string[]> {
  const hidden = new Map<string, string[]>();
  const kinds = new Set<string>();
  for (const samples of groups.values()) for (const kind in samples) kinds.add(kind);
  for (const kind of [...kinds].sort()) {
    const sizes = Int32Array.from(keys, (key) => groups.get(key)?.[kind] ?? 0);
    for (const number of hideOfKind(sizes)) {
      const key = keys[number]!;
      hidden.set(key, [...(hidden.get(key) ?? []), kind]);
    }
  }
  return hidden;
}

/** Taking a group away leaves at least as many listings elsewhere, so nothing that was settled comes undone. */
function hideOfKind(sizes: Int32Array): number[] {
  const shown = Uint8Array.from(sizes, (size) => Number(size >= minSample));
  const hidden: number[] = [];
  const hide = (number: number) => {
    if (!shown[number]) return;
    shown[number] = 0;
    hidden.push(number);
  };
  let before: number;
  do {
    before = hidden.length;
    for (const family of families) if (shown[family.parent]) settle(family, sizes, shown, hide);
    for (let number = 0; number < parents.length; number++)
      if (shown[number] && parents[number]!.some((parent) => !shown[parent])) hide(number);
  } while (hidden.length > before);
  return hidden;
}

function settle(
  { parent, children, isDivision }: Family,
  sizes: Int32Array,
  shown: Uint8Array,
  hide: (number: number) => void,
): void {
  const isFew = (rest: number) => rest > 0 && rest < minSample;
  if (!isDivision)
    for (const child of children) if (isFew(sizes[parent]! - sizes[child]!)) hide(child);
  for (;;) {
    let rest = sizes[parent]!;
    let least = -1;
    let unknown = 0;
    let unknownSize = 0;
    for (const child of children) {
      const size = sizes[child]!;
      if (shown[child]) {
        rest -= size;
        if (least < 0 || size < sizes[least]!) least = child;
      } else if (size >= minSample) {
        unknown++;
        unknownSize += size;
      }
    }
    // The only hidden group is what the others leave.
    const isTold = isDivision && unknown === 1 && rest === unknownSize;
    if (least < 0 || (!isFew(rest) && !isTold)) return;
    hide(least);
  }
}
