import { type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import { openServer } from "#app/platform/db/open-server.ts";
import { createLog } from "#app/platform/log.ts";
import { aConversation, aMessage, aUser } from "#test/factories.ts";
import { isAbout } from "#app/platform/live/live-change.ts";
import { followLive } from "#test/live-client.ts";
import { freePort, startCluster } from "#test/postgres-cluster.ts";
import { cookieOf } from "#test/sign-in.ts";
import { startServer, stopServer } from "./child-server.ts";
import { reporting, reportOf } from "./soak.ts";

const sessionSecret = "a-secret-for-benches-that-start-the-server";
const streamCount = 2_000;
const perPerson = 10;
/** What a web process of half a gigabyte can afford per stream with 5,000 streams. */
const wantedPerStream = 48 * 1024;
const pairs = 10;
const messagesPerPair = 20;
/** The recipient may see a message at most this many times as late as its sender gets the confirmation. */
const wantedRatio = 2;

interface Servers {
  db: Db;
  urls: string[];
  processes: ChildProcess[];
  cookieFor(userId: string): Promise<string>;
}

/** This many web servers on one PostgreSQL server. */
async function withServers(
  count: number,
  work: (servers: Servers) => Promise<boolean>,
): Promise<boolean> {
  const cluster = await startCluster();
  const folder = mkdtempSync(join(tmpdir(), "relevo-messages-"));
  const url = `${cluster.url}/postgres`;
  const processes: ChildProcess[] = [];
  const database = openServer({ url, pool: 4, log: createLog("silent") });
  try {
    const urls: string[] = [];
    for (let number = 0; number < count; number++) {
      const port = await freePort();
      const variables = {
        RELEVO_MODE: "demonstration",
        WEB_PROCESSES: "1",
        DATABASE_URL: url,
        DATA_DIR: folder,
        DEMO: "0",
        SESSION_SECRET: sessionSecret,
        LOG_LEVEL: "error",
        RATE_LIMIT_PER_MINUTE: "1000000000",
      };
      processes.push(await startServer("build/server/main.js", port, variables, reporting));
      urls.push(`http://127.0.0.1:${port}`);
    }
    const env = { APP_URL: "http://localhost", SESSION_SECRET: sessionSecret };
    const cookieFor = (userId: string) => cookieOf(database.db, env, userId);
    return await work({ db: database.db, urls, processes, cookieFor });
  } finally {
    await Promise.all(processes.map(stopServer));
    await database.close();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The memory of a web process with 2,000 open streams, compared with none. */
export const benchStreams = (): Promise<boolean> =>
  withServers(1, async ({ db, urls: [url], processes: [server], cookieFor }) => {
    const open = async (cookie: string): Promise<IncomingMessage> => {
      const request = get(`${url}/account/live?after=0`, { headers: { cookie }, agent: false });
      const [response] = (await once(request, "response")) as [IncomingMessage];
      if (response.statusCode !== 200) throw new Error(`answered ${response.statusCode}`);
      return response.resume();
    };
    const openMany = async (count: number) => {
      const streams: IncomingMessage[] = [];
      while (streams.length < count) {
        const cookie = await cookieFor((await aUser(db)).id);
        const some = Array.from({ length: Math.min(perPerson, count - streams.length) });
        streams.push(...(await Promise.all(some.map(() => open(cookie)))));
      }
      return streams;
    };
    // Warm-up: code is compiled and statements are prepared.
    const first = await openMany(100);
    const before = await reportOf(server!);
    const streams = await openMany(streamCount);
    const after = await reportOf(server!);
    for (const stream of [...first, ...streams]) stream.destroy();
    const perStream = {
      heap: (after.heapUsed - before.heapUsed) / streamCount,
      resident: (after.rss - before.rss) / streamCount,
    };
    const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
    console.log(
      `${streamCount} open streams: ${kilobytes(perStream.heap)} of heap and ${kilobytes(perStream.resident)} of memory each (wanted: ${kilobytes(wantedPerStream)} or less)`,
    );
    return perStream.resident <= wantedPerStream;
  });

/** From sending a message on one process until a page on the other one is notified. */
export const benchDelivery = (): Promise<boolean> =>
  withServers(2, async ({ db, urls: [sending, receiving], cookieFor }) => {
    const sent: number[] = [];
    const seen: number[] = [];
    const talk = async () => {
      const [buyer, owner] = [await aUser(db), await aUser(db)];
      const thread = await aConversation(db, { buyerId: buyer.id, ownerId: owner.id });
      await aMessage(db, thread);
      const cookie = await cookieFor(buyer.id);
      const client = await followLive(receiving!, await cookieFor(owner.id));
      for (let number = 0; number < messagesPerPair; number++) {
        const body = new URLSearchParams({
          intent: "reply",
          formKey: createId(),
          content: `Message ${number}`,
          by: "script",
        });
        const known = client.changes.length;
        const started = performance.now();
        const response = await fetch(`${sending}/account/leads/${thread.id}`, {
          method: "POST",
          body,
          headers: { cookie, origin: sending! },
          redirect: "manual",
        });
        await response.arrayBuffer();
        if (response.status >= 400) throw new Error(`a reply was answered ${response.status}`);
        sent.push(performance.now() - started);
        const received = () =>
          client.changes.slice(known).find((change) => isAbout(change, "messages"));
        while (!received()) await new Promise((resolve) => setTimeout(resolve, 2));
        seen.push(received()!.at - started);
      }
      client.leave();
    };
    // Warm-up: code is compiled and statements are prepared.
    await talk();
    sent.length = 0;
    seen.length = 0;
    await Promise.all([talkInTurn(talk, pairs / 2), talkInTurn(talk, pairs / 2)]);
    const ratio = p95(seen) / p95(sent);
    console.log(
      `${seen.length} messages across two processes: answered within ${p95(sent).toFixed(0)} ms, seen within ${p95(seen).toFixed(0)} ms (p95); ratio ${ratio.toFixed(2)} (wanted: ${wantedRatio} or less)`,
    );
    return ratio <= wantedRatio;
  });

async function talkInTurn(talk: () => Promise<void>, count: number): Promise<void> {
  for (let number = 0; number < count; number++) await talk();
}

const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
