import cluster, { type Worker } from "node:cluster";
import { isAbsolute } from "node:path";
import type { Env } from "#app/platform/env.ts";
import type { Log } from "#app/platform/log.ts";
import { createCollector, type MetricsMessage } from "./collect-metrics.ts";
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
  const collector = createCollector(running);

  const launch = (isFirst: boolean) => {
    cluster.setupPrimary({ args: isFirst ? [firstFlag] : [] });
    const worker = cluster.fork();
    running.add(worker);
    worker.on("message", (message: MetricsMessage) => collector.take(worker, message));
    worker.on("exit", () => {
      running.delete(worker);
      collector.end(worker);
    });
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
      if (retiring.isConnected()) retiring.send({ type: "retire" });
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
