import { messageNotification } from "#app/messages/message-notification.ts";
import { createECDH, type ECDH, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { pushSubscriptions } from "#app/accounts/notifications/notifications.table.ts";
import { notify } from "#app/accounts/notifications/notify.server.ts";
import type { Post } from "#app/platform/http/post-to-public-host.server.ts";
import { pushCookie } from "./push-cookie.ts";
import { createPushKeys } from "#app/platform/push/push-keys.server.ts";
import {
  isBrowserSubscribed,
  openSubscriptions,
  subscribeBrowser,
  unsubscribeBrowser,
} from "./push-subscriptions.server.ts";
import { createPushTransport } from "#app/platform/push/push-transport.server.ts";
import { deliverPushJob } from "./send-push.server.ts";
import { endOtherSessions } from "#app/accounts/sessions/sessions.server.ts";
import { startSession } from "#app/accounts/sessions/start-session.server.ts";
import { handledBy } from "#app/platform/jobs/jobs.ts";
import { type JobRunner, openJobs } from "#app/platform/jobs/open-jobs.ts";
import { createLog } from "#app/platform/log.ts";
import { deliverMail } from "#app/platform/mail/deliver-mail.job.server.ts";
import { mails } from "#app/platform/mail/mails.table.ts";
import { createMailTransport } from "#app/platform/mail/transport.ts";
import { byChannel, createSmsTransport } from "#app/platform/mail/sms-transport.ts";
import { anAccountRequest } from "#test/account-request.ts";
import { aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import { decryptPush } from "#test/stand-ins/decrypt-push.ts";
import { soon } from "#test/soon.ts";

const keys = { ...createPushKeys(), subject: "mailto:push@relevo.example" };

interface Received {
  path: string;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

withDatabase((world) => {
  let received: Received[] = [];
  let status = 201;
  let runner: JobRunner;
  let stop: () => void;
  beforeAll(async () => {
    const service = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      received.push({
        path: request.url!,
        headers: request.headers,
        body: Buffer.concat(chunks),
      });
      response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
    const { port } = service.address() as AddressInfo;
    stop = () => {
      service.close();
      service.closeAllConnections();
    };
    // The fake service has no certificate and no public address.
    const post: Post = async (url, headers, body) => {
      const address = `http://127.0.0.1:${port}${new URL(url).pathname}`;
      return (await fetch(address, { method: "POST", headers, body: new Uint8Array(body) })).status;
    };
    const { database, db } = world();
    const transport = byChannel(
      createMailTransport(undefined, "Relevo <no-reply@relevo.example>"),
      createSmsTransport(undefined, undefined),
      createPushTransport(openSubscriptions(db), keys, post),
    );
    runner = await openJobs(
      database,
      [deliverPushJob],
      createLog("silent"),
      "http://localhost:3000",
    );
    await runner.work([
      handledBy(deliverPushJob, ({ mailId }) => deliverMail(db, transport, mailId)),
    ]);
  });
  afterAll(async () => {
    await runner.stop();
    stop();
  });
  beforeEach(() => {
    received = [];
    status = 201;
  });

  const aBrowser = () => {
    const browser = createECDH("prime256v1");
    browser.generateKeys();
    const auth = randomBytes(16).toString("base64url");
    const path = `/send/${randomBytes(6).toString("hex")}`;
    return {
      browser,
      path,
      given: {
        endpoint: `https://push.example${path}`,
        p256dh: browser.getPublicKey("base64url"),
        auth,
      },
    };
  };
  const subscribe = async (userId: string, given = aBrowser().given) => {
    const outcome = await subscribeBrowser(world().db, { userId, ...given, now: new Date() });
    return outcome.ok ? outcome.id : null;
  };
  const tell = (userId: string) =>
    world().db.transaction((tx) =>
      notify(tx, runner, {
        userId,
        kind: messageNotification,
        key: "message:1",
        title: "New message from Priya",
        href: "/account/leads/1",
      }),
    );
  const read = ({ body }: Received, browser: ECDH, auth: string): unknown =>
    JSON.parse(decryptPush(body, browser, auth));
  const subscriptionsOf = (userId: string) =>
    world().db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
  const mailTo = async (recipient: string) => {
    const [mail] = await world().db.select().from(mails).where(eq(mails.recipient, recipient));
    return mail;
  };

  describe("a push message", () => {
    test("reaches the browser, which alone can decrypt it", async () => {
      const { id } = await aUser(world().db);
      const { browser, path, given } = aBrowser();
      const subscription = await subscribe(id, given);
      await tell(id);
      await vi.waitFor(
        async () => expect((await mailTo(subscription!))?.sentAt).not.toBeNull(),
        soon,
      );
      expect(received).toHaveLength(1);
      expect(received[0]).toMatchObject({
        path,
        headers: {
          "content-encoding": "aes128gcm",
          authorization: expect.stringMatching(/^vapid t=.+, k=B/),
          topic: expect.stringMatching(/^[\w-]{32}$/),
        },
      });
      expect(Number(received[0]!.headers.ttl)).toBeGreaterThan(86_000);
      expect(read(received[0]!, browser, given.auth)).toEqual({
        title: "Relevo",
        body: "You have a new message.",
        path: "/account/leads/1",
        tag: "message:1",
      });
    });

    test.each([404, 410])("deletes the subscription when the service returns %s", async (gone) => {
      const { id } = await aUser(world().db);
      await subscribe(id);
      status = gone;
      await tell(id);
      await vi.waitFor(async () => expect(await subscriptionsOf(id)).toEqual([]), soon);
    });

    test("is retried while the service is down", async () => {
      const { db } = world();
      const { id } = await aUser(db);
      const subscription = await subscribe(id);
      status = 503;
      await tell(id);
      await vi.waitFor(
        async () =>
          expect(await mailTo(subscription!)).toMatchObject({
            attempts: 1,
            sentAt: null,
            lastError: expect.stringContaining("503"),
          }),
        soon,
      );
      expect(await subscriptionsOf(id)).toHaveLength(1);
      status = 201;
      const dueNow = sql`update pgboss.job set start_after = now() where name = ${deliverPushJob.name} and state = 'retry' returning id`;
      await vi.waitFor(async () => expect((await db.execute(dueNow)).rows).toHaveLength(1), soon);
      // Wakes the worker, which would otherwise poll in ten seconds.
      await runner.enqueue(db, deliverPushJob, { mailId: subscription! });
      await vi.waitFor(
        async () => expect((await mailTo(subscription!))?.sentAt).not.toBeNull(),
        soon,
      );
    });

    test("is not sent after sign-out or after a day", async () => {
      const { db } = world();
      const { id } = await aUser(db);
      const subscription = await subscribe(id);
      const post = vi.fn<Post>(async () => 201);
      const transport = createPushTransport(openSubscriptions(db), keys, post);
      const [mail] = await db
        .insert(mails)
        .values({ channel: "push", recipient: subscription!, subject: "", text: '{"tag":"a"}' })
        .returning();
      await transport.send({ ...mail!, createdAt: new Date(Date.now() - 25 * 60 * 60_000) });
      expect(post).not.toHaveBeenCalled();
      await transport.send(mail!);
      expect(post).toHaveBeenCalledTimes(1);
      await unsubscribeBrowser(db, id, subscription);
      await transport.send(mail!);
      expect(post).toHaveBeenCalledTimes(1);
    });
  });

  describe("a browser", () => {
    test("has one subscription, and is reassigned only with its keys", async () => {
      const { db } = world();
      const [first, second] = [await aUser(db), await aUser(db)];
      const { given } = aBrowser();
      const id = await subscribe(first.id, given);
      expect(await subscribe(first.id, given)).toBe(id);
      expect(await subscribe(second.id, { ...aBrowser().given, endpoint: given.endpoint })).toBe(
        null,
      );
      expect(await isBrowserSubscribed(db, first.id, id)).toBe(true);
      expect(await subscribe(second.id, given)).toBe(id);
      expect(await subscriptionsOf(first.id)).toEqual([]);
      expect(await isBrowserSubscribed(db, first.id, id)).toBe(false);
    });

    test("is rejected with a key that is not a point on the curve", async () => {
      const { id } = await aUser(world().db);
      const broken = { ...aBrowser().given, p256dh: `B${"A".repeat(86)}` };
      expect(await subscribe(id, broken)).toBeNull();
      expect(await subscriptionsOf(id)).toEqual([]);
    });

    test("is dropped when the person has ten newer ones", async () => {
      const { id } = await aUser(world().db);
      const oldest = await subscribe(id);
      for (let count = 0; count < 10; count++) await subscribe(id);
      const left = await subscriptionsOf(id);
      expect(left).toHaveLength(10);
      expect(left.map((row) => row.id)).not.toContain(oldest);
    });

    test("of another person cannot be unsubscribed", async () => {
      const { db } = world();
      const [owner, stranger] = [await aUser(db), await aUser(db)];
      const id = await subscribe(owner.id);
      for (const guess of [id, null, "", "x", "0"])
        await unsubscribeBrowser(db, stranger.id, guess);
      expect(await subscriptionsOf(owner.id)).toHaveLength(1);
    });

    test("gets no messages after its session was ended remotely", async () => {
      const { db } = world();
      const { id, email } = await aUser(db);
      const [here, there] = [await subscribe(id), await subscribe(id)];
      const appUrl = "http://localhost:3000";
      const request = anAccountRequest(world(), { appUrl, cookies: [pushCookie(appUrl, here!)] });
      await endOtherSessions(request, id);
      expect((await subscriptionsOf(id)).map((row) => row.id)).toEqual([here]);
      expect(await isBrowserSubscribed(db, id, there)).toBe(false);
      // The same person again, then another person in the same browser.
      await startSession(request, { id, email }, { how: "signed-in" });
      expect(await isBrowserSubscribed(db, id, here)).toBe(true);
      const other = await aUser(db);
      await startSession(request, other, { how: "signed-in" });
      expect(await subscriptionsOf(id)).toEqual([]);
    });
  });
});
