// Nobody may learn the figures of fewer than ten businesses, not even by subtraction. Say 60 are in Canada: 30 in Ontario, 22 in
// Quebec, 8 elsewhere. Canada minus Ontario minus Quebec would tell about the 8. So Quebec, the smallest, is hidden too: all that
// anybody can work out then is about 30 businesses.
//
// 1. A group of fewer than ten is not shown.
// 2. What the shown parts of a group leave of it is nothing, or ten at least. Otherwise the smallest of them is hidden.
// 3. What they leave is not exactly one hidden group either: a second one is hidden with it.
// 4. The parts of a hidden group are hidden: they would add up to it.
// 5. A group that has the same listings as one of its hidden parts is hidden: all bakeries of the United States may be in Texas.

import { minSample, type Scope, scopeKey } from "./figure.ts";
import { allScopes } from "#app/market/groups/all-scopes.ts";
import { childrenOf, parentsOf, type Part } from "#app/market/groups/scope-family.ts";

/** How many listings stand behind the figures of a group, by kind of figure. */
export type Samples = Readonly<Record<string, number>>;

/** Groups by their number, so that thousands are compared in a millisecond or two. */
interface Family {
  parent: number;
  children: readonly number[];
  /** Whether a listing is in one child at most. Not so in categories: it may be in three. */
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

/** Until no rule hides more. Hiding a part only makes larger what the others leave, so no round undoes another. */
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
    for (const family of families) if (shown[family.parent]) hideParts(family, sizes, shown, hide);
    for (let number = 0; number < parents.length; number++)
      if (shown[number] && parents[number]!.some((parent) => !shown[parent])) hide(number);
  } while (hidden.length > before);
  return hidden;
}

/** Rules 2, 3 and 5 for one group and its parts. */
function hideParts(
  { parent, children, isDivision }: Family,
  sizes: Int32Array,
  shown: Uint8Array,
  hide: (number: number) => void,
): void {
  const isFew = (size: number) => size > 0 && size < minSample;
  // Where parts overlap, their sum is not all that can be taken away: each alone is tried as well.
  if (!isDivision)
    for (const child of children) if (isFew(sizes[parent]! - sizes[child]!)) hide(child);
  if (children.some((child) => !shown[child] && sizes[child] === sizes[parent])) hide(parent);
  for (;;) {
    let left = sizes[parent]!;
    let smallest = -1;
    let hiddenParts = 0;
    let hiddenSize = 0;
    for (const child of children) {
      const size = sizes[child]!;
      if (shown[child]) {
        left -= size;
        if (smallest < 0 || size < sizes[smallest]!) smallest = child;
      } else if (size >= minSample) {
        hiddenParts++;
        hiddenSize += size;
      }
    }
    const isOneHiddenPart = isDivision && hiddenParts === 1 && left === hiddenSize;
    if (smallest < 0 || (!isFew(left) && !isOneHiddenPart)) return;
    hide(smallest);
  }
}
