import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { childrenOf } from "#test/child-processes.ts";

/** A PostgreSQL server in a temporary folder on a free port. PostgreSQL refuses to run as root, so root runs it as `postgres`. */
export interface Cluster {
  /** Address of the server without a database name. */
  url: string;
  /** Stops it at once, like a power failure. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Ends it, and leaves its files in a folder from which others can be started. */
  saveTo(path: string): Promise<void>;
  /** Stops the process without ending it, as a machine does that no longer answers. */
  freeze(): void;
  thaw(): void;
}

interface ClusterOptions {
  /** With the databases of another one, instead of none. */
  saved?: string;
  /** Waits for the disk as in production, which tests need not. */
  isDurable?: boolean;
}

export const startCluster = ({ saved, isDurable }: ClusterOptions = {}): Promise<Cluster> =>
  startOn((bin, data) => {
    if (saved) copyFolder(saved, data);
    else
      execAs(join(bin, "initdb"), [
        "-D",
        data,
        "-U",
        "relevo",
        "--auth=trust",
        "-E",
        "UTF8",
        "--locale=C.UTF-8",
        "--no-sync",
      ]);
  }, isDurable);

/** A streaming replica of a running cluster. */
export const startReplica = (primary: Cluster): Promise<Cluster> =>
  startOn((bin, data) =>
    execAs(join(bin, "pg_basebackup"), [
      "-D",
      data,
      "-d",
      primary.url,
      "--write-recovery-conf",
      "--checkpoint=fast",
      "--no-sync",
    ]),
  );

async function startOn(
  makeData: (bin: string, data: string) => void,
  isDurable = false,
): Promise<Cluster> {
  const bin = findBinaries();
  const folder = mkdtempSync(join(tmpdir(), "relevo-pg-"));
  const data = join(folder, "data");
  if (isRoot()) chownSync(folder, idOf("postgres", "-u"), idOf("postgres", "-g"));
  makeData(bin, data);
  const port = await freePort();
  const careless = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
  const settings = [...(isDurable ? [] : careless), "max_connections=200", "shared_buffers=256MB"];
  const args = [
    "-D",
    data,
    "-h",
    "127.0.0.1",
    "-p",
    String(port),
    "-k",
    folder,
    ...settings.flatMap((s) => ["-c", s]),
  ];
  let server: ReturnType<typeof spawn> | undefined;

  async function start() {
    const [command, all] = asPostgres(join(bin, "postgres"), args);
    server = spawn(command, all, { stdio: "ignore" });
    for (let tries = 0; ; tries++) {
      try {
        execFileSync(join(bin, "pg_isready"), ["-h", "127.0.0.1", "-p", String(port)], {
          stdio: "ignore",
        });
        return;
      } catch (error) {
        if (tries > 100) throw new Error("PostgreSQL did not start", { cause: error });
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  }
  async function end(signal: "immediate" | "fast") {
    if (!server) return;
    const ended = new Promise((resolve) => server!.once("exit", resolve));
    execAs(join(bin, "pg_ctl"), ["-D", data, "-m", signal, "-W", "stop"]);
    // `runuser` stops itself when it hears that its child was stopped, perhaps only after both were told to go on.
    const { pid } = server;
    const goOn = setInterval(() => process.kill(pid!, "SIGCONT"), 100);
    await ended;
    clearInterval(goOn);
    server = undefined;
  }
  const kill = () => end("immediate");
  async function stop() {
    await end("immediate");
    rmSync(folder, { recursive: true, force: true });
  }
  async function saveTo(path: string) {
    await end("fast");
    copyFolder(data, path);
    rmSync(folder, { recursive: true, force: true });
  }
  /** With its connections, which are processes of their own, and `runuser`, which stops when its child does. */
  const signal = (name: "SIGSTOP" | "SIGCONT") => {
    const postmaster = Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
    for (const pid of new Set([postmaster, ...childrenOf(postmaster), server!.pid!]))
      process.kill(pid, name);
  };
  await start();
  return {
    url: `postgres://relevo@127.0.0.1:${port}`,
    kill,
    start,
    stop,
    saveTo,
    freeze: () => signal("SIGSTOP"),
    thaw: () => signal("SIGCONT"),
  };
}

/** With its owners, and without copying blocks where the disk can share them. */
export function copyFolder(from: string, to: string): void {
  execFileSync("cp", ["-a", "--reflink=auto", from, to]);
}

function findBinaries(): string {
  const base = "/usr/lib/postgresql";
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  for (const version of versions) {
    const bin = join(base, version, "bin");
    if (existsSync(join(bin, "initdb")) && existsSync(join(bin, "postgres"))) return bin;
  }
  throw new Error("PostgreSQL is not installed. On Debian: apt-get install postgresql");
}

const isRoot = () => userInfo().uid === 0;
const idOf = (user: string, flag: string) =>
  Number(execFileSync("id", [flag, user], { encoding: "utf8" }));
const asPostgres = (command: string, args: string[]): [string, string[]] =>
  isRoot() ? ["runuser", ["-u", "postgres", "--", command, ...args]] : [command, args];
const execAs = (command: string, args: string[]) => {
  const [program, all] = asPostgres(command, args);
  execFileSync(program, all, { stdio: "ignore", cwd: tmpdir() });
};

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
