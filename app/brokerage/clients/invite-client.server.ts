import { and, eq, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { fullName } from "#app/accounts/full-name.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";
import { getOperator } from "#app/platform/operator.server.ts";
import { allowAttempt, defineRateLimit } from "#app/platform/rate-limits/rate-limit.server.ts";
import { isFree, lockClient } from "./change-client.server.ts";
import { maxClientName } from "./client.ts";
import { clientUrl } from "./client-links.server.ts";
import { findClient } from "./clients.queries.server.ts";
import { reportClients, reportListings } from "./clients.table.ts";
import { invitationEmail } from "./invitation-email.ts";

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
  | "no-address"
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
export const addClient = (
  services: ReportServices,
  { brokerId, name, email, listingId, now }: NewClient,
): Promise<InviteOutcome> =>
  inviteIn(services, now, async (tx) => {
    const [broker] = await tx
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, brokerId))
      .for("update");
    if (broker?.email === email) return "own-address";
    const [known] = await tx
      .select({ id: reportClients.id, endedAt: reportClients.endedAt })
      .from(reportClients)
      .where(and(eq(reportClients.brokerId, brokerId), eq(reportClients.email, email)));
    if (known) return known.endedAt ? "unsubscribed" : "already-client";
    if (!(await isFree(tx, brokerId, listingId))) return "not-found";
    const [client] = await tx
      .insert(reportClients)
      .values({ brokerId, name, email, invitedAt: now })
      .returning({ id: reportClients.id });
    await tx.insert(reportListings).values({ listingId, clientId: client!.id });
    return client!;
  });

/** The owner of a listing under a mandate, who has an account: the broker never sees the address. */
export const addOwner = (
  services: ReportServices,
  { brokerId, ownerId, now }: { brokerId: string; ownerId: string; now: Date },
): Promise<InviteOutcome> =>
  inviteIn(services, now, async (tx) => {
    const [owner] = await tx
      .select({ name: fullName() })
      .from(users)
      .where(
        and(
          eq(users.id, ownerId),
          sql`exists (select 1 from ${listings} l where l.owner_id = ${users.id} and l.broker_id = ${brokerId})`,
        ),
      );
    if (!owner) return "not-found";
    const name = owner.name.slice(0, maxClientName) || "Owner";
    const [client] = await tx
      .insert(reportClients)
      .values({ brokerId, userId: ownerId, name, invitedAt: now })
      .onConflictDoNothing()
      .returning({ id: reportClients.id });
    return client ?? "already-client";
  });

export const inviteAgain = (
  services: ReportServices,
  { clientId, brokerId, now }: { clientId: string; brokerId: string; now: Date },
): Promise<InviteOutcome> =>
  inviteIn(services, now, async (tx) => {
    const client = await lockClient(tx, clientId, brokerId);
    if (!client || client.confirmedAt) return "not-found";
    return client.endedAt ? "unsubscribed" : client;
  });

/** Undoes the transaction: a client who cannot be asked is not added. */
class Refusal extends Error {
  readonly reason: InviteReason;

  constructor(reason: InviteReason) {
    super(reason);
    this.reason = reason;
  }
}

async function inviteIn(
  services: ReportServices,
  now: Date,
  prepare: (tx: Db) => Promise<{ id: string } | InviteReason>,
): Promise<InviteOutcome> {
  try {
    return await services.db.transaction(async (tx) => {
      if (!(await getOperator(tx))) throw new Refusal("no-sender");
      const prepared = await prepare(tx);
      if (typeof prepared === "string") throw new Refusal(prepared);
      await invite(tx, services, prepared.id, now);
      return { ok: true, clientId: prepared.id };
    });
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, reason: error.reason };
    throw error;
  }
}

async function invite(
  tx: Db,
  { jobs, secret }: ReportServices,
  clientId: string,
  now: Date,
): Promise<void> {
  const client = await findClient(tx, clientId);
  if (!client) throw new Refusal("not-found");
  const { address, name: clientName, brokerName } = client;
  if (address === null) throw new Refusal("no-address");
  const isAllowed =
    (await allowAttempt(tx, invitationLimit, client.brokerId, now)) &&
    (await allowAttempt(tx, addressLimit, address, now));
  if (!isAllowed) throw new Refusal("too-many");
  await tx.update(reportClients).set({ invitedAt: now }).where(eq(reportClients.id, clientId));
  const links = {
    confirmUrl: clientUrl(secret, "confirm", clientId),
    unsubscribeUrl: clientUrl(secret, "end", clientId),
  };
  await sendEmail(tx, jobs, address, invitationEmail({ clientName, brokerName }, links));
}
