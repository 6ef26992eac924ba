import type pg from "pg";
import { categories } from "#app/listings/category.ts";
import { cities } from "#demo/world/cities.ts";

/** In one listing of five thousand. */
export const rareWord = "falconry";
/** In one of four. */
export const commonWord = "training";
const commonWords = ["lease", "growing", "equipment", "loyal", "patio"];

const owner = "00000000-0000-7000-8000-000000000001";
const batch = 1_000;

/**
 * Many listings, made by the database itself: most in few places and trades, prices spread over three magnitudes, texts of some
 * sixty words of which few are common. The triggers rest meanwhile; the index is built by the function that they call.
 */
export async function fillMarket(client: pg.Client, size: number): Promise<void> {
  for (const statement of [
    `insert into users (id, name, email, first_name, last_name, user_type)
      values ('${owner}', 'Owner', 'owner@example.com', 'Owner', 'Example', 'seller')`,
    `create table vocabulary as
      select n, (array['ba','co','di','fe','gu','ha','jo','ka','lu','me','ni','po','qui','ra','so','tu'])[1 + n % 16]
        || (array['lan','mer','nor','pas','rin','sto','tel','vek'])[1 + n / 16 % 8]
        || (array['do','fa','gri','lo','mi','pu','re','sa','to','va','wi','xe'])[1 + n / 128 % 12]
        || (array['','n','st','rt','l','m','ck'])[1 + n / 1536 % 7] || case when n >= 10752 then 'ing' else '' end as word
      from generate_series(0, 19999) n`,
    "alter table vocabulary add primary key (n)",
    `create table towns as select row_number() over () as town_number, *
      from (values ${towns()}) as t (country, region, city, latitude, longitude)`,
    `create table trades as select row_number() over () - 1 as trade_number, *
      from (values ${trades()}) as t (category, subcategory, noun)`,
    "analyze",
    "set session_replication_role = replica",
    listingRows(size),
    `insert into listing_categories (listing_id, position, category)
      select l.id, 0, t.category from listings l join trades t on t.subcategory = l.subcategory`,
    `insert into listing_categories (listing_id, position, category)
      select l.id, 1, 'real-estate' from listings l join listing_categories c on c.listing_id = l.id
      where l.property_type = 'real_property' and c.category <> 'real-estate'`,
    `insert into listing_prices (listing_id, since, amount, currency)
      select id, created_at, case when random() < 0.09 then asking_price * 1.1 else asking_price end, currency
      from listings where asking_price is not null`,
    `insert into listing_prices (listing_id, since, amount, currency)
      select l.id, p.since + interval '5 days', l.asking_price, l.currency
      from listing_prices p join listings l on l.id = p.listing_id where p.amount > l.asking_price`,
    `insert into listing_media (id, listing_id, kind, position, storage_key, content_type, bytes, width, height, featured)
      select gen_random_uuid(), id, 'photo', 0, id::text, 'image/webp', 1000, 1600, 1067, true from listings`,
    "set session_replication_role = origin",
    "vacuum analyze",
  ])
    await client.query(statement);
  const { rows } = await client.query<{ ids: string[] }>(
    `select array_agg(id) as ids from (select id, row_number() over () as n from listings) x group by n / ${batch}`,
  );
  // As one loads in bulk: the index of words is built at the end.
  await client.query("drop index listing_index_document");
  // Many ids are looked for by hash only where they are known while planning.
  await client.query("set plan_cache_mode = force_custom_plan");
  for (const { ids } of rows) await client.query("select index_listings($1::uuid[])", [ids]);
  await client.query(
    "create index listing_index_document on listing_index using gin (listing_document(text_row))",
  );
  await client.query("alter index listing_index_document alter column 1 set statistics 0");
  await client.query("vacuum analyze");
}

function listingRows(size: number): string {
  const words = commonWords
    .map((word, index) => `case when random() < ${0.5 - index * 0.09} then '${word} ' else '' end`)
    .join(" || ");
  return `
    insert into listings (id, owner_id, status, title, description, subcategory, tags, featured, published_at, expires_at,
      created_at, updated_at, city, region, country, latitude, longitude, currency, asking_price, asking_price_range,
      annual_revenue, annual_revenue_range, annual_cash_flow, annual_cash_flow_range, annual_cash_flow_on_request, relocatable,
      work_from_home, accommodation_included, franchise, business_opportunity, distressed, quick_sale, financing_available,
      management, property_type, package_id, package_purchased_at)
    select gen_random_uuid(), '${owner}', 'active',
      initcap(m.adjective) || ' ' || m.noun || ' For Sale',
      'A ' || m.noun || ' in ' || m.city || '. ' || ${words}
        || case when random() < 0.25 then '${commonWord} included. ' else '' end
        || case when random() < 0.0002 then '${rareWord} ' else '' end || m.story,
      m.subcategory, array[m.noun], random() < 0.05, m.published, m.published + interval '1 year',
      m.published - interval '1 day', m.published, m.city, m.region, m.country, m.latitude + random() - 0.5,
      m.longitude + random() - 0.5, case m.country when 'CA' then 'CAD' when 'US' then 'USD' else 'MXN' end,
      case when m.told < 0.8 then m.price * 100 end, case when m.told between 0.8 and 0.9 then '250k_500k' end,
      case when m.told < 0.7 then m.price * 180 end, case when m.told between 0.7 and 0.9 then '500k_1m' end,
      case when m.told < 0.6 then m.price * 40 end, case when m.told between 0.6 and 0.8 then '100k_250k' end, m.told > 0.9,
      random() < 0.1, random() < 0.08, random() < 0.05, random() < 0.06, random() < 0.08, random() < 0.04, random() < 0.06,
      random() < 0.3, (array['owner_managed', 'owner_managed', 'absentee', 'employee_owned', null])[1 + floor(random() * 5)::int],
      (array['lease', 'lease', 'lease', 'real_property', null])[1 + floor(random() * 5)::int], 'premium', m.published
    from (
      select town.country, town.region, town.city, town.latitude, town.longitude, trade.subcategory, trade.noun,
        now() - random() * interval '300 days' as published, exp(9.5 + random() * 6)::bigint as price, random() as told,
        vocabulary.word as adjective, (
          select string_agg(v.word, ' ')
          from (select floor(20000 * power(random(), 4))::int as pick from generate_series(1, 45 + s.number * 0) offset 0) p
          join vocabulary v on v.n = p.pick
        ) as story
      from (
        select number, floor(power(random(), 2) * (select count(*) from towns))::int + 1 as town_number,
          floor(power(random(), 1.5) * (select count(*) from trades))::int as trade_number,
          floor(power(random(), 3) * 20000)::int as word_number
        from generate_series(1, ${size}) number offset 0
      ) s
      join towns town using (town_number) join trades trade using (trade_number)
      join vocabulary on vocabulary.n = s.word_number
    ) m`;
}

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The towns of the demonstration market, the most common first. */
const towns = (): string =>
  cities
    .toSorted((a, b) => b.weight - a.weight)
    .map(
      ({ country, region, name, latitude, longitude }) =>
        `(${[country, region, name].map(quote).join(", ")}, ${latitude}, ${longitude})`,
    )
    .join(", ");

const trades = (): string =>
  categories
    .flatMap(({ slug, subcategories }) =>
      subcategories.map(
        ({ slug: subcategory, name }) =>
          `(${[slug, subcategory, name.split(/[ ,]/)[0]!.toLowerCase()].map(quote).join(", ")})`,
      ),
    )
    .join(", ");
