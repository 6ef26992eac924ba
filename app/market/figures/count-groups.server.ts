import { type SQL, sql } from "drizzle-orm";
import { type Measure, measureNames, minSample } from "./figure.ts";
import type { Samples } from "./hide-differences.ts";
import type { FigureValues } from "./market-figures.table.ts";
import { conversations, messages } from "#app/messages/messages.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { addDays } from "#app/shared/day.ts";

const saleDays = 730;
const halfYear = 183;
const replyDays = 90;

export interface Group {
  values: FigureValues;
  samples: Samples;
}
export type Groups = Map<string, Group>;

/** Every group, or these. */
export async function countGroups(db: Db, now: Date, scopes?: readonly string[]): Promise<Groups> {
  const from = scopes
    ? sql`unnest(${sql.param(scopes)}::text[]) as wanted(scope) join (${factsOf(now)}) as f on f.scopes @> array[wanted.scope]`
    : sql`(${factsOf(now)}) as f, unnest(f.scopes) as wanted(scope)`;
  return readGroups(db, from, factMeasures);
}

/** Every group as it was at an earlier moment, as far as visitors can still read what was for sale. */
export const countGroupsAsOf = (db: Db, moment: Date): Promise<Groups> =>
  readGroups(
    db,
    sql`(${factsOf(moment)} where f.published_at <= ${instant(moment)}) as f, unnest(f.scopes) as wanted(scope)`,
    factMeasures,
  );

/** How fast owners answer, by group. Ten conversations about one business are one owner. */
export const countReplies = (db: Db, now: Date): Promise<Groups> =>
  readGroups(db, sql`(${answered(now)}) as f, unnest(f.scopes) as wanted(scope)`, {
    "reply-hours": { value: quantile("hours", 0.5), of: "listing_id" },
  });

/** A value, and the column whose entries it describes. */
interface Counted {
  value: SQL;
  of: string;
}

async function readGroups(
  db: Db,
  from: SQL,
  wanted: Partial<Record<Measure, Counted>>,
): Promise<Groups> {
  const values = Object.entries(wanted).map(
    ([name, { value }]) => sql`(${value})::float8 as ${sql.identifier(name)}`,
  );
  const samples = [...new Set(Object.values(wanted).map(({ of }) => of))].map(
    (column) => sql`${sizeOf(column)}::int as ${sql.identifier(sampleName(column))}`,
  );
  const { rows } = await db.execute<Record<string, unknown> & { scope: string }>(
    sql`select scope, ${sql.join([...values, ...samples], sql`, `)} from ${from} group by scope`,
  );
  const groups = rows.map(({ scope, ...row }) => [scope, readGroup(row, wanted)] as const);
  return new Map(groups.filter(([, group]) => Object.keys(group.values).length > 0));
}

const sizeOf = (column: string): SQL =>
  column === "listing_id" ? sql`count(distinct f.listing_id)` : sql`count(${sql.raw(column)})`;

const sampleName = (column: string): string => `n ${column}`;

function readGroup(row: Record<string, unknown>, wanted: Partial<Record<Measure, Counted>>): Group {
  const values: FigureValues = {};
  const samples: Record<string, number> = {};
  for (const name of measureNames) {
    const { [name]: value } = row;
    const counted = wanted[name];
    const size = Number(counted ? row[sampleName(counted.of)] : 0);
    if (!counted || typeof value !== "number" || size < minSample) continue;
    values[name] = Math.round(value * 10) / 10;
    samples[counted.of] = size;
  }
  return { values, samples };
}

const quantile = (column: string, part: number): SQL =>
  sql`percentile_cont(${part}::float8) within group (order by ${sql.raw(column)})`;

const median = (column: string): Counted => ({ value: quantile(column, 0.5), of: column });
const quarter = (column: string, part: number): Counted => ({
  value: quantile(column, part),
  of: column,
});

/** Of those that say yes or no: what is not stated is no answer. */
const share = (column: string): Counted => ({
  value: sql`100.0 * avg(${sql.raw(column)}::int)`,
  of: column,
});

/** Every listing that is for sale has one. */
const forSale = "on_request";

const factMeasures: Partial<Record<Measure, Counted>> = {
  listings: { value: sql`count(on_request)`, of: forSale },
  "new-listings": { value: sql`count(*) filter (where days < 30)`, of: forSale },
  "median-price": median("price"),
  "low-price": quarter("price", 0.25),
  "high-price": quarter("price", 0.75),
  "median-revenue": median("revenue"),
  "median-cash-flow": median("cash_flow"),
  "median-margin": median("margin"),
  "median-multiple": median("multiple"),
  "low-multiple": quarter("multiple", 0.25),
  "high-multiple": quarter("multiple", 0.75),
  "median-age": median("age"),
  "median-staff": median("staff"),
  "days-on-market": { ...median("days"), of: forSale },
  "days-to-sale": median("days_to_sale"),
  "share-sold": share("sold_in_time"),
  "share-reduced": { ...share("reduced"), of: forSale },
  "median-reduction": median("reduction"),
  "share-on-request": share("on_request"),
  "share-financed": share("financed"),
  "share-training": share("training"),
  "share-absentee": share("absentee"),
  "share-with-property": share("property"),
  "share-relocatable": share("relocatable"),
  "share-franchise": { ...share("franchise"), of: forSale },
};

/** The values that a group must not show if these samples must not be told. */
export const measuresOf = (samples: readonly string[]): Measure[] =>
  measureNames.filter((name) => {
    const of = name === "reply-hours" ? "listing_id" : factMeasures[name]?.of;
    return of !== undefined && samples.includes(of);
  });

const instant = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;

/** What is for sale, and beside it, without anything but their dates, what was. */
function factsOf(now: Date): SQL {
  const days = (from: SQL, to: SQL) => sql`extract(epoch from ${to} - ${from})::float8 / 86400`;
  const [published, soldAt] = [sql`f.published_at`, sql`f.sold_at`];
  return sql`select f.scopes, o.*,
      case when ${soldAt} > ${instant(addDays(now, -saleDays))} and ${soldAt} > ${published}
        and ${soldAt} <= ${instant(now)} then ${days(published, soldAt)} end as days_to_sale,
      case when ${published} between ${instant(addDays(now, -saleDays))} and ${instant(addDays(now, -halfYear))}
        then coalesce(${days(published, soldAt)} <= ${halfYear}, false) end as sold_in_time
    from market_facts f left join lateral (
      select f.price, f.revenue, f.cash_flow, f.margin, f.multiple, f.staff, f.on_request, f.financed, f.training,
        f.absentee, f.property, f.relocatable, f.franchise,
        extract(year from ${instant(now)}) - f.established as age,
        ${days(published, instant(now))} as days,
        coalesce(f.reduced_until > ${instant(now)}, false) as reduced,
        case when f.reduced_until > ${instant(now)} then f.reduction end as reduction
      where f.until > ${instant(now)}
    ) as o on true`;
}

/** Conversations of the last months, with the hours until the owner's first own message. */
const answered = (now: Date): SQL => sql`
  select f.scopes, f.listing_id, extract(epoch from answer.at - c.created_at) / 3600 as hours
  from ${conversations} c join market_facts f on f.listing_id = c.listing_id
  cross join lateral (
    select m.created_at as at from ${messages} m
    where m.conversation_id = c.id and m.sender_id <> c.buyer_id and not m.auto_reply
    order by m.created_at limit 1
  ) answer
  where c.created_at > ${instant(addDays(now, -replyDays))}`;
