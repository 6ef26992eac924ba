import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { migrateDatabase } from "#app/platform/db/migrate.ts";
import { createId } from "#app/platform/db/id.ts";
import { openOnServer } from "#test/server-database.ts";
import { migrateBefore } from "./migrate-before.ts";

test("a market that exists becomes confidential without losing anything", async () => {
  const { database, end } = await openOnServer();
  onTestFinished(end);
  await migrateBefore(database, "confidential-sale");
  const { db } = database;
  const [owner, broker, listing, represented, thread] = Array.from({ length: 5 }, () => createId());
  const person = (id: string, last: string, type: string) =>
    sql`(${id}, ${`Ana ${last}`}, ${`${id}@example.com`}, 'Ana', ${last}, ${type})`;
  const [talking, asking, blocked, granted] = Array.from({ length: 4 }, () => createId());
  const people = [
    person(owner!, "Owner", "seller"),
    person(broker!, "Broker", "broker"),
    ...[talking!, asking!, blocked!, granted!].map((id) => person(id, "Buyer", "buyer")),
  ];
  await db.execute(sql`insert into users (id, name, email, first_name, last_name, user_type)
    values ${sql.join(people, sql`, `)}`);
  const listings = [
    sql`(${listing}, ${owner}, null, 'active', 'Bakery For Sale', true)`,
    sql`(${represented}, ${owner}, ${broker}, 'active', 'Mill For Sale', false)`,
  ];
  await db.execute(sql`insert into listings (id, owner_id, broker_id, status, title, documents_open, region, country, currency,
      published_at, expires_at, package_id, package_purchased_at, updated_at)
    select id::uuid, owner::uuid, broker::uuid, status, title, is_open, 'CA-ON', 'CA', 'CAD', now(), now() + interval '1 year', 'premium', now(), '2026-01-01'
    from (values ${sql.join(listings, sql`, `)}) as l (id, owner, broker, status, title, is_open)`);
  await db.execute(sql`insert into conversations (id, listing_id, buyer_id, owner_id)
    values (${thread}, ${listing}, ${talking}, ${owner})`);
  await db.execute(sql`insert into messages (id, conversation_id, sender_id, recipient_id, message_type, content)
    values (${createId()}, ${thread}, ${talking}, ${owner}, 'inquiry', 'Is it yours?'),
      (${createId()}, ${thread}, ${owner}, ${talking}, 'reply', 'It is.')`);
  await db.execute(sql`insert into notifications (id, user_id, kind, key, title, href)
    values (${createId()}, ${talking}, 'message', ${`message:${thread}`}, '2 new messages from Ana Owner', '/account/leads'),
      (${createId()}, ${owner}, 'message', ${`message:${thread}`}, 'New inquiry from Ana Buyer', '/account/leads')`);
  await db.execute(
    sql`insert into user_blocks (blocker_id, blocked_id) values (${owner}, ${blocked})`,
  );
  await db.execute(sql`insert into document_access (listing_id, user_id, granted_at)
    values (${listing}, ${talking}, null), (${represented}, ${asking}, null), (${represented}, ${blocked}, null),
      (${represented}, ${granted}, now())`);

  await migrateDatabase(database);

  const { rows: audiences } =
    await db.execute(sql`select photos_for, documents_for, website_for, video_for,
    updated_at::date::text as updated from listings order by title`);
  const usual = { photos_for: "access", website_for: "registered", video_for: "everyone" };
  expect(audiences).toEqual([
    { ...usual, documents_for: "registered", updated: "2026-01-01" },
    { ...usual, documents_for: "access", updated: "2026-01-01" },
  ]);
  const { rows: threads } =
    await db.execute(sql`select c.buyer_id, c.owner_id, c.third_id, c.contact_shared_at as shared,
    c.message_count as count, m.withheld, m.read_at is not null as read
    from conversations c join messages m on m.conversation_id = c.id and m.message_type = 'request'`);
  const request = { shared: null, read: true, withheld: false };
  const ofBroker = { ...request, owner_id: broker, third_id: owner, count: 1 };
  expect(threads).toHaveLength(3);
  expect(threads).toEqual(
    expect.arrayContaining([
      { ...request, buyer_id: talking, owner_id: owner, third_id: null, count: 3 },
      { ...ofBroker, buyer_id: asking },
      // Whom the owner has blocked stays out of sight.
      { ...ofBroker, buyer_id: blocked, withheld: true },
    ]),
  );
  const { rows: bells } = await db.execute(sql`select title from notifications order by title`);
  expect(bells.map(({ title }) => title)).toEqual([
    "2 new messages from Ana",
    "New inquiry from Ana Buyer",
  ]);
  const { rows: grants } = await db.execute(
    sql`select user_id from document_access where granted_at is not null`,
  );
  expect(grants).toEqual([{ user_id: granted }]);
}, 180_000);
