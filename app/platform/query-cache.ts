import type { Db } from "#app/platform/db/db.ts";
import { noteTables, recordTables } from "#app/platform/db/table-recorder.ts";
import {
  type ChangeMark,
  TableChanges,
  type TableChangeListener,
} from "#app/platform/table-changes.ts";

/** "New" and "expired" depend on the clock, so no entry is kept for long. */
const maxAgeMs = 60_000;

interface Entry {
  loaded: Promise<{ result: unknown; tables: ReadonlySet<string> }>;
  tables: ReadonlySet<string>;
  expiresAt: number;
}

/**
 * Caches the result of a query that many requests need (counts, settings) until one of its tables changes;
 * the tables are recorded while it runs. Only for results that are the same for every visitor. `pick` gives
 * a database that has every change of which this process was notified: a result from one that lags behind
 * would be kept after the change that made it outdated.
 */
export class QueryCache implements TableChangeListener {
  readonly #entries = new Map<string, Entry>();
  readonly #changes = new TableChanges();
  readonly #pick: () => Db;
  readonly #maxEntries: number;
  readonly #now: () => number;
  hits = 0;
  misses = 0;

  constructor(pick: Db | (() => Db), { maxEntries = 1000, now = Date.now } = {}) {
    this.#pick = typeof pick === "function" ? pick : () => pick;
    this.#maxEntries = maxEntries;
    this.#now = now;
  }

  async get<Result>(key: string, load: (db: Db) => Promise<Result>): Promise<Result> {
    const cached = this.#entries.get(key);
    const isFresh = cached !== undefined && cached.expiresAt > this.#now();
    if (isFresh) this.hits++;
    else this.misses++;
    const entry = isFresh ? cached : this.#load(key, load);
    const { result, tables } = await entry.loaded;
    noteTables(tables);
    return result as Result;
  }

  #load(key: string, load: (db: Db) => Promise<unknown>): Entry {
    const mark = this.#changes.mark();
    const loaded = recordTables(async () => load(this.#pick()));
    const entry: Entry = { loaded, tables: new Set(), expiresAt: this.#now() + maxAgeMs };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    // Maps keep insertion order: the oldest is evicted first.
    if (this.#entries.size > this.#maxEntries)
      this.#entries.delete(this.#entries.keys().next().value!);
    void this.#keepIfValid(key, entry, mark);
    return entry;
  }

  async #keepIfValid(key: string, entry: Entry, mark: ChangeMark): Promise<void> {
    try {
      entry.tables = (await entry.loaded).tables;
      // A change during the read may or may not be in the result.
      if (!this.#changes.hasChangedSince(mark, entry.tables)) return;
    } catch {
      // Waiting callers get the error; the next one retries.
    }
    if (this.#entries.get(key) === entry) this.#entries.delete(key);
  }

  tableChanged(table: string): void {
    this.#changes.tableChanged(table);
    for (const [key, { tables }] of this.#entries) if (tables.has(table)) this.#entries.delete(key);
  }

  noticesLost(): void {
    this.#changes.noticesLost();
    this.#entries.clear();
  }
}
