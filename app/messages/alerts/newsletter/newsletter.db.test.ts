import { desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { consentTexts } from "#app/messages/alerts/consent.ts";
import { alertHits, alerts } from "#app/messages/alerts/alerts.table.ts";
import { changeAlert, listOwnAlerts } from "#app/messages/alerts/manage/alerts.queries.server.ts";
import { matchChanges } from "#app/messages/alerts/matching/match-changes.job.server.ts";
import {
  confirmAlert,
  pruneAlerts,
  unsubscribe,
} from "#app/messages/alerts/subscribe/alert-by-link.server.ts";
import {
  changeChoice,
  countSubscribers,
  findOwnNewsletter,
  joinNewsletter,
  saveNewsletterSection,
} from "./newsletter.server.ts";
import { getSubscriberFigure } from "#app/content/settings/subscriber-figure.server.ts";
import { siteSettings } from "#app/content/settings/site-settings.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { QueryCache } from "#app/platform/query-cache.ts";
import { emptySearch, type Search } from "#app/search/search.ts";
import { aListing, anOperator, aSubscriber, aUser } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { withDatabase } from "#test/with-database.ts";

const cafes: Search = { ...emptySearch, categories: ["restaurants"], regions: ["CA-ON"] };
const now = new Date();
const anAddress = () => `${createId()}@example.com`;

withDatabase((world) => {
  beforeAll(() => anOperator(world().db));
  const services = () => {
    const { db, jobs } = world();
    const secret = "a secret of at least 32 characters, for tests";
    return { db, jobs, secret };
  };
  const join = (email: string, changes: { userId?: string; search?: Search } = {}) =>
    joinNewsletter(services(), {
      userId: null,
      email,
      search: emptySearch,
      page: "/brokers",
      ip: "2001:db8:1:2:3::4",
      now,
      ...changes,
    });
  const rowsOf = (email: string) =>
    world().db.select().from(alerts).where(eq(alerts.email, email)).orderBy(desc(alerts.id));
  const save = (user: { id: string; email: string }, fields: [string, string][]) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    return saveNewsletterSection(services(), {
      form,
      userId: user.id,
      email: user.email,
      ip: createId(),
      now: new Date(),
    });
  };
  const wantsMarketing = async (id: string) =>
    (await world().db.select().from(users).where(eq(users.id, id)))[0]!.notifyMarketing;

  describe("a visitor", () => {
    it("is subscribed only by the link, with the consent on record", async () => {
      const { db } = world();
      const email = anAddress();
      const before = await countSubscribers(db);
      expect(await join(email)).toEqual({ ok: true, state: "check-email" });
      const [row] = await rowsOf(email);
      expect(row).toMatchObject({
        source: "newsletter",
        confirmedAt: null,
        consentAt: now,
        consentFrom: "2001:db8:1:2",
        consentPage: "/brokers",
        consentText: consentTexts.newsletter,
      });
      expect(await countSubscribers(db)).toBe(before);
      const [mail] = await mailsTo(db, email);
      expect(mail!.text).toContain("/email-alerts/confirm/");
      await confirmAlert(db, row!.id, now);
      expect(await countSubscribers(db)).toBe(before + 1);
    });

    it("gets the same answer when already subscribed, and an email that says so", async () => {
      const { db } = world();
      const email = anAddress();
      await aSubscriber(db, { email, search: "category=retail" });
      expect(await join(email)).toEqual({ ok: true, state: "check-email" });
      expect(await rowsOf(email)).toMatchObject([{ search: "category=retail" }]);
      const [mail] = await mailsTo(db, email);
      expect(mail!.subject).toMatch(/already get/);
      expect(mail!.headers).toHaveProperty("List-Unsubscribe");
    });

    it("is forgotten a week after an address was entered and not confirmed", async () => {
      const { db } = world();
      const email = anAddress();
      await aSubscriber(db, {
        email,
        confirmedAt: null,
        createdAt: new Date(now.getTime() - 8 * 86_400_000),
      });
      await pruneAlerts(db, now);
      expect(await rowsOf(email)).toEqual([]);
    });

    it("unsubscribes on record, and a later consent is a new record", async () => {
      const { db } = world();
      const email = anAddress();
      const { id } = await aSubscriber(db, { email });
      await unsubscribe(db, { alertId: id, all: false, now });
      await join(email);
      expect(await rowsOf(email)).toMatchObject([
        { unsubscribedAt: null, confirmedAt: null },
        { id, unsubscribedAt: now },
      ]);
    });

    it("changes categories and regions", async () => {
      const { db } = world();
      const { id, email } = await aSubscriber(db);
      await changeChoice(db, id, cafes, now);
      const [row] = await rowsOf(email);
      expect(row).toMatchObject({ search: "category=restaurants&region=ontario" });
      expect(row!.categoryMask).not.toBe(0);
      expect(row!.regions).toHaveLength(1);
      await changeChoice(db, id, emptySearch, now);
      expect((await rowsOf(email))[0]).toMatchObject({ categoryMask: 0, regions: null });
    });
  });

  describe("a member", () => {
    it("with a confirmed address is subscribed at once, and can stop in the profile", async () => {
      const { db } = world();
      const user = await aUser(db);
      const chosen: [string, string][] = [
        ["wantsNewsletter", "on"],
        ["newsletterCategories", "restaurants"],
        ["newsletterRegions", "CA-ON"],
      ];
      expect(await save(user, chosen)).toMatchObject({ ok: true, message: "Saved" });
      expect(await findOwnNewsletter(db, user.id)).toEqual({
        categories: ["restaurants"],
        regions: ["CA-ON"],
        isConfirmed: true,
      });
      expect(await wantsMarketing(user.id)).toBe(true);
      const [first] = await rowsOf(user.email);
      expect(first).toMatchObject({ consentPage: "/account/profile", userId: user.id });
      // Another choice is no new consent.
      await save(user, [["wantsNewsletter", "on"]]);
      const [second] = await rowsOf(user.email);
      expect(second).toMatchObject({ id: first!.id, consentAt: first!.consentAt, search: "" });
      await save(user, []);
      expect(await findOwnNewsletter(db, user.id)).toBeNull();
      expect(await wantsMarketing(user.id)).toBe(false);
      expect((await rowsOf(user.email))[0]!.unsubscribedAt).not.toBeNull();
    });

    it("without a confirmed address confirms by the link", async () => {
      const { db } = world();
      const user = await aUser(db, { emailVerified: false });
      expect(await save(user, [["wantsNewsletter", "on"]])).toMatchObject({
        ok: true,
        message: expect.stringContaining("emailed you a link"),
      });
      expect(await findOwnNewsletter(db, user.id)).toMatchObject({ isConfirmed: false });
      await db.update(users).set({ emailVerified: true }).where(eq(users.id, user.id));
      await matchChanges(services(), new Date());
      expect(await findOwnNewsletter(db, user.id)).toMatchObject({ isConfirmed: true });
    });

    it("keeps a subscription from before the account, and ends it from the email or the list", async () => {
      const { db } = world();
      const user = await aUser(db);
      const { id, consentAt } = await aSubscriber(db, { email: user.email });
      await save(user, [["wantsNewsletter", "on"]]);
      expect(await rowsOf(user.email)).toMatchObject([{ id, userId: user.id, consentAt }]);
      await unsubscribe(db, { alertId: id, all: false, now });
      expect(await wantsMarketing(user.id)).toBe(false);
      await save(user, [["wantsNewsletter", "on"]]);
      const [own] = await listOwnAlerts(db, user.id);
      await changeAlert(db, { alertId: own!.id, userId: user.id, change: { kind: "delete" }, now });
      expect(await wantsMarketing(user.id)).toBe(false);
      expect(await listOwnAlerts(db, user.id)).toEqual([]);
    });

    it("who has changed the address keeps one subscription, whose end ends every other", async () => {
      const { db } = world();
      const user = await aUser(db);
      await save(user, [["wantsNewsletter", "on"]]);
      const [first] = await rowsOf(user.email);
      const moved = { id: user.id, email: anAddress() };
      await aSubscriber(db, { email: moved.email, confirmedAt: new Date() });
      await db.update(users).set({ email: moved.email }).where(eq(users.id, user.id));
      const chosen: [string, string][] = [
        ["wantsNewsletter", "on"],
        ["newsletterCategories", "restaurants"],
      ];
      await save(moved, chosen);
      expect(await listOwnAlerts(db, user.id)).toMatchObject([
        { id: first!.id, search: "category=restaurants" },
      ]);
      expect(await findOwnNewsletter(db, user.id)).toMatchObject({ categories: ["restaurants"] });
      // Subscribed once more without the account, and ended from that email.
      const other = await aSubscriber(db, { email: moved.email });
      await unsubscribe(db, { alertId: other.id, all: false, now });
      expect(await listOwnAlerts(db, user.id)).toEqual([]);
      expect(await wantsMarketing(user.id)).toBe(false);
      // And the other way round.
      await save(moved, chosen);
      const [own] = await listOwnAlerts(db, user.id);
      await db.update(users).set({ email: user.email }).where(eq(users.id, user.id));
      await aSubscriber(db, { email: user.email });
      await unsubscribe(db, { alertId: own!.id, all: false, now });
      expect(await listOwnAlerts(db, user.id)).toEqual([]);
    });

    it("is no subscriber at an address that an administrator entered and nobody confirmed", async () => {
      const { db } = world();
      const user = await aUser(db, { notifyMarketing: true });
      await aSubscriber(db, { userId: user.id, email: user.email });
      const before = await countSubscribers(db);
      const entered = { email: anAddress(), emailVerified: false };
      await db.update(users).set(entered).where(eq(users.id, user.id));
      expect(await countSubscribers(db)).toBe(before - 1);
    });

    it("whose account is closed, or who paused it, is no subscriber", async () => {
      const { db } = world();
      const before = await countSubscribers(db);
      const closed = await aUser(db, { notifyMarketing: true, deactivatedAt: now });
      await aSubscriber(db, { userId: closed.id, email: closed.email });
      const unticked = await aUser(db);
      await aSubscriber(db, { userId: unticked.id, email: unticked.email });
      await aSubscriber(db, { pausedAt: now });
      expect(await countSubscribers(db)).toBe(before);
    });
  });

  it("matches no alert", async () => {
    const { db } = world();
    const yesterday = new Date(Date.now() - 86_400_000);
    const { id } = await aSubscriber(db, { confirmedAt: yesterday });
    await aListing(db, { status: "active", publishedAt: new Date() });
    await matchChanges(services(), new Date());
    expect(await db.$count(alertHits, eq(alertHits.alertId, id))).toBe(0);
  });

  it("is counted for the packages once an administrator claims no number", async () => {
    const { db } = world();
    await aSubscriber(db);
    const claim = (subscribers: string) => {
      const value = { years: "", sales: "", verified: "", subscribers };
      return db
        .insert(siteSettings)
        .values({ key: "heroFigures", value })
        .onConflictDoUpdate({ target: siteSettings.key, set: { value } });
    };
    await claim("6,300+");
    expect(await getSubscriberFigure(new QueryCache(db))).toBe("6,300+");
    await claim("");
    expect(await getSubscriberFigure(new QueryCache(db))).toBe(
      (await countSubscribers(db)).toLocaleString("en-CA"),
    );
  });
});
