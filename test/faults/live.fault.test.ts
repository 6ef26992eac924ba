import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { sessions } from "#app/accounts/sessions/sessions.table.ts";
import { isAbout } from "#app/platform/live/live-change.ts";
import { liveCounters } from "#app/platform/live/live.table.ts";
import { messages } from "#app/messages/messages.table.ts";
import type { ServerDatabase } from "#app/platform/db/db.ts";
import { openServer } from "#app/platform/db/open-server.ts";
import { createLog } from "#app/platform/log.ts";
import { aConversation, aMessage, aUser } from "#test/factories.ts";
import {
  type ChildServer,
  killAll,
  killHard,
  patience,
  sessionSecret,
  startChild,
} from "#test/faults/child-server.ts";
import { followLive } from "#test/live-client.ts";
import { startPrepared } from "#test/demonstration.ts";
import type { Cluster } from "#test/postgres-cluster.ts";
import { cookieOf } from "#test/sign-in.ts";

describe("live updates of two servers on one database", () => {
  let folder: string;
  let cluster: Cluster;
  let database: ServerDatabase;
  let servers: ChildServer[];
  const start = () =>
    startChild({
      DATABASE_URL: `${cluster.url}/migrated`,
      DATA_DIR: folder,
      DATABASE_POOL: "5",
      RATE_LIMIT_PER_MINUTE: "100000",
    });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "relevo-live-"));
    cluster = await startPrepared();
    servers = [await start(), await start()];
    await Promise.all(servers.map((server) => server.becomesReady()));
    database = openServer({
      url: `${cluster.url}/migrated`,
      pool: 3,
      log: createLog("silent"),
    });
  }, 170_000);
  afterAll(async () => {
    await killAll();
    await database.close();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const signIn = (server: ChildServer, userId: string) =>
    cookieOf(database.db, { APP_URL: server.url, SESSION_SECRET: sessionSecret }, userId);

  async function twoWhoTalk() {
    const { db } = database;
    const [buyer, owner] = [await aUser(db), await aUser(db)];
    const thread = await aConversation(db, { buyerId: buyer.id, ownerId: owner.id });
    await aMessage(db, thread);
    return { buyer, owner, thread };
  }

  it("neither lose nor repeat a message when the server is killed while sending", async () => {
    const { buyer, owner, thread } = await twoWhoTalk();
    const [doomed, lasting] = servers as [ChildServer, ChildServer];
    const reader = await followLive(lasting.url, await signIn(lasting, owner.id));
    const broken = await followLive(doomed.url, await signIn(doomed, owner.id));
    const cookie = await signIn(doomed, buyer.id);
    const send = (number: number) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({
        intent: "reply",
        formKey: `0198c0de-0000-7000-8000-${String(number).padStart(12, "0")}`,
        content: `Message ${number}`,
        by: "script",
      }))
        body.set(name, value);
      return doomed.statusOf(`/account/leads/${thread.id}`, {
        method: "POST",
        body,
        headers: { cookie, origin: doomed.url },
      });
    };
    const pid = await doomed.serverPid();
    const answers = Array.from({ length: 30 }, async (_, number) => {
      const status = await send(number);
      if (number === 5) killHard(pid);
      return status;
    });
    const settled = await Promise.all(answers);
    await broken.ended;

    const stored = await database.db
      .select({ id: messages.id, content: messages.content })
      .from(messages)
      .where(eq(messages.recipientId, owner.id));
    const replies = stored.filter(({ content }) => content.startsWith("Message "));
    // Acknowledged messages are stored; stored ones were delivered once to every client, connected or not.
    const answered = settled.flatMap((status, number) =>
      status !== "refused" && status < 400 ? [`Message ${number}`] : [],
    );
    expect(answered.length).toBeGreaterThan(0);
    expect(replies.map(({ content }) => content)).toEqual(expect.arrayContaining(answered));
    const resumed = await followLive(lasting.url, await signIn(lasting, owner.id), broken.last());
    const [counter] = await database.db
      .select({ last: liveCounters.last })
      .from(liveCounters)
      .where(eq(liveCounters.userId, owner.id));
    await vi.waitFor(() => {
      expect(reader.last()).toBe(counter!.last);
      expect(resumed.last()).toBe(counter!.last);
    }, patience);
    // Each reply and each notification once, in order.
    const numbers = reader.changes.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    expect(reader.last()).toBeGreaterThanOrEqual(replies.length);
    servers[0] = await start();
    await servers[0].becomesReady();
    reader.leave();
    resumed.leave();
  });

  it("end with the session", async () => {
    const user = await aUser(database.db);
    const client = await followLive(servers[0]!.url, await signIn(servers[0]!, user.id));
    await database.db.delete(sessions).where(eq(sessions.userId, user.id));
    const started = performance.now();
    await client.ended;
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  it("end at once when a server stops with 200 open streams, and the other continues", async () => {
    const [stopping, lasting] = servers as [ChildServer, ChildServer];
    const { buyer, owner, thread } = await twoWhoTalk();
    const people = await Promise.all(Array.from({ length: 20 }, () => aUser(database.db)));
    const clients = [];
    for (const { id } of people) {
      const cookie = await signIn(stopping, id);
      clients.push(
        ...(await Promise.all(Array.from({ length: 10 }, () => followLive(stopping.url, cookie)))),
      );
    }
    const metrics = await (await stopping.ask("/metrics")).text();
    expect(metrics).toMatch(/^relevo_open_streams 200$/m);
    const pid = await stopping.serverPid();
    const started = performance.now();
    process.kill(pid, "SIGTERM");
    await Promise.all(clients.map(({ ended }) => ended));
    const elapsed = performance.now() - started;
    expect((await stopping.ended).code).toBe(0);
    // Less than a second on an idle machine; other tests use the CPU here. Otherwise it would be 5
    // s (idle connections) or 20 s (open ones).
    expect(elapsed).toBeLessThan(4_500);

    const client = await followLive(lasting.url, await signIn(lasting, owner.id));
    const cookie = await signIn(lasting, buyer.id);
    const body = new URLSearchParams({
      intent: "reply",
      formKey: "0198c0de-0000-7000-8000-0000000000ff",
      content: "Still here?",
      by: "script",
    });
    const headers = { cookie, origin: lasting.url };
    const path = `/account/leads/${thread.id}`;
    expect(await lasting.statusOf(path, { method: "POST", body, headers })).toBeLessThan(400);
    await vi.waitFor(
      () =>
        expect(client.changes.some((change) => isAbout(change, `messages/${thread.id}`))).toBe(
          true,
        ),
      patience,
    );
    client.leave();
  });
});
