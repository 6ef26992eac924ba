import { Stripe } from "stripe";
import { eq } from "drizzle-orm";
import type { TestCard } from "#app/payments/provider/test-provider/test-cards.ts";
import {
  answerAuthentication,
  payByCard,
  payByDebit,
  type PayOutcome,
  settleDebit,
} from "#app/payments/provider/test-provider/test-checkout.server.ts";
import type { DebitBehaviour } from "#app/payments/provider/test-provider/test-cards.ts";
import type {
  TestCheckout,
  TestCustomer,
  TestDispute,
  TestObject,
  TestPortal,
} from "#app/payments/provider/test-provider/test-objects.ts";
import { testProviderObjects } from "#app/payments/provider/test-provider/test-provider.table.ts";
import {
  closeTestDispute,
  openTestDispute,
  refundTestPayment,
} from "#app/payments/provider/test-provider/test-refunds.server.ts";
import {
  advanceSubscription,
  findDueSubscription,
} from "#app/payments/provider/test-provider/test-renewals.server.ts";
import {
  getTestObject,
  newTestId,
  putTestObject,
  type TestTransaction,
} from "#app/payments/provider/test-provider/test-store.server.ts";
import type { Db } from "#app/platform/db/db.ts";

interface Options {
  db: Db;
  run: <Result>(work: (transaction: TestTransaction) => Promise<Result>) => Promise<Result>;
  appUrl: string;
  secret: string;
  clock: () => Date;
}

export interface SignedEvent {
  rawBody: string;
  signature: string;
}

export interface TestPayments {
  findCheckout(id: string): Promise<TestCheckout | null>;
  payByCard(checkoutId: string, card: TestCard): Promise<PayOutcome>;
  answerAuthentication(checkoutId: string, passed: boolean): Promise<PayOutcome>;
  payByDebit(checkoutId: string, behaviour: DebitBehaviour): Promise<PayOutcome>;
  settleDebit(checkoutId: string, succeeds: boolean): Promise<void>;
  findPortal(id: string): Promise<{ portal: TestPortal; customer: TestCustomer | null } | null>;
  changeCard(customerId: string, card: TestCard): Promise<void>;
  advance(): Promise<void>;
  refundPayment(paymentId: string, amount: number): Promise<void>;
  openDispute(paymentId: string): Promise<TestDispute>;
  closeDispute(dispute: TestDispute, status: "won" | "lost"): Promise<void>;
  signEvent(eventId: string): Promise<SignedEvent>;
}

export function createTestPayments({ db, run, secret, clock }: Options): TestPayments {
  const find = async <Wanted extends TestObject>(
    object: Wanted["object"],
    id: string,
  ): Promise<Wanted | null> => {
    const [row] = await db
      .select({ data: testProviderObjects.data })
      .from(testProviderObjects)
      .where(eq(testProviderObjects.id, id));
    return row?.data.object === object ? (row.data as Wanted) : null;
  };
  return {
    findCheckout: (id) => find<TestCheckout>("checkout.session", id),
    payByCard: (id, card) => run((transaction) => payByCard(transaction, id, card)),
    answerAuthentication: (id, passed) =>
      run((transaction) => answerAuthentication(transaction, id, passed)),
    payByDebit: (id, behaviour) => run((transaction) => payByDebit(transaction, id, behaviour)),
    settleDebit: (id, succeeds) => run((transaction) => settleDebit(transaction, id, succeeds)),
    async findPortal(id) {
      const portal = await find<TestPortal>("billing_portal.session", id);
      return portal && { portal, customer: await find<TestCustomer>("customer", portal.customer) };
    },
    changeCard: (customerId, { number, outcome }) =>
      run(async (transaction) => {
        const customer = await getTestObject<TestCustomer>(transaction.tx, "customer", customerId);
        if (!customer) return;
        const behaviour = outcome === "fails-at-renewal" ? outcome : "pays";
        const card = { last4: number.slice(-4), behaviour } as const;
        await putTestObject(transaction, { ...customer, card });
      }),
    async advance() {
      const now = clock();
      for (;;) {
        const id = await findDueSubscription(db, now);
        if (!id) return;
        await run((transaction) => advanceSubscription(transaction, id));
      }
    },
    refundPayment: (paymentId, amount) =>
      run(async (transaction) => {
        await refundTestPayment(transaction, newTestId("re"), { paymentId, amount });
      }),
    openDispute: (paymentId) => run((transaction) => openTestDispute(transaction, paymentId)),
    closeDispute: (dispute, status) =>
      run((transaction) => closeTestDispute(transaction, dispute, status)),
    async signEvent(eventId) {
      const [row] = await db
        .select({ data: testProviderObjects.data })
        .from(testProviderObjects)
        .where(eq(testProviderObjects.id, eventId));
      const rawBody = JSON.stringify(row!.data);
      return {
        rawBody,
        signature: Stripe.webhooks.generateTestHeaderString({ payload: rawBody, secret }),
      };
    },
  };
}
