import { countQueries } from "#app/platform/db/table-recorder.ts";
import { latencyBounds as bounds } from "#app/platform/performance/latency-bounds.ts";
import type { PerformanceCounters } from "#app/platform/performance/performance-sampler.ts";

export interface MetricsSnapshot {
  /** How many it covers. */
  processes: number;
  latencies: Record<string, Histogram>;
  statuses: Record<string, number>;
  memoryBytes: number;
  queries: number;
  cachedPages: number;
  openStreams: number;
  work: Record<WorkKind, Record<string, Work>>;
}

/** What happens outside requests, or waits for another service. */
const workFamilies = {
  job: { name: "relevo_job", label: "job" },
  message: { name: "relevo_message", label: "channel" },
  payment: { name: "relevo_payment_call", label: "call" },
  report: { name: "relevo_error_report", label: "to" },
} as const;
export type WorkKind = keyof typeof workFamilies;
const workKinds = Object.keys(workFamilies) as WorkKind[];

type Outcome = "succeeded" | "failed";

interface Work {
  total: number;
  seconds: number;
}

type Gauges = Pick<MetricsSnapshot, "cachedPages" | "openStreams">;

interface Histogram {
  counts: number[];
  sum: number;
  total: number;
}

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  let readGauges = (): Gauges => ({ cachedPages: 0, openStreams: 0 });
  const latencies: Record<string, Histogram> = {};
  const statuses: Record<string, number> = {};
  const work = emptyWork();
  const count = (kind: WorkKind, label: string, outcome: Outcome, seconds = 0): void => {
    const key = `${workFamilies[kind].label}="${label}",outcome="${outcome}"`;
    const known = (work[kind][key] ??= { total: 0, seconds: 0 });
    known.total++;
    known.seconds += seconds;
  };
  return {
    request(kind: string, status: number, seconds: number): void {
      const histogram = (latencies[kind] ??= { counts: bounds.map(() => 0), sum: 0, total: 0 });
      histogram.total++;
      histogram.sum += seconds;
      for (let i = bounds.length - 1; i >= 0 && seconds <= bounds[i]!; i--) histogram.counts[i]!++;
      const key = `kind="${kind}",status="${status}"`;
      statuses[key] = (statuses[key] ?? 0) + 1;
    },
    count,
    /** What the gauges read exists only after the counters have begun. */
    readGaugesFrom(read: () => Gauges): void {
      readGauges = read;
    },
    async measure<Answer>(
      kind: WorkKind,
      label: string,
      task: () => Promise<Answer>,
    ): Promise<Answer> {
      const started = performance.now();
      const passed = () => (performance.now() - started) / 1000;
      try {
        const answer = await task();
        count(kind, label, "succeeded", passed());
        return answer;
      } catch (error) {
        count(kind, label, "failed", passed());
        throw error;
      }
    },
    snapshot: (): MetricsSnapshot => ({
      processes: 1,
      latencies,
      statuses,
      work,
      memoryBytes: process.memoryUsage.rss(),
      queries: countQueries(),
      ...readGauges(),
    }),
  };
}

const emptyWork = (): MetricsSnapshot["work"] => ({
  job: {},
  message: {},
  payment: {},
  report: {},
});

/** A scrape reaches only one process. */
export function addSnapshots(snapshots: readonly MetricsSnapshot[]): MetricsSnapshot {
  const total = (figure: "processes" | "memoryBytes" | "cachedPages" | "openStreams" | "queries") =>
    snapshots.reduce((sum, snapshot) => sum + snapshot[figure], 0);
  const sum: MetricsSnapshot = {
    processes: total("processes"),
    latencies: {},
    statuses: {},
    work: emptyWork(),
    memoryBytes: total("memoryBytes"),
    queries: total("queries"),
    cachedPages: total("cachedPages"),
    openStreams: total("openStreams"),
  };
  for (const { statuses, latencies, work } of snapshots) {
    for (const [labels, count] of Object.entries(statuses))
      sum.statuses[labels] = (sum.statuses[labels] ?? 0) + count;
    for (const [kind, histogram] of Object.entries(latencies))
      sum.latencies[kind] = addHistograms(sum.latencies[kind], histogram);
    for (const kind of workKinds)
      for (const [labels, { total: more, seconds }] of Object.entries(work[kind])) {
        const known = (sum.work[kind][labels] ??= { total: 0, seconds: 0 });
        known.total += more;
        known.seconds += seconds;
      }
  }
  return sum;
}

/** Of a process that has ended or does not answer: a counter that falls looks like a restart, and all it counts like news. */
export const countersOf = (snapshot: MetricsSnapshot): MetricsSnapshot => ({
  ...snapshot,
  processes: 0,
  memoryBytes: 0,
  cachedPages: 0,
  openStreams: 0,
});

export function renderMetrics(snapshot: MetricsSnapshot): string {
  const { statuses, latencies, work } = snapshot;
  const lines = ["# TYPE relevo_requests_total counter"];
  for (const [labels, count] of Object.entries(statuses))
    lines.push(`relevo_requests_total{${labels}} ${count}`);
  lines.push("# TYPE relevo_request_seconds histogram");
  for (const [kind, { counts, sum, total }] of Object.entries(latencies)) {
    bounds.forEach((bound, i) =>
      lines.push(`relevo_request_seconds_bucket{kind="${kind}",le="${bound}"} ${counts[i]}`),
    );
    lines.push(
      `relevo_request_seconds_bucket{kind="${kind}",le="+Inf"} ${total}`,
      `relevo_request_seconds_sum{kind="${kind}"} ${sum}`,
      `relevo_request_seconds_count{kind="${kind}"} ${total}`,
    );
  }
  lines.push(...workKinds.flatMap((kind) => renderWork(kind, work[kind])));
  const figures = [
    ["relevo_database_queries_total", "counter", snapshot.queries],
    ["relevo_processes", "gauge", snapshot.processes],
    ["relevo_memory_bytes", "gauge", snapshot.memoryBytes],
    ["relevo_cached_pages", "gauge", snapshot.cachedPages],
    ["relevo_open_streams", "gauge", snapshot.openStreams],
  ];
  for (const [name, type, value] of figures)
    lines.push(`# TYPE ${name} ${type}`, `${name} ${value}`);
  return `${lines.join("\n")}\n`;
}

function renderWork(kind: WorkKind, work: Record<string, Work>): string[] {
  const { name } = workFamilies[kind];
  const counts = Object.entries(work);
  return [
    `# TYPE ${name}s_total counter`,
    ...counts.map(([labels, { total }]) => `${name}s_total{${labels}} ${total}`),
    `# TYPE ${name}_seconds_total counter`,
    ...counts.map(([labels, { seconds }]) => `${name}_seconds_total{${labels}} ${seconds}`),
  ];
}

const addHistograms = (one: Histogram | undefined, other: Histogram): Histogram =>
  one
    ? {
        counts: one.counts.map((count, i) => count + other.counts[i]!),
        sum: one.sum + other.sum,
        total: one.total + other.total,
      }
    : other;

const waitedFor = ["page", "cached"];

export function performanceCounters(
  { latencies, statuses, memoryBytes }: MetricsSnapshot,
  caches: readonly { hits: number; misses: number }[],
): PerformanceCounters {
  const none: Histogram = { counts: bounds.map(() => 0), sum: 0, total: 0 };
  const { counts, sum, total } = waitedFor
    .flatMap((kind) => latencies[kind] ?? [])
    .reduce(addHistograms, none);
  const errors = Object.entries(statuses)
    .filter(([key]) => waitedFor.some((kind) => key.startsWith(`kind="${kind}",status="5`)))
    .reduce((all, [, count]) => all + count, 0);
  return {
    requests: total,
    errors,
    buckets: [...counts, total],
    seconds: sum,
    cacheHits: caches.reduce((all, { hits }) => all + hits, 0),
    cacheMisses: caches.reduce((all, { misses }) => all + misses, 0),
    memoryBytes,
  };
}
