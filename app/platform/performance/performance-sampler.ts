import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import type { Log } from "#app/platform/log.ts";
import { insertPerformanceSample } from "#app/platform/performance/performance.queries.server.ts";

export interface PerformanceCounters {
  requests: number;
  errors: number;
  buckets: number[];
  seconds: number;
  cacheHits: number;
  cacheMisses: number;
  memoryBytes: number;
}

export interface PerformanceSampler {
  sample(now?: Date): Promise<void>;
  stop(): Promise<void>;
}

interface SamplerOptions {
  db: Db;
  log: Log;
  read(): PerformanceCounters;
  queueSeconds?: () => Promise<number>;
  now?: () => Date;
}

const sampleMs = 5 * 60_000;
const marginMs = 250;
const patienceMs = 2_000;

/** Without a database the sample is lost: chart data must not delay anything. */
export function startPerformanceSampler({
  db,
  log,
  read,
  queueSeconds = async () => 0,
  now = () => new Date(),
}: SamplerOptions): PerformanceSampler {
  const process = createId();
  let last = read();
  let at = windowOf(now());
  let hasFailed = false;
  let timer: NodeJS.Timeout | undefined;

  async function sample(moment = now()): Promise<void> {
    const current = read();
    const row = { at: new Date(at), process, ...differenceOf(current, last) };
    last = current;
    at = Math.max(windowOf(moment), at + sampleMs);
    try {
      await insertPerformanceSample(db, { ...row, queueSeconds: await queueSeconds() });
      hasFailed = false;
    } catch (error) {
      // Once: everything else reports the missing database as well.
      if (!hasFailed) log.warn({ err: error }, "a performance sample was lost");
      hasFailed = true;
    }
  }

  function schedule(): void {
    const wait = at + sampleMs + marginMs - now().getTime();
    timer = setTimeout(() => void sample().then(schedule), Math.max(marginMs, wait));
    // Does not keep the process alive.
    timer.unref();
  }
  schedule();

  return {
    sample,
    async stop() {
      clearTimeout(timer);
      // A hanging database must not delay the shutdown.
      const patience = new Promise<void>((resolve) => setTimeout(resolve, patienceMs).unref());
      await Promise.race([sample(), patience]);
      clearTimeout(timer);
    },
  };
}

const windowOf = (moment: Date): number => Math.floor(moment.getTime() / sampleMs) * sampleMs;

const differenceOf = (current: PerformanceCounters, last: PerformanceCounters) => ({
  requests: current.requests - last.requests,
  errors: current.errors - last.errors,
  latencies: current.buckets.map((count, index) => count - (last.buckets[index] ?? 0)),
  seconds: current.seconds - last.seconds,
  cacheHits: current.cacheHits - last.cacheHits,
  cacheMisses: current.cacheMisses - last.cacheMisses,
  memoryBytes: current.memoryBytes,
});
