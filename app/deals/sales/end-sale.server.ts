import { and, eq } from "drizzle-orm";
import { lockNegotiation } from "#app/deals/offers/negotiation.queries.server.ts";
import { offerSteps } from "#app/deals/offers/offer.ts";
import { offers } from "#app/deals/offers/offers.table.ts";
import { postEvent } from "#app/deals/offers/post-event.server.ts";
import { canTake } from "#app/listings/lifecycle/listing-states.ts";
import { type LivingListing, moveListing } from "#app/listings/lifecycle/move-listing.server.ts";
import type { OwnThread } from "#app/messages/thread/thread.queries.server.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { findRunningSale } from "./sales.queries.server.ts";
import { sales } from "./sales.table.ts";

interface EndSale extends OwnThread {
  reason: string;
  now: Date;
  requestId?: string | null;
}

type EndOutcome = { ok: true } | { ok: false; reason: "not-found" | "not-agreed" };

/** The owner puts the business back on the market. */
export const endSale = (db: Db, jobs: Jobs, input: EndSale): Promise<EndOutcome> =>
  db.transaction(async (tx): Promise<EndOutcome> => {
    const { conversationId, userId, reason, now, requestId = null } = input;
    const table = await lockNegotiation(tx, input);
    if (!table || table.side !== "owner") return { ok: false, reason: "not-found" };
    const sale = await findRunningSale(tx, table.living.id);
    if (sale?.conversationId !== conversationId || table.living.status === "sold")
      return { ok: false, reason: "not-agreed" };
    await releaseSale(tx, table.living, { sale, reason, actorId: userId, now, requestId });
    await postEvent(tx, jobs, table, { side: "owner", userId, event: "release", now });
    return { ok: true };
  });

interface Release {
  sale: { id: string; offerId: string; conversationId: string };
  reason: string;
  /** Null if an account was deleted or a sale undone in the list of listings. */
  actorId: string | null;
  now: Date;
  requestId?: string | null;
}

/** The caller has locked the listing. */
export async function releaseSale(
  tx: Db,
  living: LivingListing,
  { sale, reason, actorId, now, requestId = null }: Release,
): Promise<void> {
  const { from, to } = offerSteps.release;
  await tx
    .update(offers)
    .set({ state: to })
    .where(and(eq(offers.id, sale.offerId), eq(offers.state, from)));
  await tx.update(sales).set({ state: "off", endedAt: now, reason }).where(eq(sales.id, sale.id));
  const step = living.status === "active" ? "reoffer" : "release";
  if (living.saleAgreedAt && canTake(step, living.status, "clock"))
    await moveListing(tx, living, { step, now, actorId, requestId });
  const by = { actorId, requestId };
  await recordAudit(tx, by, "sale-off", ["conversation", sale.conversationId]);
}
