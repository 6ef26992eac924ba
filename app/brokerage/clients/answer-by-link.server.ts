import { and, eq, isNull } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { fullName } from "#app/accounts/full-name.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { type LinkPurpose, readClientToken } from "./client-links.server.ts";
import { findClient } from "./clients.queries.server.ts";
import { reportClients, reportListings } from "./clients.table.ts";

export interface ByLink {
  purpose: LinkPurpose;
  token: string;
  secrets: readonly string[];
}

/** `brokerName` is null when the reader is no longer anybody's client. */
export interface LinkedClient {
  brokerName: string | null;
  isDone: boolean;
}

/** Null if the link is not ours, or has nothing to confirm any more. With `now` it is answered; what was ended stays ended. */
export async function openClientLink(
  db: Db,
  { purpose, token, secrets }: ByLink,
  now?: Date,
): Promise<LinkedClient | null> {
  const clientId = readClientToken(secrets, purpose, token);
  if (!clientId) return null;
  return purpose === "confirm" ? openConfirmation(db, clientId, now) : openEnd(db, clientId, now);
}

async function openConfirmation(db: Db, id: string, now?: Date): Promise<LinkedClient | null> {
  const client = await findClient(db, id);
  if (!client || client.endedAt) return null;
  if (now)
    await db
      .update(reportClients)
      .set({ confirmedAt: now })
      .where(
        and(
          eq(reportClients.id, id),
          isNull(reportClients.confirmedAt),
          isNull(reportClients.endedAt),
        ),
      );
  return {
    brokerName: client.brokerName,
    isDone: client.confirmedAt !== null || now !== undefined,
  };
}

/** Works as long as an email may lie somewhere: also after the broker lost the role or the account, or removed the client. */
async function openEnd(db: Db, id: string, now?: Date): Promise<LinkedClient> {
  const [client] = await db
    .select({ endedAt: reportClients.endedAt, brokerName: fullName() })
    .from(reportClients)
    .innerJoin(users, eq(users.id, reportClients.brokerId))
    .where(eq(reportClients.id, id));
  if (!client) return { brokerName: null, isDone: true };
  if (now)
    await db.transaction(async (tx) => {
      await tx
        .update(reportClients)
        .set({ endedAt: now })
        .where(and(eq(reportClients.id, id), isNull(reportClients.endedAt)));
      // Another reader may get the reports about them.
      await tx.delete(reportListings).where(eq(reportListings.clientId, id));
    });
  return { brokerName: client.brokerName, isDone: client.endedAt !== null || now !== undefined };
}
