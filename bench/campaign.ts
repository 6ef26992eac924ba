import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { officeDay } from "#app/ui/format/format-date.ts";
import { countRecipients, findCampaign } from "#app/messages/campaigns/campaigns.queries.server.ts";
import { campaignRecipients, campaigns } from "#app/messages/campaigns/campaigns.table.ts";
import { approveCampaign } from "#app/messages/campaigns/change-campaign.server.ts";
import {
  campaignConnections,
  sendCampaignsJob,
} from "#app/messages/campaigns/send-campaigns.job.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";
import { aCampaign, aListing, anAdmin, anOperator, aPhoto } from "#test/factories.ts";
import { withDatabase } from "./with-database.ts";

const root = join(import.meta.dirname, "..");
const subscribers = Number(process.env["SUBSCRIBERS"] ?? 50_000);
const kills = 10;
/** The kills are in the first half; memory is watched in the second, in one process. */
const betweenKills = Math.floor(subscribers / 2 / kills);
const longestWaitMs = 2_000;
/** Megabytes of noise: the addresses alone would take more. */
const allowedGrowth = 8;

/**
 * A campaign to 50,000 addresses, whose process is killed ten times. A mail server on loopback counts per address. All the while
 * somebody gets another email every quarter of a second.
 */
export const benchCampaign = (): Promise<boolean> =>
  withDatabase(async ({ db, jobs, url }) => {
    const sink = await startSink();
    let worker: Worker | undefined;
    try {
      const campaignId = await prepare(db, jobs);
      const others = writeOthers(db, jobs, sink);
      const start = () => startWorker({ DATABASE_URL: url, SMTP_URL: sink.url });
      /** As soon as the lease ends, instead of at the next minute. */
      const nudge = () => jobs.enqueue(db, sendCampaignsJob, {}, { onceKey: "nudge" });
      const untilReached = async (count: number) => {
        for (let before = sink.campaignEmails; sink.campaignEmails < count;) {
          if (sink.campaignEmails === before) await nudge();
          else others.resume();
          before = sink.campaignEmails;
          await pause(500);
          if (worker?.hasEnded()) throw new Error("the worker ended");
        }
      };
      const started = performance.now();
      for (let kill = 1; kill <= kills; kill++) {
        worker = start();
        await untilReached(kill * betweenKills);
        others.suspend();
        await worker.kill();
      }
      worker = start();
      await untilReached(kills * betweenKills + 1_000);
      const heapBefore = await worker.heap();
      let heapPeak = 0;
      while ((await findCampaign(db, campaignId))!.status !== "sent") {
        await pause(2_000);
        heapPeak = Math.max(heapPeak, await worker.heap());
        if (sink.campaignEmails > subscribers * 2) throw new Error("far too many emails");
      }
      const seconds = (performance.now() - started) / 1000;
      const waits = await others.stop();
      return report(await countRecipients(db, campaignId), await listDoubted(db, campaignId), {
        sink,
        waits,
        seconds,
        growth: heapPeak - heapBefore,
        heapPeak,
      });
    } finally {
      await worker?.kill();
      await sink.stop();
    }
  });

interface Measured {
  sink: Sink;
  waits: number[];
  seconds: number;
  growth: number;
  heapPeak: number;
}

function report(
  counted: Awaited<ReturnType<typeof countRecipients>>,
  doubted: ReadonlySet<string>,
  { sink, waits, seconds, growth, heapPeak }: Measured,
): boolean {
  const twice = [...sink.received.values()].filter((count) => count > 1).length;
  const missing = everybody().filter((one) => !sink.received.has(one) && !doubted.has(one));
  const slowest = waits.reduce((most, wait) => Math.max(most, wait), 0);
  const mostDoubted = campaignConnections * kills;
  const checks: [text: string, isGood: boolean][] = [
    [`${sink.received.size} addresses reached, ${twice} of them twice`, twice === 0],
    [`${missing.length} neither reached nor in doubt`, missing.length === 0],
    [
      `${doubted.size} in doubt after ${kills} kills (at most ${mostDoubted}), ${counted.failed} failed`,
      doubted.size <= mostDoubted && counted.failed === 0,
    ],
    [
      `${waits.length} other emails waited ${Math.round(slowest)} ms at most (below ${longestWaitMs})`,
      waits.length > 20 && slowest < longestWaitMs,
    ],
    [
      `heap at most ${heapPeak.toFixed(1)} MB, grew by ${growth.toFixed(1)} MB (at most ${allowedGrowth})`,
      growth <= allowedGrowth,
    ],
  ];
  console.log(
    `${subscribers.toLocaleString("en")} subscribers in ${seconds.toFixed(0)} s, restarts included`,
  );
  for (const [text, isGood] of checks) console.log(`${isGood ? "good" : "BAD "} ${text}`);
  return checks.every(([, isGood]) => isGood);
}

const addressOf = (number: number): string => `reader-${number}@example.com`;
const everybody = (): string[] =>
  Array.from({ length: subscribers }, (_, index) => addressOf(index + 1));

async function prepare(db: Db, jobs: Jobs): Promise<string> {
  await anOperator(db);
  const listing = await aListing(db, {
    status: "active",
    title: "Bakery For Sale",
    description: "Bread since 1980",
    askingPriceOnRequest: true,
    annualRevenueOnRequest: true,
    annualCashFlowOnRequest: true,
  });
  await aPhoto(db, listing.id, { featured: true });
  await db.execute(sql`
    insert into alerts (id, email, source, search, consent_at, consent_from, confirmed_at, encoded_at)
    select gen_random_uuid(), 'reader-' || n || '@example.com', 'newsletter', '', now(), '192.0.2.1', now(), now()
    from generate_series(1, ${subscribers}) n`);
  await db.execute(sql`analyze`);
  const { id } = await aCampaign(db, [listing.id], { testedAt: new Date() });
  const { id: actorId } = await anAdmin(db);
  const now = new Date();
  const approval = { id, version: 1, day: officeDay(now), now, actorId, requestId: null };
  const outcome = await approveCampaign({ db, jobs }, approval);
  if (!outcome.ok) throw new Error(`not approved: ${outcome.reason}`);
  // Whatever time it is here, it is morning.
  await db
    .update(campaignRecipients)
    .set({ dueAt: now })
    .where(eq(campaignRecipients.campaignId, id));
  await db.update(campaigns).set({ status: "scheduled" }).where(eq(campaigns.id, id));
  return id;
}

async function listDoubted(db: Db, campaignId: string): Promise<Set<string>> {
  const { rows } = await db.execute<{ email: string }>(sql`
    select a.email from campaign_recipients r join alerts a on a.id = r.alert_id
    where r.campaign_id = ${campaignId}::uuid and r.state = 'in-doubt'`);
  return new Set(rows.map(({ email }) => email));
}

/** Another email every quarter of a second, while a process is there to send it. Returns how long they waited. */
function writeOthers(db: Db, jobs: Jobs, sink: Sink) {
  const waits: number[] = [];
  let isOn = false;
  let count = 0;
  const timer = setInterval(() => {
    if (isOn) void writeOne(`other-${++count}@example.org`);
  }, 250);
  async function writeOne(recipient: string): Promise<void> {
    const written = performance.now();
    const arrival = sink.arrival(recipient);
    await db.transaction((tx) =>
      sendEmail(tx, jobs, recipient, {
        subject: "Your code",
        heading: "Your code",
        paragraphs: ["1234"],
        reason: "You asked for it.",
      }),
    );
    const arrived = await arrival;
    // A kill holds up everything; what counts is what the campaign holds up.
    if (arrived !== null) waits.push(arrived - written);
  }
  return {
    resume() {
      isOn = true;
    },
    /** Forgets those that are on their way: their process is about to be killed. */
    suspend() {
      isOn = false;
      sink.forget();
    },
    async stop(): Promise<number[]> {
      clearInterval(timer);
      for (let tries = 0; sink.isAwaiting() && tries < 50; tries++) await pause(100);
      if (sink.isAwaiting()) waits.push(Infinity);
      return waits;
    },
  };
}

type Sink = Awaited<ReturnType<typeof startSink>>;

/** Counts emails per address, and keeps nothing else. */
async function startSink() {
  const received = new Map<string, number>();
  const awaited = new Map<string, (at: number | null) => void>();
  let campaignEmails = 0;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    onData(stream, { envelope }, done) {
      stream.on("end", () => {
        for (const { address } of envelope.rcptTo)
          if (address.startsWith("reader-")) {
            received.set(address, (received.get(address) ?? 0) + 1);
            campaignEmails++;
          } else {
            awaited.get(address)?.(performance.now());
            awaited.delete(address);
          }
        done();
      });
      stream.resume();
    },
  });
  // Connections of killed processes.
  smtp.on("error", () => {});
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  const { port } = smtp.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    get campaignEmails() {
      return campaignEmails;
    },
    arrival: (address: string) =>
      new Promise<number | null>((resolve) => awaited.set(address, resolve)),
    isAwaiting: () => awaited.size > 0,
    forget() {
      for (const resolve of awaited.values()) resolve(null);
      awaited.clear();
    },
    stop: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
}

type Worker = ReturnType<typeof startWorker>;

function startWorker(env: Record<string, string>) {
  const child: ChildProcess = spawn(
    process.execPath,
    [
      "--expose-gc",
      "--import",
      join(root, "bench/report-process.mjs"),
      join(root, "server/worker.ts"),
    ],
    {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      env: { ...process.env, NODE_ENV: "production", RELEVO_MODE: "demonstration", ...env },
    },
  );
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return {
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    async kill(): Promise<void> {
      child.kill("SIGKILL");
      await ended;
    },
    /** Megabytes after a garbage collection. */
    heap: () =>
      new Promise<number>((resolve) => {
        child.once("message", ({ heapUsed }: { heapUsed: number }) =>
          resolve(heapUsed / 1_000_000),
        );
        child.kill("SIGUSR2");
      }),
  };
}
