import { asc, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { overrideListingStatus } from "#app/selling/administration/override-listing-status.server.ts";
import {
  restoreListing,
  takeDownListing,
} from "#app/selling/administration/take-down-listing.server.ts";
import { changeOwnListing } from "#app/listings/lifecycle/change-own-listing.server.ts";
import type { OwnerAction } from "#app/listings/lifecycle/owner-actions.ts";
import { reviewListing } from "#app/listings/lifecycle/review-listing.server.ts";
import type { ListingStatus } from "#app/listings/listing.ts";
import { listings } from "#app/listings/listings.table.ts";
import { startCheckout } from "#app/payments/checkout/start-checkout.server.ts";
import { orders, subscriptions } from "#app/payments/payments.table.ts";
import { findTestCard } from "#app/payments/provider/test-provider/test-cards.ts";
import {
  reconcileOrder,
  reconcileOrders,
  reconcilePayments,
  reconcileSubscriptions,
} from "#app/payments/reconciliation/reconcile.server.ts";
import { getRefundBalance } from "#app/payments/refunds/refunds.queries.server.ts";
import { requestRefund } from "#app/payments/refunds/refund-requests.server.ts";
import { cancelRenewal } from "#app/payments/renewals/change-renewal.server.ts";
import { payFee } from "#app/payments/success-fee/pay-fees.server.ts";
import { createId } from "#app/platform/db/id.ts";
import { aListing, anAdmin, aSeller } from "#test/factories.ts";
import type { World } from "#test/with-database.ts";
import { aPaymentWorld, type PaymentWorld } from "#test/payment-world.ts";

// Everything that can happen to the money of one listing, as data, so that a failing story is shrunk to its shortest form.

const hours = 60 * 60 * 1000;
const cards = {
  pays: "4242424242424242",
  "fails-at-renewal": "4000000000000341",
} as const;

type Simple =
  | { do: "checkout"; package: "rmb" | "realtor" | "full" }
  /** Any checkout ever created, even one that should be unusable by now. */
  | { do: "pay"; checkout: number; by: keyof typeof cards | "debit" | "bounced-debit" }
  | { do: "pay-fee" }
  /** Pending provider events and jobs. They run in any order, once or twice. */
  | { do: "run"; job: number; times: 1 | 2 }
  /** All of it. */
  | { do: "arrive" }
  /** All pending events get lost. Our own jobs do not. */
  | { do: "lose" }
  | { do: "own"; action: OwnerAction; price?: number }
  | { do: "cancel-renewal" }
  | { do: "refund"; order: number; all: boolean }
  | { do: "dispute"; order: number; verdict: "won" | "lost" | "open" }
  | { do: "override"; to: ListingStatus }
  | { do: "review"; rejection: boolean }
  | { do: "take-down" }
  | { do: "restore" }
  | { do: "reconcile"; order: number }
  | { do: "wait"; days: number };

export type Step = Simple | { do: "both"; at: [Simple, Simple] };

const index = fc.nat(30);
const own = (action: OwnerAction): fc.Arbitrary<Simple> => fc.constant({ do: "own", action });
const simple: fc.Arbitrary<Simple> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("checkout" as const),
      package: fc.constantFrom("rmb" as const, "realtor" as const, "full" as const),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("pay" as const),
      checkout: index,
      by: fc.constantFrom(
        "pays" as const,
        "pays" as const,
        "fails-at-renewal" as const,
        "debit" as const,
        "bounced-debit" as const,
      ),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ do: "pay-fee" as const }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("run" as const),
      job: index,
      times: fc.constantFrom(1 as const, 2 as const),
    }),
  },
  { weight: 4, arbitrary: fc.constant({ do: "arrive" as const }) },
  { weight: 3, arbitrary: fc.constant({ do: "lose" as const }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("own" as const),
      action: fc.constant("sell" as const),
      price: fc.constantFrom(500_000_00, 400_000_00),
    }),
  },
  { weight: 3, arbitrary: own("undo-sale") },
  { weight: 1, arbitrary: own("withdraw") },
  { weight: 1, arbitrary: own("reactivate") },
  { weight: 1, arbitrary: fc.constant({ do: "cancel-renewal" as const }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("refund" as const),
      order: index,
      all: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("dispute" as const),
      order: index,
      verdict: fc.constantFrom("won" as const, "lost" as const, "open" as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("override" as const),
      to: fc.constantFrom<ListingStatus>("active", "active", "pending", "expired", "draft", "sold"),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("review" as const), rejection: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.constant({ do: "take-down" as const }) },
  { weight: 1, arbitrary: fc.constant({ do: "restore" as const }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("reconcile" as const), order: index }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("wait" as const),
      days: fc.constantFrom(1, 30, 89, 91, 180),
    }),
  },
);

const name = fc.constantFrom("rmb" as const, "realtor" as const, "full" as const);
const checkout = name.map((one): Simple => ({ do: "checkout", package: one }));
// Others see a job only after its commit; here only one step may take pending work.
const takesAll = new Set<Step["do"]>(["arrive", "lose", "override"]);
const atOnce = fc
  .oneof(
    fc.tuple(checkout, checkout),
    fc.tuple(
      simple.filter((step) => !takesAll.has(step.do)),
      simple.filter((step) => !takesAll.has(step.do) && step.do !== "run"),
    ),
  )
  .map((at): Step => ({ do: "both", at }));
const anySteps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof({ weight: 4, arbitrary: simple }, { weight: 1, arbitrary: atOnce }),
  { minLength: 1, maxLength: 12, size: "max" },
);

const bought = (one: "rmb" | "realtor" | "full"): Step[] => [
  { do: "checkout", package: one },
  { do: "pay", checkout: 0, by: "pays" },
  { do: "arrive" },
];

const upgraded: Step[] = [...bought("rmb"), { do: "wait", days: 30 }, ...bought("realtor")];

/** Most start with a purchase: without one there is little to go wrong. */
export const anyStory: fc.Arbitrary<Step[]> = fc
  .tuple(
    fc.constantFrom<Step[]>(
      [],
      [
        { do: "checkout", package: "rmb" },
        { do: "pay", checkout: 0, by: "bounced-debit" },
      ],
      [...bought("rmb"), { do: "wait", days: 89 }],
      [...bought("rmb"), { do: "refund", order: 0, all: true }, { do: "override", to: "active" }],
      [...bought("full"), { do: "own", action: "sell", price: 500_000_00 }, { do: "arrive" }],
      upgraded,
      [
        ...upgraded,
        { do: "refund", order: 1, all: true },
        { do: "arrive" },
        { do: "wait", days: 30 },
      ],
    ),
    anySteps,
  )
  .map((parts) => parts.flat());

export interface StoryResult {
  shop: PaymentWorld;
  ownerId: string;
  listingId: string;
  email: string;
  /** What an administrator has set, until something else happens to the listing. */
  pinned: ListingStatus | null;
  /** When an administrator last granted time or a status. */
  lastGift: Date | null;
}

/** Runs the story with the real commands, then delivers everything and reconciles. */
export async function tellStory(world: World, story: readonly Step[]): Promise<StoryResult> {
  const { db } = world;
  // Reconciliation checks everything, including what other stories left open.
  for (const close of [
    sql`delete from test_provider_objects`,
    sql`update orders set status = 'expired' where status in ('open', 'processing')`,
    sql`update orders set status = 'paid' where status = 'disputed'`,
    sql`update subscriptions set status = 'cancelled', cancelled_at = now() where status <> 'cancelled'`,
  ])
    await db.execute(close);
  const shop = aPaymentWorld(world, new Date("2027-01-10T15:00:00Z"));
  const owner = await aSeller(db);
  const { id: actorId } = await anAdmin(db);
  const { id: listingId } = await aListing(db, {
    ownerId: owner.id,
    status: "draft",
    region: "CA-ON",
  });
  const sessions: string[] = [];
  const by = () => ({ listingId, actorId, now: shop.clock.now, requestId: null });
  const later = (ms: number) => (shop.clock.now = new Date(shop.clock.now.getTime() + ms));
  const statusOf = async () =>
    (
      await db.select({ status: listings.status }).from(listings).where(eq(listings.id, listingId))
    )[0]!.status;
  const nth = async (place: number) => {
    const all = await db
      .select()
      .from(orders)
      .where(eq(orders.listingId, listingId))
      .orderBy(asc(orders.id));
    return all[place % Math.max(1, all.length)];
  };

  async function settle(): Promise<void> {
    for (let round = 0; round < 2; round++) {
      await shop.drain();
      later(hours);
      await reconcileOrders(shop, shop.clock.now);
      await reconcilePayments(shop, shop.clock.now);
      await reconcileSubscriptions(shop, shop.clock.now);
    }
    await shop.drain();
  }

  const result: StoryResult = {
    shop,
    ownerId: owner.id,
    listingId,
    email: owner.email,
    pinned: null,
    lastGift: null,
  };

  const take: { [Do in Simple["do"]]: (step: Extract<Simple, { do: Do }>) => Promise<unknown> } = {
    async checkout(step) {
      const outcome = await startCheckout(shop, {
        userId: owner.id,
        listingId,
        packageId: step.package,
        successPath: "/account",
        cancelPath: "/account",
        now: shop.clock.now,
      });
      if (outcome.ok) sessions.push(outcome.sessionId);
    },
    async pay({ checkout, by: means }) {
      // The latest is paid most often; with a larger number any of them.
      const session = sessions.at(checkout < 15 ? -1 : checkout % Math.max(1, sessions.length));
      if (!session) return;
      if (means === "debit") await shop.payments.test.payByDebit(session, "succeeds-later");
      else if (means === "bounced-debit")
        await shop.payments.test.payByDebit(session, "fails-later");
      else await shop.payments.test.payByCard(session, findTestCard(cards[means])!);
    },
    async "pay-fee"() {
      const fees = await db.select().from(orders).where(eq(orders.listingId, listingId));
      for (const { id, kind } of fees) {
        if (kind !== "success_fee") continue;
        const outcome = await payFee(shop, {
          userId: owner.id,
          orderId: id,
          now: shop.clock.now,
        });
        if (outcome.ok) sessions.push(outcome.sessionId);
      }
    },
    async run({ job, times }) {
      // Chosen before anything else of the same moment is enqueued.
      const [next] = shop.queue.splice(job % Math.max(1, shop.queue.length), 1);
      if (!next) return;
      for (let time = 0; time < times; time++) await shop.run(next);
    },
    arrive: () => shop.drain(),
    async lose() {
      const kept: typeof shop.queue = [];
      for (const job of shop.queue.splice(0))
        if (job.name !== "deliver-test-event" || !(await isRepaired(shop, job.data)))
          kept.push(job);
      shop.queue.push(...kept);
    },
    own: ({ action, price }) =>
      changeOwnListing(db, shop.jobs, {
        listingId,
        ownerId: owner.id,
        action,
        soldPrice: price ?? null,
        now: shop.clock.now,
      }),
    async "cancel-renewal"() {
      for (const { id, status } of await db
        .select()
        .from(subscriptions)
        .where(eq(subscriptions.listingId, listingId)))
        if (status !== "cancelled")
          await cancelRenewal(shop, {
            userId: owner.id,
            subscriptionId: id,
            now: shop.clock.now,
          }).catch(ignoreProvider);
    },
    async refund({ order: place, all }) {
      const order = await nth(place);
      const left = order && (await getRefundBalance(db, order)).left;
      if (!order || !left) return;
      await requestRefund(db, shop.jobs, {
        orderId: order.id,
        amount: all ? left : Math.ceil(left / 2),
        reason: "Goodwill",
        formId: createId(),
        expectedLeft: left,
        actorId,
        requestId: null,
        now: shop.clock.now,
      });
    },
    async dispute({ order: place, verdict }) {
      const order = await nth(place);
      if (order?.status !== "paid" || !order.paymentId) return;
      const { test } = shop.payments;
      const dispute = await test.openDispute(order.paymentId);
      if (verdict !== "open") await test.closeDispute(dispute, verdict);
    },
    async override({ to }) {
      // Money does not follow an override. Only the owner's own steps determine the fee of a sale.
      await settle();
      if ((await statusOf()) === "sold") return;
      const set = await overrideListingStatus(db, shop.jobs, {
        ...by(),
        status: to,
        reason: "By telephone",
      });
      if (set.ok) Object.assign(result, { pinned: to, lastGift: shop.clock.now });
    },
    async review({ rejection }) {
      const outcome = await reviewListing(db, shop.jobs, {
        ...by(),
        rejection: rejection ? "Photos" : null,
      });
      if (outcome.ok && !rejection) result.lastGift = shop.clock.now;
    },
    "take-down": () => takeDownListing(db, shop.jobs, { ...by(), reason: "Complaint" }),
    async restore() {
      if ((await restoreListing(db, shop.jobs, by())).ok) result.lastGift = shop.clock.now;
    },
    async reconcile({ order: place }) {
      const order = await nth(place);
      if (order)
        await reconcileOrder(shop, {
          orderId: order.id,
          actorId,
          requestId: null,
          now: shop.clock.now,
        });
    },
    async wait({ days }) {
      later(days * 24 * hours);
      await shop.payments.test.advance();
    },
  };

  const unpinning = new Set<Step["do"]>(["run", "arrive", "lose", "reconcile", "override"]);
  const live = (step: Simple) => (take[step.do] as (step: Simple) => Promise<unknown>)(step);
  for (const step of story) {
    later(60_000);
    if (!unpinning.has(step.do)) result.pinned = null;
    await (step.do === "both" ? Promise.all(step.at.map(live)) : live(step));
  }
  await settle();
  return result;
}

/** Losses that reconciliation repairs. Disputes and refunds that start at the provider are known only by their event. */
async function isRepaired(shop: PaymentWorld, data: object): Promise<boolean> {
  const { rawBody } = await shop.payments.test.signEvent((data as { eventId: string }).eventId);
  return (JSON.parse(rawBody) as { type: string }).type !== "charge.dispute.created";
}

function ignoreProvider(error: Error): void {
  if (error.name !== "PaymentProviderError") throw error;
}
