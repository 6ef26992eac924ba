import { ownTitle } from "#app/listings/confidential/own-text.server.ts";
import { and, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import type { AuditCursor, AuditFilter } from "#app/admin/audit/audit-filter.ts";
import { personHasWords } from "#app/admin/lists/list-search.server.ts";
import { orderName } from "#app/admin/orders/order-list.ts";
import { articles } from "#app/content/articles/articles.table.ts";
import { orders } from "#app/payments/payments.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { escapeLike } from "#app/platform/db/escape-like.ts";
import { isId } from "#app/platform/db/id.ts";
import { pick } from "#app/platform/db/pick.ts";
import { dayMs } from "#app/shared/day.ts";

export type AuditRow = typeof auditLog.$inferSelect & {
  actorName: string | null;
  subjectName: string | null;
};

interface AuditPage {
  rows: AuditRow[];
  next: AuditCursor | null;
  /** The page ended at the limit of entries read, not because it is full. */
  isCutShort: boolean;
}

/** Most conditions have an index; words do not, and the limit keeps a search for rare ones from reading the whole log. */
export const entriesPerLook = 10_000;
const mostPeople = 50;

export async function listAudit(
  db: Db,
  filter: AuditFilter,
  { after, size }: { after: AuditCursor | null; size: number },
): Promise<AuditPage> {
  const people = filter.person ? await findPeople(db, filter.person) : null;
  if (people?.length === 0) return { rows: [], next: null, isCutShort: false };
  const looked = db.$with("looked").as(
    db
      .select()
      .from(auditLog)
      .where(and(...indexed(filter, people), after ? isAfter(after) : undefined))
      .orderBy(newestFirst)
      .limit(entriesPerLook),
  );
  const found = await db
    .with(looked)
    .select()
    .from(looked)
    .where(and(...checked(filter)))
    .orderBy(sql`created_at desc, id desc`)
    .limit(size + 1);
  const rows = await named(db, found.slice(0, size));
  if (found.length > size) return { rows, next: cursorOf(rows.at(-1)!), isCutShort: false };
  const end = await findLookEnd(db, filter, people, after);
  return { rows, next: end, isCutShort: end !== null };
}

export async function* streamAudit(db: Db, filter: AuditFilter): AsyncGenerator<AuditRow> {
  let after: AuditCursor | null = null;
  do {
    const page: AuditPage = await listAudit(db, filter, { after, size: 500 });
    yield* page.rows;
    after = page.next;
  } while (after);
}

const newestFirst = sql`${auditLog.createdAt} desc, ${auditLog.id} desc`;

const isAfter = ({ createdAt, id }: AuditCursor): SQL =>
  sql`(${auditLog.createdAt}, ${auditLog.id}) < (${createdAt}::timestamptz, ${id}::uuid)`;

const cursorOf = ({ createdAt, id }: Pick<AuditRow, "createdAt" | "id">): AuditCursor => ({
  createdAt: createdAt.toISOString(),
  id,
});

const indexed = (
  { action, subjectType, subjectId, from, to }: AuditFilter,
  people: string[] | null,
): (SQL | undefined)[] => [
  people ? inArray(auditLog.actorId, people) : undefined,
  action ? eq(auditLog.action, action) : undefined,
  subjectType && subjectId
    ? and(eq(auditLog.subjectType, subjectType), eq(auditLog.subjectId, subjectId))
    : undefined,
  from ? gte(auditLog.createdAt, new Date(`${from}T00:00:00Z`)) : undefined,
  to ? lt(auditLog.createdAt, dayAfter(to)) : undefined,
];

const checked = ({ subjectType, subjectId, words }: AuditFilter): (SQL | undefined)[] => [
  subjectType ? sql`subject_type = ${subjectType}` : undefined,
  subjectId ? sql`subject_id = ${subjectId}` : undefined,
  ...words
    .split(" ")
    .filter((word) => word !== "")
    .map(
      (word) =>
        sql`(action || ' ' || subject_id || ' ' || coalesce(request_id, '') || ' ' || details::text) ilike ${`%${escapeLike(word)}%`}`,
    ),
];

const dayAfter = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) + dayMs);

async function findLookEnd(
  db: Db,
  filter: AuditFilter,
  people: string[] | null,
  after: AuditCursor | null,
): Promise<AuditCursor | null> {
  const [last] = await db
    .select({ id: auditLog.id, createdAt: auditLog.createdAt })
    .from(auditLog)
    .where(and(...indexed(filter, people), after ? isAfter(after) : undefined))
    .orderBy(newestFirst)
    .offset(entriesPerLook - 1)
    .limit(1);
  return last ? cursorOf(last) : null;
}

async function findPeople(db: Db, text: string): Promise<string[]> {
  if (isId(text.toLowerCase())) return [text.toLowerCase()];
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(text.includes("@") ? eq(users.email, text.toLowerCase()) : personHasWords(text))
    .limit(mostPeople);
  return rows.map(({ id }) => id);
}

async function named(db: Db, rows: (typeof auditLog.$inferSelect)[]): Promise<AuditRow[]> {
  const idsOf = (type: string) =>
    rows
      .filter(({ subjectType, subjectId }) => subjectType === type && isId(subjectId))
      .map(({ subjectId }) => subjectId);
  const people = [...new Set([...idsOf("user"), ...rows.flatMap(({ actorId }) => actorId ?? [])])];
  const businesses = [...new Set(idsOf("listing"))];
  const payments = [...new Set(idsOf("order"))];
  const texts = [...new Set(idsOf("article"))];
  const names = new Map<string, string>();
  if (people.length > 0)
    for (const { id, firstName, lastName } of await db
      .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
      .from(users)
      .where(inArray(users.id, people)))
      names.set(id, `${firstName} ${lastName}`.trim());
  if (businesses.length > 0)
    for (const { id, title } of await db
      .select({ id: listings.id, title: ownTitle })
      .from(listings)
      .where(inArray(listings.id, businesses)))
      names.set(id, title);
  if (payments.length > 0)
    for (const order of await db
      .select({ id: orders.id, receiptNumber: orders.receiptNumber })
      .from(orders)
      .where(inArray(orders.id, payments)))
      names.set(order.id, orderName(order));
  if (texts.length > 0)
    for (const { id, title } of await db
      .select(pick(articles, "id", "title"))
      .from(articles)
      .where(inArray(articles.id, texts)))
      names.set(id, title);
  return rows.map((row) => ({
    ...row,
    actorName: row.actorId ? (names.get(row.actorId) ?? null) : null,
    subjectName: names.get(row.subjectId) ?? null,
  }));
}
