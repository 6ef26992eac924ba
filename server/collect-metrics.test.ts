import type { Worker } from "node:cluster";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCollector, type MetricsMessage } from "./collect-metrics.ts";
import { createMetrics, type MetricsSnapshot } from "./metrics.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("counters never fall when a process ends or does not answer in time, and gauges count those that answer", () => {
  const running = new Set<Worker>();
  const collector = createCollector(running);
  const collected: MetricsSnapshot[] = [];
  const launch = (id: number, refused: number) => {
    const metrics = createMetrics();
    for (let i = 0; i < refused; i++) metrics.request("page", 429, 0.1);
    const one = {
      id,
      isBusy: false,
      isConnected: () => true,
      send(message: MetricsMessage) {
        if (message.type === "collected-metrics") collected.push(message.snapshot);
        else if (message.type === "report-metrics" && !one.isBusy)
          collector.take(worker, { ...message, type: "metrics", snapshot: metrics.snapshot() });
      },
    };
    const worker = one as unknown as Worker;
    running.add(worker);
    return { one, worker };
  };
  const scrape = (from: Worker) => {
    collector.take(from, { type: "collect-metrics", request: collected.length });
    vi.advanceTimersByTime(1_000);
    const { processes, statuses, memoryBytes } = collected.at(-1)!;
    return { processes, refused: Object.values(statuses), hasMemory: memoryBytes > 0 };
  };

  const first = launch(1, 10);
  const second = launch(2, 5);
  expect(scrape(second.worker)).toEqual({ processes: 2, refused: [15], hasMemory: true });
  first.one.isBusy = true;
  expect(scrape(second.worker)).toEqual({ processes: 1, refused: [15], hasMemory: true });
  running.delete(first.worker);
  collector.end(first.worker);
  launch(3, 1);
  expect(scrape(second.worker)).toEqual({ processes: 2, refused: [16], hasMemory: true });
});
