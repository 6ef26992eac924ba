import { eq, sql } from "drizzle-orm";
import * as accountDashboard from "#app/accounts/dashboard/dashboard-page.tsx";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import type { Viewer } from "#app/accounts/viewer.ts";
import * as dashboardPage from "#app/admin/dashboard/dashboard-page.tsx";
import type { loadDashboard } from "#app/admin/dashboard/load-dashboard.server.ts";
import * as emailsPage from "#app/admin/emails/emails-page.tsx";
import * as jobsPage from "#app/admin/jobs/jobs-page.tsx";
import * as listingsPage from "#app/admin/listings/listings-page.tsx";
import * as messagesPage from "#app/admin/messages/messages-page.tsx";
import * as ordersPage from "#app/admin/orders/orders-page.tsx";
import * as queuePage from "#app/admin/queues/queue-page.tsx";
import * as revenuePage from "#app/admin/revenue/revenue-page.tsx";
import { netOf, type RevenueFigures } from "#app/admin/revenue/revenue.ts";
import * as users from "#app/admin/users/users-page.tsx";
import { deliverMailJob } from "#app/platform/mail/send-email.server.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";
import { anAccountRequest, aPageContext } from "#test/account-request.ts";
import { anAdmin } from "#test/factories.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as brokerPage from "#app/browsing/brokers/broker-page.tsx";
import * as brokersPage from "#app/browsing/brokers/brokers-page.tsx";
import * as deskPage from "#app/selling/desk/desk-page.tsx";
import type { HomeData } from "#app/browsing/home/hero-figures.ts";
import * as homePage from "#app/browsing/home/home-page.tsx";
import * as draftsPage from "#app/selling/owned/drafts-page.tsx";
import * as myListings from "#app/selling/owned/my-listings-page.tsx";
import * as savedPage from "#app/shortlist/saved/saved-listings-page.tsx";
import * as searchPage from "#app/search/page/search-page.tsx";
import * as leadsPage from "#app/messages/leads/leads-page.tsx";
import { getUnreadCounts } from "#app/messages/leads/unread-counts.queries.server.ts";
import { categorySlugs } from "#app/listings/category.ts";
import { listings } from "#app/listings/listings.table.ts";
import { orders } from "#app/payments/payments.table.ts";
import { reconcileOrder } from "#app/payments/reconciliation/reconcile.server.ts";
import { requestRefund } from "#app/payments/refunds/refund-requests.server.ts";
import { createId } from "#app/platform/db/id.ts";
import { openJobs } from "#app/platform/jobs/open-jobs.ts";
import { createLog } from "#app/platform/log.ts";
import { regionsOf } from "#app/shared/places.ts";
import { writeWorld } from "#demo/load-demonstration.ts";
import { pictures } from "#demo/pictures.ts";
import { jobDefinitions } from "#server/job-table.ts";
import { templateName } from "#test/administer-server.ts";
import type { World } from "#test/with-database.ts";
import { findImpossibleDates } from "#test/impossible-dates.ts";
import { aPaymentWorld } from "#test/payment-world.ts";
import { openOnServer } from "#test/server-database.ts";

const stored = pictures.map((picture) =>
  Object.assign({ storageKey: picture.name, bytes: 1000 }, picture),
);

// The fault tests load the whole market on the embedded database.
let world: World;
let end: () => Promise<void>;

// Some 50,000 rows: seconds on its own, longer in parallel with other tests.
beforeAll(async () => {
  const opened = await openOnServer({ pool: 5, template: templateName });
  const { database } = opened;
  const jobs = await openJobs(
    database,
    jobDefinitions,
    createLog("silent"),
    "http://localhost:3000",
  );
  world = { database, db: database.db, jobs };
  end = async () => {
    await jobs.stop();
    await opened.end();
  };
  await world.db.transaction((tx) =>
    writeWorld(tx, Promise.resolve(stored), "not-a-hash", new Date()),
  );
}, 240_000);
afterAll(() => end());

test("the first pages are planned with statistics", async () => {
  const { rows } = await world.db.execute<{ columns: number }>(
    sql`select count(*)::int as columns from pg_stats where tablename in ('listings', 'listing_index')`,
  );
  expect(rows[0]!.columns).toBeGreaterThan(50);
});

test("nothing happened too early or in the future", async () => {
  expect(await findImpossibleDates(world.db)).toEqual({});
});

test("a whole market: every status, category and Canadian region, with payments and views", async () => {
  const { db } = world;
  const rows = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
    (await db.execute<Row>(query)).rows;

  const statuses = await rows<{ status: string; listings: number }>(
    sql`select status, count(*)::int as listings from listings group by status`,
  );
  const byStatus = Object.fromEntries(statuses.map((row) => [row.status, row.listings]));
  expect(byStatus.active).toBe(2734);
  for (const status of ["draft", "pending", "sold", "expired"])
    expect(byStatus[status]).toBeGreaterThan(10);

  const [shown] = await rows<{ listings: number }>(
    sql`select count(*)::int as listings from listings where status = 'active' and expires_at > now() + interval '1 hour'`,
  );
  expect(shown!.listings).toBeGreaterThan(2700);

  const used = await rows<{ category: string }>(
    sql`select distinct category from listing_categories where position = 0`,
  );
  expect(used.map(({ category }) => category).toSorted()).toEqual([...categorySlugs].toSorted());

  const regions = await rows<{ region: string; country: string }>(
    sql`select distinct region, country from listings`,
  );
  const canadian = regions.filter(({ country }) => country === "CA").map(({ region }) => region);
  expect(canadian.toSorted()).toEqual(
    regionsOf("CA")
      .map(({ code }) => code)
      .toSorted(),
  );
  expect(new Set(regions.map(({ country }) => country))).toEqual(new Set(["CA", "US", "MX"]));

  const [unpaid] = await rows<{ listings: number }>(
    sql`select count(*)::int as listings from listings l where l.status = 'active'
        and not exists (select 1 from orders o where o.listing_id = l.id and o.status = 'paid')`,
  );
  expect(unpaid!.listings).toBe(0);

  const [photoless] = await rows<{ listings: number }>(
    sql`select count(*)::int as listings from listings l where l.status = 'active'
        and not exists (select 1 from listing_media m where m.listing_id = l.id and m.featured)`,
  );
  expect(photoless!.listings).toBe(0);

  const [months] = await rows<{ months: number }>(
    sql`select count(distinct date_trunc('month', paid_at))::int as months from orders`,
  );
  expect(months!.months).toBeGreaterThanOrEqual(12);

  // Every admin queue and the bells have entries.
  const [waiting] = await rows<Record<string, unknown>>(sql`select
    (select count(*)::int from person_reports where handled_at is null) as people,
    (select count(distinct reason)::int from flagged_messages where handled_at is null) as flags,
    (select count(*)::int from identity_verifications where state = 'pending') as identities,
    (select count(*)::int from passport_requests where state = 'pending') as passports,
    (select count(*)::int from passports where expires_at > now()) > 20 as "hasPassports",
    (select count(distinct user_id)::int from notifications where read_at is null) as bells,
    (select count(*)::int from document_access a join listings l on l.id = a.listing_id
       join users u on u.id = l.owner_id
       where l.confidential and a.agreed_with = u.id and u.email like 'broker@%') as vault,
    (select count(*)::int from offers o join conversations c on c.id = o.conversation_id
       join conversation_members m on m.conversation_id = c.id and m.user_id = c.owner_id
       where o.state = 'open' and c.status = 'active' and m.stage = 'offer'
         and exists (select 1 from messages where conversation_id = c.id and message_type = 'offer')) as negotiations`);
  expect(waiting).toMatchObject({
    people: 3,
    flags: 3,
    identities: 3,
    passports: 3,
    vault: 1,
    negotiations: 1,
    hasPassports: true,
  });
  expect(waiting!["bells"]).toBeGreaterThan(0);
});

type DashboardData = Awaited<ReturnType<typeof loadDashboard>>;
type AccountDashboard = Awaited<ReturnType<typeof accountDashboard.loader>>;
type Loader = (args: never) => Promise<unknown>;

const lists: Record<string, Loader> = {
  "/admin/users": users.loader,
  "/admin/listings": listingsPage.loader,
  "/admin/orders": ordersPage.loader,
  "/admin/emails": emailsPage.loader,
  "/admin/jobs": jobsPage.loader,
};

test("every number of the dashboard leads to a list with as many rows", async () => {
  const { db, jobs } = world;
  const { id } = await anAdmin(db);
  const context = aPageContext(world, anAccountRequest(world));
  context.set(viewerContext, { id, adminAreas: null } as Viewer);
  const load = async <Data>(loader: Loader, path: string, params = {}): Promise<Data> => {
    const url = new URL(path, "http://localhost:3000");
    const loaded = await loader({ context, url, params, request: new Request(url) } as never);
    return (loaded instanceof Object && "data" in loaded ? loaded.data : loaded) as Data;
  };
  /** All rows of all pages. */
  const countRows = async (to: string): Promise<number> => {
    const [, kind, overdue] = /^\/admin\/queues\/([\w-]+)(\?overdue)?$/.exec(to) ?? [];
    if (kind) {
      const { rows } = await load<{ rows: { isOverdue: boolean }[] }>(queuePage.loader, to, {
        kind,
      });
      // Those stand first, with a badge.
      return rows.filter(({ isOverdue }) => !overdue || isOverdue).length;
    }
    const loader = lists[to.split("?")[0]!]!;
    const seen = new Set<string>();
    for (let page = 1; ; page++) {
      const path = `${to}${to.includes("?") ? "&" : "?"}size=100&page=${page}`;
      const { list } = await load<{ list: { rows: { id: string }[] } }>(loader, path);
      for (const row of list.rows) seen.add(row.id);
      if (list.rows.length < 100) return seen.size;
    }
  };
  const numberIn = (text: string): number => Number(/^[\d,]+/.exec(text)![0].replaceAll(",", ""));

  // Empty in the demonstration market.
  await db.execute(
    sql`update orders set status = 'disputed' where id in (select id from orders where status = 'paid' limit 3)`,
  );
  await db.execute(
    sql`update listings set review_reasons = '{banned-words}' where id in (select id from listings where status = 'active' limit 2)`,
  );
  await db.execute(
    sql`update listings set expires_at = now() - interval '1 minute' where id in (select id from listings where status = 'active' limit 5)`,
  );
  await db.execute(
    sql`insert into mails (id, recipient, subject, text, last_error) values (gen_random_uuid(), 'a@example.com', 'S', 'T', 'refused')`,
  );
  await db.transaction((tx) => jobs.enqueue(tx, deliverMailJob, { mailId: id }));
  await db.execute(sql`update pgboss.job set state = 'failed' where name = 'deliver-mail'`);

  const { cards, alerts, categories } = await load<DashboardData>(
    dashboardPage.loader,
    "/admin/dashboard",
  );
  const counted = alerts.filter(({ text }) => /^\d/.test(text));
  expect(counted).toHaveLength(15);
  const [userCard, listingCard, messageCard, revenueCard] = cards;
  const numbers = [
    ...counted.map(({ text, to }) => ({ text, to, count: numberIn(text) })),
    ...categories!.map(({ label, value, to }) => ({ text: label, to, count: value })),
    ...[userCard!, listingCard!].map(({ label, value, to }) => ({
      text: label,
      to,
      count: numberIn(value),
    })),
  ];
  const shown = [];
  for (const { text, to } of numbers) shown.push({ text, to, count: await countRows(to) });
  expect(shown).toEqual(numbers);

  // The list shows conversations, the number counts messages.
  const { messages } = await load<{ messages: number }>(messagesPage.loader, messageCard!.to);
  expect(messages).toBe(numberIn(messageCard!.value));
  const { total } = await load<{ total: RevenueFigures }>(revenuePage.loader, revenueCard!.to);
  expect(formatMoney(netOf(total), "CAD")).toBe(revenueCard!.value);
});

test("numbers for owners, brokers and visitors lead to as many rows", async () => {
  const { db } = world;
  const context = aPageContext(world, anAccountRequest(world));
  const found = await db.execute<Viewer & Record<string, unknown>>(
    sql`select id, user_type as "userType" from users where email like '%@relevo.example'`,
  );
  const [seller, broker, buyer] = (["seller", "broker", "buyer"] as const).map((type) =>
    found.rows.find(({ userType }) => userType === type)!,
  );
  const load = async <Data>(loader: Loader, path: string, params = {}): Promise<Data> => {
    const url = new URL(path, "http://localhost:3000");
    const loaded = await loader({ context, url, params, request: new Request(url) } as never);
    return (loaded instanceof Object && "data" in loaded ? loaded.data : loaded) as Data;
  };
  interface List {
    list: {
      rows: { id: string; status: string; leads: number; isRepresented: boolean }[];
      total: number;
    };
    counts: { statuses: Record<string, number> };
  }
  const totalAt = async (loader: Loader, path: string) =>
    (await load<List>(loader, path)).list.total;

  for (const owner of [seller!, broker!]) {
    context.set(viewerContext, owner);
    const { counts: all, list } = await load<List>(myListings.loader, "/account/listings");
    const counts = all.statuses;
    for (const [status, count] of Object.entries(counts))
      expect(await totalAt(myListings.loader, `/account/listings?status=${status}`)).toBe(count);
    expect(await totalAt(draftsPage.loader, "/account/drafts")).toBe(counts.draft);
    const dashboard = await load<AccountDashboard>(accountDashboard.loader, "/account/dashboard");
    expect(dashboard.selling!.counts).toEqual(counts);
    expect(await totalAt(leadsPage.loader, "/account/leads")).toBe(dashboard.inbox);
    expect(await totalAt(leadsPage.loader, "/account/leads?status=archived")).toBe(
      dashboard.leads - dashboard.inbox,
    );
    const unread = await getUnreadCounts(db, owner.id);
    expect(await totalAt(leadsPage.loader, "/account/leads?need=unread")).toBe(unread.unreadLeads);
    // A draft opens in the wizard. The inbox also has the conversation with an owner whom the broker represents.
    const own = list.rows.filter((one) => one.status !== "draft" && !one.isRepresented);
    for (const { id, leads } of own) {
      const { head, archivedLeads } = await load<{
        head: { leads: number };
        archivedLeads: number;
      }>(deskPage.loader, `/account/listings/edit/${id}`, { id });
      expect(head.leads + archivedLeads).toBe(leads);
      const inbox = `/account/leads?listing=${id}`;
      expect(await totalAt(leadsPage.loader, inbox)).toBe(head.leads);
      expect(await totalAt(leadsPage.loader, `${inbox}&status=archived`)).toBe(archivedLeads);
    }
  }

  context.set(viewerContext, buyer!);
  const { buying } = await load<AccountDashboard>(accountDashboard.loader, "/account/dashboard");
  expect(await totalAt(savedPage.loader, "/account/saved-listings")).toBe(buying!.saved);

  const { list } = await load<{ list: { rows: { id: string; activeListings: number }[] } }>(
    brokersPage.loader,
    "/brokers",
  );
  for (const { id, activeListings } of list.rows) {
    const broker = await load<List>(brokerPage.loader, `/brokers/${id}`, { id });
    expect(broker.list.total).toBe(activeListings);
  }

  const { categories } = await load<HomeData>(homePage.loader, "/");
  expect(categories).toHaveLength(8);
  for (const { to, count } of categories) {
    const { view } = await load<{ view: { total: number } }>(searchPage.loader, to);
    expect([to, view.total]).toEqual([to, Number(count.number)]);
  }
});

test("counts listing categories within the other filters", async () => {
  const context = aPageContext(world, anAccountRequest(world));
  context.set(viewerContext, { id: "", adminAreas: null } as Viewer);
  const load = async (query: string) =>
    listingsPage.loader({
      context,
      url: new URL(`http://localhost:3000/admin/listings?${query}`),
    } as never);
  for (const query of ["", "status=sold", "freshness=unconfirmed", "q=bakery&status=active"]) {
    const { categories } = await load(query);
    const { value, count } = categories.toSorted((a, b) => b.count - a.count)[0]!;
    const { list } = await load(`${query}&category=${value}`);
    expect([query, value, list.total]).toEqual([query, value, count]);
  }
});

test("orders can be refunded and reconciled as if bought here", async () => {
  const { db } = world;
  const shop = aPaymentWorld(world.database);
  const { id: actorId } = await anAdmin(db);
  const find = async (condition: ReturnType<typeof sql>) => {
    const { rows } = await db.execute<{ id: string }>(
      sql`select o.id from orders o join listings l on l.id = o.listing_id where ${condition} limit 1`,
    );
    return rows[0]!.id;
  };
  const read = async (id: string) =>
    (
      await db
        .select({
          order: orders.status,
          listing: listings.status,
          amount: orders.amount,
          refunded: sql`(select coalesce(sum(amount), 0) from refunds where order_id = orders.id)`
            .mapWith(Number)
            .as("refunded"),
        })
        .from(orders)
        .innerJoin(listings, eq(listings.id, orders.listingId))
        .where(eq(orders.id, id))
    )[0]!;
  const running = sql`o.status = 'paid' and o.kind = 'package' and l.status = 'active'`;
  const untouched = [
    await find(sql`${running} and o.package_id = 'rmb'`),
    await find(sql`o.status = 'failed'`),
    await find(sql`o.kind = 'success_fee'`),
    await find(
      sql`exists (select 1 from refunds r where r.order_id = o.id and r.amount = o.amount)`,
    ),
    await find(
      sql`exists (select 1 from refunds r where r.order_id = o.id and r.amount < o.amount)`,
    ),
  ];
  for (const orderId of untouched) {
    const before = await read(orderId);
    await reconcileOrder(shop, { orderId, actorId, requestId: null, now: shop.clock.now });
    await shop.drain();
    expect(await read(orderId)).toEqual(before);
  }
  for (const orderId of [untouched[0]!, await find(sql`${running} and o.package_id = 'premium'`)]) {
    const { amount } = await read(orderId);
    const refund = await requestRefund(db, shop.jobs, {
      orderId,
      amount,
      reason: "Goodwill",
      formId: createId(),
      expectedLeft: amount,
      actorId,
      requestId: null,
      now: shop.clock.now,
    });
    expect(refund).toEqual({ ok: true });
    await shop.drain();
    expect(await read(orderId)).toMatchObject({
      order: "paid",
      listing: "expired",
      refunded: amount,
    });
  }
});
