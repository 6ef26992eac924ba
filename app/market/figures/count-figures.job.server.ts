import { notInArray, sql, type SQL } from "drizzle-orm";
import { type Measure, measureNames, minSample, scopeKey, type Topic } from "./figure.ts";
import { type FigureValues, marketFigures } from "./market-figures.table.ts";
import { getExchangeRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { toIndexTime } from "#app/listings/index/index-encoding.ts";
import { listingIndex } from "#app/listings/index/search.table.ts";
import { listingCategories, listings } from "#app/listings/listings.table.ts";
import { isCurrentIndexRow, isPublicListing } from "#app/listings/public-listing.server.ts";
import { conversations, messages } from "#app/messages/messages.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";
import { addDays } from "#app/shared/day.ts";
import { currencies } from "#app/shared/money.ts";

/** Once an hour and not per request: medians of all listings read them all. */
export const countFiguresJob = defineJob<object>("count-market-figures", {
  schedule: "21 * * * *",
});

const saleDays = 730;
const replyDays = 90;
/** Enough for shares to a percent, whatever the size of the market. */
const questionsRead = 5_000;

type Row = Record<string, unknown> & { category: string | null; place: string | null };

export async function countFigures(db: Db, now: Date): Promise<void> {
  const [offers, sales, replies, franchises, questions] = [
    await countGroups(db, await offered(db, now), offerMeasures),
    await countGroups(db, sold(now), { "days-to-sale": median("days") }),
    await countGroups(db, answered(now), { "reply-hours": median("hours") }),
    await countFranchises(db, now),
    await countQuestions(db),
  ];
  const values = new Map<string, FigureValues>();
  for (const row of [...offers, ...sales, ...replies]) {
    const key = scopeKey({ category: row.category ?? "", country: row.place! });
    values.set(key, { ...values.get(key), ...readValues(row) });
  }
  values.set(scopeKey({ franchise: true }), franchises);
  const all = scopeKey({});
  // In one order: two processes that count at the same moment must not wait for each other's rows.
  const rows = [...values]
    .filter(([key, group]) => key === all || Object.keys(group).length > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([scope, group]) => ({
      scope,
      values: group,
      questions: scope === all ? questions : null,
      countedAt: now,
    }));
  await db.transaction(async (tx) => {
    for (let at = 0; at < rows.length; at += 1_000)
      await tx
        .insert(marketFigures)
        .values(rows.slice(at, at + 1_000))
        .onConflictDoUpdate({
          target: marketFigures.scope,
          set: {
            values: sql`excluded.values`,
            questions: sql`excluded.questions`,
            countedAt: sql`excluded.counted_at`,
          },
        });
    const counted = rows.map(({ scope }) => scope);
    await tx.delete(marketFigures).where(notInArray(marketFigures.scope, counted));
  });
}

const enough = (value: SQL, sample: SQL): SQL =>
  sql`case when ${sample} >= ${minSample} then ${value} end`;

function quantile(column: string, part: number): SQL {
  const name = sql.raw(column);
  const value = sql`percentile_cont(${part}::float8) within group (order by ${name})`;
  return enough(value, sql`count(${name})`);
}
const median = (column: string): SQL => quantile(column, 0.5);

/** Of those that say yes or no: what is not stated is no answer. */
const share = (column: string): SQL =>
  enough(sql`100.0 * avg(${sql.raw(column)}::int)`, sql`count(${sql.raw(column)})`);

const offerMeasures: Partial<Record<Measure, SQL>> = {
  listings: enough(sql`count(*)`, sql`count(*)`),
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

/** Amounts in whole Canadian dollars. A price on request or as a range has no amount, so it is in no median. */
async function offered(db: Db, now: Date): Promise<SQL> {
  const { perCad } = await getExchangeRates(db);
  const rate = sql.join(
    currencies.map((currency) => sql`when ${currency} then ${perCad[currency]}::float8`),
    sql` `,
  );
  const inCad = (amount: unknown) =>
    sql`${amount} / 100.0 / (case ${listings.currency} ${rate} end)`;
  const earlier = sql`(select max(p.amount) from listing_prices p where p.listing_id = ${listings.id}
    and p.currency = ${listings.currency} and p.since > ${instant(addDays(now, -180))})`;
  const isReduced = sql`(${listingIndex.reducedUntil} > ${toIndexTime(now)})`;
  return sql`select ${listings.id} as id, ${listings.region} as region, ${listings.country} as country,
      ${inCad(listings.askingPrice)} as price, ${inCad(listings.annualRevenue)} as revenue,
      ${inCad(listings.annualCashFlow)} as cash_flow, ${listings.profitMargin} as margin,
      case when ${listings.pricePerCashFlow} > 0 then ${listings.pricePerCashFlow} end as multiple,
      extract(year from ${instant(now)}) - ${listings.established} as age,
      (${listings.employeesMin} + ${listings.employeesMax}) / 2.0 as staff,
      extract(epoch from ${instant(now)} - ${listings.publishedAt}) / 86400 as days,
      ${isReduced} as reduced,
      case when ${isReduced} then 100.0 * (1 - ${listings.askingPrice}::float8 / nullif(${earlier}, 0)) end as reduction,
      ${listings.askingPriceOnRequest} as on_request, ${listings.financingAvailable} as financed,
      ${listings.trainingIncluded} as training, ${listings.management} = 'absentee' as absentee,
      ${listings.propertyType} = 'real_property' as property, ${listings.relocatable} as relocatable,
      coalesce(${listings.franchise}, false) as franchise
    from ${listings} left join ${listingIndex} on ${isCurrentIndexRow}
    where ${isPublicListing(now)}`;
}

const sold = (now: Date): SQL => sql`select ${listings.id} as id, ${listings.region} as region,
    ${listings.country} as country, extract(epoch from ${listings.soldAt} - ${listings.publishedAt}) / 86400 as days
  from ${listings} where ${listings.status} = 'sold' and ${listings.soldAt} > ${instant(addDays(now, -saleDays))}
    and ${listings.soldAt} > ${listings.publishedAt}`;

const answered = (
  now: Date,
): SQL => sql`select l.id, l.region, l.country, extract(epoch from answer.at - c.created_at) / 3600 as hours
  from ${conversations} c join ${listings} l on l.id = c.listing_id
  cross join lateral (
    select m.created_at as at from ${messages} m
    where m.conversation_id = c.id and m.sender_id <> c.buyer_id and not m.auto_reply
    order by m.created_at limit 1
  ) answer
  where c.created_at > ${instant(addDays(now, -replyDays))}`;

/** For all listings, by category, by country, by region, and by category and region. */
async function countGroups(
  db: Db,
  from: SQL,
  wanted: Partial<Record<Measure, SQL>>,
): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    with offer as materialized (${from})
    select null as category, coalesce(country, region, '') as place, ${columns(wanted)}
    from offer group by grouping sets ((), (country), (region))
    union all
    select c.category, coalesce(o.region, '') as place, ${columns(wanted)}
    from offer o join ${listingCategories} c on c.listing_id = o.id
    group by grouping sets ((c.category), (c.category, o.region))`);
  return rows;
}

async function countFranchises(db: Db, now: Date): Promise<FigureValues> {
  const only = (from: SQL) =>
    sql`select o.* from (${from}) o join ${listings} f on f.id = o.id where f.franchise`;
  const count = async (from: SQL, wanted: Partial<Record<Measure, SQL>>) => {
    const { rows } = await db.execute<Row>(
      sql`with offer as materialized (${only(from)}) select ${columns(wanted)} from offer`,
    );
    return readValues(rows[0]!);
  };
  return {
    ...(await count(await offered(db, now), offerMeasures)),
    ...(await count(sold(now), { "days-to-sale": median("days") })),
    ...(await count(answered(now), { "reply-hours": median("hours") })),
  };
}

const columns = (wanted: Partial<Record<Measure, SQL>>): SQL =>
  sql.join(
    Object.entries(wanted).map(
      ([name, value]) => sql`(${value})::float8 as ${sql.identifier(name)}`,
    ),
    sql`, `,
  );

const readValues = (row: Record<string, unknown>): FigureValues =>
  Object.fromEntries(
    measureNames.flatMap((name) =>
      typeof row[name] === "number" ? [[name, Math.round(row[name] * 10) / 10]] : [],
    ),
  );

/** Words of a first message that show what it asks about. */
const topicWords: Record<Topic, string> = {
  books: "tax return|financial|statement|books|bookkeep|accountant|profit and loss|p&l",
  reason: "why (are )?you|reason for|reason you|behind the sale",
  price: "price|asking|negotia|offer",
  lease: "lease|landlord|rent\\M",
  staff: "staff|employee|team|manager",
  training: "training|hand.?over|transition|stay on",
  financing: "financ|vendor take|loan|down payment",
  equipment: "equipment|inventory|machine|oven|truck",
  customers: "customer|client|supplier|contract",
  visit: "visit|see (it|the place)|meet|call|phone|viewing",
};

async function countQuestions(db: Db): Promise<Partial<Record<Topic, number>> | null> {
  const shares = sql.join(
    Object.entries(topicWords).map(
      ([topic, words]) =>
        sql`100.0 * avg((text ~* ${words})::int)::float8 as ${sql.identifier(topic)}`,
    ),
    sql`, `,
  );
  const { rows } = await db.execute<Record<string, number>>(sql`
    with recent as (select c.id, c.buyer_id from ${conversations} c where c.listing_id is not null
      order by c.created_at desc limit ${questionsRead}),
    first as (select left(m.content, 2000) as text from recent cross join lateral (
      select content from ${messages} m where m.conversation_id = recent.id and m.sender_id = recent.buyer_id
        and not m.withheld and m.message_type = 'inquiry' order by m.created_at limit 1) m)
    select count(*)::int as read, ${shares} from first`);
  const { read, ...byTopic } = rows[0]!;
  if (read! < minSample) return null;
  return Object.fromEntries(
    Object.entries(byTopic).map(([topic, part]) => [topic, Math.round(part)]),
  );
}
