/** "New" and "expired" depend on the clock, so no entry is kept for long. */
const maxAgeMs = 60_000;
const maxEntries = 1000;

interface Entry {
  value: Promise<unknown>;
  tables: readonly string[];
  expiresAt: number;
}

/**
 * Caches the result of a query that every page runs (how many listings, which settings) until one of the tables it reads
 * changes. Only for results that are the same for every visitor.
 */
export class QueryCache {
  readonly #entries = new Map<string, Entry>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  get<Result>(
    key: string,
    tables: readonly string[],
    load: () => Promise<Result>,
  ): Promise<Result> {
    const cached = this.#entries.get(key);
    if (cached && cached.expiresAt > this.#now()) return cached.value as Promise<Result>;
    // A drizzle query runs anew each time it is awaited: wrapped in a promise it runs once for all who wait.
    const value = (async () => load())();
    if (this.#entries.size >= maxEntries) this.#entries.clear();
    const entry = { value, tables, expiresAt: this.#now() + maxAgeMs };
    this.#entries.set(key, entry);
    // Those who wait get the error; the next caller tries again.
    value.catch(() => this.#entries.get(key) === entry && this.#entries.delete(key));
    return value;
  }

  tableChanged(table: string): void {
    for (const [key, { tables }] of this.#entries)
      if (tables.includes(table)) this.#entries.delete(key);
  }

  noticesLost(): void {
    this.#entries.clear();
  }
}
