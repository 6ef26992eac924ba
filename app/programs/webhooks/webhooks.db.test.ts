import { createHmac } from "node:crypto";
import { Resolver } from "node:dns/promises";
import { asc, eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { notifications } from "#app/accounts/notifications/notifications.table.ts";
import { changeListing } from "#app/listings/confidential/store-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { deliverables } from "#app/payments/deliverables/deliverables.table.ts";
import { orders, refunds } from "#app/payments/payments.table.ts";
import type { Post } from "#app/platform/http/post-to-public-host.server.ts";
import { postToPublicHost } from "#app/platform/http/post-to-public-host.server.ts";
import { addDays } from "#app/shared/day.ts";
import { aConversation, aListing, aMessage, anOrder, aSeller, aUser } from "#test/factories.ts";
import { eachDatabase, type World } from "#test/with-database.ts";
import { deliverWebhooks, retryWebhooks } from "./deliver-webhooks.job.server.ts";
import {
  addWebhook,
  changeWebhook,
  forgetWebhooks,
  removeWebhook,
  rotateSecret,
  setWebhookState,
} from "./own-webhooks.server.ts";
import { sendAgain, sendTest } from "./send-again.server.ts";
import { nextAttempt } from "./webhook.ts";
import { type WebhookEventName, webhookEventNames } from "./webhook-events.ts";
import { exportWebhooks, findWebhook } from "./webhooks.queries.server.ts";
import { webhookDeliveries, webhookEndpoints } from "./webhooks.table.ts";

const env = { SESSION_SECRET: "s".repeat(40), SESSION_SECRET_PREVIOUS: undefined };
const minute = 60_000;

/** Of a listing: what it does not say to buyers, what has an event of its own, and what others than the owner set. */
const silentColumns =
  `address_hidden agreement_required agreement_scope answers_passports business_name_hidden confidentiality
  confirmed_at contact_email contact_name contact_phone created_at documents_for expires_at featured has_photo
  package_id package_purchased_at photos_for preferred_contact price_key published_at realtor_url rejection_reason
  response_time review_reasons sold_at sold_price timezone unconfirmed updated_at verified video_for website_for
  wizard_step`.split(/\s+/);

interface Received {
  url: string;
  id: string;
  type: string;
  object: string;
  body: string;
  headers: Record<string, string>;
}

/** A receiver whose answers are given, at a time that is set. Each of them takes a second. */
class Receiver {
  received: Received[] = [];
  now = new Date();
  answer: (received: Received) => number | Promise<number> = () => 200;

  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  readonly #post: Post = async (url, headers, body) => {
    const text = body.toString();
    const payload = JSON.parse(text) as { type: string; data: Record<string, { id: string }> };
    const object = Object.values(payload.data).at(-1)!.id;
    const one = {
      url,
      id: headers["webhook-id"]!,
      type: payload.type,
      object,
      body: text,
      headers,
    };
    const status = await this.answer(one);
    this.now = new Date(this.now.getTime() + 1000);
    if (status < 300) this.received.push(one);
    return status;
  };

  get services() {
    const { db, jobs } = this.#world;
    return { db, jobs, env, post: this.#post, clock: () => this.now, chance: () => 0.5 };
  }

  /** Both queues, at this time; what recovers is in the first again. */
  async work(after = 0): Promise<void> {
    this.now = new Date(this.now.getTime() + after);
    await deliverWebhooks(this.services);
    await retryWebhooks(this.services);
    await deliverWebhooks(this.services);
  }

  get types() {
    return this.received.map(({ type }) => type);
  }
}

eachDatabase((world) => {
  const request = () => ({ secret: env.SESSION_SECRET, requestId: "r", now: new Date() });

  async function register(
    userId: string,
    events: readonly WebhookEventName[] = webhookEventNames,
    url = "https://hooks.example.com/in",
  ) {
    const added = await addWebhook(world().db, userId, { url, events: [...events] }, request());
    if (!added.ok) throw new Error(added.reason);
    return { own: { userId, webhookId: added.webhookId }, secret: added.secret };
  }

  const logOf = (webhookId: string) =>
    world()
      .db.select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.endpointId, webhookId))
      .orderBy(asc(webhookDeliveries.id));

  /** Only this one is served, whatever other tests left. */
  const alone = async (webhookId: string) => {
    await world().db.update(webhookEndpoints).set({ state: "paused" });
    await setWebhookState(world().db, { userId: (await ownerOf(webhookId))!, webhookId }, "active");
    return new Receiver(world());
  };
  const ownerOf = async (webhookId: string) => {
    const [row] = await world()
      .db.select({ userId: webhookEndpoints.userId })
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.id, webhookId));
    return row?.userId;
  };

  test("records what happens, in its transaction, for those who want it and nobody else", async () => {
    const { db } = world();
    await db.delete(webhookEndpoints);
    const { id: ownerId } = await aSeller(db);
    const listing = await aListing(db, { ownerId, status: "draft" });
    await db.update(listings).set({ status: "pending" }).where(eq(listings.id, listing.id));
    expect(await db.$count(webhookDeliveries)).toBe(0);

    const { own } = await register(ownerId);
    const { own: narrow } = await register(ownerId, ["listing.sold"]);
    await register((await aSeller(db)).id);
    const move = (changes: Parameters<typeof changeListing>[2]) =>
      changeListing(db, listing.id, changes);
    const at = new Date();
    const term = {
      packageId: "premium",
      packagePurchasedAt: at,
      expiresAt: addDays(at, 30),
    } as const;
    await move({ status: "active", publishedAt: at, ...term });
    await move({ title: "Another title" });
    await move({ featured: true });
    await move({ saleAgreedAt: at });
    await move({ saleAgreedAt: null });
    await move({ status: "expired", withdrawnAt: at });
    await move({ status: "active", withdrawnAt: null });
    await db
      .transaction(async (tx) => {
        await changeListing(tx, listing.id, { title: "Never" });
        tx.rollback();
      })
      .catch(() => {});
    await move({ status: "sold", soldAt: at });
    const conversation = await aConversation(db, { ownerId, listingId: listing.id });
    await aMessage(db, conversation, { withheld: true });
    await aMessage(db, conversation, { content: "A secret text" });
    await aMessage(db, conversation, { senderId: ownerId });
    await aMessage(db, conversation);
    const order = await anOrder(db, { userId: ownerId, listingId: listing.id });
    await db.update(orders).set({ status: "paid", paidAt: at }).where(eq(orders.id, order.id));
    await db.update(orders).set({ receiptNumber: "R-1" }).where(eq(orders.id, order.id));
    await db.insert(refunds).values({ orderId: order.id, amount: 1_50 });
    const part = { orderId: order.id, listingId: listing.id, dueAt: at } as const;
    await db.insert(deliverables).values({ ...part, kind: "realtor-listing", state: "due" });
    await db.update(deliverables).set({ state: "done", settledAt: at });

    const log = await logOf(own.webhookId);
    expect(log.map(({ event }) => event)).toEqual([
      "listing.approved",
      "listing.changed",
      "listing.sale_agreed",
      "listing.withdrawn",
      "listing.published",
      "listing.sold",
      "lead.created",
      "message.received",
      "message.received",
      "order.paid",
      "order.refunded",
      "deliverable.due",
      "deliverable.done",
    ]);
    expect(log[5]!.data).toEqual({ listing: { id: listing.id, status: "sold" } });
    expect(log[10]!.data).toMatchObject({
      order: { id: order.id, listingId: listing.id, amount: order.amount / 100 },
      refund: { amount: 1.5, currency: "CAD" },
    });
    expect(JSON.stringify(log)).not.toMatch(/secret text|Another title|@/);
    expect((await logOf(narrow.webhookId)).map(({ event }) => event)).toEqual(["listing.sold"]);
    expect(await db.$count(webhookDeliveries)).toBe(log.length + 1);
  });

  test("tells a broker and the owner of the same listing, and of a teaser only that it changed", async () => {
    const { db } = world();
    const { id: ownerId } = await aSeller(db);
    const { id: brokerId } = await aUser(db, { userType: "broker" });
    const listing = await aListing(db, {
      ownerId,
      brokerId,
      status: "active",
      confidentiality: "confidential",
    });
    const hooks = [await register(ownerId), await register(brokerId)];
    await changeListing(db, listing.id, { description: "Very private words about the place." });
    for (const { own } of hooks) {
      const log = await logOf(own.webhookId);
      expect(log.map(({ event, data }) => [event, data])).toEqual([
        ["listing.changed", { listing: { id: listing.id, status: "active" } }],
      ]);
    }
  });

  test("what a listing says is told of when it changes, and each other column is left out on purpose", async () => {
    const { db } = world();
    const { rows } = await db.execute<{ name: string }>(sql`
      select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = 'listings' and is_generated = 'NEVER'
        and pg_get_functiondef('record_listing_webhooks'::regproc) !~ ('n\\.' || column_name || '\\M')
      order by name`);
    expect(rows.map(({ name }) => name)).toEqual(silentColumns);

    const { id: ownerId } = await aSeller(db);
    const teaser = { ownerId, status: "active", confidentiality: "confidential" } as const;
    const { id } = await aListing(db, teaser);
    const { own } = await register(ownerId, ["listing.changed"]);
    await changeListing(db, id, { quickSale: true });
    await changeListing(db, id, { reasonForSale: "Retirement" });
    await changeListing(db, id, { confirmedAt: new Date() });
    expect(await logOf(own.webhookId)).toHaveLength(2);
  });

  test("signs as Standard Webhooks says, with both secrets for a day after a rotation", async () => {
    const { db, jobs } = world();
    const { own, secret } = await register((await aSeller(db)).id);
    const receiver = await alone(own.webhookId);
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const stored = JSON.stringify(await db.select().from(webhookEndpoints));
    expect(stored).not.toContain(secret.slice(6, 30));
    const renewed = (await rotateSecret(db, own, { ...request(), now: receiver.now }))!;
    await sendTest(db, jobs, own, receiver.now);
    await receiver.work();
    await sendTest(db, jobs, own, receiver.now);
    await receiver.work(25 * 60 * minute);
    const [first, second] = receiver.received;
    const sign = ({ id, body, headers }: Received, key: string) =>
      `v1,${createHmac("sha256", Buffer.from(key.slice(6), "base64"))
        .update(`${id}.${headers["webhook-timestamp"]}.${body}`)
        .digest("base64")}`;
    const signatures = first!.headers["webhook-signature"]!.split(" ");
    expect(signatures).toEqual([sign(first!, renewed), sign(first!, secret)]);
    expect(second!.headers["webhook-signature"]).toBe(sign(second!, renewed));
    expect(first!.type).toBe("webhook.test");
    expect(Object.keys(JSON.parse(first!.body) as object)).toEqual(["type", "timestamp", "data"]);
  });

  test("a receiver that fails for an hour gets everything once, each object in its order", async () => {
    const { db } = world();
    const { id: ownerId } = await aSeller(db);
    const { own } = await register(ownerId, ["listing.changed", "listing.sold"]);
    const receiver = await alone(own.webhookId);
    const [one, two] = [
      await aListing(db, { ownerId, status: "active" }),
      await aListing(db, { ownerId, status: "active" }),
    ];
    const change = (id: string, title: string) => changeListing(db, id, { title });
    let asked = 0;
    receiver.answer = ({ object }) => {
      asked++;
      return object === one.id ? 500 : 200;
    };
    await change(one.id, "One");
    await change(two.id, "Two");
    await changeListing(db, one.id, { status: "sold", soldAt: new Date() });
    await change(two.id, "Three");
    await receiver.work();
    // The other listing goes on.
    expect(receiver.received.map(({ object }) => object)).toEqual([two.id, two.id]);
    expect(asked).toBe(3);
    for (const minutes of [1, 5, 20]) await receiver.work(minutes * minute);
    expect(asked).toBeLessThan(8);
    receiver.answer = () => 204;
    await receiver.work(60 * minute);
    expect(receiver.received.slice(2).map(({ object, type }) => [object, type])).toEqual([
      [one.id, "listing.changed"],
      [one.id, "listing.sold"],
    ]);
    const log = await logOf(own.webhookId);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(4);
    expect(log.map(({ state }) => state)).toEqual(Array(4).fill("delivered"));
    expect(log[0]!.attempts.map(({ status }) => status)).toEqual([500, 500, 500, 500, 204]);
    expect(log[2]!.attempts).toHaveLength(1);
    expect((await findWebhook(db, own))!.failingSince).toBeNull();
    await receiver.work(60 * minute);
    expect(receiver.received).toHaveLength(4);
  });

  test("after three days it is turned off, its owner is told, and what failed is sent again by hand", async () => {
    const { db, jobs } = world();
    const { id: ownerId } = await aSeller(db);
    const { own } = await register(ownerId, ["listing.changed"]);
    const receiver = await alone(own.webhookId);
    const listing = await aListing(db, { ownerId, status: "active" });
    receiver.answer = () => Promise.reject(new Error("connect ECONNREFUSED"));
    await changeListing(db, listing.id, { title: "First" });
    await changeListing(db, listing.id, { title: "Second" });
    const began = receiver.now;
    for (let step = 0; step < 30; step++) {
      await receiver.work(0);
      const [due] = await db
        .select({ at: sql<string | null>`min(due_at)::text` })
        .from(webhookDeliveries)
        .where(
          sql`endpoint_id = ${own.webhookId} and state = 'waiting' and due_at > ${receiver.now.toISOString()}::timestamptz`,
        );
      if (!due?.at) break;
      receiver.now = new Date(due.at);
    }
    const days = (receiver.now.getTime() - began.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(2.8);
    expect(days).toBeLessThan(3.2);
    expect((await findWebhook(db, own))!.state).toBe("failing");
    const told = await db.select().from(notifications).where(eq(notifications.userId, ownerId));
    expect(told).toMatchObject([{ kind: "webhook", title: "A webhook of yours was turned off" }]);
    const log = await logOf(own.webhookId);
    expect(log.map(({ state }) => state)).toEqual(["failed", "failed"]);
    expect(log[0]!.attempts.length).toBeLessThanOrEqual(16);

    // Nothing is recorded until it is on again.
    await changeListing(db, listing.id, { title: "Third" });
    expect(await logOf(own.webhookId)).toHaveLength(2);
    expect(await sendAgain(db, jobs, own, "failed", receiver.now)).toEqual({
      ok: false,
      reason: "not-active",
    });
    await setWebhookState(db, own, "active");
    receiver.answer = () => 200;
    expect(await sendAgain(db, jobs, own, "failed", receiver.now)).toEqual({ ok: true });
    await receiver.work();
    expect(receiver.received.map(({ id }) => id)).toEqual(
      log.map(({ messageId }) => `msg_${messageId.replaceAll("-", "")}`),
    );
    await sendAgain(db, jobs, own, log[1]!.messageId, receiver.now);
    await receiver.work();
    expect(receiver.received[2]).toMatchObject({ body: receiver.received[1]!.body });
  });

  test("410 turns it off at once; one refused event does not while others are taken", async () => {
    const { db, jobs } = world();
    const { id: ownerId } = await aSeller(db);
    const { own } = await register(ownerId, ["listing.changed"]);
    const receiver = await alone(own.webhookId);
    const [poison, other] = [
      await aListing(db, { ownerId, status: "active" }),
      await aListing(db, { ownerId, status: "active" }),
    ];
    receiver.answer = ({ object }) => (object === poison.id ? 302 : 200);
    await changeListing(db, poison.id, { title: "Poison" });
    for (let step = 0; step < 17; step++) {
      await changeListing(db, other.id, { title: `Title ${step}` });
      await receiver.work(8 * 60 * minute);
      await receiver.work(10_000);
    }
    expect((await findWebhook(db, own))!.state).toBe("active");
    const [first] = await logOf(own.webhookId);
    expect(first!.state).toBe("failed");
    const told = await db.select().from(notifications).where(eq(notifications.userId, ownerId));
    expect(told.map(({ title }) => title)).toEqual([
      "An event could not be delivered to your webhook",
    ]);
    receiver.answer = () => 410;
    await sendTest(db, jobs, own, receiver.now);
    await receiver.work();
    expect((await findWebhook(db, own))!.state).toBe("failing");
  });

  test("private addresses are refused at connect, and a suspended account gets nothing", async () => {
    const { db, jobs } = world();
    const { id: ownerId } = await aSeller(db);
    const { own } = await register(ownerId, ["listing.changed"]);
    const receiver = await alone(own.webhookId);
    vi.spyOn(Resolver.prototype, "resolve4").mockResolvedValue(["10.0.0.7"] as never);
    vi.spyOn(Resolver.prototype, "resolve6").mockRejectedValue(new Error("queryAaaa ENODATA"));
    await sendTest(db, jobs, own, receiver.now);
    await deliverWebhooks({ ...receiver.services, post: postToPublicHost });
    const [log] = await logOf(own.webhookId);
    expect(log).toMatchObject({
      state: "waiting",
      attempts: [{ status: null, problem: "private" }],
    });

    const listing = await aListing(db, { ownerId, status: "active" });
    const suspend = (deactivatedAt: Date | null) =>
      db.update(users).set({ deactivatedAt }).where(eq(users.id, ownerId));
    await suspend(new Date());
    await changeListing(db, listing.id, { title: "Unseen" });
    await receiver.work(60 * minute);
    expect(await logOf(own.webhookId)).toHaveLength(1);
    expect(receiver.received).toEqual([]);
    await suspend(null);
    await receiver.work(60 * minute);
    expect(receiver.types).toEqual(["webhook.test"]);
  });

  test("an address that does not answer holds up no other, and two workers send nothing twice", async () => {
    const { db, jobs } = world();
    const slow = await register(
      (await aSeller(db)).id,
      ["order.paid"],
      "https://slow.example.com/",
    );
    const { id: ownerId } = await aSeller(db);
    const quick = await register(ownerId, ["listing.changed"]);
    const receiver = await alone(quick.own.webhookId);
    await setWebhookState(db, slow.own, "active");
    const { promise, resolve } = Promise.withResolvers<number>();
    receiver.answer = ({ url }) => (url.includes("slow") ? promise : 200);
    for (let nth = 0; nth < 5; nth++) await sendTest(db, jobs, slow.own, receiver.now);
    for (let nth = 0; nth < 20; nth++) await sendTest(db, jobs, quick.own, receiver.now);
    const work = Promise.all([
      deliverWebhooks(receiver.services),
      deliverWebhooks(receiver.services),
    ]);
    await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(20);
    resolve(200);
    await work;
    expect(receiver.received).toHaveLength(25);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(25);
  });

  test("a process that dies while sending leaves it to another, a minute later", async () => {
    const { db, jobs } = world();
    const { own } = await register((await aSeller(db)).id);
    const receiver = await alone(own.webhookId);
    await sendTest(db, jobs, own, receiver.now);
    await db
      .update(webhookDeliveries)
      .set({ claimedUntil: new Date(receiver.now.getTime() + minute) });
    await receiver.work();
    expect(receiver.received).toEqual([]);
    await receiver.work(2 * minute);
    expect(receiver.types).toEqual(["webhook.test"]);
  });

  test("what is left when the time of a run is over goes on at once", async () => {
    const { db, jobs } = world();
    const { own } = await register((await aSeller(db)).id);
    const receiver = await alone(own.webhookId);
    const waitingRuns = async () => {
      const { rows } = await db.execute(sql`select name from pgboss.job
        where singleton_key = 'left' and state = 'created' order by name`);
      return rows.map(({ name }) => name);
    };
    await sendTest(db, jobs, own, receiver.now);
    await deliverWebhooks({ ...receiver.services, runMs: 0 });
    expect(receiver.received).toEqual([]);
    expect(await waitingRuns()).toEqual(["deliver-webhooks"]);
    await db.execute(sql`delete from pgboss.job where singleton_key = 'left'`);
    await receiver.work();
    expect(receiver.types).toEqual(["webhook.test"]);
    expect(await waitingRuns()).toEqual([]);
  });

  test("nobody changes, sees or sends what is somebody else's, and a person has five at most", async () => {
    const { db, jobs } = world();
    const { id: ownerId } = await aSeller(db);
    const { own } = await register(ownerId);
    const stranger = { userId: (await aSeller(db)).id, webhookId: own.webhookId };
    const input = { url: "https://evil.example.com/", events: ["lead.created" as const] };
    expect(await changeWebhook(db, stranger, input, "r")).toBe(false);
    expect(await rotateSecret(db, stranger, request())).toBeNull();
    expect(await setWebhookState(db, stranger, "paused")).toBe(false);
    expect(await removeWebhook(db, stranger, "r")).toBe(false);
    expect(await findWebhook(db, stranger)).toBeNull();
    const refused = { ok: false, reason: "not-found" };
    expect(await sendTest(db, jobs, stranger, new Date())).toEqual(refused);
    expect(await sendAgain(db, jobs, stranger, "failed", new Date())).toEqual(refused);
    await sendTest(db, jobs, own, new Date());
    const theirs = await register(stranger.userId);
    const [mine] = await logOf(own.webhookId);
    const foreign = await sendAgain(db, jobs, theirs.own, mine!.messageId, addDays(new Date(), 1));
    expect(foreign).toEqual(refused);
    expect((await logOf(own.webhookId))[0]!.dueAt).toEqual(mine!.dueAt);

    const added = await Promise.all(
      Array.from({ length: 6 }, async () => addWebhook(db, ownerId, input, request())),
    );
    expect(added.filter(({ ok }) => ok)).toHaveLength(4);
    const unconfirmed = await aSeller(db, { emailVerified: false });
    expect(await addWebhook(db, unconfirmed.id, input, request())).toEqual({
      ok: false,
      reason: "unconfirmed",
    });
    const exported = JSON.stringify(await Array.fromAsync(exportWebhooks(db, ownerId)));
    expect(exported).toContain("https://hooks.example.com/in");
    expect(exported).not.toMatch(/secret/i);
    await forgetWebhooks(db, { id: ownerId, email: "", now: new Date() });
    expect(await logOf(own.webhookId)).toEqual([]);
  });
});

test("pauses grow, and are three days together", () => {
  const now = new Date(0);
  let total = 0;
  let before = 0;
  let tries = 1;
  for (let next = nextAttempt(tries, now, 0.5); next; next = nextAttempt(++tries, now, 0.5)) {
    expect(next.getTime()).toBeGreaterThanOrEqual(before);
    before = next.getTime();
    total += before;
  }
  expect(total / 86_400_000).toBeCloseTo(3, 1);
});
