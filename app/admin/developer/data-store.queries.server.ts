import { count, desc, eq, isNull } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { fullName } from "#app/accounts/full-name.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { type Db, pingDatabase } from "#app/platform/db/db.ts";
import { formatDate } from "#app/ui/format/format-date.ts";

const firstFew = 5;

export interface StoredRow {
  id: string;
  title: string;
  note: string;
}

export interface Loaded {
  count: number | null;
  rows: StoredRow[];
}

export async function testConnection(db: Db): Promise<Loaded> {
  await pingDatabase(db);
  return { count: null, rows: [] };
}

/** Only public listings: other titles are confidential. */
export async function loadBusinesses(db: Db, mayReadAll: boolean): Promise<Loaded> {
  const [[all], rows] = await Promise.all([
    db.select({ count: count() }).from(listings),
    db
      .select({
        id: listings.id,
        title: listings.title,
        status: listings.status,
        createdAt: listings.createdAt,
      })
      .from(listings)
      .orderBy(desc(listings.createdAt), desc(listings.id))
      .limit(firstFew),
  ]);
  return {
    count: all!.count,
    rows: rows.map(({ id, title, status, createdAt }) => ({
      id,
      title: mayReadAll || status === "active" ? title : "Not public",
      note: `${status} · ${dayOf(createdAt)}`,
    })),
  };
}

/** Names and email addresses are personal data. */
export async function loadUsers(db: Db, mayReadAll: boolean): Promise<Loaded> {
  const [[all], rows] = await Promise.all([
    db.select({ count: count() }).from(users).where(isNull(users.deletedAt)),
    db
      .select({
        id: users.id,
        name: fullName(),
        email: users.email,
        userType: users.userType,
        createdAt: users.createdAt,
      })
      .from(users)
      .where(isNull(users.deletedAt))
      .orderBy(desc(users.createdAt), desc(users.id))
      .limit(firstFew),
  ]);
  return {
    count: all!.count,
    rows: rows.map(({ id, name, email, userType, createdAt }) => ({
      id,
      title: mayReadAll ? `${name} (${email})` : "Personal data is hidden",
      note: `${userType} · ${dayOf(createdAt)}`,
    })),
  };
}

/** Who writes to whom about what is for administrators only. */
export async function loadConversations(db: Db, mayReadAll: boolean): Promise<Loaded> {
  const [[all], rows] = await Promise.all([
    db.select({ count: count() }).from(conversations),
    db
      .select({
        id: conversations.id,
        title: listings.title,
        status: conversations.status,
        messageCount: conversations.messageCount,
        createdAt: conversations.createdAt,
      })
      .from(conversations)
      .leftJoin(listings, eq(listings.id, conversations.listingId))
      .orderBy(desc(conversations.createdAt), desc(conversations.id))
      .limit(firstFew),
  ]);
  return {
    count: all!.count,
    rows: rows.map(({ id, title, status, messageCount, createdAt }) => ({
      id,
      title: mayReadAll ? (title ?? "With a broker") : "Personal data is hidden",
      note: `${status} · messages: ${String(messageCount)} · ${dayOf(createdAt)}`,
    })),
  };
}

const dayOf = (moment: Date): string => formatDate(moment.toISOString());
