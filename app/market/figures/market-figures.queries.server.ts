import { and, eq, inArray, sql } from "drizzle-orm";
import { type FigureTag, type Grouping, scopeKey, type Scope } from "./figure.ts";
import { type FigureValues, marketFigures, type Month } from "./market-figures.table.ts";
import { allScopes } from "#app/market/groups/all-scopes.ts";
import { categorySlugs } from "#app/listings/category.ts";
import type { Db } from "#app/platform/db/db.ts";
import { countryCodes, regions } from "#app/shared/places.ts";

const selectFigures = (db: Db, scopes: readonly string[]) =>
  db
    .select({
      scope: marketFigures.scope,
      values: sql<FigureValues>`${marketFigures.values} - ${marketFigures.hidden}`,
      questions: marketFigures.questions,
      countedAt: marketFigures.countedAt,
    })
    .from(marketFigures)
    .where(inArray(marketFigures.scope, [...scopes]));

export type FigureRow = Awaited<ReturnType<typeof selectFigures>>[number];
export type FigureRows = ReadonlyMap<string, FigureRow>;

export async function findFigures(db: Db, scopes: readonly string[]): Promise<FigureRows> {
  const rows = scopes.length > 0 ? await selectFigures(db, scopes) : [];
  return new Map(rows.map((row) => [row.scope, row]));
}

export async function findHistory(db: Db, scope: string): Promise<Month[]> {
  const rows = await db
    .select({ history: marketFigures.history })
    .from(marketFigures)
    .where(and(eq(marketFigures.scope, scope), sql`not 'listings' = any(${marketFigures.hidden})`));
  return rows[0]?.history ?? [];
}

/** The groups that have a page of figures, largest first. */
export async function listShownScopes(db: Db): Promise<Scope[]> {
  const rows = await db
    .select({ scope: marketFigures.scope })
    .from(marketFigures)
    .where(
      sql`${marketFigures.values} ? 'listings' and not 'listings' = any(${marketFigures.hidden})`,
    );
  const shown = new Set(rows.map(({ scope }) => scope));
  return allScopes.filter((scope) => shown.has(scopeKey(scope)));
}

/** The groups whose figures a text shows. */
export const scopesOf = (tags: readonly FigureTag[]): string[] => [
  ...new Set(
    tags.flatMap((tag) => {
      if (tag.kind === "questions") return [scopeKey({})];
      return tag.kind === "figure" ? [scopeKey(tag.scope)] : comparedScopes(tag).map(scopeKey);
    }),
  ),
];

export function comparedScopes({
  by,
  within,
  only,
}: Extract<FigureTag, { kind: "compare" }>): Scope[] {
  const all: Record<Grouping, readonly string[]> = {
    category: categorySlugs,
    country: countryCodes,
    region: regions
      .filter(({ country }) => !within.country || country === within.country)
      .map(({ code }) => code),
  };
  return (only.length > 0 ? only : all[by]).map((one) => ({ [by]: one }));
}
