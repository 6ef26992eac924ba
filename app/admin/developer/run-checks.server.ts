import { ownTitle } from "#app/listings/confidential/own-text.server.ts";
import type { Viewer } from "#app/accounts/viewer.ts";
import { canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import { type Db, pingDatabase } from "#app/platform/db/db.ts";
import type { Log } from "#app/platform/log.ts";
import { desc, eq, isNull, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { fullName } from "#app/accounts/full-name.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { formatDate } from "#app/ui/format/format-date.ts";

export interface CheckResult {
  label: string;
  ms: number;
  loaded: Loaded | null;
}

export async function runChecks(db: Db, log: Log, viewer: Viewer | null): Promise<CheckResult[]> {
  const mayRead = (path: string) =>
    viewer?.userType === "admin" && canOpenAdminPath(viewer.adminAreas, path);
  const checks: [string, () => Promise<Loaded>][] = [
    ["Connection", () => testConnection(db)],
    ["Businesses", () => loadBusinesses(db, mayRead("/admin/listings"))],
    ["Users", () => loadUsers(db, mayRead("/admin/users"))],
    ["Conversations", () => loadConversations(db, mayRead("/admin/conversations"))],
  ];
  const results: CheckResult[] = [];
  for (const [label, run] of checks) {
    const started = performance.now();
    const loaded = await run().catch((error: unknown) => {
      log.warn({ err: error, test: label }, "a test of the data store failed");
      return null;
    });
    results.push({ label, ms: Math.round(performance.now() - started), loaded });
  }
  return results;
}

const firstFew = 5;

interface StoredRow {
  id: string;
  title: string;
  note: string;
}

interface Loaded {
  count: number | null;
  rows: StoredRow[];
}

async function testConnection(db: Db): Promise<Loaded> {
  await pingDatabase(db);
  return { count: null, rows: [] };
}

/** Only public listings: other titles are confidential. */
async function loadBusinesses(db: Db, mayReadAll: boolean): Promise<Loaded> {
  const rows = await db
    .select({
      id: listings.id,
      title: ownTitle,
      note: listings.status,
      createdAt: listings.createdAt,
    })
    .from(listings)
    .orderBy(desc(listings.createdAt), desc(listings.id))
    .limit(firstFew);
  return {
    count: await db.$count(listings),
    rows: rows.map((row) =>
      describe(row, mayReadAll || row.note === "active" ? row.title : "Not public"),
    ),
  };
}

/** Names and email addresses are personal data. */
async function loadUsers(db: Db, mayReadAll: boolean): Promise<Loaded> {
  const rows = await db
    .select({
      id: users.id,
      title: sql<string>`${fullName()} || ' (' || ${users.email} || ')'`,
      note: users.userType,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(isNull(users.deletedAt))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(firstFew);
  return {
    count: await db.$count(users, isNull(users.deletedAt)),
    rows: rows.map((row) => describe(row, mayReadAll ? row.title : hidden)),
  };
}

/** Only administrators may see who writes to whom about what. */
async function loadConversations(db: Db, mayReadAll: boolean): Promise<Loaded> {
  const rows = await db
    .select({
      id: conversations.id,
      title: ownTitle,
      note: sql<string>`${conversations.status} || ' · messages: ' || ${conversations.messageCount}`,
      createdAt: conversations.createdAt,
    })
    .from(conversations)
    .leftJoin(listings, eq(listings.id, conversations.listingId))
    .orderBy(desc(conversations.createdAt), desc(conversations.id))
    .limit(firstFew);
  return {
    count: await db.$count(conversations),
    rows: rows.map((row) => describe(row, mayReadAll ? (row.title ?? "With a broker") : hidden)),
  };
}

const hidden = "Personal data is hidden";

const describe = (row: { id: string; note: string; createdAt: Date }, title: string) => ({
  id: row.id,
  title,
  note: `${row.note} · ${formatDate(row.createdAt)}`,
});
