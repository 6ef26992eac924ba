import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { createId } from "#app/platform/db/id.ts";
import { isAbout } from "#app/platform/live/live-change.ts";
import { aConversation, aMessage, aUser } from "#test/factories.ts";
import { followLive } from "#test/live-client.ts";
import { load } from "./load.ts";
import { anotherSearch } from "./scaling-pages.ts";
import { describeGrowth, type Site, type WebServer, withSite } from "./site.ts";
import { reporting, reportOf } from "./soak.ts";

const streamCount = 1_000;
const perPerson = 10;
/** What a web process of half a gigabyte can afford per stream with 5,000 streams. */
const wantedPerStream = 48 * 1024;
/** How much of its pages a process still serves with all streams open. */
const wantedPages = 0.8;
const pairs = 10;
const messagesPerPair = 20;
/** The recipient may see a message at most this many times as late as its sender gets the confirmation. */
const wantedRatio = 2;
const seconds = 4;

/** A thousand live streams on one process: their memory, the pages beside them, and messages that are sent on another process. */
export const benchLive = (): Promise<boolean> =>
  withSite(async (site) => {
    const sending = await site.start();
    const receiving = await site.start({ RUN_JOBS: "0" }, reporting);
    const talk = () => talkAll(site, sending, receiving);
    const loadPages = (duration: number) =>
      load(`${receiving.origin}/businesses`, duration, {}, { queryOf: anotherSearch });
    const openMany = (count: number) => openStreams(site, receiving, count);
    // Code is compiled and statements are prepared.
    await talkOnce(site, sending, receiving);
    const streams = await openMany(streamCount / 2);
    const before = await reportOf(receiving.process);
    streams.push(...(await openMany(streamCount)));
    const after = await reportOf(receiving.process);
    const heap = (after.heapUsed - before.heapUsed) / streamCount;
    const resident = (after.rss - before.rss) / streamCount;
    await loadPages(2);

    let idle: Talk | undefined;
    const growth = await describeGrowth(site.db, pairs * messagesPerPair, async () => {
      idle = await talk();
    });
    const loading = loadPages(seconds * 4);
    const loaded = await talk();
    await loading;
    const beside = await loadPages(seconds);
    for (const stream of streams) stream.destroy();
    const without = await loadPages(seconds);
    const pages = beside.requestsPerSecond / without.requestsPerSecond;

    console.log(
      [
        `${streamCount} more streams: ${kilobytes(heap)} of heap and ${kilobytes(resident)} of memory each (wanted: ${kilobytes(wantedPerStream)} or less)`,
        `searches beside them: ${beside.requestsPerSecond.toFixed(0)} a second, without them ${without.requestsPerSecond.toFixed(0)}: ratio ${pages.toFixed(2)} (wanted: ${wantedPages} or more)`,
        `messages: ${describe(idle!)}`,
        `messages beside searches: ${describe(loaded)}`,
        `a message adds ${growth}`,
      ].join("\n"),
    );
    return (
      resident <= wantedPerStream &&
      pages >= wantedPages &&
      ratioOf(idle!) <= wantedRatio &&
      ratioOf(loaded) <= wantedRatio
    );
  });

async function openStreams({ db, cookieFor }: Site, { origin }: WebServer, count: number) {
  const open = async (cookie: string): Promise<IncomingMessage> => {
    const request = get(`${origin}/account/live?after=0`, { headers: { cookie }, agent: false });
    const [response] = (await once(request, "response")) as [IncomingMessage];
    if (response.statusCode !== 200) throw new Error(`answered ${response.statusCode}`);
    return response.resume();
  };
  const streams: IncomingMessage[] = [];
  while (streams.length < count) {
    const cookie = await cookieFor((await aUser(db)).id);
    streams.push(...(await Promise.all(Array.from({ length: perPerson }, () => open(cookie)))));
  }
  return streams;
}

interface Talk {
  perSecond: number;
  /** Milliseconds until the sender had the confirmation, and until the recipient's page was notified. */
  sent: number[];
  seen: number[];
}

/** Two conversations at a time. */
async function talkAll(site: Site, sending: WebServer, receiving: WebServer): Promise<Talk> {
  const all: Omit<Talk, "perSecond">[] = [];
  const started = performance.now();
  const talkInTurn = async () => {
    for (let number = 0; number < pairs / 2; number++)
      all.push(await talkOnce(site, sending, receiving));
  };
  await Promise.all([talkInTurn(), talkInTurn()]);
  const sent = all.flatMap((one) => one.sent);
  const perSecond = (sent.length / (performance.now() - started)) * 1000;
  return { perSecond, sent, seen: all.flatMap((one) => one.seen) };
}

async function talkOnce({ db, cookieFor }: Site, sending: WebServer, receiving: WebServer) {
  const sent: number[] = [];
  const seen: number[] = [];
  const [buyer, owner] = [await aUser(db), await aUser(db)];
  const thread = await aConversation(db, { buyerId: buyer.id, ownerId: owner.id });
  await aMessage(db, thread);
  const cookie = await cookieFor(buyer.id);
  const client = await followLive(receiving.origin, await cookieFor(owner.id));
  for (let number = 0; number < messagesPerPair; number++) {
    const body = new URLSearchParams({
      intent: "reply",
      formKey: createId(),
      content: `Message ${number}`,
      by: "script",
    });
    const known = client.changes.length;
    const started = performance.now();
    const response = await fetch(`${sending.origin}/account/leads/${thread.id}`, {
      method: "POST",
      body,
      headers: { cookie, origin: sending.origin },
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
  return { sent, seen };
}

const ratioOf = ({ sent, seen }: Talk): number => p95(seen) / p95(sent);

const describe = (talk: Talk): string =>
  `${talk.perSecond.toFixed(0)} a second, answered within ${p95(talk.sent).toFixed(0)} ms, seen on another process within ${p95(talk.seen).toFixed(0)} ms (p95): ratio ${ratioOf(talk).toFixed(2)} (wanted: ${wantedRatio} or less)`;

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
