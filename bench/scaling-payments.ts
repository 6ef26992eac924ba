import { Stripe } from "stripe";
import { processEvent } from "#app/payments/events/process-event.job.server.ts";
import { receiveEvent } from "#app/payments/events/receive-event.server.ts";
import type { PaymentServices } from "#app/payments/payment-services.ts";
import { createTestProvider } from "#app/payments/provider/test-provider/test-provider.server.ts";
import { migrateDatabase } from "#app/platform/db/migrate.ts";
import { openServer } from "#app/platform/db/open-server.ts";
import { openJobs } from "#app/platform/jobs/open-jobs.ts";
import { createLog } from "#app/platform/log.ts";
import { aListing, anOrder, aSeller } from "#test/factories.ts";
import { jobDefinitions } from "#server/job-table.ts";
import { createDatabase } from "#test/administer-server.ts";
import { startCluster } from "#test/postgres-cluster.ts";

const purchases = 400;
const atOnce = 4;
const wantedPerSecond = 30;
const secret = "whsec_for_benches";

/** Paid checkouts, each with an activation, a receipt and an email, on a PostgreSQL server. */
export async function benchPayments(): Promise<boolean> {
  const cluster = await startCluster();
  const log = createLog("warn");
  try {
    const url = `${cluster.url}/relevo`;
    await createDatabase(cluster.url, "relevo");
    const database = openServer({ url, pool: 10, log });
    await migrateDatabase(database);
    const { db } = database;
    const jobs = await openJobs(database, jobDefinitions, log, "http://localhost:3000");
    const appUrl = "http://localhost:3000";
    const payments = createTestProvider({ db, jobs, appUrl, secret });
    const services: PaymentServices = { db, jobs, payments };
    const events: string[] = [];
    for (let number = 0; number < purchases; number++) events.push(await aPaidCheckout(db, number));

    const received = await measure(events, async (body) => {
      const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret });
      const { ok } = await receiveEvent(services, body, signature);
      if (!ok) throw new Error("an event was refused");
    });
    const processed = await measure(events, (body) =>
      processEvent(services, (JSON.parse(body) as { id: string }).id, new Date()),
    );
    console.log(`received and stored       ${received.toFixed(0)} events/s`);
    console.log(
      `processed, with effects   ${processed.toFixed(0)} events/s (wanted: ${wantedPerSecond} or more)`,
    );
    await jobs.stop();
    await database.close();
    return processed >= wantedPerSecond;
  } finally {
    await cluster.stop();
  }
}

async function aPaidCheckout(db: PaymentServices["db"], number: number): Promise<string> {
  const owner = await aSeller(db);
  const listing = await aListing(db, { ownerId: owner.id, status: "draft" });
  const checkoutId = `cs_${number}`;
  await anOrder(db, { listingId: listing.id, userId: owner.id, checkoutId });
  return JSON.stringify({
    id: `evt_${number}`,
    object: "event",
    type: "checkout.session.completed",
    created: Math.floor(Date.now() / 1000),
    data: {
      object: {
        id: checkoutId,
        status: "complete",
        payment_status: "paid",
        payment_intent: `pi_${number}`,
        invoice: null,
        subscription: null,
        customer: null,
      },
    },
  });
}

/** How many per second, with a few concurrent ones. */
async function measure(
  events: readonly string[],
  work: (body: string) => Promise<void>,
): Promise<number> {
  const waiting = [...events];
  const started = performance.now();
  const take = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await work(next);
  };
  await Promise.all(Array.from({ length: atOnce }, take));
  return (events.length / (performance.now() - started)) * 1000;
}
