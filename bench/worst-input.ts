import { type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openServer } from "#app/platform/db/open-server.ts";
import { createLog } from "#app/platform/log.ts";
import { startDemonstration } from "#test/demonstration.ts";
import { freePort } from "#test/postgres-cluster.ts";
import { sessionSecret } from "../e2e/server.ts";
import { startServer, stopServer } from "./child-server.ts";
import { reporting, reportOf } from "./soak.ts";
import {
  type Attack,
  inboundEmailSecret,
  listAttacks,
  replyDomain,
} from "./worst-input/attacks.ts";

/** How long the request thread may be busy with one thing: whoever comes next waits that long. */
export const longestTurn = 100;

export interface Stall {
  attack: string;
  /** Processor time of the longest turn of the server's event loop. */
  turnMs: number;
  /** The slowest `/live` on another connection meanwhile. It depends on what else the machine does. */
  liveMs: number;
}

/** Sends every entry its worst input, and returns what held up the others. */
export async function findStalls(thoroughness: "sample" | "all") {
  const folder = mkdtempSync(join(tmpdir(), "relevo-worst-input-"));
  const data = join(folder, "data");
  const { cluster, url: databaseUrl } = await startDemonstration(data);
  const port = await freePort();
  const database = openServer({ url: databaseUrl, pool: 3, log: createLog("silent") });
  try {
    const server = await startServer(
      "build/server/main.js",
      port,
      {
        RELEVO_MODE: "demonstration",
        DATABASE_URL: databaseUrl,
        DATA_DIR: data,
        SESSION_SECRET: sessionSecret,
        REPLY_DOMAIN: replyDomain,
        INBOUND_EMAIL_SECRET: inboundEmailSecret,
        WEB_PROCESSES: "1",
        LOG_LEVEL: "silent",
        RATE_LIMIT_PER_MINUTE: "1000000000",
        TRUSTED_PROXIES: "1",
      },
      reporting,
    );
    const origin = `http://127.0.0.1:${port}`;
    process.env.E2E_URL = `http://localhost:${port}`;
    const attacks = await listAttacks(database.db, origin, thoroughness);
    // A connection every five milliseconds is a quarter of the work.
    const live = thoroughness === "all" ? watchLive(origin) : unwatched;
    const stalls: Stall[] = [];
    for (let at = 0; at < attacks.length; at += batchSize)
      stalls.push(...(await tryBatch(server, live, attacks.slice(at, at + batchSize))));
    await live.stop();
    await stopServer(server);
    return { attacks: attacks.length, stalls };
  } finally {
    await database.close();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const batchSize = 40;

/** All at once first. Only what exceeds the limit alone and again counts: the first time includes compiling the code. */
async function tryBatch(server: ChildProcess, live: LiveWatch, batch: Attack[]): Promise<Stall[]> {
  const measure = async (attacks: Attack[]): Promise<Stall> => {
    await reportOf(server);
    live.worst();
    for (const { send } of attacks) await send().catch(ignoreClosedConnection);
    const { longestTurnMs } = await reportOf(server);
    return { attack: attacks[0]!.name, turnMs: longestTurnMs, liveMs: live.worst() };
  };
  const isStall = ({ turnMs }: Stall) => turnMs > longestTurn;
  if (!isStall(await measure(batch))) return [];
  const stalls: Stall[] = [];
  for (const attack of batch) {
    if (!isStall(await measure([attack]))) continue;
    const again = await measure([attack]);
    if (isStall(again)) stalls.push(again);
  }
  return stalls;
}

/** The server closes the connection of a body that it refuses; one that has ended fails the next report. */
function ignoreClosedConnection(error: unknown): void {
  if (!(error instanceof TypeError && error.message === "fetch failed")) throw error;
}

interface LiveWatch {
  /** The slowest response since the last call. */
  worst(): number;
  stop(): Promise<void>;
}

const unwatched: LiveWatch = { worst: () => 0, stop: async () => {} };

function watchLive(origin: string): LiveWatch {
  let worst = 0;
  const over = new AbortController();
  const watch = async () => {
    while (!over.signal.aborted) {
      const started = performance.now();
      await askLive(origin);
      worst = Math.max(worst, performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  const watching = watch();
  return {
    worst() {
      const slowest = worst;
      worst = 0;
      return slowest;
    },
    async stop() {
      over.abort();
      await watching;
    },
  };
}

/** On a connection of its own: the server closes those of bodies that it refuses. */
const askLive = (origin: string): Promise<void> =>
  new Promise((resolve, reject) => {
    get(`${origin}/live`, { agent: false }, (response) => {
      response.resume().once("end", resolve);
    }).once("error", reject);
  });

/** `npm run bench -- worst-input`: every form, address, email and upload at its worst. */
export async function benchWorstInput(): Promise<boolean> {
  const { attacks, stalls } = await findStalls("all");
  console.log(`${attacks} requests, ${stalls.length} kept others waiting for ${longestTurn} ms`);
  for (const { attack, turnMs, liveMs } of stalls)
    console.log(`${turnMs.toFixed(0).padStart(7)} ms, /live ${liveMs.toFixed(0)} ms: ${attack}`);
  return attacks > 0 && stalls.length === 0;
}
