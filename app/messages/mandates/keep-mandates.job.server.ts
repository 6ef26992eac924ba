import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { auditListing } from "#app/listings/audit-listing.server.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { reopenBrokers } from "#app/payments/deliverables/settle-deliverable.server.ts";
import type { PaymentServices } from "#app/payments/payment-services.ts";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";
import { stopRunning } from "./end-mandate.server.ts";
import { findEndCause, isOpenOffer } from "./mandate.ts";
import { listRunning, lockMandate, type RunningMandate } from "./mandates.queries.server.ts";
import { mandateOffers } from "./mandates.table.ts";
import { offerToNext } from "./offer-mandate.server.ts";

export const keepMandatesJob = defineJob<object>("keep-mandates", { schedule: "*/10 * * * *" });

type KeepServices = Pick<PaymentServices, "db" | "jobs">;

/** Ends what has lost its listing or one of its people, and passes on offers without an answer. */
export async function keepMandates(services: KeepServices, now: Date): Promise<void> {
  const { db } = services;
  let firstError: unknown;
  for (const running of await listRunning(db)) {
    if (!isDue(running, now)) continue;
    try {
      await keepMandate(services, running.listing.id, now);
    } catch (error) {
      // One failure does not stop the others; the job fails at its end and is retried.
      firstError ??= error;
    }
  }
  await reopenBrokers(db, now);
  await dismissHosts(db);
  if (firstError) throw firstError;
}

export const keepMandate = (
  { db, jobs }: KeepServices,
  listingId: string,
  now: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { running } = await lockMandate(tx, listingId);
    if (!running || !isDue(running, now)) return;
    const services = { tx, jobs, now };
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

/** Who introduced owner and broker as an administrator, and no longer is one, leaves their conversation. */
const dismissHosts = (db: Db) =>
  db
    .update(conversations)
    .set({ thirdId: null })
    .where(
      and(
        isNotNull(conversations.thirdId),
        inArray(
          conversations.thirdId,
          db
            .select({ id: users.id })
            .from(users)
            .where(sql`${users.userType} <> 'admin'`),
        ),
        sql`not exists (select 1 from listings l
          where l.id = ${conversations.listingId} and l.owner_id = ${conversations.thirdId})`,
      ),
    );
