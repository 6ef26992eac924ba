import { Stripe } from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type NewCheckout,
  type PaymentProvider,
  PaymentKeyError,
  PaymentProviderError,
} from "#app/payments/provider/payment-provider.ts";
import { createStripeProvider } from "#app/payments/provider/stripe/stripe-provider.server.ts";
import { findTestCard } from "#app/payments/provider/test-provider/test-cards.ts";
import { createId } from "#app/platform/db/id.ts";
import { withDatabase } from "#test/with-database.ts";
import { aPaymentWorld, type PaymentWorld, webhookSecret } from "#test/payment-world.ts";
import { startStripeServer, type StripeServer } from "#test/stand-ins/stripe-server.ts";

const day = 24 * 60 * 60 * 1000;
const once = { name: "Premium Listing", amount: 299_00, isMonthly: false };
const monthly = { name: "Basic Listing, monthly renewal", amount: 59_00, isMonthly: true };
const pays = findTestCard("4242424242424242")!;

withDatabase((world) => {
  let shop: PaymentWorld;
  let server: StripeServer;
  const providers: Record<string, PaymentProvider> = {};
  beforeAll(async () => {
    shop = aPaymentWorld(world());
    server = await startStripeServer(world().db, shop.payments, () => shop.clock.now);
    providers.test = shop.payments;
    providers.stripe = createStripeProvider({
      secretKey: server.secretKey,
      webhookSecret,
      apiBase: server.url,
    });
  });
  afterAll(() => server.stop());

  const aCheckout = (changes: Partial<NewCheckout> = {}): NewCheckout => ({
    key: `checkout:${createId()}`,
    orderId: createId(),
    listingId: createId(),
    email: "owner@example.com",
    items: [once],
    trialDays: null,
    successUrl: "https://relevo.example/account?payment=success",
    cancelUrl: "https://relevo.example/account/upgrades",
    expiresAt: new Date(shop.clock.now.getTime() + day - 1000),
    ...changes,
  });

  describe.each(["test", "stripe"])("the %s provider", (name) => {
    const provider = () => providers[name]!;
    const aSubscription = async () => {
      const checkout = await provider().createCheckout(
        aCheckout({ items: [once, monthly], trialDays: 90 }),
      );
      await shop.payments.test.payByCard(checkout.id, pays);
      const [fact] = await provider().inquireCheckout(checkout.id, shop.clock.now);
      return { ...fact!, id: fact!.subscriptionId!, invoiceId: fact!.invoiceId! };
    };

    test("is reachable, even if it rejects requests", async () => {
      await expect(provider().ping()).resolves.toBeUndefined();
    });

    test("opens a checkout once per key, and reads it back", async () => {
      const wanted = aCheckout();
      const made = await provider().createCheckout(wanted);
      expect(made).toMatchObject({ status: "open", url: expect.stringContaining(made.id) });
      expect(await provider().createCheckout(wanted)).toEqual(made);
      expect(await provider().getCheckout(made.id)).toEqual(made);
      expect(await provider().inquireCheckout(made.id, shop.clock.now)).toEqual([]);
    });

    test("expires an open checkout and leaves a completed one alone", async () => {
      const open = await provider().createCheckout(aCheckout());
      expect(await provider().expireCheckout(open.id)).toMatchObject({ status: "expired" });
      expect(await provider().expireCheckout(open.id)).toMatchObject({ status: "expired" });
      expect(await provider().inquireCheckout(open.id, shop.clock.now)).toMatchObject([
        { kind: "checkout-expired", checkoutId: open.id },
      ]);
      const paid = await provider().createCheckout(aCheckout());
      await shop.payments.test.payByCard(paid.id, pays);
      expect(await provider().expireCheckout(paid.id)).toMatchObject({ status: "complete" });
    });

    test("reports payments, and refunds parts of them once per key", async () => {
      const { id } = await provider().createCheckout(aCheckout());
      await shop.payments.test.payByCard(id, pays);
      const [paid] = await provider().inquireCheckout(id, shop.clock.now);
      expect(paid).toMatchObject({ kind: "checkout-paid", checkoutId: id, invoiceId: null });
      const refund = { key: createId(), paymentId: paid!.paymentId!, invoiceId: null };
      const part = await provider().refund({ ...refund, amount: 100_00 });
      expect(part).toMatchObject([
        { kind: "refunded", amount: 100_00, paymentId: paid!.paymentId },
      ]);
      expect(await provider().refund({ ...refund, amount: 100_00 })).toEqual(part);
      const reference = { paymentId: paid!.paymentId!, invoiceId: null };
      expect(await provider().inquirePayment(reference, shop.clock.now)).toEqual(part);
      // Jobs are retried for longer than the provider remembers a key.
      const before = shop.clock.now;
      shop.clock.now = new Date(before.getTime() + 2 * day);
      expect(await provider().refund({ ...refund, amount: 100_00 })).toEqual(part);
      shop.clock.now = before;
      await expect(
        provider().refund({ ...refund, key: createId(), amount: 200_00 }),
      ).rejects.toThrow(PaymentProviderError);
    });

    test("reports the disputes of a payment", async () => {
      const { id } = await provider().createCheckout(aCheckout());
      await shop.payments.test.payByCard(id, pays);
      const [paid] = await provider().inquireCheckout(id, shop.clock.now);
      const reference = { paymentId: paid!.paymentId!, invoiceId: null };
      const ask = () => provider().inquirePayment(reference, shop.clock.now);
      expect(await ask()).toEqual([]);
      const dispute = await shop.payments.test.openDispute(reference.paymentId);
      expect(await ask()).toMatchObject([
        { kind: "dispute-opened", paymentId: reference.paymentId },
      ]);
      await shop.payments.test.closeDispute(dispute, "lost");
      expect(await ask()).toMatchObject([{ kind: "dispute-lost", disputeId: dispute.id }]);
      expect(
        await provider().inquirePayment({ paymentId: null, invoiceId: null }, new Date()),
      ).toEqual([]);
    });

    test.each([
      ["a single payment", [once], null],
      ["a subscription", [once, monthly], 90],
    ] as const)("knows what became of the bank debit for %s", async (_what, items, trialDays) => {
      const { id } = await provider().createCheckout(aCheckout({ items: [...items], trialDays }));
      await shop.payments.test.payByDebit(id, "fails-later");
      const ask = async () =>
        (await provider().inquireCheckout(id, shop.clock.now)).map(({ kind }) => kind);
      expect(await ask()).toEqual(["checkout-processing"]);
      await shop.payments.test.settleDebit(id, false);
      expect(await ask()).toEqual(["checkout-failed"]);
    });

    test("distinguishes a renewal that needs authentication from one that failed for good", async () => {
      const checkout = await provider().createCheckout(
        aCheckout({ items: [once, monthly], trialDays: 90 }),
      );
      await shop.payments.test.payByCard(checkout.id, findTestCard("4000002500003155")!);
      await shop.payments.test.answerAuthentication(checkout.id, true);
      const [paid] = await provider().inquireCheckout(checkout.id, shop.clock.now);
      const before = shop.clock.now;
      const ask = async (days: number) => {
        shop.clock.now = new Date(before.getTime() + days * day);
        await shop.payments.test.advance();
        const facts = await provider().inquireSubscription(paid!.subscriptionId!, shop.clock.now);
        return facts.filter(({ kind }) => kind !== "invoice-paid" && kind !== "payment-of-invoice");
      };
      expect(await ask(90)).toMatchObject([
        { status: "past-due" },
        { kind: "invoice-action-required", attempt: 1 },
      ]);
      await ask(91);
      await ask(93);
      expect(await ask(96)).toMatchObject([
        { status: "ended" },
        { kind: "invoice-failed", nextAttemptAt: null, attempt: 4 },
      ]);
      shop.clock.now = before;
    });

    test("cancels a renewal at the end of its period, resumes it, and ends it", async () => {
      const { id, invoiceId } = await aSubscription();
      const periodEnd = new Date(Math.floor(shop.clock.now.getTime() / 1000) * 1000 + 90 * day);
      const at = periodEnd.toISOString();
      const state = { kind: "subscription-state", subscriptionId: id, periodEnd: at };
      expect(await provider().cancelAtPeriodEnd(id, shop.clock.now)).toMatchObject([
        { ...state, status: "running", endsAt: at },
      ]);
      expect(await provider().resume(id, shop.clock.now)).toMatchObject([
        { ...state, status: "running", endsAt: null },
      ]);
      await provider().cancelNow(id);
      await provider().cancelNow(id);
      expect(await provider().inquireSubscription(id, shop.clock.now)).toMatchObject([
        { ...state, status: "ended" },
        { kind: "invoice-paid", isFirst: true, amount: 299_00, invoiceId },
        { kind: "payment-of-invoice", invoiceId, paymentId: expect.stringMatching(/^pi_/) },
      ]);
      await expect(provider().resume(id, shop.clock.now)).rejects.toThrow(PaymentProviderError);
    });

    test("refunds an invoice, whose payment it finds itself", async () => {
      const { invoiceId } = await aSubscription();
      const refund = { key: createId(), paymentId: null, invoiceId, amount: 299_00 };
      expect(await provider().refund(refund)).toMatchObject([{ kind: "refunded", amount: 299_00 }]);
    });

    test("opens a page for changing the card", async () => {
      const { id } = await aSubscription();
      expect(id).toMatch(/^sub_/);
      const portal = await provider().createPortal("cus_1", "https://relevo.example/account");
      expect(portal.url).toContain("/test-payments/portal/");
    });

    test("returns nothing for unknown ids", async () => {
      expect(await provider().inquireSubscription("sub_unknown", shop.clock.now)).toEqual([]);
      await provider().cancelNow("sub_unknown");
      await expect(provider().getCheckout("cs_unknown")).rejects.toThrow(PaymentProviderError);
    });
  });

  test("a key that Stripe does not know is named as such, and a restricted one is accepted", async () => {
    const ping = (secretKey: string) =>
      createStripeProvider({ secretKey, webhookSecret, apiBase: server.url }).ping();
    await expect(ping("sk_test_mistyped")).rejects.toThrow(PaymentKeyError);
    await ping(server.restrictedKey);
  });

  test("the fake rejects unknown API calls, and the SDK retries its failures", async () => {
    const answer = await fetch(`${server.url}/v1/refunds`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${server.secretKey}`,
        "stripe-version": "2026-10-28.endive",
      },
      body: new URLSearchParams({ payment_intent: "pi_1", sum: "1" }),
    });
    expect(await answer.json()).toMatchObject({ error: { code: "parameter_unknown" } });
    server.failNext(1);
    expect(await providers.stripe!.createCheckout(aCheckout())).toMatchObject({ status: "open" });
    server.failNext(1);
    await expect(providers.stripe!.ping()).rejects.toThrow(Stripe.errors.StripeError);
    server.failNext(9);
    await expect(providers.stripe!.createCheckout(aCheckout())).rejects.toThrow(
      PaymentProviderError,
    );
    server.failNext(0);
  });
});
