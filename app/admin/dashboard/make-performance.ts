import type { PerformanceHour } from "#app/platform/performance/performance.queries.server.ts";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { formatPercent } from "#app/ui/format/format-percent.ts";

export interface PerformanceFigure {
  label: string;
  value: string;
  note: string;
  values: number[];
}

type Percentile = (buckets: readonly number[], share: number) => number | null;

export function makePerformance(
  hours: readonly PerformanceHour[],
  percentileOf: Percentile,
): PerformanceFigure[] | null {
  if (hours.length === 0) return null;
  const sum = (read: (hour: PerformanceHour) => number) =>
    hours.reduce((all, hour) => all + read(hour), 0);
  const buckets = hours[0]!.buckets.map((_, index) => sum((hour) => hour.buckets[index]!));
  const requests = sum((hour) => hour.requests);
  const errors = sum((hour) => hour.errors);
  const hits = sum((hour) => hour.cacheHits);
  const lookups = hits + sum((hour) => hour.cacheMisses);
  const longestQueue = Math.max(...hours.map((hour) => hour.queueSeconds));
  const latency = (share: number, label: string, note: string): PerformanceFigure => ({
    label,
    value: formatMs(percentileOf(buckets, share)),
    note,
    values: hours.map((hour) => Math.round((percentileOf(hour.buckets, share) ?? 0) * 1000)),
  });
  return [
    latency(0.5, "Median response", "Half of all pages were faster"),
    latency(0.95, "95th percentile", "19 of 20 pages were faster"),
    {
      label: "Server errors",
      value: formatNumber(errors),
      note: `${requests > 0 ? formatPercent((errors / requests) * 100) : "0%"} of ${formatNumber(requests)} pages`,
      values: hours.map((hour) => hour.errors),
    },
    {
      label: "Longest queue wait",
      value: formatSeconds(longestQueue),
      note: "The oldest job that was ready to run",
      values: hours.map((hour) => Math.round(hour.queueSeconds)),
    },
    {
      label: "Cache hit rate",
      value: lookups > 0 ? formatPercent((hits / lookups) * 100) : "—",
      note: `${formatNumber(lookups)} lookups of pages and queries`,
      values: hours.map(({ cacheHits, cacheMisses }) =>
        cacheHits + cacheMisses > 0 ? Math.round((cacheHits / (cacheHits + cacheMisses)) * 100) : 0,
      ),
    },
  ];
}

function formatMs(seconds: number | null): string {
  if (seconds === null) return "—";
  return seconds >= 1
    ? `${seconds.toFixed(1)} s`
    : `${formatNumber(Math.round(seconds * 1000))} ms`;
}

function formatSeconds(seconds: number): string {
  if (seconds < 90) return `${formatNumber(Math.round(seconds))} s`;
  if (seconds < 5400) return `${formatNumber(Math.round(seconds / 60))} min`;
  return `${formatNumber(Math.round(seconds / 3600))} h`;
}
