import { and, eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { lockListing } from "#app/listings/lifecycle/move-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { alerts } from "#app/messages/alerts/alerts.table.ts";
import { unsubscribe } from "#app/messages/alerts/subscribe/alert-by-link.server.ts";
import { beginRun, settleKilled } from "./campaign-run.server.ts";
import { campaignRecipients, campaigns } from "./campaigns.table.ts";
import {
  countRecipients,
  findCampaign,
  listResultsOf,
  listTroubled,
} from "./campaigns.queries.server.ts";
import {
  approveCampaign,
  endCampaign,
  resumeCampaign,
  saveCampaign,
  sendToMyself,
  stopCampaign,
} from "./change-campaign.server.ts";
import { officeDay } from "#app/ui/format/format-date.ts";
import { countFollowed, followLink } from "./follow-link.server.ts";
import { pruneCampaignMails, sendCampaigns } from "./send-campaigns.job.server.ts";
import { type Run, sendToNext } from "./send-to-recipient.server.ts";
import { deliverables } from "#app/payments/deliverables/deliverables.table.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { createLog } from "#app/platform/log.ts";
import type { Mail } from "#app/platform/mail/transport.ts";
import { encodeWaiting } from "#app/messages/alerts/matching/encode-criteria.server.ts";
import { demoSettings } from "#demo/rows/site-settings.ts";
import {
  aCampaign,
  aListing,
  anAdmin,
  anOperator,
  anOrder,
  aPhoto,
  aSeller,
  aSubscriber,
  aUser,
} from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { withDatabase } from "#test/with-database.ts";

const day = 86_400_000;
const now = new Date();
const secret = "a secret of at least 32 characters, for tests";
const appUrl = "http://localhost:3000";

withDatabase((world) => {
  let sent: Mail[];
  /** What the mail server does with the next emails. */
  let answer: (mail: Mail) => Promise<void>;
  let isDown: boolean;
  beforeAll(() => anOperator(world().db));
  beforeEach(async () => {
    const { db } = world();
    await db.delete(campaigns);
    await db.delete(alerts);
    sent = [];
    answer = async () => {};
    isDown = false;
  });

  const campaignMail = {
    async ping() {
      if (isDown) throw new Error("no mail server");
    },
    async send(mail: Mail) {
      await answer(mail);
      sent.push(mail);
    },
  };
  const services = () => ({
    db: world().db,
    jobs: world().jobs,
    log: createLog("silent"),
    campaignMail,
    secret,
  });
  /** By default after every morning of today. */
  const send = (at = new Date(now.getTime() + 2 * day)) => sendCampaigns(services(), at);

  const aBakery = async (changes: Parameters<typeof aListing>[1] = {}) => {
    const listing = await aListing(world().db, {
      status: "active",
      title: "Bakery For Sale",
      description: "Bread since 1980",
      region: "CA-ON",
      city: "Perth",
      categories: ["restaurants"],
      askingPrice: 100_000_00,
      annualRevenueOnRequest: true,
      annualCashFlowOnRequest: true,
      ...changes,
    });
    await aPhoto(world().db, listing.id, { featured: true });
    return listing;
  };
  const by = async () => ({ actorId: (await anAdmin(world().db)).id, requestId: "r" });

  const approve = async (id: string, changes: object = {}) => {
    const { db, jobs } = world();
    await db.update(campaigns).set({ testedAt: now }).where(eq(campaigns.id, id));
    return approveCampaign(
      { db, jobs },
      { id, version: 1, day: officeDay(now), now, ...(await by()), ...changes },
    );
  };
  const anApproved = async (listingIds?: string[]) => {
    const { id } = await aCampaign(world().db, listingIds ?? [(await aBakery()).id]);
    expect(await approve(id)).toEqual({ ok: true });
    return id;
  };
  const recipientsOf = (campaignId: string) =>
    world()
      .db.select()
      .from(campaignRecipients)
      .where(eq(campaignRecipients.campaignId, campaignId));
  /** Somebody waits for a lock. */
  const untilBlocked = async () => {
    const waiting = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect
      .poll(async () => (await world().db.execute(waiting)).rows.length, { interval: 20 })
      .toBeGreaterThan(0);
  };
  const statusOf = async (id: string) => (await findCampaign(world().db, id))!.status;

  describe("a draft", () => {
    it("shows only listings that are public and complete", async () => {
      const { db } = world();
      const [good, sold, bare] = [
        await aBakery(),
        await aBakery({ status: "sold" }),
        await aBakery({ description: "" }),
      ];
      const newId = createId();
      const save = async (listingIds: string[], version = 0, id = newId) =>
        saveCampaign(db, {
          id,
          version,
          input: { subject: "News", introduction: "", listingIds },
          now,
          ...(await by()),
        });
      expect(await save([good.id, sold.id, bare.id])).toEqual({
        ok: false,
        reason: "not-presentable",
        listingIds: [sold.id, bare.id],
      });
      // Submitted twice.
      expect(await Promise.all([save([good.id]), save([good.id])])).toEqual([
        { ok: true },
        { ok: true },
      ]);
      expect(await db.$count(campaigns)).toBe(1);
      await db.update(campaigns).set({ testedAt: now });
      // The second of two administrators is told, and a test of the old version does not count.
      expect(await save([good.id], 1)).toEqual({ ok: true });
      expect(await save([good.id], 1)).toEqual({ ok: false, reason: "changed-meanwhile" });
      expect(await findCampaign(db, newId)).toMatchObject({ version: 2, testedAt: null });
      expect(await save([good.id], 1, createId())).toEqual({ ok: false, reason: "not-found" });
    });

    it("is sent to its author, then approved once, and audited", async () => {
      const { db, jobs } = world();
      await aSubscriber(db);
      const { id } = await aCampaign(db, [(await aBakery()).id], { introduction: "Hello" });
      const admin = await anAdmin(db);
      const change = { id, version: 1, now, actorId: admin.id, requestId: "r" };
      const approval = { ...change, day: officeDay(now) };
      expect(await approveCampaign({ db, jobs }, approval)).toMatchObject({ reason: "not-tested" });
      expect(await sendToMyself(services(), change)).toEqual({ ok: true });
      const [test] = await mailsTo(db, admin.email);
      expect(test!.text).toContain("Bakery For Sale");
      expect(test!.text).toContain(demoSettings.operator.postalAddress);
      expect(await approveCampaign({ db, jobs }, { ...approval, version: 2 })).toMatchObject({
        reason: "changed-meanwhile",
      });
      expect(await approveCampaign({ db, jobs }, { ...approval, day: "2020-01-01" })).toMatchObject(
        {
          reason: "not-a-day",
        },
      );
      const both = await Promise.all([
        approveCampaign({ db, jobs }, approval),
        approveCampaign({ db, jobs }, approval),
      ]);
      expect(both).toContainEqual({ ok: true });
      expect(both).toContainEqual({ ok: false, reason: "not-draft" });
      expect(await recipientsOf(id)).toHaveLength(1);
      const entries = await db
        .select({ action: auditLog.action })
        .from(auditLog)
        .where(and(eq(auditLog.subjectType, "campaign"), eq(auditLog.subjectId, id)));
      expect(entries.map(({ action }) => action)).toEqual(["campaign-tested", "campaign-approved"]);
    });

    it("is not approved for nobody", async () => {
      const { id } = await aCampaign(world().db, [(await aBakery()).id]);
      expect(await approve(id)).toEqual({ ok: false, reason: "no-recipients" });
      expect(await statusOf(id)).toBe("draft");
    });
  });

  describe("the audience", () => {
    it("is everybody who is confirmed and interested in one of the listings, once per address", async () => {
      const { db } = world();
      const [bakery, shop] = [
        await aBakery(),
        await aBakery({ categories: ["retail"], region: "CA-BC" }),
      ];
      const wanted = [
        await aSubscriber(db),
        await aSubscriber(db, { search: "category=restaurants", encodedAt: null }),
        await aSubscriber(db, { search: "region=british-columbia", encodedAt: null }),
        await aSubscriber(db, {
          search: "category=retail&region=british-columbia",
          encodedAt: null,
        }),
      ];
      // Each half of it fits another listing.
      await aSubscriber(db, { search: "category=retail&region=ontario", encodedAt: null });
      await aSubscriber(db, { search: "category=manufacturing", encodedAt: null });
      await aSubscriber(db, { confirmedAt: null });
      await aSubscriber(db, { unsubscribedAt: now });
      await aSubscriber(db, { pausedAt: now });
      const moved = await aUser(db, { notifyMarketing: true });
      await aSubscriber(db, { userId: moved.id, email: `old-${moved.email}` });
      wanted.push(await aSubscriber(db, { email: moved.email, confirmedAt: new Date(0) }));
      await encodeWaiting(db, now);
      const id = await anApproved([bakery.id, shop.id]);
      const rows = await recipientsOf(id);
      expect(rows.map(({ alertId }) => alertId).toSorted()).toEqual(
        wanted.map(({ id: one }) => one).toSorted(),
      );
    });

    it("gets it in the morning of its region", async () => {
      const { db } = world();
      const aReader = async (region: string | null, search = "") => {
        const { id: userId, email } = await aUser(db, { region, notifyMarketing: true });
        return aSubscriber(db, { userId, email, search, encodedAt: null });
      };
      const readers = {
        west: await aReader("CA-BC"),
        chosen: await aSubscriber(db, { search: "region=ontario", encodedAt: null }),
        unknown: await aSubscriber(db),
      };
      const { id } = await aCampaign(db, [(await aBakery()).id]);
      const later = officeDay(new Date(now.getTime() + 3 * day));
      expect(await approve(id, { day: later })).toEqual({ ok: true });
      const rows = await recipientsOf(id);
      const hourOf = ({ id: alertId }: { id: string }, timeZone: string) =>
        rows
          .find((row) => row.alertId === alertId)!
          .dueAt.toLocaleString("en-CA", { timeZone, hour: "numeric", hourCycle: "h23" });
      expect(hourOf(readers.west, "America/Vancouver")).toBe("08");
      expect(hourOf(readers.chosen, "America/Toronto")).toBe("08");
      expect(hourOf(readers.unknown, "America/Toronto")).toBe("08");
      await send(now);
      expect(sent).toEqual([]);
      expect(await statusOf(id)).toBe("scheduled");
    });
  });

  describe("sending", () => {
    it("reaches everybody once, by name of the sender, with links of their own", async () => {
      const { db } = world();
      const readers = [await aSubscriber(db), await aSubscriber(db), await aSubscriber(db)];
      const bakery = await aBakery();
      const id = await anApproved([bakery.id]);
      await Promise.all([send(), send()]);
      await send();
      expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(
        readers.map(({ email }) => email).toSorted(),
      );
      expect(await findCampaign(db, id)).toMatchObject({ status: "sent" });
      const [mail] = sent;
      expect(mail!.text).toContain(`${appUrl}/newsletter/link/${id}/${bakery.id}`);
      expect(mail!.text).not.toContain(`${appUrl}/business/`);
      expect(mail!.text).toContain(demoSettings.operator.postalAddress);
      expect(mail!.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
      const [kept] = await mailsTo(db, mail!.recipient);
      expect(kept).toMatchObject({ id: mail!.id, html: null, sentAt: expect.any(Date) });

      await pruneCampaignMails(db, new Date(now.getTime() + 91 * day));
      expect(await mailsTo(db, mail!.recipient)).toEqual([]);
      expect(await countRecipients(db, id)).toMatchObject({ sent: 3 });
    });

    it("leaves out who unsubscribes, switches it off or is deleted meanwhile", async () => {
      const { db } = world();
      const member = await aUser(db, { notifyMarketing: true });
      await aSubscriber(db, { userId: member.id, email: member.email });
      const [gone, left, stays] = [
        await aSubscriber(db),
        await aSubscriber(db),
        await aSubscriber(db),
      ];
      const id = await anApproved();
      await unsubscribe(db, { alertId: left.id, all: false, now });
      await db.delete(alerts).where(eq(alerts.id, gone.id));
      await db.update(users).set({ notifyMarketing: false }).where(eq(users.id, member.id));
      await send();
      expect(sent.map(({ recipient }) => recipient)).toEqual([stays.email]);
      expect(await countRecipients(db, id)).toMatchObject({ sent: 1, dropped: 3, waiting: 0 });
      expect(await statusOf(id)).toBe("sent");
    });

    it("reaches once who has two subscriptions and moves from one address to the other meanwhile", async () => {
      const { db } = world();
      const member = await aUser(db, { notifyMarketing: true });
      await aSubscriber(db, { userId: member.id, email: member.email });
      const { email } = await aSubscriber(db);
      const id = await anApproved();
      await db.update(users).set({ email }).where(eq(users.id, member.id));
      await send();
      expect(sent.map(({ recipient }) => recipient)).toEqual([email]);
      expect(await countRecipients(db, id)).toMatchObject({ sent: 1, dropped: 1 });
    });

    it("can be stopped and resumed at any time", async () => {
      const { db, jobs } = world();
      for (let count = 0; count < 20; count++) await aSubscriber(db);
      const id = await anApproved();
      answer = async () => {
        if (sent.length === 5) await stopCampaign({ db }, { id, now, ...(await by()) });
      };
      await send();
      const reached = sent.length;
      // Those on their way are sent.
      expect(reached).toBeGreaterThanOrEqual(5);
      expect(reached).toBeLessThan(12);
      expect(await statusOf(id)).toBe("stopped");
      await send();
      expect(sent).toHaveLength(reached);
      expect(await stopCampaign({ db }, { id, now, ...(await by()) })).toMatchObject({ ok: false });
      answer = async () => {};
      expect(await resumeCampaign({ db, jobs }, { id, now, ...(await by()) })).toEqual({
        ok: true,
      });
      await send();
      expect(new Set(sent.map(({ recipient }) => recipient)).size).toBe(20);
      expect(sent).toHaveLength(20);
      expect(await statusOf(id)).toBe("sent");
    });

    it("waits while the mail server is away, and claims nobody", async () => {
      const { db } = world();
      await aSubscriber(db);
      const id = await anApproved();
      isDown = true;
      await send();
      expect(await countRecipients(db, id)).toMatchObject({ waiting: 1 });
      isDown = false;
      await send();
      expect(sent).toHaveLength(1);
    });

    it("records what the mail server refuses, puts off, or leaves open", async () => {
      const { db } = world();
      const id = await (async () => {
        await aSubscriber(db, { email: "refused@example.com" });
        await aSubscriber(db, { email: "later@example.com" });
        await aSubscriber(db, { email: "open@example.com" });
        await aSubscriber(db, { email: "fine@example.com" });
        return anApproved();
      })();
      const faults: Record<string, object> = {
        "refused@example.com": { command: "RCPT TO", responseCode: 550 },
        "later@example.com": { command: "RCPT TO", responseCode: 451 },
        "open@example.com": { command: "CONN", code: "ETIMEDOUT" },
      };
      answer = async ({ recipient }) => {
        const fault = faults[recipient];
        if (fault) throw Object.assign(new Error("no"), fault);
      };
      // A connection that breaks ends the run, and the next one continues.
      for (let run = 0; run < 4; run++) await send();
      expect(await countRecipients(db, id)).toEqual({
        waiting: 1,
        claimed: 0,
        sent: 1,
        failed: 1,
        "in-doubt": 1,
        dropped: 0,
      });
      const troubled = await listTroubled(db, id, null, 10);
      expect(troubled.map(({ email, state }) => [email, state]).toSorted()).toEqual([
        ["open@example.com", "in-doubt"],
        ["refused@example.com", "failed"],
      ]);
      faults["later@example.com"] = { command: "DATA", responseCode: 554 };
      await send(new Date(now.getTime() + 3 * day));
      expect(await countRecipients(db, id)).toMatchObject({ waiting: 0, failed: 2 });
      expect(await statusOf(id)).toBe("sent");
    });

    it("leaves out a listing that is no longer public, and stops when none is left", async () => {
      const { db } = world();
      const [stays, goes] = [await aBakery(), await aBakery({ title: "Mill For Sale" })];
      await aSubscriber(db);
      const id = await anApproved([stays.id, goes.id]);
      await db.update(listings).set({ status: "expired" }).where(eq(listings.id, goes.id));
      await send();
      expect(sent[0]!.text).not.toContain("Mill");
      expect(await listResultsOf(db, id)).toMatchObject([
        { listingId: stays.id, received: 1 },
        { listingId: goes.id, received: 0 },
      ]);
      await aSubscriber(db);
      const none = await anApproved([stays.id]);
      await db.update(listings).set({ status: "expired" }).where(eq(listings.id, stays.id));
      await send();
      expect(await statusOf(none)).toBe("stopped");
      expect(sent).toHaveLength(1);
      // Back on the market.
      await db.update(listings).set({ status: "active" }).where(eq(listings.id, stays.id));
      await resumeCampaign(services(), { id: none, now, ...(await by()) });
      await send();
      expect(await statusOf(none)).toBe("sent");
      expect(sent).toHaveLength(3);
    });
  });

  describe("what an owner paid for", () => {
    const aPaidBakery = async () => {
      const { db } = world();
      const owner = await aSeller(db);
      const bakery = await aBakery({ ownerId: owner.id });
      const order = await anOrder(db, {
        userId: owner.id,
        listingId: bakery.id,
        packageId: "realtor",
        status: "paid",
      });
      const due = { orderId: order.id, listingId: bakery.id, dueAt: now };
      await db
        .insert(deliverables)
        .values({ ...due, kind: "email-blast" as const, state: "due" as const });
      const part = async () =>
        (await db.select().from(deliverables).where(eq(deliverables.orderId, order.id)))[0]!;
      return { owner, bakery, part };
    };

    it("is done when everybody has got it, and proven by their number", async () => {
      const { db } = world();
      const { owner, bakery, part } = await aPaidBakery();
      for (let count = 0; count < 3; count++) await aSubscriber(db);
      const id = await anApproved([bakery.id]);
      await send();
      expect(await part()).toMatchObject({ state: "done", proof: { count: 3, campaignId: id } });
      const [mail] = await mailsTo(db, owner.email);
      expect(mail!.text).toContain("to 3 subscribers");
    });

    it("is done for those who got it before the listing left the market, once an administrator ends it", async () => {
      const { db } = world();
      const { bakery, part } = await aPaidBakery();
      for (let count = 0; count < 12; count++) await aSubscriber(db);
      const id = await anApproved([bakery.id]);
      answer = async () => {
        if (sent.length === 3) await stopCampaign({ db }, { id, now, ...(await by()) });
      };
      await send();
      await db.update(listings).set({ status: "expired" }).where(eq(listings.id, bakery.id));
      await resumeCampaign(services(), { id, now, ...(await by()) });
      await send();
      expect(await statusOf(id)).toBe("stopped");
      expect(await part()).toMatchObject({ state: "due" });
      const change = { id, now, ...(await by()) };
      expect(await endCampaign(services(), change)).toEqual({ ok: true });
      expect(await endCampaign(services(), change)).toMatchObject({ reason: "changed-meanwhile" });
      expect(await part()).toMatchObject({ state: "done", proof: { count: sent.length } });
      const { waiting, dropped } = await countRecipients(db, id);
      expect([waiting, dropped]).toEqual([0, 12 - sent.length]);
    });

    it("is not called done to an owner whose money goes back at that moment", async () => {
      const { db } = world();
      const { owner, bakery, part } = await aPaidBakery();
      await aSubscriber(db);
      await anApproved([bakery.id]);
      let sending: Promise<void> = Promise.resolve();
      await db.transaction(async (tx) => {
        await lockListing(tx, bakery.id);
        const { id, state } = await part();
        expect(state).toBe("due");
        sending = send();
        await untilBlocked();
        await tx.update(deliverables).set({ state: "withdrawn" }).where(eq(deliverables.id, id));
      });
      await sending;
      expect(await part()).toMatchObject({ state: "withdrawn", proof: null });
      expect(await mailsTo(db, owner.email)).toEqual([]);
    });
  });

  it("is recorded while the reader's account is being deleted", async () => {
    const { db } = world();
    const { id: alertId } = await aSubscriber(db);
    const id = await anApproved();
    let locked = () => {};
    const isLocked = new Promise<void>((resolve) => (locked = resolve));
    let deleting: Promise<void> = Promise.resolve();
    answer = async () => {
      deleting = db.transaction(async (tx) => {
        await tx.select().from(alerts).where(eq(alerts.id, alertId)).for("update");
        locked();
        await untilBlocked();
        await tx.delete(alerts).where(eq(alerts.id, alertId));
      });
      await isLocked;
    };
    await send();
    await deleting;
    expect(await countRecipients(db, id)).toMatchObject({ sent: 1, "in-doubt": 0 });
  });

  describe("a process that is killed", () => {
    const aRun = async (id: string): Promise<Run> => {
      const runId = createId();
      const content = await beginRun(world().db, id, runId, new Date(now.getTime() + 2 * day));
      return {
        ...services(),
        operator: demoSettings.operator,
        runId,
        content: content!,
        now: new Date(now.getTime() + 2 * day),
      };
    };
    const expireLease = (id: string) =>
      world()
        .db.update(campaigns)
        .set({ leaseUntil: new Date(0) })
        .where(eq(campaigns.id, id));

    it("leaves the address that was on its way in doubt, and nobody gets a second email", async () => {
      const { db } = world();
      for (let count = 0; count < 5; count++) await aSubscriber(db);
      const id = await anApproved();
      const run = await aRun(id);
      await sendToNext(run);
      // Killed during the handover: the promise never settles.
      let handedOver = () => {};
      const waiting = new Promise<void>((resolve) => (handedOver = resolve));
      answer = () => {
        handedOver();
        return new Promise(() => {});
      };
      void sendToNext(run);
      await waiting;
      answer = async () => {};
      // Its lease still runs: nobody else sends, and nobody is in doubt.
      await send();
      expect(await countRecipients(db, id)).toMatchObject({ claimed: 1, sent: 1, waiting: 3 });
      await expireLease(id);
      await send();
      expect(await countRecipients(db, id)).toMatchObject({ "in-doubt": 1, sent: 4, waiting: 0 });
      expect(await statusOf(id)).toBe("sent");
      expect(new Set(sent.map(({ recipient }) => recipient)).size).toBe(4);
      expect(await listTroubled(db, id, null, 10)).toHaveLength(1);
    });

    it("is no longer able to claim once its lease is lost, but may say how its last email ended", async () => {
      const { db } = world();
      for (let count = 0; count < 2; count++) await aSubscriber(db);
      const id = await anApproved();
      const run = await aRun(id);
      let accept = () => {};
      let handedOver = () => {};
      const waiting = new Promise<void>((resolve) => (handedOver = resolve));
      answer = () => {
        handedOver();
        return new Promise((resolve) => (accept = resolve));
      };
      const slow = sendToNext(run);
      await waiting;
      answer = async () => {};
      await expireLease(id);
      await settleKilled(db);
      expect(await countRecipients(db, id)).toMatchObject({ "in-doubt": 1, waiting: 1 });
      expect(await sendToNext(run)).toBe("none");
      accept();
      expect(await slow).toBe("done");
      expect(await countRecipients(db, id)).toMatchObject({ "in-doubt": 0, sent: 1, waiting: 1 });
    });
  });

  it("counts a link once per visitor and day, and not before it has started", async () => {
    const { db } = world();
    const bakery = await aBakery();
    await aSubscriber(db);
    const id = await anApproved([bakery.id]);
    const link = { campaignId: id, listingId: bakery.id };
    const followed = () => countFollowed(db, link);
    await followLink(db, link, "early", now);
    expect(await followed()).toBe(0);
    await send();
    await followLink(db, link, "one", now);
    await followLink(db, link, "one", now);
    await followLink(db, link, "two", now);
    expect(await followed()).toBe(2);
    await followLink(db, link, "one", new Date(now.getTime() + 2 * day));
    expect(await followed()).toBe(3);
  });
});
