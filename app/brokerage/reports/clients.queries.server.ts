import { and, asc, desc, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { fullName } from "#app/accounts/full-name.server.ts";
import { ownShownTitle } from "#app/listings/confidential/own-text.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
import { readRows } from "#app/platform/db/read-rows.ts";
import { maxClientListings } from "./owner-report.ts";
import { ownerReports, reportClients, reportListings } from "./reports.table.ts";

const owner = alias(users, "owner");
const broker = alias(users, "broker");

/** Of an owner with an account, only a confirmed address counts. */
const address = sql<
  string | null
>`coalesce(${reportClients.email}, case when ${owner.emailVerified} then ${owner.email} end)`;
const isPresent = (person: typeof owner | typeof broker): SQL =>
  and(isNull(person.deletedAt), isNull(person.deactivatedAt))!;

const listClients = (db: Db, condition: SQL | undefined) =>
  db
    .select({
      ...pick(reportClients, "id", "brokerId", "userId", "name", "email"),
      ...pick(reportClients, "invitedAt", "confirmedAt", "endedAt"),
      address,
      brokerName: sql<string>`${broker.firstName} || ' ' || ${broker.lastName}`,
      brokerage: broker.brokerage,
    })
    .from(reportClients)
    .innerJoin(broker, and(eq(broker.id, reportClients.brokerId), isPresent(broker)))
    .leftJoin(owner, eq(owner.id, reportClients.userId))
    .where(and(condition, eq(broker.userType, "broker"), or(isNull(owner.id), isPresent(owner))))
    .orderBy(asc(reportClients.name), asc(reportClients.id));

export type Client = Awaited<ReturnType<typeof listClients>>[number];

export const listBrokersClients = (db: Db, brokerId: string) =>
  listClients(db, eq(reportClients.brokerId, brokerId));

export async function findClient(db: Db, id: string, brokerId?: string): Promise<Client | null> {
  const [client] = await listClients(
    db,
    and(eq(reportClients.id, id), brokerId ? eq(reportClients.brokerId, brokerId) : undefined),
  );
  return client ?? null;
}

/** In batches by key, so that a month's work is not read at once. */
export const listDueClients = (
  db: Db,
  month: string,
  confirmedBefore: Date,
  after: string | null,
  limit: number,
): Promise<{ id: string }[]> =>
  db
    .select({ id: reportClients.id })
    .from(reportClients)
    .where(
      and(
        sql`${reportClients.confirmedAt} < ${confirmedBefore.toISOString()}::timestamptz`,
        isNull(reportClients.endedAt),
        after ? sql`${reportClients.id} > ${after}::uuid` : undefined,
        sql`not exists (select 1 from ${ownerReports} r where r.client_id = ${reportClients.id}
          and r.month = ${month}::date and num_nonnulls(r.sent_at, r.sent_by_hand_at) > 0)`,
      ),
    )
    .orderBy(asc(reportClients.id))
    .limit(limit);

/** Under a mandate all of the owner's, otherwise those of the broker that were assigned. */
export const isOfClient = ({ id, brokerId, userId }: Client): SQL =>
  userId
    ? and(eq(listings.ownerId, userId), eq(listings.brokerId, brokerId))!
    : and(
        eq(listings.ownerId, brokerId),
        sql`${listings.id} in (select r.listing_id from ${reportListings} r where r.client_id = ${id})`,
      )!;

export const listClientListings = (db: Db, client: Client) =>
  db
    .select({ ...pick(listings, "id", "status"), title: ownShownTitle })
    .from(listings)
    .where(isOfClient(client))
    .orderBy(desc(listings.createdAt), asc(listings.id))
    .limit(maxClientListings);

/** Owners under a mandate who were not asked yet. */
export const listUnaskedOwners = (db: Db, brokerId: string) =>
  db
    .selectDistinct({ id: users.id, name: fullName() })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(
      and(
        eq(listings.brokerId, brokerId),
        sql`not exists (select 1 from ${reportClients} c where c.broker_id = ${brokerId}
          and c.user_id = ${users.id})`,
      ),
    )
    .orderBy(fullName());

const maxChoices = 500;

export const listUnassignedListings = (db: Db, brokerId: string) =>
  db
    .select({ id: listings.id, title: ownShownTitle })
    .from(listings)
    .leftJoin(reportListings, eq(reportListings.listingId, listings.id))
    .where(
      and(
        eq(listings.ownerId, brokerId),
        ne(listings.status, "draft"),
        ne(listings.status, "sold"),
        isNull(reportListings.listingId),
      ),
    )
    .orderBy(desc(listings.createdAt), asc(listings.id))
    .limit(maxChoices);

export const listClientReports = (db: Db, clientId: string) =>
  db
    .select(pick(ownerReports, "month", "note", "sentAt", "sentByHandAt", "mailId"))
    .from(ownerReports)
    .where(eq(ownerReports.clientId, clientId))
    .orderBy(desc(ownerReports.month));

export async function findReport(db: Db, clientId: string, month: string) {
  const [report] = await db
    .select(pick(ownerReports, "note", "sentAt", "sentByHandAt", "mailId"))
    .from(ownerReports)
    .where(and(eq(ownerReports.clientId, clientId), eq(ownerReports.month, month)));
  return report ?? null;
}

/** The broker's clients, and the brokers whose client the person is. */
export const exportReportClients = (db: Db, userId: string) => {
  const { id, name, email, invitedAt, confirmedAt, endedAt } = reportClients;
  return readRows(
    db,
    reportClients,
    { id, name, email, invitedAt, confirmedAt, endedAt },
    or(eq(reportClients.brokerId, userId), eq(reportClients.userId, userId)),
  );
};

export const exportOwnerReports = (db: Db, userId: string) => {
  const { id, clientId, month, note, sentAt, sentByHandAt } = ownerReports;
  return readRows(
    db,
    ownerReports,
    { id, clientId, month, note, sentAt, sentByHandAt },
    sql`${clientId} in (select c.id from ${reportClients} c
      where c.broker_id = ${userId} or c.user_id = ${userId} and ${ownerReports.mailId} is not null)`,
  );
};
