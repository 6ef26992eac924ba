import { and, desc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { wantsChannel } from "./channel-choices.queries.server.ts";
import { markSeen } from "./mark-read.server.ts";
import { isAlwaysSent, notificationChannels } from "./notification-kind.ts";
import { messageNotification } from "#app/messages/message-notification.ts";
import { notificationKinds } from "#app/notification-kinds.ts";
import { notificationChoices, notifications, pushSubscriptions } from "./notifications.table.ts";
import { type Notification, notify } from "./notify.server.ts";
import { createId } from "#app/platform/db/id.ts";
import { mails } from "#app/platform/mail/mails.table.ts";
import { aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const everyChannel = {
  notifyByEmail: true,
  notifyByPush: true,
  notifyBySms: true,
  phoneVerified: true,
};
const email = {
  subject: "News",
  heading: "News",
  paragraphs: ["About the bakery."],
  reason: "Because.",
};

withDatabase((world) => {
  let phones = 0;
  const aPerson = (changes: Parameters<typeof aUser>[1] = {}) =>
    aUser(world().db, { ...everyChannel, phone: `+1 416 555 ${1000 + phones++}`, ...changes });
  const aBrowser = async (userId: string) => {
    const id = createId();
    await world()
      .db.insert(pushSubscriptions)
      .values({
        id,
        userId,
        endpoint: `https://push.example/${id}`,
        p256dh: "key",
        auth: "secret",
      });
    return id;
  };
  const tell = (userId: string, changes: Partial<Notification> = {}, now?: Date) =>
    world().db.transaction((tx) =>
      notify(
        tx,
        world().jobs,
        {
          userId,
          kind: messageNotification,
          key: "message:1",
          title: "A new message from Priya",
          href: "/account/leads/1",
          ...changes,
        },
        now,
      ),
    );
  const bellOf = (userId: string) =>
    world()
      .db.select()
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(desc(notifications.createdAt));
  const outboxOf = (recipient: string) =>
    world().db.select().from(mails).where(eq(mails.recipient, recipient));
  const dialled = (phone: string) => phone.replaceAll(" ", "");

  describe("the bell", () => {
    test("counts repeated unread notifications and restarts after reading", async () => {
      const { id } = await aPerson();
      const title = (count: number) =>
        count === 1 ? "A new message from Priya" : `${count} new messages from Priya`;
      for (const minute of [1, 2, 3])
        await tell(
          id,
          { title, text: `Text ${minute}` },
          new Date(Date.UTC(2026, 4, 1, 9, minute)),
        );
      expect(await bellOf(id)).toMatchObject([
        {
          title: "3 new messages from Priya",
          text: "Text 3",
          createdAt: new Date(Date.UTC(2026, 4, 1, 9, 3)),
          readAt: null,
        },
      ]);
      await markSeen(world().db, id, ["message:1"], new Date());
      await tell(id, { title });
      expect(await bellOf(id)).toMatchObject([
        { title: "A new message from Priya", readAt: null },
        { title: "3 new messages from Priya", readAt: expect.any(Date) },
      ]);
    });

    test("has one row and the right count after fifty concurrent notifications", async () => {
      const { id } = await aPerson({ notifyBySms: false });
      await Promise.all(
        Array.from({ length: 50 }, () => tell(id, { title: (count) => `${count} messages` })),
      );
      expect(await bellOf(id)).toMatchObject([{ title: "50 messages", data: { count: 50 } }]);
    });

    test("stays empty after a rollback", async () => {
      const { id, phone } = await aPerson();
      await world()
        .db.transaction(async (tx) => {
          await notify(tx, world().jobs, {
            userId: id,
            kind: messageNotification,
            key: "message:1",
            title: "Never said",
            href: "/account/leads/1",
          });
          throw new Error("changed my mind");
        })
        .catch(() => {});
      expect(await bellOf(id)).toEqual([]);
      expect(await outboxOf(dialled(phone))).toEqual([]);
    });

    test("and all channels are silent for deleted people", async () => {
      for (const gone of [{ deactivatedAt: new Date() }, { deletedAt: new Date() }]) {
        const person = await aPerson(gone);
        const browser = await aBrowser(person.id);
        await tell(person.id, { email });
        expect(await bellOf(person.id)).toEqual([]);
        for (const recipient of [person.email, browser, dialled(person.phone)])
          expect(await outboxOf(recipient)).toEqual([]);
        expect(await wantsChannel(world().db, person.id, messageNotification, "email")).toBe(false);
      }
    });
  });

  describe("channels", () => {
    const switches = { email: "notifyByEmail", push: "notifyByPush", sms: "notifyBySms" } as const;

    test.each(notificationKinds)("for $name follow the person's choice", async (kind) => {
      const { db } = world();
      for (const channel of notificationChannels) {
        const always = isAlwaysSent(kind, channel);
        for (const [choice, isOn, expected] of [
          [undefined, true, kind.defaults[channel]],
          [true, true, true],
          [false, true, false],
          [true, false, false],
        ] as const) {
          const person = await aPerson({ [switches[channel]]: isOn });
          const browser = await aBrowser(person.id);
          if (choice !== undefined)
            await db
              .insert(notificationChoices)
              .values({ userId: person.id, kind: kind.name, channel, enabled: choice });
          await tell(person.id, { kind, email });
          const recipient = { email: person.email, push: browser, sms: dialled(person.phone) };
          const sent = await outboxOf(recipient[channel]);
          expect(sent.map((mail) => mail.channel)).toEqual(expected || always ? [channel] : []);
          expect(await wantsChannel(db, person.id, kind, channel)).toBe(expected || always);
          expect(await bellOf(person.id)).toHaveLength(1);
        }
      }
    });

    test("send each browser a push message that reveals nothing on the lock screen", async () => {
      const { id } = await aPerson();
      const browsers = [await aBrowser(id), await aBrowser(id)];
      await tell(id, { title: "A new message from Priya", text: "About the bakery" });
      for (const browser of browsers) {
        const [mail] = await outboxOf(browser);
        expect(JSON.parse(mail!.text)).toEqual({
          title: "Relevo",
          body: "You have a new message.",
          path: "/account/leads/1",
          tag: "message:1",
        });
        expect(mail!.subject).not.toContain("Priya");
      }
    });

    test("send an email only if the caller provides one", async () => {
      const person = await aPerson();
      await tell(person.id);
      expect(await outboxOf(person.email)).toEqual([]);
    });

    test("send one text message per thread and hour, and none to unverified phones", async () => {
      const person = await aPerson();
      const at = (hour: number, minute: number) => new Date(Date.UTC(2026, 4, 1, hour, minute));
      const texts = () =>
        world()
          .db.select({ text: mails.text })
          .from(mails)
          .where(and(eq(mails.recipient, dialled(person.phone)), eq(mails.channel, "sms")));
      await tell(person.id, {}, at(9, 0));
      await tell(person.id, {}, at(9, 30));
      expect(await texts()).toEqual([
        { text: "Relevo: You have a new message. Sign in to read it." },
      ]);
      await tell(person.id, { key: "message:2" }, at(9, 31));
      expect(await texts()).toHaveLength(2);
      await tell(person.id, {}, at(10, 1));
      expect(await texts()).toHaveLength(3);
      const unconfirmed = await aPerson({ phoneVerified: false });
      await tell(unconfirmed.id);
      expect(await outboxOf(dialled(unconfirmed.phone))).toEqual([]);
    });

    test("send at most twenty text messages per person and day", async () => {
      const person = await aPerson();
      for (let thread = 0; thread < 25; thread++)
        await tell(person.id, { key: `message:${thread}` });
      expect(await outboxOf(dialled(person.phone))).toHaveLength(20);
      expect(await bellOf(person.id)).toHaveLength(25);
    });
  });
});
