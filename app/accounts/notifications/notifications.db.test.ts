import { notificationKinds } from "#app/notification-kinds.ts";
import { documentNotification } from "./notification-kind.ts";
import { paymentNotification } from "#app/listings/lifecycle/listing-notifications.ts";
import { alertNotification } from "#app/messages/alerts/alert-notifications.ts";
import { messageNotification } from "#app/messages/message-notification.ts";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { forgetOld } from "#server/forget-old.ts";
import { liveCounters } from "#app/platform/live/live.table.ts";
import { type Cell, choiceKey, openCells } from "./channel-choice.ts";
import { wantsChannel } from "./channel-choices.queries.server.ts";
import { markAllRead, markSeen, openNotification } from "./mark-read.server.ts";
import { notificationChoices, notifications } from "./notifications.table.ts";
import { countNotifications, listNotifications } from "./notifications.queries.server.ts";
import { saveChoices } from "#app/accounts/notifications/settings/save-choices.server.ts";
import { aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const dayMs = 24 * 60 * 60_000;

withDatabase((world) => {
  const write = async (
    userId: string,
    changes: Partial<typeof notifications.$inferInsert> = {},
  ): Promise<string> => {
    const [row] = await world()
      .db.insert(notifications)
      .values({
        userId,
        kind: "listing",
        key: "listing:1",
        title: "Your listing is live",
        href: "/business/1",
        ...changes,
      })
      .returning({ id: notifications.id });
    return row!.id;
  };
  const unreadOf = async (userId: string) =>
    (await listNotifications(world().db, userId, { page: 1, size: 100 })).filter(
      ({ readAt }) => readAt === null,
    ).length;
  const eventsOf = (userId: string) =>
    world().db.select().from(liveCounters).where(eq(liveCounters.userId, userId));

  describe("notifications", () => {
    test("are listed newest first, paginated, for their recipient only", async () => {
      const { db } = world();
      const [me, other] = [await aUser(db), await aUser(db)];
      await write(other.id);
      for (const day of [1, 3, 2])
        await write(me.id, { key: `k${day}`, title: `${day}`, createdAt: new Date(day * dayMs) });
      const titles = async (page: number) =>
        (await listNotifications(db, me.id, { page, size: 2 })).map(({ title }) => title);
      expect(await titles(1)).toEqual(["3", "2"]);
      expect(await titles(2)).toEqual(["1"]);
      expect(await countNotifications(db, me.id)).toBe(3);
    });

    test("are marked as read when opened; other people's are not found", async () => {
      const { db } = world();
      const [me, stranger] = [await aUser(db), await aUser(db)];
      const id = await write(me.id);
      expect(await openNotification(db, stranger.id, id, new Date())).toBeNull();
      expect(await unreadOf(me.id)).toBe(1);
      expect(await openNotification(db, me.id, id, new Date())).toBe("/business/1");
      expect(await openNotification(db, me.id, id, new Date())).toBe("/business/1");
      expect(await unreadOf(me.id)).toBe(0);
      // Opening it again changes nothing.
      expect(await eventsOf(me.id)).toHaveLength(1);
      expect(await eventsOf(stranger.id)).toEqual([]);
    });

    test("are marked as read together, or when their page is seen", async () => {
      const { db } = world();
      const [me, other] = [await aUser(db), await aUser(db)];
      for (const key of ["a", "b", "c"]) await write(me.id, { key });
      await write(other.id, { key: "a" });
      await markSeen(db, me.id, ["a"], new Date());
      expect(await unreadOf(me.id)).toBe(2);
      await markAllRead(db, me.id, new Date());
      expect([await unreadOf(me.id), await unreadOf(other.id)]).toEqual([0, 1]);
    });

    test("are deleted after ninety days", async () => {
      const { db } = world();
      const me = await aUser(db);
      const now = Date.now();
      await write(me.id, { key: "old", createdAt: new Date(now - 91 * dayMs) });
      await write(me.id, { key: "new", createdAt: new Date(now - 89 * dayMs) });
      await forgetOld(db, new Date(now));
      expect(await countNotifications(db, me.id)).toBe(1);
    });
  });

  describe("preferences", () => {
    const everything = openCells(notificationKinds, {
      notifyByEmail: true,
      notifyByPush: true,
      notifyBySms: true,
      phoneVerified: true,
      hasPhone: true,
      canPush: true,
      canText: true,
    });
    const save = (userId: string, ticked: string[], cells: Cell[] = everything) =>
      saveChoices(world().db, {
        userId,
        cells,
        isTicked: (key) => ticked.includes(key),
        requestId: "test",
      });
    const choicesOf = (userId: string) =>
      world().db.select().from(notificationChoices).where(eq(notificationChoices.userId, userId));
    const defaults = everything.map(([kind, channel]) => choiceKey(kind, channel));

    test("are stored only where they differ from the defaults", async () => {
      const { db } = world();
      const { id } = await aUser(db, { notifyBySms: true, phoneVerified: true });
      await save(id, ["message.email"]);
      expect(await wantsChannel(db, id, messageNotification, "email")).toBe(true);
      expect(await wantsChannel(db, id, messageNotification, "push")).toBe(false);
      expect(await wantsChannel(db, id, documentNotification, "email")).toBe(false);
      expect(await wantsChannel(db, id, paymentNotification, "email")).toBe(true);
      await save(id, defaults);
      expect(await wantsChannel(db, id, alertNotification, "sms")).toBe(true);
      const asDefault = ["message.sms", ...defaults.filter((key) => !key.endsWith(".sms"))];
      await save(
        id,
        asDefault.filter((key) => key !== "alert.push" && key !== "webhook.push"),
      );
      expect(await choicesOf(id)).toEqual([]);
    });

    test("for a closed channel stay unchanged", async () => {
      const { id } = await aUser(world().db);
      await save(id, []);
      const before = (await choicesOf(id)).filter(({ channel }) => channel === "push");
      await save(
        id,
        defaults,
        everything.filter(([, channel]) => channel === "email"),
      );
      const after = await choicesOf(id);
      expect(after.filter(({ channel }) => channel === "push")).toEqual(before);
      expect(after.filter(({ channel }) => channel === "email")).toEqual([]);
    });

    test("can be saved concurrently", async () => {
      const { id } = await aUser(world().db);
      await Promise.all(Array.from({ length: 10 }, () => save(id, [])));
      expect(await choicesOf(id)).not.toEqual([]);
    });
  });
});
