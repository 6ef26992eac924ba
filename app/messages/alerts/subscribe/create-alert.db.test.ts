import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { attemptLimits } from "#app/platform/rate-limits/attempt-limits.table.ts";
import { emptySearch, type Search } from "#app/search/search.ts";
import {
  alertToken,
  confirmAlert,
  findLinkedAlert,
  pruneAlerts,
  readAlertToken,
  unsubscribe,
} from "./alert-by-link.server.ts";
import { alerts } from "#app/messages/alerts/alerts.table.ts";
import {
  changeAlert,
  findOwnAlert,
  listOwnAlerts,
} from "#app/messages/alerts/manage/alerts.queries.server.ts";
import { createAlert, type NewAlert } from "./create-alert.server.ts";
import { siteSettings } from "#app/content/settings/site-settings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import { mails } from "#app/platform/mail/mails.table.ts";
import { anAlert, anOperator, aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const secret = "a secret of at least 32 characters, for tests";
const cafes: Search = { ...emptySearch, categories: ["restaurants"], regions: ["CA-ON"] };
const now = new Date();

const mailsTo = (db: Db, recipient: string) =>
  db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.id);
const linked = (db: Db, alertId: string) =>
  findLinkedAlert(
    { db, env: { SESSION_SECRET: secret } },
    "confirm",
    alertToken(secret, "confirm", alertId),
  );
const linkIn = (text: string, purpose: "confirm" | "unsubscribe"): string =>
  new RegExp(`/email-alerts/${purpose}/(\\S+)`).exec(text)![1]!;

withDatabase((world) => {
  beforeAll(() => anOperator(world().db));
  const create = (overrides: Partial<NewAlert>) => {
    const { db, jobs } = world();
    return createAlert(
      { db, jobs, secret },
      {
        source: "search",
        page: "/email-alerts",
        userId: null,
        email: `${createId()}@example.com`,
        search: cafes,
        frequency: "daily",
        ip: createId(),
        now,
        ...overrides,
      },
    );
  };
  const alertsOf = (email: string) =>
    world().db.select().from(alerts).where(eq(alerts.email, email));

  it("is not created without an operator to name", async () => {
    const { db } = world();
    const email = `${createId()}@example.com`;
    await db.delete(siteSettings);
    expect(await create({ email })).toEqual({ ok: false, reason: "no-sender" });
    expect(await alertsOf(email)).toEqual([]);
    expect(await mailsTo(db, email)).toEqual([]);
    await anOperator(db);
  });

  describe("an alert without an account", () => {
    it("is confirmed only by its link, and records the consent", async () => {
      const { db } = world();
      const email = `${createId()}@example.com`;
      expect(await create({ email, ip: "2001:db8:1:2:3::4" })).toEqual({
        ok: true,
        state: "check-email",
      });
      const [alert] = await alertsOf(email);
      expect(alert).toMatchObject({
        confirmedAt: null,
        search: "category=restaurants&region=ontario",
        consentFrom: "2001:db8:1:2",
        consentText: expect.stringContaining("unsubscribe at any time"),
      });
      const [mail] = await mailsTo(db, email);
      const token = linkIn(mail!.text, "confirm");
      expect(readAlertToken(token, "confirm", [secret])).toBe(alert!.id);
      expect(readAlertToken(token, "confirm", ["another", secret])).toBe(alert!.id);
      expect(readAlertToken(token, "unsubscribe", [secret])).toBeNull();
      expect(readAlertToken(`${alert!.id}.x`, "confirm", [secret])).toBeNull();
      await confirmAlert(db, alert!.id, now);
      expect(await linked(db, alert!.id)).toMatchObject({
        isConfirmed: true,
        isUnsubscribed: false,
        description: "Restaurants for sale in Ontario",
      });
    });

    it("gives the same response for an existing alert and creates no second one", async () => {
      const { db } = world();
      const email = `${createId()}@example.com`;
      await anAlert(db, { email, search: "category=restaurants&region=ontario" });
      expect(await create({ email, frequency: "instant" })).toEqual({
        ok: true,
        state: "check-email",
      });
      expect(await alertsOf(email)).toMatchObject([{ frequency: "daily" }]);
      expect(await mailsTo(db, email)).toMatchObject([
        { subject: "You already have this alert: Restaurants for sale in Ontario" },
      ]);
    });

    it("sends at most five emails a day per address and accepts at most 20 alerts", async () => {
      const { db } = world();
      const email = `${createId()}@example.com`;
      for (let time = 0; time < 7; time++)
        expect(await create({ email })).toMatchObject({ state: "check-email" });
      expect(await mailsTo(db, email)).toHaveLength(5);
      const full = `${createId()}@example.com`;
      for (let count = 0; count < 20; count++)
        await anAlert(db, { email: full, search: `q=${count}` });
      expect(await create({ email: full })).toMatchObject({ state: "check-email" });
      expect(await alertsOf(full)).toHaveLength(20);
    });

    it("is created once, even by concurrent requests", async () => {
      const email = `${createId()}@example.com`;
      await Promise.all([create({ email }), create({ email }), create({ email })]);
      expect(await alertsOf(email)).toHaveLength(1);
    });

    it("is deleted after a week without confirmation", async () => {
      const { db } = world();
      const [old, recent] = [`${createId()}@example.com`, `${createId()}@example.com`];
      await create({ email: old, now: new Date(now.getTime() - 8 * 86_400_000) });
      await create({ email: recent });
      await pruneAlerts(db, now);
      expect(await alertsOf(old)).toEqual([]);
      expect(await alertsOf(recent)).toHaveLength(1);
    });

    it("is rate-limited per connection", async () => {
      const ip = createId();
      await world()
        .db.insert(attemptLimits)
        .values({ key: `alertAddress:${ip}`, count: 20, windowEndsAt: new Date(Date.now() + 1e6) });
      expect(await create({ ip })).toEqual({ ok: false, reason: "too-many-attempts" });
    });
  });

  describe("a member's alert", () => {
    it("is active at once if the account's address is confirmed", async () => {
      const { db } = world();
      const user = await aUser(db);
      const outcome = await create({ userId: user.id, email: "stranger@example.com" });
      expect(outcome).toMatchObject({ ok: true, state: "active" });
      expect(await listOwnAlerts(db, user.id)).toMatchObject([
        { email: user.email, confirmedAt: now, frequency: "daily" },
      ]);
      expect(await mailsTo(db, user.email)).toEqual([]);
      // Again, with another frequency.
      await create({ userId: user.id, frequency: "weekly" });
      expect(await listOwnAlerts(db, user.id)).toMatchObject([{ frequency: "weekly" }]);
    });

    it("waits for its link otherwise", async () => {
      const { db } = world();
      const user = await aUser(db, { emailVerified: false });
      expect(await create({ userId: user.id })).toMatchObject({ state: "check-email" });
      expect(await mailsTo(db, user.email)).toHaveLength(1);
    });

    it("is limited to 20 per member", async () => {
      const { db } = world();
      const user = await aUser(db);
      for (let count = 0; count < 20; count++)
        await anAlert(db, { userId: user.id, email: user.email, search: `q=${count}` });
      expect(await create({ userId: user.id })).toEqual({ ok: false, reason: "too-many-alerts" });
    });

    it("can be seen and changed by its owner only; one for a confirmed address belongs to its account", async () => {
      const { db } = world();
      const [owner, stranger] = [await aUser(db), await aUser(db)];
      const doubtful = await aUser(db, { emailVerified: false });
      const own = await anAlert(db, { email: owner.email });
      const foreign = await anAlert(db, { email: doubtful.email });
      const pause = { kind: "pause" } as const;
      expect(await findOwnAlert(db, owner.id, own.id)).toMatchObject({ id: own.id });
      expect(await findOwnAlert(db, stranger.id, own.id)).toBeNull();
      expect(await findOwnAlert(db, doubtful.id, foreign.id)).toBeNull();
      for (const userId of [stranger.id, doubtful.id])
        expect(await changeAlert(db, { alertId: own.id, userId, change: pause, now })).toBe(false);
      const change = (kind: "pause" | "resume" | "delete") =>
        changeAlert(db, { alertId: own.id, userId: owner.id, change: { kind }, now });
      expect(await change("pause")).toBe(true);
      expect(await findOwnAlert(db, owner.id, own.id)).toMatchObject({ pausedAt: now });
      expect(await change("resume")).toBe(true);
      await changeAlert(db, {
        alertId: own.id,
        userId: owner.id,
        change: { kind: "edit", name: "Mine", frequency: "weekly" },
        now,
      });
      expect(await findOwnAlert(db, owner.id, own.id)).toMatchObject({
        pausedAt: null,
        name: "Mine",
        frequency: "weekly",
      });
      expect(await change("delete")).toBe(true);
      expect(await change("resume")).toBe(false);
      expect(await findOwnAlert(db, owner.id, own.id)).toBeNull();
    });
  });

  describe("unsubscribing", () => {
    it("ends one alert, or all for the address, and no one else's", async () => {
      const { db } = world();
      const email = `${createId()}@example.com`;
      const first = await anAlert(db, { email, search: "q=a" });
      const second = await anAlert(db, { email, search: "q=b" });
      const other = await anAlert(db);
      await unsubscribe(db, { alertId: first.id, all: false, now });
      const active = async () =>
        (await alertsOf(email)).filter((alert) => !alert.unsubscribedAt).map(({ id }) => id);
      expect(await active()).toEqual([second.id]);
      await unsubscribe(db, { alertId: first.id, all: true, now });
      expect(await active()).toEqual([]);
      const [kept] = await db
        .select()
        .from(alerts)
        .where(and(eq(alerts.id, other.id)));
      expect(kept!.unsubscribedAt).toBeNull();
      await confirmAlert(db, first.id, now);
      expect(await linked(db, first.id)).toMatchObject({ isUnsubscribed: true });
    });
  });
});
