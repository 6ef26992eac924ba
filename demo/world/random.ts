export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A whole number, both ends included. */
  integer(min: number, max: number): number;
  between(min: number, max: number): number;
  pick<T>(items: readonly T[]): T;
  weighted<T>(items: readonly (readonly [item: T, weight: number])[]): T;
  shuffle<T>(items: readonly T[]): T[];
  /** Up to `count` different items, in random order. */
  sample<T>(items: readonly T[], count: number): T[];
  chance(probability: number): boolean;
  normal(mean: number, deviation: number): number;
  /** A version 7 UUID whose time is the given date. */
  uuid(date: Date): string;
}

// xmur3 spreads neighbouring seeds apart, sfc32 draws from them: small, fast and the same on every machine.
export function createRandom(seed: number | string): Random {
  const word = createSeeder(String(seed));
  let a = word();
  let b = word();
  let c = word();
  let counter = 1;

  function bits(): number {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  }
  for (let round = 0; round < 12; round += 1) bits();

  const next = () => bits() / 4294967296;
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));

  function pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError("Nothing to pick from");
    return items[integer(0, items.length - 1)] as T;
  }

  function weighted<T>(items: readonly (readonly [T, number])[]): T {
    let total = 0;
    for (const [, weight] of items) total += weight;
    let point = next() * total;
    for (const [item, weight] of items) {
      point -= weight;
      if (point < 0) return item;
    }
    const last = items.findLast(([, weight]) => weight > 0);
    if (!last) throw new RangeError("Nothing to pick from");
    return last[0];
  }

  function sample<T>(items: readonly T[], count: number): T[] {
    const rest = [...items];
    const size = Math.min(count, rest.length);
    for (let index = 0; index < size; index += 1) {
      const other = integer(index, rest.length - 1);
      const held = rest[index] as T;
      rest[index] = rest[other] as T;
      rest[other] = held;
    }
    rest.length = size;
    return rest;
  }

  function normal(mean: number, deviation: number): number {
    const radius = Math.sqrt(-2 * Math.log(1 - next()));
    return mean + deviation * radius * Math.cos(2 * Math.PI * next());
  }

  function uuid(date: Date): string {
    const time = date.getTime().toString(16).padStart(12, "0");
    const hex = (count: number) => {
      let text = "";
      while (text.length < count) text += bits().toString(16).padStart(8, "0");
      return text.slice(0, count);
    };
    const variant = "89ab"[integer(0, 3)];
    return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(12)}`;
  }

  return {
    next,
    integer,
    between: (min, max) => min + next() * (max - min),
    pick,
    weighted,
    shuffle: (items) => sample(items, items.length),
    sample,
    chance: (probability) => next() < probability,
    normal,
    uuid,
  };
}

function createSeeder(text: string): () => number {
  let hash = 1779033703 ^ text.length;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  return () => {
    hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
    hash ^= hash >>> 16;
    return hash >>> 0;
  };
}
