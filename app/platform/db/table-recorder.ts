import { AsyncLocalStorage } from "node:async_hooks";
import type { Logger } from "drizzle-orm";

const recording = new AsyncLocalStorage<Set<string>>();

/** Runs the work and returns the tables that its queries read, so that a cache knows when its entry becomes stale. */
export async function recordTables<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; tables: ReadonlySet<string> }> {
  const tables = new Set<string>();
  const result = await recording.run(tables, work);
  return { result, tables };
}

/** For cached results: their tables count as read again. */
export function noteTables(tables: Iterable<string>): void {
  const current = recording.getStore();
  if (current) for (const table of tables) current.add(table);
}

let queries = 0;
export const countQueries = (): number => queries;

export const tableRecorder: Logger = {
  logQuery(text) {
    queries++;
    noteTables(tablesIn(text));
  },
};

/** Statements are built from a few templates, so the same texts recur. */
const known = new Map<string, readonly string[]>();
const maxKnown = 2_000;

/** The names after FROM and JOIN, including CTEs and functions, which match no table and do no harm. */
export function tablesIn(text: string): readonly string[] {
  let tables = known.get(text);
  if (tables) return tables;
  tables = [...new Set([...text.matchAll(source)].map(([, name]) => name!.toLowerCase()))];
  if (known.size >= maxKnown) known.clear();
  known.set(text, tables);
  return tables;
}

const source = /\b(?:from|join)\s+(?:only\s+|lateral\s+)?(?:"?public"?\.)?"?([a-z_][a-z0-9_]*)"?/gi;
