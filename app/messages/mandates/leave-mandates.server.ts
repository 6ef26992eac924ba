import { eq } from "drizzle-orm";
import type { ActivationStep } from "#app/accounts/administration/deactivate-user.server.ts";
import type { DeletionStep } from "#app/accounts/data/delete-account.server.ts";
import type { Settlement } from "#app/payments/payment-services.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { stopRunning } from "./end-mandate.server.ts";
import { isPartyTo, listRunning, lockMandate } from "./mandates.queries.server.ts";
import { mandateWishes } from "./mandates.table.ts";
import { offerToNext } from "./offer-mandate.server.ts";

/** Before the conversations are closed: those that the broker led are the owners' again. */
export const leaveMandates =
  (jobs: Jobs): DeletionStep =>
  async (tx, { id, now }) => {
    await endMandatesOf({ tx, jobs, now }, id, id);
    await tx.delete(mandateWishes).where(eq(mandateWishes.userId, id));
  };

export const suspendMandates =
  (jobs: Jobs): ActivationStep =>
  (tx, { userId, actorId, now }) =>
    endMandatesOf({ tx, jobs, now }, userId, actorId);

async function endMandatesOf(services: Settlement, userId: string, actorId: string): Promise<void> {
  const { tx } = services;
  for (const { listing } of await listRunning(tx, isPartyTo(userId))) {
    const { running } = await lockMandate(tx, listing.id);
    if (!running) continue;
    const isBroker = running.broker.id === userId;
    if (!isBroker && running.owner.id !== userId) continue;
    const cause = isBroker ? "broker-left" : "owner-left";
    await stopRunning(services, running, { cause, actorId });
    if (isBroker && running.state === "offered")
      await offerToNext(services, running.listing, running.offeredBy);
  }
}
