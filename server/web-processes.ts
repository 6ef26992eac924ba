import cluster, { type Worker } from "node:cluster";
import { isAbsolute } from "node:path";
import type { Env } from "#app/platform/env.ts";
import type { Log } from "#app/platform/log.ts";
import type { MetricsSnapshot } from "./metrics.ts";
import { reloadOnSignal, stopOnSignal } from "./stop.ts";

/** The first process also runs the jobs: more pollers would not make the queue faster. */
const firstFlag = "--first-web-process";
export const isFirstWebProcess = cluster.isPrimary || process.argv.includes(firstFlag);

const restartDelayMs = 1_000;
/** A release that does not serve by then does not start. */
const longestStartMs = 60_000;

/** Replaces a process that dies, and all of them on SIGHUP. If none has ever answered, the start has failed. */
export function runWebProcesses(env: Env, log: Log): void {
  // Node resolves links, and would start a new release with the Node of the one before, whose folder may be gone.
  if (isAbsolute(process.argv0)) process.execPath = process.argv0;
  let stopping = false;
  let hasAnswered = false;
  const running = new Set<Worker>();
  /** Those to be replaced when they die, and whether they run the jobs. Processes that retire are no longer among them. */
  const kept = new Map<Worker, { isFirst: boolean }>();
  const collectMetrics = createCollector(running);

  const launch = (isFirst: boolean) => {
    cluster.setupPrimary({ args: isFirst ? [firstFlag] : [] });
    const worker = cluster.fork();
    running.add(worker);
    worker.on("message", (message: Message) => collectMetrics(worker, message));
    worker.on("exit", () => running.delete(worker));
    const serves = new Promise<boolean>((resolve) => {
      worker.once("listening", () => resolve(true));
      worker.once("exit", () => resolve(false));
    });
    return { worker, serves };
  };
  const keep = (worker: Worker, isFirst: boolean) => {
    kept.set(worker, { isFirst });
    worker.on("exit", (code, signal) => {
      if (!kept.delete(worker) || stopping) return;
      if (!hasAnswered) process.exit(1);
      log.error(
        { pid: worker.process.pid, exitCode: code, signal },
        "web process died, starting another",
      );
      setTimeout(() => !stopping && start(isFirst), restartDelayMs);
    });
  };
  const start = (isFirst: boolean) => {
    const { worker } = launch(isFirst);
    worker.once("listening", () => (hasAnswered = true));
    keep(worker, isFirst);
  };
  for (let number = 1; number <= env.WEB_PROCESSES; number++) start(number === 1);

  /** Each old process serves until a new one does, and then ends what it has begun. */
  const replaceAll = async (): Promise<void> => {
    log.info("reloading");
    const before = [...kept];
    for (const [old, { isFirst }] of before) {
      const { worker, serves } = launch(isFirst);
      const tooLate = setTimeout(() => worker.process.kill("SIGKILL"), longestStartMs);
      const isServing = await serves;
      clearTimeout(tooLate);
      if (stopping) return;
      if (!isServing) {
        log.error("the new release did not start: the processes before it go on");
        return;
      }
      // An old one that died meanwhile has been replaced.
      const isWanted = kept.delete(old);
      if (isWanted) keep(worker, isFirst);
      const retiring = isWanted ? old : worker;
      if (retiring.isConnected()) retiring.send({ type: "retire" } satisfies Message);
    }
    log.info("reloaded");
  };

  let reload = Promise.resolve();
  stopOnSignal(log, async () => {
    stopping = true;
    const stopped = await Promise.all([...running].map(stopWorker));
    if (!stopped.every(Boolean)) throw new Error("a web process did not stop cleanly");
  });
  reloadOnSignal(() => (reload = reload.then(replaceAll)));
}

/** A starting process has nothing to drain and ends by the signal. */
const stopWorker = (worker: Worker): Promise<boolean> =>
  new Promise((resolve) => {
    worker.once("exit", (code, signal) => resolve(code === 0 || signal === "SIGTERM"));
    worker.process.kill("SIGTERM");
  });

type Message =
  | { type: "retire" }
  | { type: "collect-metrics"; request: number }
  | { type: "report-metrics"; request: string }
  | { type: "metrics"; request: string; snapshot: MetricsSnapshot }
  | { type: "collected-metrics"; request: number; snapshots: MetricsSnapshot[] };

const collectTimeoutMs = 1_000;

function createCollector(running: ReadonlySet<Worker>) {
  const collections = new Map<string, (snapshot: MetricsSnapshot) => void>();
  return (requester: Worker, message: Message): void => {
    if (message.type === "metrics") collections.get(message.request)?.(message.snapshot);
    if (message.type !== "collect-metrics") return;
    const request = `${requester.id}-${message.request}`;
    const snapshots: MetricsSnapshot[] = [];
    const finish = () => {
      clearTimeout(timeout);
      if (!collections.delete(request) || !requester.isConnected()) return;
      requester.send({ type: "collected-metrics", request: message.request, snapshots });
    };
    const timeout = setTimeout(finish, collectTimeoutMs);
    collections.set(request, (snapshot) => {
      snapshots.push(snapshot);
      if (snapshots.length === running.size) finish();
    });
    for (const worker of running)
      if (worker.isConnected()) worker.send({ type: "report-metrics", request });
  };
}

export function shareMetrics(snapshot: () => MetricsSnapshot): () => Promise<MetricsSnapshot[]> {
  if (cluster.isPrimary) return async () => [snapshot()];
  const waiting = new Map<number, (snapshots: MetricsSnapshot[]) => void>();
  let requests = 0;
  process.on("message", (message: Message) => {
    if (message.type === "report-metrics")
      process.send?.({ type: "metrics", request: message.request, snapshot: snapshot() });
    if (message.type !== "collected-metrics") return;
    waiting.get(message.request)?.(message.snapshots);
    waiting.delete(message.request);
  });
  return () =>
    new Promise((resolve) => {
      const request = ++requests;
      waiting.set(request, resolve);
      process.send?.({ type: "collect-metrics", request });
    });
}
