import type { AdminAreas } from "#app/accounts/administration/admin-areas.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { quickSearch } from "#app/admin/search/quick-search.server.ts";
import type { Database, Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import { QueryCache } from "#app/platform/query-cache.ts";
import { aListing, anAdmin, anOperator, aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import { loadDashboard } from "./load-dashboard.server.ts";

const health = { listDegraded: async () => ["worker" as const, "mail" as const] };
const rows = 4_000;

/** Time-ordered ids and times over two years, as if the rows had been added one by one. */
const at = sql.raw("now() - make_interval(mins => n * 250)");
const idAt = (salt: string) =>
  sql.raw(
    `(lpad(to_hex((extract(epoch from now() - make_interval(mins => n * 250)) * 1000)::bigint), 12, '0')
      || '7' || substr(md5('${salt}' || n), 1, 3) || '8' || substr(md5('${salt}' || n), 4, 15))::uuid`,
  );

/** Without triggers and foreign keys: only sizes and times matter here. */
async function fillTables(db: Db): Promise<void> {
  const series = sql.raw(`from generate_series(1, ${rows}) as n`);
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`insert into users (id, email, name, first_name, last_name, created_at)
      select ${idAt("u")}, 'p' || n || '@example.com', 'P', 'P', 'P', ${at} ${series}`);
    await tx.execute(sql`insert into listings
        (id, owner_id, status, title, region, created_at, confirmed_at, published_at, expires_at, package_id, package_purchased_at)
      select ${idAt("l")}, ${idAt("u")}, case when n % 100 = 0 then 'pending' else 'active' end, 'T', 'CA-ON',
        ${at}, now() - make_interval(mins => n), ${at}, now() + interval '1 year', 'rmb', ${at} ${series}`);
    await tx.execute(sql`insert into messages
        (id, conversation_id, sender_id, recipient_id, message_type, content, created_at)
      select ${idAt("m")}, ${idAt("c")}, ${idAt("u")}, ${idAt("l")}, 'reply', 'Hello', ${at} ${series}`);
    await tx.execute(sql`insert into orders
        (id, listing_id, user_id, kind, package_id, amount, status, paid_at, created_at)
      select ${idAt("o")}, ${idAt("l")}, ${idAt("u")}, 'renewal', 'rmb', 5900, 'paid', ${at}, ${at} ${series}`);
    await tx.execute(sql`insert into audit_log (id, actor_id, action, subject_type, subject_id, details, created_at)
      select ${idAt("a")}, ${idAt("u")}, 'signed-in', 'user', 'x', '{}', ${at} ${series}`);
  });
  await db.execute(sql`analyze`);
}

interface Statement {
  text: string;
  values: unknown[];
}

/** The statements that the visit sends to the database. */
async function statementsOf(database: Database, run: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const client = database.kind === "server" ? database.pool : database.client;
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const recording = (...args: unknown[]) => {
    const [first, second] = args as [string | { text: string; values?: unknown[] }, unknown[]?];
    const text = typeof first === "string" ? first : first.text;
    const values = second ?? (typeof first === "string" ? [] : (first.values ?? []));
    // Meanwhile the queue starts transactions on the same pool.
    if (!/^(begin|commit|rollback)\b/i.test(text)) statements.push({ text, values });
    return query(...args);
  };
  Object.assign(client, { query: recording });
  try {
    await run();
  } finally {
    Object.assign(client, { query });
  }
  return statements;
}

async function planOf(database: Database, { text, values }: Statement): Promise<string> {
  const explain = `explain ${text}`;
  const { rows: lines } =
    database.kind === "server"
      ? await database.pool.query<{ "QUERY PLAN": string }>(explain, values)
      : await database.client.query<{ "QUERY PLAN": string }>(explain, values);
  return lines.map((line) => line["QUERY PLAN"]).join("\n");
}

const env = { mode: "test" as const, SMTP_URL: undefined, PAYMENTS: "test" as const };

withDatabase((world) => {
  test("neither the dashboard nor the quick search scans a large table", async () => {
    const { db, database } = world();
    await fillTables(db);
    await anAdmin(db);
    const services = { db, queryCache: new QueryCache(db), health, env };
    const visit = () =>
      loadDashboard(services, { id: createId(), adminAreas: null }, "12m", new Date());
    // The first visit counts the days that are over, and fills the cache that the home page shares.
    await visit();
    const statements = await statementsOf(database, visit);
    expect(statements.length).toBeGreaterThan(10);
    for (const query of ["wintergreen", "R-10000", "ana@example.com", createId()])
      statements.push(...(await statementsOf(database, () => quickSearch(db, null, query))));
    for (const statement of statements)
      expect(await planOf(database, statement), statement.text).not.toMatch(
        /Seq Scan on (users|listings|messages|orders|audit_log)/,
      );
  });

  test("sends a limited administrator only the figures of their areas", async () => {
    const { db } = world();
    const services = { db, queryCache: new QueryCache(db), health, env };
    const secret = "Person whose name is for support only";
    await aUser(db, { firstName: secret, createdAt: new Date(Date.now() + 60_000) });
    await aListing(db, { title: "Listing for content only", createdAt: new Date() });
    const seen = (areas: AdminAreas) =>
      loadDashboard(services, { id: createId(), adminAreas: areas }, "30d", new Date());
    const labels = async (areas: AdminAreas) => (await seen(areas)).cards.map(({ label }) => label);

    const alerts = async (areas: AdminAreas) => (await seen(areas)).alerts.map(({ text }) => text);
    const degraded = [
      "The mail server does not answer. Emails wait.",
      "No worker is running. Emails, alerts and payments wait.",
    ];
    expect(await alerts(null)).toEqual(expect.arrayContaining(degraded));
    expect(await alerts(["support"])).not.toEqual(expect.arrayContaining([degraded[0]]));

    expect(await labels(["finance"])).toEqual(["Revenue This Month"]);
    expect(await labels(["support"])).toEqual(["Total Users", "Total Messages"]);
    expect(await labels(["content"])).toEqual(["Active Listings"]);
    expect(await labels(null)).toHaveLength(4);
    const finance = await seen(["finance"]);
    expect(JSON.stringify(finance)).not.toMatch(/for support only|for content only/);
    expect(finance).toMatchObject({ categories: null, performance: null });
    expect(finance.growth.series.map(({ label }) => label)).toEqual(["Revenue"]);
    expect(JSON.stringify(await seen(null))).toContain(secret);
  });

  test("alerts until the operator is set", async () => {
    const { db } = world();
    const ask = async (areas: AdminAreas) => {
      const services = { db, queryCache: new QueryCache(db), health, env };
      const { alerts } = await loadDashboard(
        services,
        { id: createId(), adminAreas: areas },
        "30d",
        new Date(),
      );
      return alerts.filter(({ to }) => to === "/admin/settings/operator").length;
    };
    expect([await ask(null), await ask(["support", "content", "finance"])]).toEqual([1, 0]);
    await anOperator(db);
    expect(await ask(null)).toBe(0);
  });

  test("shows an administrator without limits what a new site still needs", async () => {
    const { db } = world();
    const admin = await anAdmin(db);
    const load = (adminAreas: AdminAreas, changes: object) => {
      const services = { db, queryCache: new QueryCache(db), health, env: { ...env, ...changes } };
      return loadDashboard(services, { id: admin.id, adminAreas }, "30d", new Date());
    };
    const { firstRun, alerts } = await load(null, { mode: "production", PAYMENTS: "stripe" });
    expect(firstRun!.filter(({ isDone }) => isDone).map(({ label }) => label)).toContain(
      "Connect Stripe",
    );
    expect(firstRun!.filter(({ isDone }) => !isDone).map(({ label }) => label)).toEqual(
      expect.arrayContaining(["Connect a mail server", "Turn on two-step sign-in"]),
    );
    expect(alerts.map(({ to }) => to)).not.toContain("/admin/settings/taxes");
    expect((await load(["finance"], { mode: "production" })).firstRun).toBeNull();
    const elsewhere = await load(null, {});
    expect(elsewhere.firstRun).toBeNull();
    expect(elsewhere.alerts.map(({ to }) => to)).toContain("/admin/settings/taxes");
  });
});
