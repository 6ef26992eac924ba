import { and, asc, count, desc, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { fullName } from "#app/accounts/full-name.server.ts";
import { ownShownTitle } from "#app/listings/confidential/own-text.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
import { readRows } from "#app/platform/db/read-rows.ts";
import { offsetOf, type Page, paged } from "#app/shared/paging.ts";
import { reportClients, reportListings } from "./clients.table.ts";

const owner = alias(users, "owner");
const broker = alias(users, "broker");

/** Of an owner with an account, only a confirmed address counts. */
const address = sql<
  string | null
>`coalesce(${reportClients.email}, case when ${owner.emailVerified} then ${owner.email} end)`;
const isPresent = (person: typeof owner | typeof broker): SQL =>
  and(isNull(person.deletedAt), isNull(person.deactivatedAt))!;

const selectClients = (db: Db, condition: SQL | undefined) =>
  db
    .select({
      ...pick(reportClients, "id", "brokerId", "userId", "name", "email"),
      ...pick(reportClients, "invitedAt", "confirmedAt", "endedAt"),
      address,
      brokerName: fullName(broker),
      brokerage: broker.brokerage,
    })
    .from(reportClients)
    .innerJoin(broker, and(eq(broker.id, reportClients.brokerId), isPresent(broker)))
    .leftJoin(owner, eq(owner.id, reportClients.userId))
    .where(and(condition, eq(broker.userType, "broker"), or(isNull(owner.id), isPresent(owner))));

export type Client = Awaited<ReturnType<typeof selectClients>>[number];

export async function listBrokersClients(db: Db, brokerId: string, page: Page) {
  const isOwn = eq(reportClients.brokerId, brokerId);
  const found = selectClients(db, isOwn);
  const [rows, [all]] = await Promise.all([
    found
      .orderBy(asc(reportClients.name), asc(reportClients.id))
      .limit(page.size)
      .offset(offsetOf(page)),
    db.select({ clients: count() }).from(selectClients(db, isOwn).as("own_clients")),
  ]);
  return paged(rows, all!.clients, page);
}

export async function findClient(db: Db, id: string, brokerId?: string): Promise<Client | null> {
  const [client] = await selectClients(
    db,
    and(eq(reportClients.id, id), brokerId ? eq(reportClients.brokerId, brokerId) : undefined),
  );
  return client ?? null;
}

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
    .limit(maxChoices);

const maxChoices = 500;

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
    .orderBy(fullName())
    .limit(maxChoices);

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
