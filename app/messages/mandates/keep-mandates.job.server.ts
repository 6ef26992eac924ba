import { eq } from "drizzle-orm";
import { auditListing } from "#app/listings/audit-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob, type Jobs } from "#app/platform/jobs/jobs.ts";
import { stopRunning } from "./end-mandate.server.ts";
import { findEndCause, isOpenOffer } from "./mandate.ts";
import { listRunning, lockRunning, type RunningMandate } from "./mandates.queries.server.ts";
import { mandateOffers } from "./mandates.table.ts";
import { type MandateServices, offerToNext } from "./offer-mandate.server.ts";

export const keepMandatesJob = defineJob<object>("keep-mandates", { schedule: "*/10 * * * *" });

interface KeepServices {
  db: Db;
  jobs: Jobs;
  appUrl: string;
}

/** Ends what has lost its listing or one of its people, and passes on offers without an answer. */
export async function keepMandates(services: KeepServices, now: Date): Promise<void> {
  let firstError: unknown;
  for (const running of await listRunning(services.db)) {
    if (!isDue(running, now)) continue;
    try {
      await keepMandate(services, running.listing.id, now);
    } catch (error) {
      // One failure does not stop the others; the job fails at its end and is retried.
      firstError ??= error;
    }
  }
  if (firstError) throw firstError;
}

export const keepMandate = (
  { db, jobs, appUrl }: KeepServices,
  listingId: string,
  now: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    const running = await lockRunning(tx, listingId);
    if (!running || !isDue(running, now)) return;
    const services: MandateServices = { tx, jobs, appUrl, now };
    const cause = findEndCause(running.listing, running.owner, running.broker);
    if (cause) await stopRunning(services, running, { cause, actorId: null });
    else {
      await tx
        .update(mandateOffers)
        .set({ state: "expired", answeredAt: now })
        .where(eq(mandateOffers.id, running.id));
      const details = { brokerId: running.broker.id };
      await auditListing(tx, { listingId }, "mandate-expired", details);
    }
    if (running.state === "offered")
      await offerToNext(services, running.listing, running.offeredBy);
  });

const isDue = (running: RunningMandate, now: Date): boolean =>
  findEndCause(running.listing, running.owner, running.broker) !== null ||
  (running.state === "offered" && !isOpenOffer(running, now));
