import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.ts";
import { offerSteps, type OfferStep, type StandingOffer, stateAt } from "./offer.ts";
import { offers } from "./offers.table.ts";

/** Checks the deadline within the statement. False if the offer was no longer open. */
export async function closeOffer(
  tx: Db,
  id: string,
  step: Exclude<OfferStep, "release">,
  reason = "",
): Promise<boolean> {
  const isInTime =
    step === "expire"
      ? sql`${offers.validUntil} <= clock_timestamp()`
      : sql`${offers.validUntil} > clock_timestamp()`;
  const closed = await tx
    .update(offers)
    .set({ state: offerSteps[step].to, reason, closedAt: sql`clock_timestamp()` })
    .where(and(eq(offers.id, id), eq(offers.state, "open"), isInTime))
    .returning({ id: offers.id });
  return closed.length > 0;
}

/** Stores the expiry, so that another offer can be open. */
export async function closeExpired(
  tx: Db,
  ofConversation: readonly StandingOffer[],
  now: Date,
): Promise<void> {
  for (const offer of ofConversation)
    if (offer.state === "open" && stateAt(offer, now) === "expired")
      await closeOffer(tx, offer.id, "expire");
}
