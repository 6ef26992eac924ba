import type pg from "pg";
import { categorySlugs } from "#app/listings/category.ts";

/** In one of five thousand names and titles. */
export const rareWord = "falconer";
/** In one title of ten, and in one description of four. */
export const commonWord = "bakery";

const firstNames =
  "Ana Ben Chloé Dev Élise Finn Grace Hugo Ivy Jonas Kim Léa Marco Nora Omar Pia Quinn Rosa Sam Tess";
const lastNames =
  "Adler Bouchard Chen Diaz Evans Fortin García Hall Ito Jones Khan Lévesque Martin Nguyen Okafor Patel";
const trades = "Bakery Café Garage Florist Gym Hotel Laundry Nursery Pharmacy Printer";
const places = "Toronto Montréal Vancouver Calgary Halifax Ottawa Winnipeg Québec Regina Saskatoon";
const pick = (words: string, seed: string): string =>
  `(array['${words.split(" ").join("','")}'])[1 + (${seed}) % ${words.split(" ").length}]`;
const id = (kind: number, n: string): string =>
  `('0000000${kind}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

/** As many users, listings and conversations, made by the database itself without the triggers, in orders that are not those of their ids. */
export async function fillAdminWorld(client: pg.Client, size: number): Promise<void> {
  const slugs = categorySlugs.map((slug) => `'${slug}'`).join(",");
  for (const statement of [
    "set session_replication_role = replica",
    `insert into users (id, name, email, first_name, last_name, phone, user_type, email_verified, phone_verified,
        identity_verified, deactivated_at, created_at)
      select ${id(1, "n")}, '', 'person' || n || '.' || (n * 7919 % 99991) || '@mail' || n % 40 || '.example.com',
        ${pick(firstNames, "n * 7")} || case when n % 5000 = 0 then ' ${rareWord}' else '' end, ${pick(lastNames, "n * 11 / 3")},
        '+1 416 555 ' || lpad((n % 10000)::text, 4, '0'),
        case when n % 2000 = 0 then 'admin' when n % 50 = 0 then 'broker' when n % 4 = 0 then 'seller' else 'buyer' end,
        n % 10 <> 0, n % 3 = 0, n % 7 = 0, case when n % 200 = 0 then now() end,
        now() - (n::bigint * 7919 % ${size}) * interval '5 minutes'
      from generate_series(1, ${size}) n`,
    `insert into listings (id, owner_id, status, title, description, city, region, currency, asking_price,
        asking_price_on_request, contact_name, contact_email, featured, package_id, package_purchased_at, published_at,
        expires_at, sold_at, created_at)
      select ${id(2, "n")}, ${id(1, `1 + n * 31 % ${size}`)}, life.status,
        ${pick(lastNames, "n * 13")} || ' ' || ${pick(trades, "n / 3")} || ' ' || n % 9973
          || case when n % 5000 = 0 then ' ${rareWord}' else '' end || ' For Sale',
        repeat('Established shop with its own equipment, a long lease and loyal customers. ', 4) || 'Number ' || n
          || case when n % 4 = 0 then ' beside a ${commonWord}' else '' end,
        ${pick(places, "n * 3")}, 'CA-ON', 'CAD', case when n % 10 > 0 then (1 + n::bigint * 6151 % 300000) * 1000 end,
        n % 10 = 0, 'Owner ' || n % 5000, 'owner' || n % 5000 || '@example.com', n % 40 = 2,
        case when life.status <> 'draft' then 'premium' end, case when life.status <> 'draft' then now() end,
        case when life.status <> 'draft' then now() end, now() + interval '90 days',
        case when life.status = 'sold' then now() end,
        now() - (n::bigint * 6151 % ${size}) * interval '5 minutes'
      from generate_series(1, ${size}) n, lateral (select case when n % 200 = 1 then 'pending' when n % 9 = 0 then 'sold'
        when n % 7 = 0 then 'expired' when n % 5 = 0 then 'draft' else 'active' end as status) life`,
    // As the trigger writes it.
    "update listings set price_key = asking_price where asking_price is not null",
    `insert into listing_categories (listing_id, position, category)
      select ${id(2, "n")}, 0, (array[${slugs}])[1 + (sqrt(n % 400))::int % ${categorySlugs.length}] from generate_series(1, ${size}) n`,
    `insert into listing_categories (listing_id, position, category)
      select ${id(2, "n")}, 1, (array[${slugs}])[1 + (1 + (sqrt(n % 400))::int) % ${categorySlugs.length}] from generate_series(1, ${size}, 3) n`,
    `insert into conversations (id, listing_id, buyer_id, owner_id, status, message_count, last_message_at, last_message_id)
      select ${id(3, "n")}, case when n % 50 > 0 then ${id(2, `1 + n::bigint * 17 % ${size}`)} end,
        ${id(1, `1 + n * 37 % ${size}`)}, ${id(1, `1 + (n * 37 + 1 + n % 77) % ${size}`)},
        case when n % 20 = 0 then 'archived' when n % 33 = 0 then 'closed' else 'active' end, 1,
        now() - (n::bigint * 7907 % ${size}) * interval '3 minutes', ${id(4, "n")}
      from generate_series(1, ${size}) n`,
    `insert into messages (id, conversation_id, sender_id, recipient_id, message_type, content, created_at)
      select ${id(4, "n")}, ${id(3, "n")}, ${id(1, `1 + n * 37 % ${size}`)}, ${id(1, `1 + (n * 37 + 1 + n % 77) % ${size}`)},
        'inquiry', 'Is the business still for sale, and may I see the books of the last three years? ' || n,
        now() - (n::bigint * 7907 % ${size}) * interval '3 minutes'
      from generate_series(1, ${size}) n`,
    "set session_replication_role = origin",
    "vacuum analyze",
  ])
    await client.query(statement);
}
