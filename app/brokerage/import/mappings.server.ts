import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.ts";
import { importMappings } from "./imports.table.ts";
import { columnKey, guessMapping, type Mapping } from "./rows/import-columns.ts";

/** Files with the same columns are read alike, in whatever order the columns are. */
const columnSetOf = (headers: readonly string[]): string =>
  createHash("sha256")
    .update(JSON.stringify(headers.map(columnKey).toSorted()))
    .digest("base64url");

export async function findMapping(
  db: Db,
  userId: string,
  headers: readonly string[],
): Promise<{ mapping: Mapping; isRemembered: boolean }> {
  const [row] = await db
    .select({ columns: importMappings.columns })
    .from(importMappings)
    .where(isMapping(userId, headers));
  if (!row) return { mapping: guessMapping(headers), isRemembered: false };
  const exact = new Map(row.columns);
  const similar = new Map(row.columns.map(([header, column]) => [columnKey(header), column]));
  return {
    // "Price" and "Price ($)" are two columns, though their keys are the same.
    mapping: headers.map((header) =>
      exact.has(header) ? exact.get(header)! : (similar.get(columnKey(header)) ?? null),
    ),
    isRemembered: true,
  };
}

export async function rememberMapping(
  tx: Db,
  userId: string,
  headers: readonly string[],
  mapping: Mapping,
): Promise<void> {
  const columns = headers.map((header, at) => [header, mapping[at] ?? null] as const);
  const set = {
    columns: columns.map(([header, column]) => [header, column] as [string, typeof column]),
  };
  await tx
    .insert(importMappings)
    .values({ userId, columnSet: columnSetOf(headers), ...set })
    .onConflictDoUpdate({ target: [importMappings.userId, importMappings.columnSet], set });
}

const isMapping = (userId: string, headers: readonly string[]) =>
  and(eq(importMappings.userId, userId), eq(importMappings.columnSet, columnSetOf(headers)));
