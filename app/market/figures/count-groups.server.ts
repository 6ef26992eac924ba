import { type SQL, sql } from "drizzle-orm";
import { type Measure, measureNames, minSample } from "./figure.ts";
import type { FigureValues } from "./market-figures.table.ts";
import { conversations, messages } from "#app/messages/messages.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { addDays } from "#app/shared/day.ts";

const saleDays = 730;
const halfYear = 183;
const replyDays = 90;

export type Groups = Map<string, FigureValues>;

/** Every group, or these. */
export async function countGroups(db: Db, now: Date, scopes?: readonly string[]): Promise<Groups> {
  const from = scopes
    ? sql`unnest(${sql.param(scopes)}::text[]) as wanted(scope) join (${factsOf(now)}) as f on f.scopes @> array[wanted.scope]`
    : sql`(${factsOf(now)}) as f, unnest(f.scopes) as wanted(scope)`;
  return readGroups(db, from, factMeasures);
}

/** How fast owners answer, by group. */
export const countReplies = (db: Db, now: Date): Promise<Groups> =>
  readGroups(db, sql`(${answered(now)}) as f, unnest(f.scopes) as wanted(scope)`, {
    // Ten conversations about one listing would tell how its owner answers.
    "reply-hours": enough(quantileOf("hours", 0.5), sql`count(distinct listing_id)`),
  });

async function readGroups(
  db: Db,
  from: SQL,
  wanted: Partial<Record<Measure, SQL>>,
): Promise<Groups> {
  const columns = sql.join(
    Object.entries(wanted).map(
      ([name, value]) => sql`(${value})::float8 as ${sql.identifier(name)}`,
    ),
    sql`, `,
  );
  const { rows } = await db.execute<Record<string, unknown> & { scope: string }>(
    sql`select scope, ${columns} from ${from} group by scope`,
  );
  const groups = rows.map(({ scope, ...row }) => [scope, readValues(row)] as const);
  return new Map(groups.filter(([, values]) => Object.keys(values).length > 0));
}

const readValues = (row: Record<string, unknown>): FigureValues =>
  Object.fromEntries(
    measureNames.flatMap((name) =>
      typeof row[name] === "number" ? [[name, Math.round(row[name] * 10) / 10]] : [],
    ),
  );

const enough = (value: SQL, sample: SQL): SQL =>
  sql`case when ${sample} >= ${minSample} then ${value} end`;

const quantileOf = (column: string, part: number): SQL =>
  sql`percentile_cont(${part}::float8) within group (order by ${sql.raw(column)})`;
const quantile = (column: string, part: number): SQL =>
  enough(quantileOf(column, part), sql`count(${sql.raw(column)})`);
const median = (column: string): SQL => quantile(column, 0.5);

/** Of those that say yes or no: what is not stated is no answer. */
const share = (column: string): SQL =>
  enough(sql`100.0 * avg(${sql.raw(column)}::int)`, sql`count(${sql.raw(column)})`);

const factMeasures: Partial<Record<Measure, SQL>> = {
  listings: enough(sql`count(on_request)`, sql`count(on_request)`),
  "new-listings": enough(sql`count(*) filter (where days < 30)`, sql`count(on_request)`),
  "median-price": median("price"),
  "low-price": quantile("price", 0.25),
  "high-price": quantile("price", 0.75),
  "median-revenue": median("revenue"),
  "median-cash-flow": median("cash_flow"),
  "median-margin": median("margin"),
  "median-multiple": median("multiple"),
  "low-multiple": quantile("multiple", 0.25),
  "high-multiple": quantile("multiple", 0.75),
  "median-age": median("age"),
  "median-staff": median("staff"),
  "days-on-market": median("days"),
  "days-to-sale": median("days_to_sale"),
  "share-sold": share("sold_in_time"),
  "share-reduced": share("reduced"),
  "median-reduction": median("reduction"),
  "share-on-request": share("on_request"),
  "share-financed": share("financed"),
  "share-training": share("training"),
  "share-absentee": share("absentee"),
  "share-with-property": share("property"),
  "share-relocatable": share("relocatable"),
  "share-franchise": share("franchise"),
};

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
      where f.until > ${instant(now)} and f.sold_at is null
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
