import { emailReadingLimit } from "./receive-email.server.ts";
import { replyLimit } from "#app/messages/thread/composing/send-reply.server.ts";
import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import { attemptLimits } from "#app/platform/rate-limits/attempt-limits.table.ts";
import { replyAddress, type ThreadSeat } from "#app/messages/email/email-tokens.server.ts";
import { inboundEmails } from "#app/messages/email/inbound-emails.table.ts";
import { emailMessagesJob } from "#app/messages/email/queue-message-email.server.ts";
import { conversations, messageAttachments, messages } from "#app/messages/messages.table.ts";
import { userBlocks } from "#app/messages/safety/safety.table.ts";
import { messageFileKey } from "#app/messages/thread/files/message-file.ts";
import { createId } from "#app/platform/db/id.ts";
import { type Env, readEnv } from "#app/platform/env.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { createLog } from "#app/platform/log.ts";
import { secret } from "#test/account-request.ts";
import { aBroker, aConversation, aListing, aSeller, aUser } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { withDatabase } from "#test/with-database.ts";
import {
  mailgunRequest,
  postmarkRequest,
  type ProviderRequest,
  sendgridRequest,
  type SentEmail,
} from "#test/provider-emails.ts";
import { aPdf } from "#test/sample-documents.ts";
import { emailWebhook } from "./email-webhook.server.ts";

const webhookSecret = "a secret for inbound email";
const domain = "reply.relevo.example";
const env: Env = {
  ...readEnv({ RELEVO_MODE: "test", SESSION_SECRET: secret }),
  REPLY_DOMAIN: domain,
  INBOUND_EMAIL_SECRET: webhookSecret,
};
const quote =
  "\n\nOn Mon, Nov 16, 2026 at 10:02 AM Relevo <reply+x@reply.relevo.example> wrote:\n> Is it?";

withDatabase((world) => {
  const stored = new Map<string, Uint8Array>();
  const files = {
    get: async (key: string) =>
      stored.has(key) ? { size: stored.get(key)!.byteLength, body: new Blob([]).stream() } : null,
    put: async (key: string, bytes: Uint8Array) => void stored.set(key, bytes),
    delete: async (key: string) => void stored.delete(key),
  } as unknown as FileStore;
  let app: Hono;
  const openApp = (changes: Partial<Env> = {}) =>
    new Hono().on(
      "POST",
      ["/webhooks/email", "/webhooks/email/mime"],
      emailWebhook({ ...world(), files, env: { ...env, ...changes }, log: createLog("silent") }),
    );
  beforeAll(() => {
    app = openApp();
  });
  const call = async ({ query, headers, body }: ProviderRequest, to = app) =>
    (await to.request(`/webhooks/email${query}`, { method: "POST", headers, body })).status;

  const aThread = async (changes: Parameters<typeof aConversation>[1] = {}) => {
    const { db } = world();
    const seller = await aSeller(db);
    const buyer = await aUser(db);
    const listing = await aListing(db, { ownerId: seller.id, title: "A mill", status: "active" });
    const thread = await aConversation(db, {
      listingId: listing.id,
      ownerId: seller.id,
      buyerId: buyer.id,
      ...changes,
    });
    const addressOf = (seat: ThreadSeat["seat"], by = secret) =>
      replyAddress(by, domain, { conversationId: thread.id, seat });
    return { seller, buyer, thread, addressOf };
  };
  const messagesIn = ({ id }: { id: string }) =>
    world().db.select().from(messages).where(eq(messages.conversationId, id)).orderBy(messages.id);
  const outcomeOf = async (messageId: string) =>
    (
      await world().db.select().from(inboundEmails).where(eq(inboundEmails.externalId, messageId))
    )[0]?.outcome;
  /** Sends an email from the seller to their reply address. */
  const reply = async (
    changes: Partial<SentEmail> = {},
    given?: Awaited<ReturnType<typeof aThread>>,
  ) => {
    const people = given ?? (await aThread());
    const messageId = `${createId()}@mail.example.com`;
    const email = {
      from: `Sam Stone <${people.seller.email.toUpperCase()}>`,
      to: people.addressOf("owner"),
      text: `Yes, it is.${quote}`,
      messageId,
      ...changes,
    };
    const status = await call(postmarkRequest(email, webhookSecret));
    return {
      ...people,
      email,
      status,
      outcome: await outcomeOf(email.messageId.replaceAll("\0", "")),
    };
  };

  describe.each([
    ["Postmark", postmarkRequest],
    ["SendGrid", sendgridRequest],
    ["Mailgun", mailgunRequest],
  ] as const)("an email from %s", (_provider, request) => {
    test("appears in the thread once, however often it is posted", async () => {
      const { seller, buyer, thread, addressOf } = await aThread();
      const email = {
        from: `"Stone, Sam" <${seller.email}>`,
        to: addressOf("owner"),
        text: `Oui, le café est à vous — 🥐.${quote}`,
        messageId: `${createId()}@mail.example.com`,
      };
      const posts = await Promise.all([1, 2, 3].map(() => call(request(email, webhookSecret))));
      expect([...posts, await call(request(email, webhookSecret))]).toEqual([200, 200, 200, 200]);
      const [message, ...more] = await messagesIn(thread);
      expect(more).toEqual([]);
      expect(message).toMatchObject({
        senderId: seller.id,
        recipientId: buyer.id,
        content: "Oui, le café est à vous — 🥐.",
        messageType: "reply",
        origin: "email",
      });
      expect(await outcomeOf(email.messageId)).toBe("delivered");
    });

    test("includes its attachments, but not the logo of a signature", async () => {
      const { seller, thread, addressOf } = await aThread();
      const pdf = Buffer.from(await aPdf());
      const bytes = randomBytes(2000);
      const sent = [
        { name: "lease.pdf", contentType: "application/pdf", bytes: pdf },
        { name: "image001.png", contentType: "image/png", bytes, isInline: true },
        { name: "run.exe", contentType: "application/octet-stream", bytes },
      ];
      const email = {
        from: seller.email,
        to: addressOf("owner"),
        text: "Here it is.",
        files: sent,
      };
      expect(await call(request(email, webhookSecret))).toBe(200);
      const [message] = await messagesIn(thread);
      expect(message!.content).toBe(
        "Here it is.\n\n(An attachment of this email could not be added.)",
      );
      const attached = await world()
        .db.select()
        .from(messageAttachments)
        .where(eq(messageAttachments.messageId, message!.id));
      expect(attached).toMatchObject([{ name: "lease.pdf", bytes: pdf.length }]);
      expect(stored.get(messageFileKey(attached[0]!.storageKey))).toHaveLength(pdf.length);
      const [received] = await mailsTo(world().db, seller.email);
      expect(received!.text).toContain("run.exe");
      expect(received!.text).not.toContain("image001.png");
    });

    test("requires the secret", async () => {
      const { seller, thread, addressOf } = await aThread();
      const email = { from: seller.email, to: addressOf("owner"), text: "Yes" };
      expect(await call(request(email, "another secret, just as long"))).toBe(401);
      const { authorization: _, ...headers } = request(email, webhookSecret).headers;
      for (const query of ["", "?token=wrong"])
        expect(await call({ ...request(email, webhookSecret), query, headers })).toBe(401);
      expect(
        await call(request(email, webhookSecret), openApp({ INBOUND_EMAIL_SECRET: undefined })),
      ).toBe(404);
      expect(await messagesIn(thread)).toEqual([]);
    });

    test("is rejected if the sender's domain disowns it", async () => {
      const { seller, thread, addressOf } = await aThread();
      const messageId = `${createId()}@mail.example.com`;
      const email = {
        from: seller.email,
        to: addressOf("owner"),
        text: "Yes",
        spf: "fail",
        messageId,
      } as const;
      expect(await call(request(email, webhookSecret))).toBe(200);
      expect(await outcomeOf(messageId)).toBe("stranger");
      expect(await messagesIn(thread)).toEqual([]);
      expect(await mailsTo(world().db, seller.email)).toEqual([]);
    });
  });

  test.each([sendgridRequest, mailgunRequest])("is decoded in its charset", async (request) => {
    const { seller, thread, addressOf } = await aThread();
    const text = "Le café à côté";
    const email = { from: seller.email, to: addressOf("owner"), text, charset: "latin1" } as const;
    expect(await call(request(email, webhookSecret))).toBe(200);
    expect((await messagesIn(thread))[0]!.content).toBe("Le café à côté");
  });

  describe("a reply by email", () => {
    test("notifies the other person like any message, in both directions", async () => {
      const { buyer, thread, addressOf, outcome, seller } = await reply();
      expect(outcome).toBe("delivered");
      const email = { from: buyer.email, to: addressOf("buyer"), text: "Thank you!" };
      expect(await call(postmarkRequest(email, webhookSecret))).toBe(200);
      expect(await messagesIn(thread)).toMatchObject([
        { senderId: seller.id, content: "Yes, it is." },
        { senderId: buyer.id, recipientId: seller.id, content: "Thank you!" },
      ]);
      const { rows } = await world().db.execute(
        `select 1 from pgboss.job where name = '${emailMessagesJob.name}' and singleton_key like '${thread.id}%'`,
      );
      expect(rows).toHaveLength(2);
    });

    test("accepts an address from before a rotation of the secret, in any case", async () => {
      const { seller, thread, addressOf } = await aThread();
      const rotated = openApp({ SESSION_SECRET: "n".repeat(32), SESSION_SECRET_PREVIOUS: secret });
      const email = { from: seller.email, to: addressOf("owner").toUpperCase(), text: "Yes" };
      expect(await call(postmarkRequest(email, webhookSecret), rotated)).toBe(200);
      expect(await messagesIn(thread)).toHaveLength(1);
    });

    test("comes from the owner and from their broker at addresses of their own, from the broker only during the mandate", async () => {
      const { db } = world();
      const { seller, thread, addressOf } = await aThread();
      const broker = await aBroker(db);
      const write = async (from: string, seat: ThreadSeat["seat"]) => {
        const messageId = `${createId()}@mail.example.com`;
        const email = { from, to: addressOf(seat), text: "Yes", messageId };
        await call(postmarkRequest(email, webhookSecret));
        return outcomeOf(messageId);
      };
      const give = (ownerId: string, thirdId: string | null) =>
        db.update(conversations).set({ ownerId, thirdId }).where(eq(conversations.id, thread.id));
      await give(broker.id, seller.id);
      expect(await write(seller.email, "owner")).toBe("delivered");
      expect(await write(broker.email, "broker")).toBe("delivered");
      // Who knows one address and forges the other's sender.
      expect(await write(seller.email, "broker")).toBe("stranger");
      expect(await write(broker.email, "owner")).toBe("stranger");
      expect(await messagesIn(thread)).toMatchObject([
        { senderId: seller.id, onBehalfOf: null },
        { senderId: broker.id, onBehalfOf: seller.id },
      ]);
      await give(seller.id, null);
      for (const from of [seller.email, broker.email])
        expect(await write(from, "broker")).toBe("bad-address");
      expect(await write(seller.email, "owner")).toBe("delivered");
    });

    test("from a stranger is rejected, with one neutral email a day", async () => {
      const people = await aThread();
      const stranger = `stranger-${createId()}@elsewhere.example`;
      for (let time = 0; time < 3; time++) {
        const { outcome } = await reply({ from: stranger }, people);
        expect(outcome).toBe("stranger");
      }
      const [received, ...more] = await mailsTo(world().db, stranger);
      expect(more).toEqual([]);
      expect(received).toMatchObject({ subject: "Your email was not delivered" });
      expect(received!.headers["Auto-Submitted"]).toBe("auto-replied");
      for (const secretWord of ["A mill", people.seller.email, people.thread.id, "Yes, it is"])
        expect(received!.text).not.toContain(secretWord);
      expect(await messagesIn(people.thread)).toEqual([]);
    });

    test.each(["fail", "none"] as const)(
      "from a stranger whose domain says %s is rejected silently",
      async (spf) => {
        const stranger = `stranger-${createId()}@elsewhere.example`;
        const { outcome } = await reply({ from: stranger, spf });
        expect(outcome).toBe("stranger");
        expect(await mailsTo(world().db, stranger)).toEqual([]);
      },
    );

    test("from the other participant cannot use this person's address", async () => {
      const people = await aThread();
      const { outcome } = await reply({ from: people.buyer.email }, people);
      expect(outcome).toBe("stranger");
      expect(await messagesIn(people.thread)).toEqual([]);
    });

    test("to a forged address, or for a deleted person, is dropped", async () => {
      const people = await aThread();
      for (const to of [
        `reply+abc@${domain}`,
        people.addressOf("owner", "x".repeat(32)),
        "no-reply@relevo.example",
      ])
        expect((await reply({ to }, people)).outcome).toBe("bad-address");
      const seller = await aSeller(world().db, { deactivatedAt: new Date() });
      const gone = await aThread({ ownerId: seller.id });
      expect((await reply({ from: seller.email }, gone)).outcome).toBe("bad-address");
      expect(await mailsTo(world().db, seller.email)).toEqual([]);
    });

    test("that is automatic is recorded, and neither posted nor answered", async () => {
      const people = await aThread();
      const automatic = [
        ["auto-reply", { subject: "Out of office" }],
        ["auto-reply", { headers: { "Auto-Submitted": "auto-replied" } }],
        ["bounce", { returnPath: "" }],
        ["bounce", { from: "MAILER-DAEMON@example.com" }],
      ] as const;
      for (const [wanted, changes] of automatic) {
        const { outcome, status } = await reply(changes, people);
        expect([outcome, status]).toEqual([wanted, 200]);
      }
      expect(await messagesIn(people.thread)).toEqual([]);
      expect(await mailsTo(world().db, people.seller.email)).toEqual([]);
    });

    test("to a closed conversation is not posted, and the sender is notified once", async () => {
      const people = await aThread({ status: "closed" });
      for (let time = 0; time < 2; time++) expect((await reply({}, people)).outcome).toBe("closed");
      const received = await mailsTo(world().db, people.seller.email);
      expect(received.map(({ subject }) => subject)).toEqual(["Your reply was not delivered"]);
      expect(await messagesIn(people.thread)).toEqual([]);
    });

    test("without text is not posted, and the sender is notified", async () => {
      const { outcome, thread, seller } = await reply({ text: quote });
      expect(outcome).toBe("empty");
      expect(await messagesIn(thread)).toEqual([]);
      const received = await mailsTo(world().db, seller.email);
      expect(received.map(({ subject }) => subject)).toEqual(["Your reply was empty"]);
    });

    test("in HTML only is parsed", async () => {
      const { thread } = await reply({
        text: "",
        html: "<p>Yes &amp; no</p><blockquote>Is it?</blockquote>",
      });
      expect((await messagesIn(thread))[0]!.content).toBe("Yes & no");
    });

    test("with only a file is posted as the file", async () => {
      const bytes = Buffer.from(await aPdf());
      const { thread } = await reply({
        text: quote,
        files: [{ name: "plan.pdf", contentType: "application/pdf", bytes }],
      });
      expect((await messagesIn(thread))[0]).toMatchObject({
        content: "plan.pdf",
        tags: ["files-only"],
      });
    });

    test("to a person who blocked the sender is withheld without a sign", async () => {
      const people = await aThread();
      await world()
        .db.insert(userBlocks)
        .values({ blockerId: people.buyer.id, blockedId: people.seller.id });
      const { outcome, status } = await reply({}, people);
      expect([outcome, status]).toEqual(["delivered", 200]);
      expect((await messagesIn(people.thread))[0]!.withheld).toBe(true);
      expect(await mailsTo(world().db, people.seller.email)).toEqual([]);
    });

    test("that is very long is truncated, and odd bytes are harmless", async () => {
      const long = await reply({ text: "word ".repeat(10_000) });
      expect((await messagesIn(long.thread))[0]!.content.length).toBeLessThan(20_100);
      const odd = await reply({
        text: "Yes\u0000 please \ud800",
        subject: "\u0000",
        messageId: `odd\u0000${createId()}`,
      });
      expect(odd.status).toBe(200);
      expect((await messagesIn(odd.thread))[0]!.content).toBe("Yes please \ufffd");
      const none = await reply({ messageId: "" });
      expect((await messagesIn(none.thread))[0]!.content).toBe("Yes, it is.");
    });

    test("that comes too fast is retried later", async () => {
      const people = await aThread();
      const windowEndsAt = new Date(Date.now() + 3_600_000);
      for (const limit of [replyLimit, emailReadingLimit]) {
        const key = limit.keyOf(people.seller.id);
        const count = limit.max;
        await world()
          .db.insert(attemptLimits)
          .values({ key, count, windowEndsAt })
          .onConflictDoUpdate({ target: attemptLimits.key, set: { count } });
        const { status, outcome } = await reply({}, people);
        expect([status, outcome]).toEqual([503, undefined]);
        await world().db.delete(attemptLimits).where(eq(attemptLimits.key, key));
      }
      expect((await reply({}, people)).outcome).toBe("delivered");
    });

    test("to two conversations appears in both, once each", async () => {
      const one = await aThread();
      const two = await aThread({ ownerId: one.seller.id });
      const email = {
        from: one.seller.email,
        to: `Bea <${one.addressOf("owner")}>, ${two.addressOf("owner")}`,
        text: "It is sold.",
        messageId: `${createId()}@mail.example.com`,
      };
      // Some providers post one request per recipient, others one for all.
      for (const { addressOf } of [one, two, one])
        expect(
          await call(mailgunRequest({ ...email, envelopeTo: [addressOf("owner")] }, webhookSecret)),
        ).toBe(200);
      const envelopeTo = [one.addressOf("owner"), two.addressOf("owner")];
      expect(await call(sendgridRequest({ ...email, envelopeTo }, webhookSecret))).toBe(200);
      for (const { thread } of [one, two])
        expect(await messagesIn(thread)).toMatchObject([{ content: "It is sold." }]);
    });

    test("to two conversations is delivered where possible", async () => {
      const closed = await aThread({ status: "closed" });
      const open = await aThread({ ownerId: closed.seller.id });
      const to = `${closed.addressOf("owner")}, ${open.addressOf("owner")}`;
      expect((await reply({ to, envelopeTo: [closed.addressOf("owner")] }, closed)).status).toBe(
        200,
      );
      expect(await messagesIn(closed.thread)).toEqual([]);
      expect(await messagesIn(open.thread)).toHaveLength(1);
    });

    test("that cannot be parsed is not posted, and the sender is notified", async () => {
      const people = await aThread();
      const from = people.seller.email;
      const head = `From: ${from}\r\nTo: ${people.addressOf("owner")}\r\nMessage-ID: <${createId()}>\r\n`;
      const nested = Array.from(
        { length: 1000 },
        (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
      );
      const raw = Buffer.from(`${head}${nested.join("")}\r\nDeep`);
      const email = { from, to: people.addressOf("owner"), text: "", raw };
      for (let time = 0; time < 2; time++)
        expect(await call(postmarkRequest(email, webhookSecret))).toBe(200);
      expect(await messagesIn(people.thread)).toEqual([]);
      const received = await mailsTo(world().db, from);
      expect(received.map(({ subject }) => subject)).toEqual(["Your reply could not be read"]);
      expect((await reply({}, people)).outcome).toBe("delivered");
    });

    test("reopens a conversation that an administrator archived", async () => {
      const people = await aThread({ status: "archived" });
      expect((await reply({}, people)).outcome).toBe("delivered");
      const [thread] = await world()
        .db.select()
        .from(conversations)
        .where(eq(conversations.id, people.thread.id));
      expect(thread!.status).toBe("active");
    });
  });

  test("no body is read before the secret is checked", async () => {
    let pulled = 0;
    const body = new ReadableStream(
      { pull: (controller) => controller.enqueue(new Uint8Array(++pulled)) },
      { highWaterMark: 0 },
    );
    const request = new Request("http://relevo.example/webhooks/email?token=wrong", {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      body,
      duplex: "half",
    } as RequestInit);
    expect((await app.request(request)).status).toBe(401);
    expect(pulled).toBe(0);
  });

  describe("a request that is not an email", () => {
    const query = `?token=${encodeURIComponent(webhookSecret)}`;
    const known = (type: string, body: string) => ({
      query,
      headers: { "content-type": type },
      body,
    });
    test.each<[string, ProviderRequest, number]>([
      ["JSON of another shape", known("application/json", '{"a":1}'), 400],
      ["broken JSON", known("application/json", "{"), 400],
      ["wrong types", known("application/json", '{"From":1,"MessageID":[]}'), 400],
      ["an empty body", { query, headers: {}, body: "" }, 400],
      ["another form", { query, headers: {}, body: new URLSearchParams({ a: "b" }) }, 400],
      [
        "a form of pairs without a value",
        known("application/x-www-form-urlencoded", "a&".repeat(2_000_000)),
        400,
      ],
      ["a broken multipart form", known("multipart/form-data; boundary=x", "--x\r\nhalf"), 400],
      ["a form without its boundary", known("multipart/form-data", "--"), 400],
      [
        "no secret",
        { query: "", headers: { "content-type": "application/json" }, body: "{}" },
        401,
      ],
    ])("is rejected: %s", async (_what, request, status) => {
      expect(await call(request)).toBe(status);
    });
  });
});
