import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { createId } from "#app/platform/db/id.ts";
import { migrateDatabase } from "#app/platform/db/migrate.ts";
import { migrateBefore } from "#test/migrate-before.ts";
import { openOnServer } from "#test/server-database.ts";

test("what was published openly stays open, and a draft follows the rule", async () => {
  const { database, end } = await openOnServer();
  onTestFinished(end);
  await migrateBefore(database, "confidential-listings");
  const { db } = database;
  const owner = createId();
  await db.execute(sql`insert into users (id, name, email, first_name, last_name, user_type)
    values (${owner}, 'Ana Owner', 'ana@example.com', 'Ana', 'Owner', 'seller')`);
  await db.execute(sql`insert into listings
      (id, owner_id, status, title, region, country, currency, asking_price, published_at, expires_at, updated_at)
    select gen_random_uuid(), ${owner}, status, title, 'CA-ON', 'CA', 'CAD', price, since, now(), '2026-01-01'
    from (values ('expired', 'Large', 100000001, now()), ('expired', 'At the limit', 100000000, now()),
      ('draft', 'Large draft', 200000000, null)) as l (status, title, price, since)`);

  await migrateDatabase(database);

  const { rows } = await db.execute(sql`select title, confidentiality, confidential,
    updated_at::date::text as updated from listings order by title`);
  const untouched = { confidential: false, updated: "2026-01-01" };
  expect(rows).toEqual([
    { title: "At the limit", confidentiality: "by-price", ...untouched },
    { title: "Large", confidentiality: "open", ...untouched },
    { title: "Large draft", confidentiality: "by-price", ...untouched },
  ]);
});
