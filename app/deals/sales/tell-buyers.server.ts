import { createHash } from "node:crypto";
import { and, asc, eq, gt, ne, sql } from "drizzle-orm";
import { lockPerson } from "#app/accounts/lock-person.server.ts";
import { isActiveUser, users } from "#app/accounts/accounts.table.ts";
import { lockNegotiation } from "#app/deals/offers/negotiation.queries.server.ts";
import { offers } from "#app/deals/offers/offers.table.ts";
import { conversations, messages } from "#app/messages/messages.table.ts";
import { postMessage } from "#app/messages/thread/composing/post-message.server.ts";
import { type OwnThread, representedId } from "#app/messages/thread/thread.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createIdAt } from "#app/platform/db/id.ts";
import { pick } from "#app/platform/db/pick.ts";
import { defineJob, type Jobs } from "#app/platform/jobs/jobs.ts";
import { readInBatches } from "#app/shared/batches.ts";
import { findRunningSale } from "./sales.queries.server.ts";
import { sales } from "./sales.table.ts";

export const tellBuyersJob = defineJob<{ saleId: string }>("tell-buyers");

interface TellBuyers extends OwnThread {
  text: string;
  now: Date;
}

type TellOutcome = { ok: true } | { ok: false; reason: "not-found" | "not-agreed" };

/** Notifies all other buyers, once. A job writes into one conversation after the other. */
export const tellBuyers = (
  db: Db,
  jobs: Jobs,
  { text, now, ...own }: TellBuyers,
): Promise<TellOutcome> =>
  db.transaction(async (tx): Promise<TellOutcome> => {
    const table = await lockNegotiation(tx, own);
    if (!table || table.side !== "owner") return { ok: false, reason: "not-found" };
    const sale = await findRunningSale(tx, table.living.id);
    if (sale?.conversationId !== own.conversationId) return { ok: false, reason: "not-agreed" };
    if (sale.toldAt) return { ok: true };
    await tx.update(sales).set({ toldAt: now, toldText: text }).where(eq(sales.id, sale.id));
    await jobs.enqueue(tx, tellBuyersJob, { saleId: sale.id });
    return { ok: true };
  });

/** People who wrote about the business and can receive messages. */
const isOtherBuyer = (listingId: string, conversationId: string) =>
  and(
    eq(conversations.listingId, listingId),
    ne(conversations.id, conversationId),
    ne(conversations.status, "closed"),
    gt(conversations.messageCount, 0),
    sql`exists (select 1 from ${users} where ${users.id} = ${conversations.buyerId} and ${isActiveUser})`,
    // Excludes the conversation of owner and broker.
    sql`not exists (select 1 from listings l where l.id = ${conversations.listingId}
      and ${conversations.buyerId} in (l.owner_id, l.broker_id))`,
  );

export const countOtherBuyers = (db: Db, listingId: string, conversationId: string) =>
  db.$count(conversations, isOtherBuyer(listingId, conversationId));

/** Idempotent: message ids are derived from the sale and the conversation. */
export async function writeToBuyers(
  { db, jobs }: { db: Db; jobs: Jobs },
  saleId: string,
  now: Date,
): Promise<void> {
  const [sale] = await db
    .select({ ...pick(sales, "listingId", "toldAt", "toldText"), accepted: offers.conversationId })
    .from(sales)
    .innerJoin(offers, eq(offers.id, sales.offerId))
    .where(eq(sales.id, saleId));
  if (!sale?.toldAt || !sale.toldText) return;
  const { listingId, accepted, toldAt, toldText: content } = sale;
  const threads = readInBatches(
    (after: string | null, size) =>
      db
        .select({ ...pick(conversations, "id", "buyerId", "ownerId"), representedId })
        .from(conversations)
        .where(
          and(isOtherBuyer(listingId, accepted), after ? gt(conversations.id, after) : undefined),
        )
        .orderBy(asc(conversations.id))
        .limit(size),
    ({ id }) => id,
  );
  for await (const { id: conversationId, buyerId, ownerId, representedId: owner } of threads) {
    const key = createHash("sha256").update(`${saleId} ${conversationId}`).digest();
    const id = createIdAt(toldAt.getTime(), key.subarray(0, 10));
    await db.transaction(async (tx) => {
      await lockPerson(tx, ownerId);
      if ((await tx.$count(messages, eq(messages.id, id))) > 0) return;
      await postMessage(tx, jobs, {
        id,
        conversationId,
        senderId: ownerId,
        recipientId: buyerId,
        onBehalfOf: owner,
        messageType: "reply",
        content,
        now,
      });
    });
  }
}
