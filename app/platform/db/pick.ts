import type { Table } from "drizzle-orm";

/** Columns of one table under their own names: `select({ ...pick(listings, "id", "title"), owner: fullName() })`. */
export const pick = <From extends Table, Name extends keyof From["_"]["columns"] & keyof From>(
  table: From,
  ...names: readonly Name[]
) => Object.fromEntries(names.map((name) => [name, table[name]])) as Pick<From, Name>;
