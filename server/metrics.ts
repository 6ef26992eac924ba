/** Counters and latencies in Prometheus' text format. A handful of lines serves better here than a library. */
export interface Metrics {
  request(kind: string, status: number, seconds: number): void;
  render(): string;
}

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

interface Histogram {
  counts: number[];
  sum: number;
  total: number;
}

export function createMetrics(): Metrics {
  const latencies = new Map<string, Histogram>();
  const statuses = new Map<string, number>();
  return {
    request(kind, status, seconds) {
      let histogram = latencies.get(kind);
      if (!histogram)
        latencies.set(kind, (histogram = { counts: bounds.map(() => 0), sum: 0, total: 0 }));
      histogram.total++;
      histogram.sum += seconds;
      for (let i = bounds.length - 1; i >= 0 && seconds <= bounds[i]!; i--) histogram.counts[i]!++;
      const key = `kind="${kind}",status="${status}"`;
      statuses.set(key, (statuses.get(key) ?? 0) + 1);
    },
    render() {
      const lines = ["# TYPE relevo_requests_total counter"];
      for (const [labels, count] of statuses)
        lines.push(`relevo_requests_total{${labels}} ${count}`);
      lines.push("# TYPE relevo_request_seconds histogram");
      for (const [kind, { counts, sum, total }] of latencies) {
        bounds.forEach((bound, i) =>
          lines.push(`relevo_request_seconds_bucket{kind="${kind}",le="${bound}"} ${counts[i]}`),
        );
        lines.push(`relevo_request_seconds_bucket{kind="${kind}",le="+Inf"} ${total}`);
        lines.push(
          `relevo_request_seconds_sum{kind="${kind}"} ${sum}`,
          `relevo_request_seconds_count{kind="${kind}"} ${total}`,
        );
      }
      const memory = process.memoryUsage();
      lines.push("# TYPE relevo_memory_bytes gauge", `relevo_memory_bytes ${memory.rss}`);
      return `${lines.join("\n")}\n`;
    },
  };
}
