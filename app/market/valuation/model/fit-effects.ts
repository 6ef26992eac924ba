import { solveSymmetric } from "./cholesky.ts";

/** A row of a sparse design: the columns that are not zero. */
export interface DesignRow {
  columns: readonly number[];
  values: readonly number[];
  y: number;
}

export interface Design {
  rows: readonly DesignRow[];
  /** The kind of each column. Effects of one kind are drawn towards zero, as strongly as they turn out alike. */
  kinds: readonly (string | null)[];
}

export interface FittedEffects {
  effects: Float64Array;
  /** Times `noise`: the covariance of the effects. */
  inverse: Float64Array;
  noise: number;
  spread: ReadonlyMap<string, number>;
}

/** Columns without a kind are drawn towards zero by one observation's worth, so that a trait that never varies has no effect. */
const weakPull = 1;
const rounds = 60;
const smallestSpread = 1e-4;
const isSettled = (before: number, after: number): boolean =>
  Math.abs(after - before) < 0.005 * before;

/**
 * Random effects with variances estimated from the data: best linear unbiased prediction, whose variances follow from MacKay's
 * rule (a fixed point of expectation maximization that settles in a dozen rounds).
 */
export function fitEffects({ rows, kinds }: Design): FittedEffects {
  const size = kinds.length;
  const { cross, target, squares } = sumUp(rows, size);
  const names = [...new Set(kinds.filter((kind) => kind !== null))];
  let noise = squares / rows.length || 1;
  const spread = new Map(names.map((name) => [name, noise / 4]));
  for (let round = 0; ; round++) {
    const pull = kinds.map((kind) => (kind === null ? weakPull : noise / spread.get(kind)!));
    const matrix = Float64Array.from(cross);
    for (let i = 0; i < size; i++) matrix[i * size + i]! += pull[i]!;
    const { solution: effects, inverse } = solveSymmetric(matrix, target);
    const fitted = { effects, inverse, noise, spread };
    if (round === rounds) return fitted;
    const free = new Map(names.map((name) => [name, 0]));
    const sums = new Map(names.map((name) => [name, 0]));
    let used = 0;
    let left = squares;
    for (let i = 0; i < size; i++) {
      const effect = effects[i]!;
      const known = 1 - pull[i]! * inverse[i * size + i]!;
      used += known;
      left -= effect * target[i]! + pull[i]! * effect ** 2;
      const kind = kinds[i];
      if (kind == null) continue;
      free.set(kind, free.get(kind)! + known);
      sums.set(kind, sums.get(kind)! + effect ** 2);
    }
    const nextNoise = Math.max(smallestSpread, left / Math.max(1, rows.length - used));
    let settled = isSettled(noise, nextNoise);
    for (const name of names) {
      const next = Math.max(smallestSpread, sums.get(name)! / Math.max(1e-9, free.get(name)!));
      settled &&= isSettled(spread.get(name)!, next);
      spread.set(name, next);
    }
    noise = nextNoise;
    if (settled) return { ...fitted, noise };
  }
}

function sumUp(rows: readonly DesignRow[], size: number) {
  const cross = new Float64Array(size * size);
  const target = new Float64Array(size);
  let squares = 0;
  for (const { columns, values, y } of rows) {
    squares += y * y;
    for (let one = 0; one < columns.length; one++) {
      const column = columns[one]!;
      const value = values[one]!;
      target[column]! += value * y;
      for (let other = 0; other < columns.length; other++)
        cross[column * size + columns[other]!]! += value * values[other]!;
    }
  }
  return { cross, target, squares };
}

/** How much a row decides its own prediction: known without fitting again, so that each can be left out. */
export function leverageOf(
  { columns, values }: Pick<DesignRow, "columns" | "values">,
  inverse: Float64Array,
): number {
  const size = Math.sqrt(inverse.length);
  let sum = 0;
  for (let one = 0; one < columns.length; one++) {
    const start = columns[one]! * size;
    for (let other = 0; other < columns.length; other++)
      sum += values[one]! * values[other]! * inverse[start + columns[other]!]!;
  }
  return sum;
}
