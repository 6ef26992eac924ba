import { and, eq, isNull, lt, ne, or, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import type { DeletionStep } from "#app/accounts/data/delete-account.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { isId } from "#app/platform/db/id.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";
import { getOperator } from "#app/platform/operator.server.ts";
import { allowAttempt, defineRateLimit } from "#app/platform/rate-limits/rate-limit.server.ts";
import { addDays } from "#app/shared/day.ts";
import type { Outcome } from "#app/shared/outcome.ts";
import { clientUrl, type LinkPurpose, readClientToken } from "./client-links.server.ts";
import { type Client, findClient } from "./clients.queries.server.ts";
import { confirmWithinDays, maxClientListings } from "./owner-report.ts";
import { confirmReportsEmail } from "./report-emails.ts";
import { ownerReports, reportClients, reportListings } from "./reports.table.ts";

/** Anyone's address can be entered: what goes to strangers is limited for the broker and for the address. */
const invitationLimit = defineRateLimit("reportInvitation", { max: 30, windowMinutes: 24 * 60 });
const addressLimit = defineRateLimit("reportInvitationAddress", {
  max: 3,
  windowMinutes: 7 * 24 * 60,
});

export interface ReportServices {
  db: Db;
  jobs: Jobs;
  secret: string;
}

export type InviteReason =
  | "not-found"
  | "no-sender"
  | "too-many"
  | "own-address"
  | "already-client"
  | "unsubscribed";
export type InviteOutcome = { ok: true; clientId: string } | { ok: false; reason: InviteReason };

interface NewClient {
  brokerId: string;
  name: string;
  email: string;
  listingId: string;
  now: Date;
}

/** A client without an account, for one of the broker's own listings. */
export async function addClient(
  services: ReportServices,
  { brokerId, name, email, listingId, now }: NewClient,
): Promise<InviteOutcome> {
  const { db } = services;
  if (!(await getOperator(db))) return { ok: false, reason: "no-sender" };
  return orTooMany(db, async (tx): Promise<InviteOutcome> => {
    const [broker] = await tx
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, brokerId))
      .for("update");
    if (broker?.email === email) return { ok: false, reason: "own-address" };
    const [known] = await tx
      .select({ id: reportClients.id, endedAt: reportClients.endedAt })
      .from(reportClients)
      .where(and(eq(reportClients.brokerId, brokerId), eq(reportClients.email, email)));
    if (known) return { ok: false, reason: known.endedAt ? "unsubscribed" : "already-client" };
    if (!(await isFree(tx, brokerId, listingId))) return { ok: false, reason: "not-found" };
    const [client] = await tx
      .insert(reportClients)
      .values({ brokerId, name, email, invitedAt: now })
      .returning({ id: reportClients.id });
    await tx.insert(reportListings).values({ listingId, clientId: client!.id });
    return invite(tx, services, client!.id, now);
  });
}

/** The owner of a listing under a mandate, who has an account: the broker never sees the address. */
export async function addOwner(
  services: ReportServices,
  { brokerId, ownerId, now }: { brokerId: string; ownerId: string; now: Date },
): Promise<InviteOutcome> {
  const { db } = services;
  if (!(await getOperator(db))) return { ok: false, reason: "no-sender" };
  return orTooMany(db, async (tx): Promise<InviteOutcome> => {
    const [owner] = await tx
      .select({ name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})` })
      .from(users)
      .where(
        and(
          eq(users.id, ownerId),
          sql`exists (select 1 from ${listings} l where l.owner_id = ${users.id} and l.broker_id = ${brokerId})`,
        ),
      );
    if (!owner) return { ok: false, reason: "not-found" };
    const [client] = await tx
      .insert(reportClients)
      .values({
        brokerId,
        userId: ownerId,
        name: owner.name.slice(0, 120) || "Owner",
        invitedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: reportClients.id });
    return client ? invite(tx, services, client.id, now) : { ok: false, reason: "already-client" };
  });
}

export const inviteAgain = (
  services: ReportServices,
  { clientId, brokerId, now }: { clientId: string; brokerId: string; now: Date },
): Promise<InviteOutcome> =>
  orTooMany(services.db, async (tx): Promise<InviteOutcome> => {
    const client = await lockClient(tx, clientId, brokerId);
    if (!client || client.confirmedAt) return { ok: false, reason: "not-found" };
    if (client.endedAt) return { ok: false, reason: "unsubscribed" };
    if (!(await getOperator(tx))) return { ok: false, reason: "no-sender" };
    return invite(tx, services, clientId, now);
  });

async function invite(
  tx: Db,
  { jobs, secret }: ReportServices,
  clientId: string,
  now: Date,
): Promise<InviteOutcome> {
  const client = await findClient(tx, clientId);
  if (!client) return { ok: false, reason: "not-found" };
  const { address } = client;
  const isAllowed =
    (await allowAttempt(tx, invitationLimit, client.brokerId, now)) &&
    (await allowAttempt(tx, addressLimit, address ?? clientId, now));
  if (!isAllowed) throw new TooMany();
  await tx.update(reportClients).set({ invitedAt: now }).where(eq(reportClients.id, clientId));
  // An owner who has not confirmed the account's address gets nothing yet.
  if (address)
    await sendEmail(
      tx,
      jobs,
      address,
      confirmReportsEmail(
        { clientName: client.name, brokerName: client.brokerName },
        {
          confirmUrl: clientUrl(secret, "confirm", clientId),
          unsubscribeUrl: clientUrl(secret, "end", clientId),
        },
      ),
    );
  return { ok: true, clientId };
}

/** Undoes the transaction: a client who cannot be asked is not added. */
class TooMany extends Error {}

async function orTooMany(db: Db, work: (tx: Db) => Promise<InviteOutcome>): Promise<InviteOutcome> {
  try {
    return await db.transaction(work);
  } catch (error) {
    if (error instanceof TooMany) return { ok: false, reason: "too-many" };
    throw error;
  }
}

async function isFree(tx: Db, brokerId: string, listingId: string): Promise<boolean> {
  if (!isId(listingId)) return false;
  const [listing] = await tx
    .select({ id: listings.id })
    .from(listings)
    .leftJoin(reportListings, eq(reportListings.listingId, listings.id))
    .where(
      and(
        eq(listings.id, listingId),
        eq(listings.ownerId, brokerId),
        ne(listings.status, "draft"),
        isNull(reportListings.listingId),
      ),
    );
  return listing !== undefined;
}

export const assignListing = (
  db: Db,
  { clientId, brokerId, listingId }: { clientId: string; brokerId: string; listingId: string },
): Promise<Outcome<"not-found" | "too-many">> =>
  db.transaction(async (tx): Promise<Outcome<"not-found" | "too-many">> => {
    const client = await lockClient(tx, clientId, brokerId);
    if (!client || client.userId || !(await isFree(tx, brokerId, listingId)))
      return { ok: false, reason: "not-found" };
    const assigned = await tx.$count(reportListings, eq(reportListings.clientId, clientId));
    if (assigned >= maxClientListings) return { ok: false, reason: "too-many" };
    await tx.insert(reportListings).values({ listingId, clientId }).onConflictDoNothing();
    return { ok: true };
  });

export const saveNote = (
  db: Db,
  {
    clientId,
    brokerId,
    month,
    note,
  }: { clientId: string; brokerId: string; month: string; note: string },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (!(await lockClient(tx, clientId, brokerId))) return false;
    await tx
      .insert(ownerReports)
      .values({ clientId, month, note })
      .onConflictDoUpdate({ target: [ownerReports.clientId, ownerReports.month], set: { note } });
    return true;
  });

/** An unsubscribed address stays known, so that it is not asked again. */
export const removeClient = (
  db: Db,
  { clientId, brokerId }: { clientId: string; brokerId: string },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const client = await lockClient(tx, clientId, brokerId);
    if (!client) return false;
    if (client.endedAt)
      await tx.delete(reportListings).where(eq(reportListings.clientId, clientId));
    else await tx.delete(reportClients).where(eq(reportClients.id, clientId));
    return true;
  });

export async function lockClient(
  tx: Db,
  clientId: string,
  brokerId: string,
): Promise<Client | null> {
  if (!isId(clientId)) return null;
  await tx
    .select({ id: reportClients.id })
    .from(reportClients)
    .where(and(eq(reportClients.id, clientId), eq(reportClients.brokerId, brokerId)))
    .for("update");
  return findClient(tx, clientId, brokerId);
}

export async function findLinkedClient(
  db: Db,
  purpose: LinkPurpose,
  token: string,
  secrets: readonly string[],
) {
  const clientId = readClientToken(secrets, purpose, token);
  return clientId ? findClient(db, clientId) : null;
}

/** Idempotent. What was ended stays ended. */
export async function answerInvitation(
  db: Db,
  purpose: LinkPurpose,
  clientId: string,
  now: Date,
): Promise<void> {
  const open = and(eq(reportClients.id, clientId), isNull(reportClients.endedAt));
  if (purpose === "confirm")
    await db
      .update(reportClients)
      .set({ confirmedAt: now })
      .where(and(open, isNull(reportClients.confirmedAt)));
  else await db.update(reportClients).set({ endedAt: now }).where(open);
}

export const forgetReportClients: DeletionStep = async (tx, { id }) => {
  await tx
    .delete(reportClients)
    .where(or(eq(reportClients.brokerId, id), eq(reportClients.userId, id)));
};

/** Another person may have entered the address. */
export async function pruneReportClients(db: Db, now: Date): Promise<void> {
  await db
    .delete(reportClients)
    .where(
      and(
        isNull(reportClients.confirmedAt),
        isNull(reportClients.endedAt),
        lt(reportClients.invitedAt, addDays(now, -confirmWithinDays)),
      ),
    );
}
