import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, vi } from "vitest";
import { childrenOf } from "#test/child-processes.ts";
import { freePort } from "#test/postgres-cluster.ts";

const root = join(import.meta.dirname, "../..");
/** On a busy machine a start takes its time, and whoever asks too often makes it longer. */
export const patience = { timeout: 120_000, interval: 200 };

/** The real program in a separate process, as an operator starts it. */
export interface ChildServer {
  url: string;
  launcher: ChildProcess;
  output(): string;
  ask(path: string, init?: RequestInit): Promise<Response>;
  statusOf(path: string, init?: RequestInit): Promise<number | "refused">;
  becomesReady(): Promise<void>;
  /** The process of the server itself, below the launcher. */
  serverPid(): Promise<number>;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

const running = new Set<ChildServer>();
/** Every server process seen: it outlives a killed launcher. */
const seen = new Set<number>();

export async function startChild(
  variables: Record<string, string>,
  command: string[] = ["scripts/start.mjs"],
): Promise<ChildServer> {
  const port = await freePort();
  const launcher = spawn(process.execPath, command, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ENV_FILE: "",
      PORT: String(port),
      DEMO: "0",
      SESSION_SECRET: sessionSecret,
      LOG_LEVEL: "warn",
      // Waiting for a slow start sends more requests than any client.
      RATE_LIMIT_PER_MINUTE: "100000",
      ...variables,
    },
  });
  let output = "";
  for (const stream of [launcher.stdout, launcher.stderr])
    stream!.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${url}${path}`, { redirect: "manual", signal: AbortSignal.timeout(40_000), ...init });
  const child: ChildServer = {
    url,
    launcher,
    output: () => output,
    ask,
    statusOf: (path, init) =>
      ask(path, init).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => "refused" as const,
      ),
    async becomesReady() {
      await vi.waitFor(async () => {
        if (launcher.exitCode !== null) return;
        expect(await child.statusOf("/ready")).toBe(200);
      }, patience);
      expect(launcher.exitCode, output).toBeNull();
    },
    serverPid: () =>
      vi.waitFor(() => {
        const [pid] = childrenOf(launcher.pid!);
        expect(pid).toBeDefined();
        seen.add(pid!);
        return pid!;
      }, patience),
    ended: once(launcher, "close").then(([code, signal]) => ({ code, signal })),
  };
  void child.ended.then(() => running.delete(child));
  running.add(child);
  return child;
}

export const sessionSecret = "a-secret-for-tests-that-start-the-server";

/** Kills everything a test left running. */
export async function killAll(): Promise<void> {
  await Promise.all(
    [...running].map(async ({ launcher, ended }) => {
      for (const pid of [...childrenOf(launcher.pid!), ...seen]) if (isOurs(pid)) killHard(pid);
      launcher.kill("SIGKILL");
      await ended;
    }),
  );
}

/** The process id may have been reused meanwhile. */
function isOurs(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(root);
  } catch {
    return false;
  }
}

export function killHard(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has already ended.
  }
}

export function isAlive(pid: number): boolean {
  try {
    // A zombie process still has an id, and the state Z.
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}
