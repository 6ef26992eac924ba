import cluster, { type Worker } from "node:cluster";
import { addSnapshots, countersOf, type MetricsSnapshot } from "./metrics.ts";

/** Between a web process and the one that watches them. */
export type MetricsMessage =
  | { type: "collect-metrics"; request: number }
  | { type: "report-metrics"; request: string }
  | { type: "metrics"; request: string; snapshot: MetricsSnapshot }
  | { type: "collected-metrics"; request: number; snapshot: MetricsSnapshot };

const collectTimeoutMs = 1_000;

/** In the process that watches the others. */
export function createCollector(running: ReadonlySet<Worker>) {
  const collections = new Map<string, (worker: Worker) => void>();
  const known = new Map<Worker, MetricsSnapshot>();
  let ended = addSnapshots([]);

  function collect(requester: Worker, number: number): void {
    const request = `${requester.id}-${number}`;
    const answered = new Set<Worker>();
    const finish = () => {
      clearTimeout(timeout);
      if (!collections.delete(request) || !requester.isConnected()) return;
      const of = [...known].map(([one, last]) => (answered.has(one) ? last : countersOf(last)));
      send(requester, {
        type: "collected-metrics",
        request: number,
        snapshot: addSnapshots([ended, ...of]),
      });
    };
    const timeout = setTimeout(finish, collectTimeoutMs);
    collections.set(request, (worker) => {
      answered.add(worker);
      if (answered.size === running.size) finish();
    });
    for (const worker of running)
      if (worker.isConnected()) send(worker, { type: "report-metrics", request });
  }

  return {
    take(worker: Worker, message: MetricsMessage): void {
      if (message.type === "collect-metrics") collect(worker, message.request);
      if (message.type !== "metrics") return;
      known.set(worker, message.snapshot);
      collections.get(message.request)?.(worker);
    },
    end(worker: Worker): void {
      const last = known.get(worker);
      if (last) ended = addSnapshots([ended, countersOf(last)]);
      known.delete(worker);
    },
  };
}

const send = (worker: Worker, message: MetricsMessage): void => void worker.send(message);

/** In a web process: the figures of all of them. */
export function shareMetrics(snapshot: () => MetricsSnapshot): () => Promise<MetricsSnapshot> {
  if (cluster.isPrimary) return async () => snapshot();
  const waiting = new Map<number, (snapshot: MetricsSnapshot) => void>();
  let requests = 0;
  const tell = (message: MetricsMessage) => process.send?.(message);
  process.on("message", (message: MetricsMessage) => {
    if (message.type === "report-metrics")
      tell({ type: "metrics", request: message.request, snapshot: snapshot() });
    if (message.type !== "collected-metrics") return;
    waiting.get(message.request)?.(message.snapshot);
    waiting.delete(message.request);
  });
  return () =>
    new Promise((resolve) => {
      const request = ++requests;
      waiting.set(request, resolve);
      tell({ type: "collect-metrics", request });
    });
}
