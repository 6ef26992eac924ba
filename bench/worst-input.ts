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

/** How long one input may block the request thread: every other request waits that long. */
export const longestTurn = 100;

export interface Stall {
  attack: string;
  /** CPU time of the longest event loop turn of the server. */
  turnMs: number;
  /** The slowest `/live` on another connection meanwhile. It depends on the load of the machine. */
  liveMs: number;
}

/** Sends every endpoint its worst input and returns what blocked others. */
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

/** All at once first. Only inputs that exceed the limit again when sent alone count: the first time includes compilation. */
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

/** The server closes the connection of a rejected body; a crashed one fails the next report. */
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

/** On a separate connection: the server closes those of rejected bodies. */
const askLive = (origin: string): Promise<void> =>
  new Promise((resolve, reject) => {
    get(`${origin}/live`, { agent: false }, (response) => {
      response.resume().once("end", resolve);
    }).once("error", reject);
  });

/** `npm run bench -- worst-input`: every form, address, email and upload with its worst input. */
export async function benchWorstInput(): Promise<boolean> {
  const { attacks, stalls } = await findStalls("all");
  console.log(`${attacks} requests, ${stalls.length} kept others waiting for ${longestTurn} ms`);
  for (const { attack, turnMs, liveMs } of stalls)
    console.log(`${turnMs.toFixed(0).padStart(7)} ms, /live ${liveMs.toFixed(0)} ms: ${attack}`);
  return attacks > 0 && stalls.length === 0;
}
