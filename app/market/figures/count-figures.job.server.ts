import { eq, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import { countGroups, countReplies, type Groups } from "./count-groups.server.ts";
import { countHistory, type Histories } from "./count-history.server.ts";
import { countQuestions } from "./count-questions.server.ts";
import { scopeKey } from "./figure.ts";
import { marketFigures } from "./market-figures.table.ts";
import { refreshAllFacts, refreshFacts } from "#app/market/facts/refresh-facts.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";

/** Once an hour and not per request: medians of all listings read them all. */
export const countFiguresJob = defineJob<object>("count-market-figures", {
  schedule: "21 * * * *",
});

export const updateFiguresJob = defineJob<object>("update-market-figures", {
  schedule: "* * * * *",
});

/** One listing does not move a larger group: it waits for the next full hour. */
const countedAtOnce = 1_000;
/** More changes than this are an import: everything is counted instead. */
const fewChanges = 500;

const everything = scopeKey({});

/** Everything from nothing. */
export async function countFigures(db: Db, now: Date): Promise<void> {
  await db.execute(sql`delete from market_changes`);
  await refreshAllFacts(db, now);
  const groups = await countGroups(db, now);
  const replies = await countReplies(db, now);
  for (const [scope, values] of [[everything, {}] as const, ...replies])
    groups.set(scope, { ...groups.get(scope), ...values });
  const questions = await countQuestions(db);
  const histories = await countHistory(db, now);
  await db.transaction(async (tx) => {
    await store(tx, groups, now, sql`excluded.values`);
    await tx.update(marketFigures).set({ questions }).where(eq(marketFigures.scope, everything));
    await storeHistories(tx, histories);
    await tx.delete(marketFigures).where(notInArray(marketFigures.scope, [...groups.keys()]));
  });
}

/** The groups of the listings that changed since the last time. */
export async function updateFigures(db: Db, now: Date): Promise<void> {
  const waiting = sql`select listing_id from market_changes order by listing_id limit ${fewChanges + 1}`;
  const { rows: seen } = await db.execute(waiting);
  if (seen.length === 0) return;
  if (seen.length > fewChanges) {
    await countFigures(db, now);
    return;
  }
  await db.transaction(async (tx) => {
    // Before the facts are read: what changes from here on is for the next time.
    const { rows: taken } = await tx.execute<{ listing_id: string }>(sql`
      delete from market_changes where listing_id in (${waiting} for update skip locked) returning listing_id`);
    if (taken.length === 0) return;
    const touched = await refreshFacts(
      tx,
      taken.map((row) => row.listing_id),
      now,
    );
    const { rows } = await tx.execute<{ scope: string }>(sql`
      select t.scope from unnest(${sql.param(touched)}::text[]) as t(scope)
      left join market_figures f on f.scope = t.scope
      where coalesce((f.values->>'listings')::float8, 0) <= ${countedAtOnce}`);
    const scopes = rows.map(({ scope }) => scope);
    const groups = await countGroups(tx, now, scopes);
    if (scopes.includes(everything)) groups.set(everything, groups.get(everything) ?? {});
    const replyHours = sql`jsonb_build_object('reply-hours', ${marketFigures.values}->'reply-hours')`;
    await store(tx, groups, now, sql`excluded.values || jsonb_strip_nulls(${replyHours})`);
    const gone = scopes.filter((scope) => !groups.has(scope));
    if (gone.length > 0) await tx.delete(marketFigures).where(inArray(marketFigures.scope, gone));
  });
}

/** In one order: two processes that count at the same moment must not wait for each other's rows. */
async function store(tx: Db, groups: Groups, now: Date, values: SQL): Promise<void> {
  const rows = [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([scope, counted]) => ({ scope, values: counted, countedAt: now }));
  for (let at = 0; at < rows.length; at += 1_000)
    await tx
      .insert(marketFigures)
      .values(rows.slice(at, at + 1_000))
      .onConflictDoUpdate({
        target: marketFigures.scope,
        set: { values, countedAt: sql`excluded.counted_at` },
        // An older count never replaces a newer one.
        setWhere: sql`${marketFigures.countedAt} <= excluded.counted_at`,
      });
}

async function storeHistories(tx: Db, histories: Histories): Promise<void> {
  const rows = [...histories].map(([scope, history]) => ({ scope, history }));
  for (let at = 0; at < rows.length; at += 1_000)
    await tx.execute(sql`
      update market_figures f set history = h.history
      from jsonb_to_recordset(${JSON.stringify(rows.slice(at, at + 1_000))}::jsonb) as h(scope text, history jsonb)
      where f.scope = h.scope`);
}
