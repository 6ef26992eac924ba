import { inArray, notInArray, sql } from "drizzle-orm";
import {
  countGroups,
  countReplies,
  type Group,
  type Groups,
  measuresOf,
} from "./count-groups.server.ts";
import { countHistory, type Histories } from "./count-history.server.ts";
import { countQuestions } from "./count-questions.server.ts";
import { type Questions, scopeKey } from "./figure.ts";
import { hideDifferences } from "./hide-differences.ts";
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
const nothing: Group = { values: {}, samples: {} };

/** Everything from nothing. */
export async function countFigures(db: Db, now: Date): Promise<void> {
  await db.execute(sql`delete from market_changes`);
  await refreshAllFacts(db, now);
  const groups = await countGroups(db, now);
  const replies = await countReplies(db, now);
  for (const [scope, { values, samples }] of [[everything, nothing] as const, ...replies]) {
    const known = groups.get(scope);
    groups.set(scope, {
      values: { ...known?.values, ...values },
      samples: { ...known?.samples, ...samples },
    });
  }
  const questions = await countQuestions(db);
  const histories = await countHistory(db, now);
  await db.transaction(async (tx) => {
    await store(tx, groups, now, { keepReplies: false });
    await storeQuestions(tx, questions);
    await storeHistories(tx, histories);
    await tx.delete(marketFigures).where(notInArray(marketFigures.scope, [...groups.keys()]));
    await storeHidden(tx);
  });
}

/** The groups of the listings that changed since the last time. A crash repeats it: what changed is forgotten at the end. */
export async function updateFigures(db: Db, now: Date): Promise<void> {
  const changes = await listChanges(db);
  if (changes.length === 0) return;
  if (changes.length > fewChanges) {
    await countFigures(db, now);
    return;
  }
  await db.transaction(async (tx) => {
    const { rows: turn } = await tx.execute(
      sql`select where pg_try_advisory_xact_lock(hashtext('market figures'))`,
    );
    // Another process counts. What it does not know of is for the next time.
    if (turn.length === 0) return;
    const touched = await refreshFacts(
      tx,
      changes.map(({ id }) => id),
      now,
    );
    const { rows } = await tx.execute<{ scope: string }>(sql`
      select t.scope from unnest(${sql.param(touched)}::text[]) as t(scope)
      left join market_figures f on f.scope = t.scope
      where coalesce((f.values->>'listings')::float8, 0) <= ${countedAtOnce}`);
    const scopes = rows.map(({ scope }) => scope);
    const groups = await countGroups(tx, now, scopes);
    if (scopes.includes(everything)) groups.set(everything, groups.get(everything) ?? nothing);
    await store(tx, groups, now, { keepReplies: true });
    const gone = scopes.filter((scope) => !groups.has(scope));
    if (gone.length > 0) await tx.delete(marketFigures).where(inArray(marketFigures.scope, gone));
    await storeHidden(tx);
    await forgetChanges(tx, changes);
  });
}

interface Change {
  id: string;
  /** A later change of the same listing has another. */
  version: string;
}

async function listChanges(db: Db): Promise<Change[]> {
  const { rows } = await db.execute<Change & Record<string, unknown>>(sql`
    select listing_id as id, xmin::text as version from market_changes order by listing_id limit ${fewChanges + 1}`);
  return rows;
}

/** Last, because whoever saves one of these listings waits until the transaction ends. Those being saved are for the next time. */
async function forgetChanges(tx: Db, changes: readonly Change[]): Promise<void> {
  await tx.execute(sql`
    delete from market_changes where listing_id in (
      select c.listing_id from market_changes c
      join jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as seen(id uuid, version text)
        on c.listing_id = seen.id and c.xmin::text = seen.version
      for update of c skip locked)`);
}

/** In one order: two processes that count at the same moment must not wait for each other's rows. */
async function store(
  tx: Db,
  groups: Groups,
  now: Date,
  { keepReplies }: { keepReplies: boolean },
): Promise<void> {
  const rows = [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([scope, { values, samples }]) => ({ scope, values, samples, countedAt: now }));
  const keep = (column: string, key: string) =>
    sql.raw(
      keepReplies
        ? `excluded.${column} || jsonb_strip_nulls(jsonb_build_object('${key}', market_figures.${column}->'${key}'))`
        : `excluded.${column}`,
    );
  for (let at = 0; at < rows.length; at += 1_000)
    await tx
      .insert(marketFigures)
      .values(rows.slice(at, at + 1_000))
      .onConflictDoUpdate({
        target: marketFigures.scope,
        set: {
          values: keep("values", "reply-hours"),
          samples: keep("samples", "listing_id"),
          countedAt: sql`excluded.counted_at`,
        },
        // An older count never replaces a newer one.
        setWhere: sql`${marketFigures.countedAt} <= excluded.counted_at`,
      });
}

/** All groups together: a change of one may hide another, or show it again. */
async function storeHidden(tx: Db): Promise<void> {
  const rows = await tx
    .select({
      scope: marketFigures.scope,
      samples: marketFigures.samples,
      hidden: marketFigures.hidden,
    })
    .from(marketFigures);
  const wanted = hideDifferences(new Map(rows.map(({ scope, samples }) => [scope, samples])));
  const changed = rows.flatMap(({ scope, hidden }) => {
    const measures = measuresOf(wanted.get(scope) ?? []);
    return measures.join() === hidden.join() ? [] : { scope, hidden: measures };
  });
  if (changed.length > 0)
    await tx.execute(sql`
      update market_figures f set hidden = array(select jsonb_array_elements_text(h.hidden))
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as h(scope text, hidden jsonb)
      where f.scope = h.scope`);
}

async function storeQuestions(tx: Db, questions: Record<string, Questions>): Promise<void> {
  const shares = sql`${JSON.stringify(questions)}::jsonb -> ${marketFigures.scope}`;
  await tx
    .update(marketFigures)
    .set({ questions: shares })
    .where(sql`${marketFigures.questions} is distinct from ${shares}`);
}

async function storeHistories(tx: Db, histories: Histories): Promise<void> {
  const rows = [...histories].map(([scope, history]) => ({ scope, history }));
  for (let at = 0; at < rows.length; at += 1_000)
    await tx.execute(sql`
      update market_figures f set history = h.history
      from jsonb_to_recordset(${JSON.stringify(rows.slice(at, at + 1_000))}::jsonb) as h(scope text, history jsonb)
      where f.scope = h.scope`);
}
