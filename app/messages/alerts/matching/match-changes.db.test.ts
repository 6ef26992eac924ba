import { asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { notifications } from "#app/accounts/notifications/notifications.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import {
  previewAlert,
  countSent,
  listSent,
} from "#app/messages/alerts/manage/alerts.queries.server.ts";
import { alertHits, alerts } from "#app/messages/alerts/alerts.table.ts";
import { lastDigestTime } from "#app/messages/alerts/sending/alert-news.ts";
import { followPreferences } from "./follow-preferences.job.server.ts";
import { listingChanges } from "./listing-changes.table.ts";
import { matchChanges } from "./match-changes.job.server.ts";
import { userBlocks } from "#app/messages/safety/safety.table.ts";
import { sendAlerts } from "#app/messages/alerts/sending/send-alerts.job.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { mails } from "#app/platform/mail/mails.table.ts";
import {
  aConversation,
  aListing,
  aMessage,
  anAlert,
  anOperator,
  aSavedListing,
  aUser,
} from "#test/factories.ts";
import { siteSettings } from "#app/content/settings/site-settings.table.ts";
import { demoSettings } from "#demo/rows/site-settings.ts";
import { withDatabase } from "#test/with-database.ts";

const day = 86_400_000;
const yesterday = () => new Date(Date.now() - day);
const kindsOf = async (db: Db, listingId: string) =>
  (
    await db
      .select({ kind: listingChanges.kind })
      .from(listingChanges)
      .where(eq(listingChanges.listingId, listingId))
      .orderBy(asc(listingChanges.id))
  ).map(({ kind }) => kind);
const mailsTo = (db: Db, recipient: string) =>
  db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(asc(mails.id));

withDatabase((world) => {
  beforeAll(() => anOperator(world().db));
  const services = () => ({
    ...world(),
    secret: "a secret of at least 32 characters, for tests",
  });
  const change = (id: string, changes: Partial<typeof listings.$inferInsert>) =>
    world().db.update(listings).set(changes).where(eq(listings.id, id));
  const match = (now = new Date()) => matchChanges(services(), now);
  /** A sale is told when it can no longer be undone. */
  const inTwoMinutes = () => new Date(Date.now() + 120_000);
  const send = (now = new Date()) => sendAlerts(services(), now);
  const forSale = (changes: Parameters<typeof aListing>[1] = {}) =>
    aListing(world().db, {
      status: "active",
      title: "Cider mill For Sale",
      city: "Perth",
      region: "CA-ON",
      askingPrice: 500_000_00,
      categories: ["manufacturing"],
      publishedAt: new Date(),
      ...changes,
    });

  it("without an operator, alerts wait and savers are notified by the bell", async () => {
    const { db } = world();
    const saver = await aUser(db);
    const alert = await anAlert(db, { search: "q=cider", frequency: "instant" });
    const { id } = await forSale();
    await aSavedListing(db, saver.id, id);
    await match();
    await change(id, { askingPrice: 400_000_00 });
    await db.delete(siteSettings);
    await match();
    await send();
    expect(await mailsTo(db, alert.email)).toEqual([]);
    expect(await mailsTo(db, saver.email)).toEqual([]);
    const received = await db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, saver.id));
    expect(received).toMatchObject([{ kind: "saved-reduced" }]);

    await anOperator(db);
    await send();
    const [mail, ...others] = await mailsTo(db, alert.email);
    expect(others).toEqual([]);
    expect(mail!.text).toContain(demoSettings.operator.legalName);
  });

  describe("the change log", () => {
    it("records each event once: new, reduced below every recent price, sold, back", async () => {
      const { db } = world();
      const draft = await aListing(db, { status: "draft" });
      expect(await kindsOf(db, draft.id)).toEqual([]);
      const { id } = await forSale();
      await change(id, { title: "Old cider mill For Sale" });
      await change(id, { askingPrice: 450_000_00 });
      await change(id, { askingPrice: 500_000_00 });
      await change(id, { askingPrice: 450_000_00 });
      await change(id, { askingPrice: 440_000_00, currency: "USD" });
      await change(id, { status: "sold", soldAt: new Date() });
      await change(id, { status: "active", soldAt: null });
      await change(id, { status: "pending" });
      await change(id, { status: "active" });
      expect(await kindsOf(db, id)).toEqual(["new", "reduced", "sold", "back"]);
    });
  });

  describe("an instant alert", () => {
    it("emails each match once, with its figures and the old price", async () => {
      const { db } = world();
      const alert = await anAlert(db, {
        search: "category=manufacturing&region=ontario&city=Perth&priceMax=600000&currency=CAD",
        frequency: "instant",
        confirmedAt: yesterday(),
      });
      const paused = await anAlert(db, { search: "city=Perth", pausedAt: new Date() });
      const { id } = await forSale({ businessName: "Secret Cider", address: "1 Hidden Lane" });
      await match();
      await match();
      await send();
      await send();
      const [first, ...others] = await mailsTo(db, alert.email);
      expect(others).toEqual([]);
      expect(first).toMatchObject({ subject: "New: Cider mill For Sale" });
      for (const part of [first!.text, first!.html!]) {
        expect(part).toContain("Perth, Ontario");
        expect(part).toContain("CA$500,000");
        expect(part).toContain(`http://localhost:3000/business/${id}`);
        expect(part).toContain("because you asked for: Manufacturing");
        expect(part).not.toMatch(/Secret|Hidden/);
      }
      expect(first!.headers).toMatchObject({
        "List-Unsubscribe": expect.stringMatching(/^<http:.*\/email-alerts\/unsubscribe\/.+>$/),
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      });
      expect(await mailsTo(db, paused.email)).toEqual([]);

      await change(id, { askingPrice: 450_000_00 });
      await match();
      await send();
      expect(await mailsTo(db, alert.email)).toHaveLength(1);
      const later = new Date(Date.now() + 11 * 60_000);
      await send(later);
      const [, second] = await mailsTo(db, alert.email);
      expect(second).toMatchObject({ subject: "Price reduced: Cider mill For Sale" });
      expect(second!.text).toContain("Asking price: CA$450,000 (was CA$500,000)");
      expect(await countSent(db, alert.id)).toBe(2);
      expect(await listSent(db, alert.id, later, { page: 1, size: 10 })).toMatchObject([
        { kind: "reduced", title: "Cider mill For Sale", listingId: id },
        { kind: "new" },
      ]);
      // Withdrawn: the log no longer says what it was.
      await change(id, { status: "expired", withdrawnAt: new Date() });
      expect((await listSent(db, alert.id, later, { page: 1, size: 10 }))[0]!.title).toBeNull();
    });

    it("omits listings that were withdrawn or no longer match before the email was written", async () => {
      const { db } = world();
      const alert = await anAlert(db, {
        search: "city=Almonte&priceMax=600000&currency=CAD",
        frequency: "instant",
        confirmedAt: yesterday(),
      });
      const withdrawn = await forSale({ city: "Almonte" });
      const dearer = await forSale({ city: "Almonte" });
      await match();
      await change(withdrawn.id, { status: "expired", withdrawnAt: new Date() });
      await change(dearer.id, { askingPrice: 900_000_00 });
      await send();
      expect(await mailsTo(db, alert.email)).toEqual([]);
      const hits = await db.select().from(alertHits).where(eq(alertHits.alertId, alert.id));
      expect(hits).toHaveLength(2);
      expect(hits.every(({ skippedAt }) => skippedAt !== null)).toBe(true);
    });

    it("omits events from before its confirmation", async () => {
      const { db } = world();
      await forSale({ city: "Renfrew", publishedAt: yesterday() });
      const alert = await anAlert(db, { search: "city=Renfrew", frequency: "instant" });
      await match();
      await send();
      expect(await mailsTo(db, alert.email)).toEqual([]);
      expect(await previewAlert(db, alert.id, new Date())).toHaveLength(1);
    });
  });

  describe("a digest", () => {
    it("waits for its time, combines everything in one email, and is skipped without news", async () => {
      const { db } = world();
      const [daily, idle] = [
        await anAlert(db, { search: "city=Carp", confirmedAt: yesterday() }),
        await anAlert(db, { search: "city=Nowhere", confirmedAt: yesterday() }),
      ];
      for (let count = 0; count < 12; count++) await forSale({ city: "Carp" });
      await match();
      await send();
      expect(await mailsTo(db, daily.email)).toEqual([]);
      const morning = new Date(lastDigestTime("daily", new Date()).getTime() + 1.2 * day);
      await send(morning);
      await send(morning);
      const [mail, ...others] = await mailsTo(db, daily.email);
      expect(others).toEqual([]);
      expect(mail!.subject).toBe("12 updates: Businesses for sale in Carp");
      expect(mail!.text).toContain("12 new businesses");
      expect(mail!.text.match(/New: Cider mill/g)).toHaveLength(10);
      expect(await mailsTo(db, idle.email)).toEqual([]);
    });
  });

  describe("a member's alert", () => {
    it("is also in the bell, and only there for people who want no emails", async () => {
      const { db } = world();
      const user = await aUser(db, { notifyByEmail: false });
      const alert = await anAlert(db, {
        userId: user.id,
        email: user.email,
        search: "city=Smiths+Falls",
        frequency: "instant",
        confirmedAt: yesterday(),
      });
      await forSale({ city: "Smiths Falls" });
      await match();
      await send();
      expect(await mailsTo(db, user.email)).toEqual([]);
      expect(
        await db.select().from(notifications).where(eq(notifications.userId, user.id)),
      ).toMatchObject([
        {
          kind: "alert",
          title: "New results: Businesses for sale in Smiths Falls",
          text: "Cider mill For Sale",
          href: `/account/alerts/${alert.id}`,
        },
      ]);
    });

    it("is confirmed with the address of the account", async () => {
      const { db } = world();
      const user = await aUser(db, { emailVerified: false });
      const { id } = await anAlert(db, {
        userId: user.id,
        email: user.email,
        confirmedAt: null,
      });
      await match();
      const confirmed = async () =>
        (await db.select().from(alerts).where(eq(alerts.id, id)))[0]!.confirmedAt;
      expect(await confirmed()).toBeNull();
      await db.update(users).set({ emailVerified: true }).where(eq(users.id, user.id));
      await match();
      expect(await confirmed()).not.toBeNull();
    });
  });

  describe("people who saved a listing", () => {
    it("are notified once of a reduction and of the sale, except the owner", async () => {
      const { db } = world();
      const listing = await forSale({ city: "Pakenham" });
      const saver = await aUser(db);
      await aSavedListing(db, saver.id, listing.id);
      await aSavedListing(db, listing.ownerId, listing.id);
      await change(listing.id, { askingPrice: 400_000_00 });
      await match();
      await match();
      await change(listing.id, { status: "sold", soldAt: new Date(), soldPrice: 390_000_00 });
      await match();
      expect(await mailsTo(db, saver.email)).toHaveLength(1);
      await match(inTwoMinutes());
      await match(inTwoMinutes());
      const received = await mailsTo(db, saver.email);
      expect(received.map(({ subject }) => subject)).toEqual([
        "Price reduced: Cider mill For Sale",
        "Sold: Cider mill",
      ]);
      expect(received[0]!.text).toContain("The asking price is now CA$400,000. It was CA$500,000.");
      expect(received[1]!.text).not.toContain("390,000");
      const bell = await db.select().from(notifications).where(eq(notifications.userId, saver.id));
      expect(bell.map(({ kind }) => kind).toSorted()).toEqual(["saved-reduced", "saved-sold"]);
      expect(
        await db.select().from(notifications).where(eq(notifications.userId, listing.ownerId)),
      ).toEqual([]);
    });
  });

  describe("people who wrote about a listing", () => {
    it("are told of the sale once, unless they are blocked or it is undone", async () => {
      const { db } = world();
      const listing = await forSale({ city: "Almonte" });
      const [asked, savedToo, blocked, putAway] = [
        await aUser(db),
        await aUser(db),
        await aUser(db),
        await aUser(db),
      ];
      const people = { listingId: listing.id, ownerId: listing.ownerId };
      for (const { id } of [asked, savedToo, blocked])
        await aMessage(db, await aConversation(db, { ...people, buyerId: id }));
      await aConversation(db, { ...people, buyerId: putAway.id, status: "archived" });
      await aSavedListing(db, savedToo.id, listing.id);
      await db.insert(userBlocks).values({ blockerId: listing.ownerId, blockedId: blocked.id });
      const subjects = async () =>
        Promise.all(
          [asked, savedToo, blocked, putAway].map(async ({ email }) =>
            (await mailsTo(db, email)).map(({ subject }) => subject),
          ),
        );
      await change(listing.id, { status: "sold", soldAt: new Date() });
      await match();
      await change(listing.id, { status: "active", soldAt: null });
      await match(inTwoMinutes());
      expect(await subjects()).toEqual([[], [], [], []]);

      await change(listing.id, { status: "sold", soldAt: new Date() });
      await match(inTwoMinutes());
      await match(inTwoMinutes());
      const sold = ["Sold: Cider mill"];
      expect(await subjects()).toEqual([sold, sold, [], []]);
      const [mail] = await mailsTo(db, asked.email);
      expect(mail!.text).toContain("A business you wrote about was sold");
      const bell = await db.select().from(notifications).where(eq(notifications.userId, asked.id));
      expect(bell).toMatchObject([{ kind: "saved-sold", title: "Sold: Cider mill" }]);
    });
  });

  describe("buying preferences", () => {
    it("maintain an alert while they are not empty and emails are wanted", async () => {
      const { db } = world();
      const user = await aUser(db, { preferredCategories: ["retail"] });
      const savedAt = new Date().toISOString();
      const follow = async (changes: Partial<typeof users.$inferInsert>) => {
        await db.update(users).set(changes).where(eq(users.id, user.id));
        await followPreferences(db, { userId: user.id, savedFrom: "203.0.113.7", savedAt });
        const rows = await db.select().from(alerts).where(eq(alerts.userId, user.id));
        return rows.filter(({ unsubscribedAt }) => unsubscribedAt === null);
      };
      const [made] = await follow({ emailNotifications: true });
      expect(made).toMatchObject({
        source: "preferences",
        search: "category=retail&priceMax=1000000&currency=CAD",
        consentText: "Email me about matching businesses",
        frequency: "daily",
      });
      expect(made!.confirmedAt).not.toBeNull();
      expect(
        await follow({ preferredLocations: ["CA-ON"], preferredPriceMin: 5000 }),
      ).toMatchObject([{ id: made!.id, search: expect.stringContaining("region=ontario") }]);
      expect(await follow({ emailNotifications: false })).toEqual([]);
      expect(
        await follow({
          emailNotifications: true,
          preferredCategories: [],
          preferredLocations: [],
        }),
      ).toEqual([]);
    });
  });

  describe("two concurrent processes", () => {
    it("send each match once", async () => {
      const { db } = world();
      const alert = await anAlert(db, {
        search: "city=Lanark",
        frequency: "instant",
        confirmedAt: yesterday(),
      });
      for (let count = 0; count < 3; count++) await forSale({ city: "Lanark" });
      await Promise.all([match(), match()]);
      await Promise.all([send(), send(), send()]);
      const [mail, ...others] = await mailsTo(db, alert.email);
      expect(others).toEqual([]);
      expect(mail!.text.match(/New: Cider mill/g)).toHaveLength(3);
    });
  });
});
