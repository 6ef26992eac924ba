import { type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#test/postgres-cluster.ts";
import { startServer, stopServer } from "./child-server.ts";

/** What a page may leave behind for good, in bytes: less than the smallest thing that could be forgotten. */
const wantedPerPage = 1_000;

export interface Soak {
  pages: number;
  /** Heap in use after a full collection, before and after. */
  before: number;
  after: number;
}

/** Renders that many pages, each of another address, and tells what stays in memory. */
export async function soak(pages: number): Promise<Soak> {
  const folder = mkdtempSync(join(tmpdir(), "relevo-soak-"));
  const port = await freePort();
  const server = await startServer(
    "build/server/main.js",
    port,
    {
      RELEVO_MODE: "demonstration",
      DATA_DIR: folder,
      LOG_LEVEL: "error",
      RATE_LIMIT_PER_MINUTE: "1000000000",
      // Pages that are kept would look like a leak until the cache is full.
      PAGE_CACHE_MB: "0",
    },
    ["--expose-gc", `--import=${join(import.meta.dirname, "report-heap.mjs")}`],
  );
  try {
    const base = `http://127.0.0.1:${port}`;
    const addresses = await listAddresses(base);
    const visit = async (from: number, count: number) => {
      for (let turn = from; turn < from + count; turn++) {
        const path = addresses[turn % addresses.length]!;
        const response = await fetch(`${base}${path}${path.includes("?") ? "&" : "?"}n=${turn}`);
        if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
        await response.arrayBuffer();
      }
    };
    // Until code is compiled, statements are prepared and caches are full.
    await visit(0, Math.max(300, pages / 4));
    const before = await heapOf(server);
    await visit(100_000, pages);
    return { pages, before, after: await heapOf(server) };
  } finally {
    await stopServer(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Searches that nobody keeps, and the businesses that they find. */
async function listAddresses(base: string): Promise<string[]> {
  const found: string[] = ["/", "/brokers"];
  for (let page = 1; page <= 4; page++) {
    const search = `/businesses?page=${page}&priceMax=${900_000 + page}`;
    const html = await (await fetch(base + search)).text();
    found.push(search, ...new Set(html.match(/\/business\/[0-9a-f-]{36}/g)));
  }
  return found;
}

async function heapOf(server: ChildProcess): Promise<number> {
  const answer = once(server, "message");
  server.kill("SIGUSR2");
  const [{ heapUsed }] = (await answer) as [{ heapUsed: number }];
  return heapUsed;
}

/** `npm run bench -- soak`: thousands of pages, and a heap that stays as it was. */
export async function benchSoak(): Promise<boolean> {
  const { pages, before, after } = await soak(Number(process.env.PAGES ?? 6_000));
  const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  const perPage = (after - before) / pages;
  console.log(`heap after collection     ${megabytes(before)}`);
  console.log(`after ${pages} more pages     ${megabytes(after)}`);
  console.log(
    `left behind by each page  ${perPage.toFixed(0)} bytes (wanted: ${wantedPerPage} or less)`,
  );
  return perPage <= wantedPerPage;
}
