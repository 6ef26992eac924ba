import { existsSync, readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { withClient } from "#test/administer-server.ts";
import { childrenOf } from "#test/child-processes.ts";
import { type Cluster, startReplica } from "#test/postgres-cluster.ts";
import { stopServer } from "./child-server.ts";
import { load, median } from "./load.ts";
import { type Site, withSite } from "./site.ts";

const runs = 3;
const seconds = Number(process.env.SECONDS ?? 2);
const connections = 16;
/** Of Linux. */
const clockTickMs = 10;
/** How much of the database's work for uncached searches may stay on the primary of a site with replicas. */
const wantedShare = 0.5;
const setups = [
  { processes: 1, replicas: 0 },
  { processes: 2, replicas: 0 },
  { processes: 4, replicas: 0 },
  { processes: 1, replicas: 1 },
  { processes: 1, replicas: 2 },
];

interface Page {
  label: string;
  path: string;
  queryOf?: (turn: number) => string;
  isSignedIn?: boolean;
}
let turns = 0;
const pages: Page[] = [
  { label: "home, cached", path: "/" },
  { label: "search, cached", path: "/businesses" },
  // Every request is a different search, so nothing is cached.
  { label: "search, anew", path: "/businesses", queryOf: anotherSearch },
  { label: "dashboard, signed in", path: "/account/dashboard", isSignedIn: true },
];

export function anotherSearch(): string {
  return `priceMax=${9_000_000 + turns++}`;
}

/** Requests a second of four pages, with more and more web processes and replicas. */
export const benchPages = (): Promise<boolean> =>
  withSite(async (site) => {
    const replicas: Cluster[] = [];
    try {
      const cookie = await signIn(site);
      let good = true;
      for (const setup of setups) {
        while (replicas.length < setup.replicas) replicas.push(await startReplica(site.primary));
        const used = replicas.slice(0, setup.replicas);
        const share = await measure(site, setup.processes, used, cookie);
        good &&= used.length === 0 || share <= wantedShare;
      }
      console.log(
        `\nof searches with replicas at most ${wantedShare * 100} % on the primary: ${good ? "yes" : "NO"}`,
      );
      return good;
    } finally {
      await Promise.all(replicas.map((replica) => replica.stop()));
    }
  });

async function signIn({ db, cookieFor }: Site): Promise<string> {
  const [seller] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, "seller@relevo.example"));
  return cookieFor(seller!.id);
}

/** Returns the primary's share of the database's work for uncached searches. */
async function measure(site: Site, processes: number, used: Cluster[], cookie: string) {
  const server = await site.start({
    DATABASE_REPLICA_URL: used.map(site.urlOn).join(" "),
    WEB_PROCESSES: String(processes),
  });
  const { pid } = server.process;
  const serving = processes === 1 ? [pid!] : childrenOf(pid!);
  const databases = [site.primary, ...used].map(site.urlOn);
  let share = 1;
  console.log(`\n${processes} web processes, ${used.length} replicas`);
  for (const { label, path, queryOf, isSignedIn } of pages) {
    const url = server.origin + path;
    const headers: Record<string, string> = isSignedIn ? { cookie } : {};
    const ask = (duration: number) =>
      load(url, duration, headers, { connections, ...(queryOf && { queryOf }) });
    await ask(1);
    const groups = [serving, ...(await Promise.all(databases.map(listBackends)))];
    const before = groups.map(processorMs);
    const measured = [];
    for (let run = 0; run < runs; run++) measured.push(await ask(seconds));
    const requests = measured.reduce((sum, one) => sum + one.requests, 0);
    const spent = groups.map((pids, index) => (processorMs(pids) - before[index]!) / requests);
    const [program = 0, primary = 0, ...others] = spent;
    const replicas = others.reduce((sum, ms) => sum + ms, 0);
    if (label === "search, anew") share = primary / (primary + replicas);
    const rate = median(measured.map(({ requestsPerSecond }) => requestsPerSecond));
    const p99 = median(measured.map((one) => one.p99));
    console.log(
      `${label.padEnd(22)} ${rate.toFixed(0).padStart(6)} requests/s, p99 ${p99.toFixed(0).padStart(4)} ms; processor time each: program ${ms(program)}, primary ${ms(primary)}, replicas ${ms(replicas)}`,
    );
  }
  const memory = serving.map(residentMegabytes);
  const held = (await Promise.all(databases.map(listBackends))).map(({ length }) => length);
  console.log(
    `${Math.round(Math.max(...memory))} MB of memory a process, at most; connections: ${held.join(", ")}`,
  );
  await stopServer(server.process);
  return share;
}

const ms = (time: number): string => `${time.toFixed(2).padStart(5)} ms`;

async function listBackends(url: string): Promise<number[]> {
  let pids: number[] = [];
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_stat_activity where application_name like 'relevo%'",
    );
    pids = rows.map(({ pid }) => pid);
  });
  return pids;
}

/** Other programs on the machine do not count. Those that have ended are left out. */
const processorMs = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    const path = `/proc/${pid}/stat`;
    if (!existsSync(path)) return sum;
    const fields = readFileSync(path, "utf8").split(") ")[1]!.split(" ");
    return sum + (Number(fields[11]) + Number(fields[12])) * clockTickMs;
  }, 0);

const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1024;
