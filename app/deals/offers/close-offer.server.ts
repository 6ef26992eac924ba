import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.ts";
import { offerSteps, type OfferStep, type StandingOffer, stateAt } from "./offer.ts";
import { offers } from "./offers.table.ts";

/** The deadline is part of the statement: what has just expired is not accepted. False if it was not open any more. */
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

/** Writes down what the clock has ended, so that the next one can be open. */
export async function closeExpired(
  tx: Db,
  ofConversation: readonly StandingOffer[],
  now: Date,
): Promise<void> {
  for (const offer of ofConversation)
    if (offer.state === "open" && stateAt(offer, now) === "expired")
      await closeOffer(tx, offer.id, "expire");
}
