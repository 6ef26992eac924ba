import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { Stripe } from "stripe";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { ServerDatabase } from "#app/platform/db/db.ts";
import { openServer } from "#app/platform/db/open-server.ts";
import { createLog } from "#app/platform/log.ts";
import { orders, providerEvents } from "#app/payments/payments.table.ts";
import { mails } from "#app/platform/mail/mails.table.ts";
import { aListing, anOrder, aSeller } from "#test/factories.ts";
import {
  killAll,
  killHard,
  patience,
  sessionSecret,
  startChild,
} from "#test/faults/child-server.ts";
import { startPrepared } from "#test/demonstration.ts";
import type { Cluster } from "#test/postgres-cluster.ts";

let folder: string;
let cluster: Cluster;
let database: ServerDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "relevo-faults-"));
  cluster = await startPrepared();
  database = openServer({ url: `${cluster.url}/migrated`, pool: 2, log: createLog("silent") });
});
afterAll(async () => {
  await killAll();
  await database.close();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

it("processes a payment after kill -9 between its acknowledgement and its processing, once", async () => {
  const { db } = database;
  const variables = {
    DATABASE_URL: `${cluster.url}/migrated`,
    DATA_DIR: folder,
    MAIL_FROM: "Relevo <no-reply@relevo.example>",
  };
  const owner = await aSeller(db);
  const { id } = await aListing(db, { ownerId: owner.id, status: "draft" });
  await anOrder(db, { listingId: id, userId: owner.id, checkoutId: "cs_1" });

  const payload = JSON.stringify({
    id: "evt_1",
    object: "event",
    type: "checkout.session.completed",
    created: Math.floor(Date.now() / 1000),
    data: {
      object: {
        id: "cs_1",
        status: "complete",
        payment_status: "paid",
        payment_intent: "pi_1",
        invoice: null,
        subscription: null,
        customer: null,
      },
    },
  });
  const secret = `whsec_${createHmac("sha256", sessionSecret).update("test payments").digest("hex")}`;
  const deliver = () => ({
    method: "POST",
    body: payload,
    headers: {
      "stripe-signature": Stripe.webhooks.generateTestHeaderString({ payload, secret }),
    },
  });
  // Without jobs the event is acknowledged, and waits.
  const killed = await startChild({ ...variables, RUN_JOBS: "0" });
  await killed.becomesReady();
  expect(await killed.statusOf("/webhooks/stripe", deliver())).toBe(200);
  expect(await killed.statusOf(`/business/${id}`)).toBe(404);
  killHard(await killed.serverPid());
  await killed.ended;

  const child = await startChild(variables);
  await child.becomesReady();
  expect(await child.statusOf("/webhooks/stripe", deliver())).toBe(200);
  await vi.waitFor(async () => expect(await child.statusOf(`/business/${id}`)).toBe(200), patience);
  child.launcher.kill("SIGTERM");
  await child.ended;
  const [order] = await db.select().from(orders).where(eq(orders.checkoutId, "cs_1"));
  const events = await db.select().from(providerEvents);
  const sent = await db.select().from(mails).where(eq(mails.recipient, owner.email));
  expect(order).toMatchObject({ status: "paid", paymentId: "pi_1" });
  expect(events).toMatchObject([{ id: "evt_1", failure: null }]);
  expect(sent).toHaveLength(1);
});
