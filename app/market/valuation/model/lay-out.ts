import type { DesignRow } from "./fit-effects.ts";
import { type Base, type BusinessFacts, readTraits, type TraitName, traitNames } from "./traits.ts";
import { groupKinds, type GroupKind } from "./valuation-model.ts";

interface Group {
  name: string;
  /** Of the wider group and of this one. */
  columns: readonly number[];
  sample: number;
}

/** Which column of the design says what. Column 0 is all businesses. */
export interface Layout {
  rows: Omit<DesignRow, "y">[];
  kinds: (string | null)[];
  groups: Record<GroupKind, Group[]> & { total: number };
  traits: { name: TraitName; column: number; mean: number; sample: number }[];
  /** The share of the listings that each group has, by its column: of trades with their categories, and of places. */
  averages: Record<"category" | "country", ReadonlyMap<number, number>>;
}

const widerOf: Record<GroupKind, GroupKind | null> = {
  category: null,
  trade: "category",
  country: null,
  region: "country",
};

export function layOut(businesses: readonly BusinessFacts[], base: Base): Layout {
  const kinds: (string | null)[] = [null];
  const found = Object.fromEntries(
    groupKinds.map((kind) => [kind, new Map<string, Group & { sample: number }>()]),
  ) as Record<GroupKind, Map<string, Group & { sample: number }>>;
  const columnsOf = (facts: BusinessFacts): number[] => {
    const columns: number[] = [];
    for (const kind of groupKinds) {
      const name = facts[kind];
      if (name === null) continue;
      let group = found[kind].get(name);
      if (!group) {
        const wider = widerOf[kind];
        const above = wider && facts[wider] !== null ? found[wider].get(facts[wider])!.columns : [];
        group = { name, columns: [...above, kinds.length], sample: 0 };
        kinds.push(kind);
        found[kind].set(name, group);
      }
      group.sample++;
      columns.push(group.columns.at(-1)!);
    }
    return columns;
  };
  const groupColumns = businesses.map(columnsOf);
  const values = businesses.map((one) => readTraits(one, base));
  const traits = traitNames.flatMap((name) => {
    const known = values.flatMap((one) => one[name] ?? []);
    if (known.length === 0) return [];
    kinds.push(null);
    const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
    return [{ name, column: kinds.length - 1, mean, sample: known.length }];
  });
  const rows = groupColumns.map((columns, at) => {
    // What is not stated counts as the average.
    const stated = traits.filter(({ name }) => values[at]![name] !== null);
    return {
      columns: [0, ...columns, ...stated.map(({ column }) => column)],
      values: [
        1,
        ...columns.map(() => 1),
        ...stated.map(({ name, mean }) => values[at]![name]! - mean),
      ],
    };
  });
  const sharesOf = (...of: GroupKind[]) =>
    new Map(
      of.flatMap((kind) =>
        [...found[kind].values()].map(
          ({ columns, sample }) => [columns.at(-1)!, sample / businesses.length] as const,
        ),
      ),
    );
  return {
    rows,
    kinds,
    groups: {
      ...(Object.fromEntries(groupKinds.map((kind) => [kind, [...found[kind].values()]])) as Record<
        GroupKind,
        Group[]
      >),
      total: businesses.length,
    },
    traits,
    averages: { category: sharesOf("category", "trade"), country: sharesOf("country", "region") },
  };
}
