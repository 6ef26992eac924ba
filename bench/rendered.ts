import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { demoAccounts, demoPassword } from "#app/accounts/demo-accounts.ts";
import { createDatabase } from "#test/administer-server.ts";
import { freePort, startCluster } from "#test/postgres-cluster.ts";
import { startServer, stopServer } from "./child-server.ts";
import { load } from "./load.ts";

const connections = 8;
const seconds = Number(process.env.SECONDS ?? 5);

/**
 * Requests a second that each kind of page must reach per hundred renderings of the yardstick, on
 * PostgreSQL in one process: a machine that is twice as fast must serve twice as many.
 */
const wanted: Record<string, number> = {
  "home, signed in": 30,
  "home, uncached": 35,
  "search, signed in": 18,
  "search, uncached": 18,
  "search, words": 16,
  "business, signed in": 30,
  "business, uncached": 28,
  dashboard: 22,
};

/** How many times as long a page may take as another one. */
const ratios: [page: string, limit: number, other: string][] = [
  ["search, words", 1.5, "search, signed in"],
  ["search, words anew", 1.5, "search, filters anew"],
];

const words = ["patio", "loyal customers", "laundry", "parking", "family", "sushi", "seasonal"];
const wordOf = (turn: number): string => encodeURIComponent(words[turn % words.length]!);

/** Pages rendered for each request: for a member, and for visitors with the page cache off. */
export async function benchRendered(): Promise<boolean> {
  const yardstick = measureYardstick();
  console.log(`yardstick: react-dom renders 1,000 plain elements ${yardstick.toFixed(0)} times/s`);
  const cluster = await startCluster();
  try {
    const url = `${cluster.url}/rendered`;
    await createDatabase(cluster.url, "rendered");
    const results = await benchServer("PostgreSQL, one process", {
      DATABASE_URL: url,
      WEB_PROCESSES: "1",
    });
    const cores = availableParallelism();
    if (cores > 1)
      await benchServer(`PostgreSQL, ${cores} processes`, {
        DATABASE_URL: url,
        WEB_PROCESSES: String(cores),
      });
    await benchServer("embedded database", {});
    return check(results, yardstick);
  } finally {
    await cluster.stop();
  }
}

function check(results: ReadonlyMap<string, number>, yardstick: number): boolean {
  let good = true;
  for (const [name, share] of Object.entries(wanted)) {
    const reached = ((results.get(name) ?? 0) / yardstick) * 100;
    if (reached < share) {
      console.log(`${name}: ${reached.toFixed(1)} per hundred yardsticks, wanted ${share}`);
      good = false;
    }
  }
  for (const [page, limit, other] of ratios) {
    const ratio = results.get(other)! / results.get(page)!;
    console.log(`${page}: ${ratio.toFixed(2)} × ${other}, at most ${limit}`);
    good &&= ratio <= limit;
  }
  return good;
}

/** The yardstick: the plainest page with as many elements as a page of results. */
function measureYardstick(): number {
  const items = Array.from({ length: 1_000 }, (_, key) =>
    createElement("p", { key, className: "plain" }, `Element ${key}`),
  );
  const page = createElement("div", null, items);
  const run = (ms: number) => {
    const started = performance.now();
    let count = 0;
    for (; performance.now() - started < ms; count++) renderToString(page);
    return (count * 1_000) / (performance.now() - started);
  };
  run(1_000);
  return run(2_000);
}

async function benchServer(
  name: string,
  variables: Record<string, string>,
): Promise<Map<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), "relevo-bench-"));
  const port = await freePort();
  const server = await startServer("build/server/main.js", port, {
    RELEVO_MODE: "demonstration",
    DATA_DIR: folder,
    LOG_LEVEL: "error",
    RATE_LIMIT_PER_MINUTE: "1000000000",
    PAGE_CACHE_MB: "0",
    ...variables,
  });
  const results = new Map<string, number>();
  try {
    const base = `http://127.0.0.1:${port}`;
    const cookie = await signIn(base);
    const business = await anyBusiness(base);
    const pages: [string, string, Record<string, string>, ((turn: number) => string)?][] = [
      ["home, signed in", "/", { cookie }],
      ["home, uncached", "/", {}],
      ["search, signed in", "/businesses", { cookie }],
      ["search, uncached", "/businesses", {}],
      ["search, words", "/businesses", { cookie }, (turn) => `q=${wordOf(turn)}`],
      // Every request is a different search, so nothing is cached.
      ["search, filters anew", "/businesses", { cookie }, (turn) => `priceMax=${9_000_000 + turn}`],
      [
        "search, words anew",
        "/businesses",
        { cookie },
        (turn) => `q=${wordOf(turn)}&priceMax=${9_000_000 + turn}`,
      ],
      ["business, signed in", business, { cookie }],
      ["business, uncached", business, {}],
      ["dashboard", "/account/dashboard", { cookie }],
    ];
    console.log(`\n${name}`);
    let turns = 0;
    for (const [label, path, headers, makeQuery] of pages) {
      const queryOf = makeQuery && (() => makeQuery(turns++));
      const bytes = (await (await fetch(base + path, { headers })).arrayBuffer()).byteLength;
      await load(base + path, 1, headers, { connections, ...(queryOf && { queryOf }) });
      const before = await countQueries(base);
      const result = await load(base + path, seconds, headers, {
        connections,
        ...(queryOf && { queryOf }),
      });
      const queries = ((await countQueries(base)) - before) / result.requests;
      results.set(label, result.requestsPerSecond);
      console.log(
        [
          label.padEnd(20),
          `${result.requestsPerSecond.toFixed(0).padStart(5)} requests/s`,
          `p99 ${String(result.p99).padStart(4)} ms`,
          `${queries.toFixed(1).padStart(4)} queries`,
          `${(bytes / 1024).toFixed(0).padStart(4)} KB`,
        ].join("  "),
      );
    }
    return results;
  } finally {
    await stopServer(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function signIn(base: string): Promise<string> {
  const { email } = demoAccounts.find(({ role }) => role === "Buyer")!;
  const answer = await fetch(`${base}/signin`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ mode: "signin", email, password: demoPassword }),
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  if (cookies.length === 0) throw new Error(`the sign-in failed with ${answer.status}`);
  return cookies.join("; ");
}

/** The same one in every run: the featured ones above the results change. */
async function anyBusiness(base: string): Promise<string> {
  const html = await (await fetch(`${base}/businesses?sort=price-desc`)).text();
  const path = html.match(/\/business\/[0-9a-f-]{36}/g)?.at(-1);
  if (!path) throw new Error("the search links to no business");
  return path;
}

/** For all processes of the server, by its own count. */
async function countQueries(base: string): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text();
  return Number(/^relevo_database_queries_total (\d+)$/m.exec(text)?.[1]);
}
