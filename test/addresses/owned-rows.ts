import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Db } from "#app/platform/db/db.ts";

interface ForeignKey extends Record<string, unknown> {
  child: string;
  column: string;
  parent: string;
}

/** Changed by time, whoever sends the request. */
const volatileColumns = ["last_active_at", "updated_at"];
/** Counted from visits, or matched with alerts by a job: not a change of the person's records. */
const volatileTables = new Set([
  "listing_visits",
  "listing_daily_views",
  "listing_view_totals",
  "listing_daily_sources",
  "listing_changes",
  "alert_hits",
]);

/**
 * Everything in the database that belongs to a person, as one text for comparing: their own row, every row that references
 * them, and the rows below those. Derived from the foreign keys, so that a new table is covered automatically.
 */
export async function readOwnedRows(db: Db, userId: string): Promise<Map<string, string>> {
  const keys = (await listForeignKeys(db)).filter(({ child }) => !volatileTables.has(child));
  const conditions = ownedConditions(keys, userId);
  const parts = [...conditions].map(
    ([table, condition]) =>
      `select '${table}' as "table", coalesce(string_agg((to_jsonb(t) - '{${volatileColumns.join(",")}}'::text[])::text, '\n' order by t::text), '') as rows from ${table} t where ${condition}`,
  );
  const { rows } = await db.execute<{ table: string; rows: string }>(
    sql.raw(parts.join(" union all ")),
  );
  return new Map(rows.map((one) => [one.table, digest(one.rows)]));
}

/** Compares the owner's records for many forms at once: reading them takes longer than most forms. */
export async function watchOwner(db: Db, { owner }: { owner: { id: string } }) {
  let known = await readOwnedRows(db, owner.id);
  let noted: string[] = [];
  const readAgain = async () => {
    known = await readOwnedRows(db, owner.id);
  };
  return {
    /** A form that must have changed nothing. */
    note: (form: string) => void noted.push(form),
    readAgain,
    async expectUnchanged(): Promise<void> {
      if (noted.length === 0) return;
      const before = known;
      await readAgain();
      expect.soft(known, noted.join("\n")).toEqual(before);
      noted = [];
    },
  };
}

const digest = (text: string) =>
  `${text.split("\n").filter(Boolean).length} rows, ${createHash("sha256").update(text).digest("hex").slice(0, 12)}`;

/** A row that references people belongs to those; any other belongs to its parent row. */
function ownedConditions(keys: ForeignKey[], userId: string): Map<string, string> {
  const conditions = new Map([["users", `t.id = '${userId}'`]]);
  for (const { child, column, parent } of keys)
    if (parent === "users") addCondition(conditions, child, `t.${column} = '${userId}'`);
  const named = new Set(conditions.keys());
  const waiting = new Set(keys.filter(({ child }) => !named.has(child)));
  for (const key of waiting) {
    const { child, column, parent } = key;
    const owned = conditions.get(parent);
    if (!owned || child === parent) continue;
    addCondition(
      conditions,
      child,
      `t.${column} = any (array(select t.id from ${parent} t where ${owned}))`,
    );
    // Iterating a set visits re-added items: tables that depend on this one get another turn.
    waiting.delete(key);
    // A copy: the loop would otherwise visit its own additions forever.
    const others = [...waiting];
    for (const other of others)
      if (other.parent === child && waiting.delete(other)) waiting.add(other);
  }
  return conditions;
}

function addCondition(conditions: Map<string, string>, table: string, one: string): void {
  const known = conditions.get(table);
  conditions.set(table, known ? `${known} or ${one}` : one);
}

let foreignKeys: Promise<ForeignKey[]> | undefined;

const listForeignKeys = (db: Db): Promise<ForeignKey[]> =>
  (foreignKeys ??= db
    .execute<ForeignKey>(
      sql`select c.conrelid::regclass::text as child, a.attname as column, c.confrelid::regclass::text as parent
          from pg_constraint c
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
          where c.contype = 'f' and c.connamespace = 'public'::regnamespace and cardinality(c.conkey) = 1
          order by 1, 2`,
    )
    .then(({ rows }) => rows));
