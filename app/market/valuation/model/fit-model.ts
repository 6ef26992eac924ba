import { fitEffects, leverageOf } from "./fit-effects.ts";
import { layOut, type Layout } from "./lay-out.ts";
import { calibrate, type LeftOut, measure } from "./calibrate.ts";
import type { Base, BusinessFacts } from "./traits.ts";
import {
  type Effect,
  groupKinds,
  type GroupKind,
  minListings,
  type ValuationModel,
} from "./valuation-model.ts";

/** A business with a known price and base. */
export interface PricedBusiness extends BusinessFacts {
  price: number;
  sold: boolean;
}

/** Multiples further from the median than this factor count as this far: a typing error must not move a trade. */
const furthest = Math.log(8);

/** Null if there are too few listings. */
export function fitModel(businesses: readonly PricedBusiness[], base: Base): ValuationModel | null {
  const usable = businesses.filter((one) => one.price > 0 && (one[base] ?? 0) > 0);
  if (usable.length < minListings) return null;
  const logs = usable.map((one) => Math.log(one.price / one[base]!));
  const middle = medianOf(logs);
  const layout = layOut(usable, base);
  const rows = layout.rows.map((row, at) => {
    const distance = logs[at]! - middle;
    return { ...row, y: Math.max(-furthest, Math.min(furthest, distance)) };
  });
  const { effects, inverse, noise, spread } = fitEffects({ rows, kinds: layout.kinds });
  const left: LeftOut[] = rows.map((row, at) => {
    const leverage = Math.min(0.999, leverageOf(row, inverse));
    const fitted = row.columns.reduce(
      (sum, column, of) => sum + row.values[of]! * effects[column]!,
      0,
    );
    return {
      category: usable[at]!.category,
      sold: usable[at]!.sold,
      leverage,
      // What the model without this listing is off by; against what was asked, not the clipped multiple.
      error: (row.y - fitted) / (1 - leverage) + (logs[at]! - middle - row.y),
    };
  });
  const { noiseOf, low, high, halves } = calibrate(left, noise);
  const spreadOf = (kind: GroupKind) => spread.get(kind) ?? 0;
  const sizes = usable.map((one) => one[base]!).toSorted((one, other) => one - other);
  const margin = Math.floor(sizes.length / 200);
  return rounded({
    sample: usable.length,
    from: sizes[margin]!,
    to: sizes.at(-1 - margin)!,
    ...describeGroups(layout, { middle, effects, inverse, noise, spreadOf }),
    traits: Object.fromEntries(
      layout.traits.map(({ name, column, mean, sample }) => [
        name,
        {
          mean,
          slope: effects[column]!,
          variance: noise * inverse[column * effects.length + column]!,
          sample,
        },
      ]),
    ),
    spread: Object.fromEntries(groupKinds.map((kind) => [kind, spreadOf(kind)])) as Record<
      GroupKind,
      number
    >,
    noise,
    noiseOf,
    low,
    high,
    accuracy: measure(left, halves),
  });
}

interface Fitted {
  middle: number;
  effects: Float64Array;
  inverse: Float64Array;
  noise: number;
  spreadOf: (kind: GroupKind) => number;
}

/** Effects of places are counted from the average place, and those of categories from the average trade. */
function describeGroups(
  { groups, averages }: Layout,
  { middle, effects, inverse, noise, spreadOf }: Fitted,
): Pick<ValuationModel, "all" | "categories" | "trades" | "countries" | "regions"> {
  const size = effects.length;
  const sum = (weights: ReadonlyMap<number, number>): number =>
    weights.entries().reduce((total, [column, weight]) => total + weight * effects[column]!, 0);
  const varianceOf = (weights: ReadonlyMap<number, number>): number => {
    let total = 0;
    for (const [one, weight] of weights)
      for (const [other, second] of weights)
        total += weight * second * inverse[one * size + other]!;
    return noise * Math.max(0, total);
  };
  const own = (kind: GroupKind, sample: number) => {
    const spread = spreadOf(kind);
    return (sample * spread) / (sample * spread + noise);
  };
  const trades = averages.category;
  const places = averages.country;
  const everything = add(add(new Map([[0, 1]]), trades), places);
  const describe = (
    kind: GroupKind,
    chainOf: (columns: readonly number[]) => Map<number, number>,
    centre: number,
  ): Record<string, Effect> =>
    Object.fromEntries(
      groups[kind].map(({ name, columns, sample }) => [
        name,
        {
          effect: effects[columns.at(-1)!]! - centre,
          variance: varianceOf(chainOf(columns)),
          sample,
          own: own(kind, sample),
        },
      ]),
    );
  // Its trade, in the average place.
  const inTrade = (columns: readonly number[]) =>
    add(add(new Map([[0, 1]]), places), new Map(columns.map((column) => [column, 1])));
  // Against the average place.
  const inPlace = (columns: readonly number[]) =>
    add(new Map(columns.map((column) => [column, 1])), places, -1);
  return {
    all: {
      effect: middle + sum(everything),
      variance: varianceOf(everything),
      sample: groups.total,
      own: 1,
    },
    categories: describe("category", inTrade, sum(trades)),
    trades: describe("trade", inTrade, 0),
    countries: describe("country", inPlace, sum(places)),
    regions: describe("region", inPlace, 0),
  };
}

function add(
  one: ReadonlyMap<number, number>,
  other: ReadonlyMap<number, number>,
  factor = 1,
): Map<number, number> {
  const both = new Map(one);
  for (const [column, weight] of other) both.set(column, (both.get(column) ?? 0) + factor * weight);
  return both;
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)]!;
}

/** Stored as JSON: five digits are more than anyone knows. */
const rounded = (model: ValuationModel): ValuationModel =>
  JSON.parse(
    JSON.stringify(model, (_, value: unknown) =>
      typeof value === "number" ? Number(value.toPrecision(6)) : value,
    ),
  ) as ValuationModel;
