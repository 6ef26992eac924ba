import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { Stripe } from "stripe";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { openEmbedded } from "#app/platform/db/open-embedded.ts";
import { orders, providerEvents } from "#app/payments/payments.table.ts";
import { mails } from "#app/platform/mail/mails.table.ts";
import { aListing, anOrder, aSeller } from "#demo/factories.ts";
import {
  killAll,
  killHard,
  patience,
  sessionSecret,
  startChild,
} from "#test/faults/child-server.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "relevo-faults-"));
});
afterEach(killAll);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("processes a payment once after kill -9 between its acknowledgement and its processing", async () => {
  const data = { DATA_DIR: join(folder, "data"), MAIL_FROM: "Relevo <no-reply@relevo.example>" };
  const first = await startChild(data);
  await first.becomesReady();
  first.launcher.kill("SIGTERM");
  await first.ended;

  const before = await openEmbedded(data.DATA_DIR);
  const owner = await aSeller(before.db);
  const { id } = await aListing(before.db, { ownerId: owner.id, status: "draft" });
  await anOrder(before.db, { listingId: id, userId: owner.id, checkoutId: "cs_1" });
  await before.close();

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
  const killed = await startChild({ ...data, RUN_JOBS: "0" });
  await killed.becomesReady();
  expect(await killed.statusOf("/webhooks/stripe", deliver())).toBe(200);
  expect(await killed.statusOf(`/business/${id}`)).toBe(404);
  killHard(await killed.serverPid());
  await killed.ended;

  const child = await startChild(data);
  await child.becomesReady();
  expect(await child.statusOf("/webhooks/stripe", deliver())).toBe(200);
  await vi.waitFor(async () => expect(await child.statusOf(`/business/${id}`)).toBe(200), patience);
  child.launcher.kill("SIGTERM");
  await child.ended;
  const after = await openEmbedded(data.DATA_DIR);
  const [order] = await after.db.select().from(orders).where(eq(orders.checkoutId, "cs_1"));
  const events = await after.db.select().from(providerEvents);
  const sent = await after.db.select().from(mails).where(eq(mails.recipient, owner.email));
  await after.close();
  expect(order).toMatchObject({ status: "paid", paymentId: "pi_1" });
  expect(events).toMatchObject([{ id: "evt_1", failure: null }]);
  expect(sent).toHaveLength(1);
});
