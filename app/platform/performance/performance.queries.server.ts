import { gte, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.ts";
import { latencyBounds } from "#app/platform/performance/latency-bounds.ts";
import { performanceSamples } from "#app/platform/performance/performance.table.ts";

export interface PerformanceHour {
  requests: number;
  errors: number;
  buckets: number[];
  cacheHits: number;
  cacheMisses: number;
  queueSeconds: number;
}

const bucketSums = sql.join(
  [...latencyBounds, Infinity].map((_, index) =>
    sql.raw(`coalesce(sum(latencies[${index + 1}]), 0)::int`),
  ),
  sql`, `,
);

export async function listPerformanceHours(db: Db, since: Date): Promise<PerformanceHour[]> {
  const { at, requests, errors, cacheHits, cacheMisses, queueSeconds } = performanceSamples;
  const hour = sql`date_trunc('hour', ${at})`;
  return db
    .select({
      requests: sql<number>`sum(${requests})::int`,
      errors: sql<number>`sum(${errors})::int`,
      buckets: sql<number[]>`array[${bucketSums}]`,
      cacheHits: sql<number>`sum(${cacheHits})::int`,
      cacheMisses: sql<number>`sum(${cacheMisses})::int`,
      queueSeconds: sql<number>`max(${queueSeconds})`,
    })
    .from(performanceSamples)
    .where(gte(at, since))
    .groupBy(hour)
    .orderBy(hour);
}

export async function insertPerformanceSample(
  db: Db,
  sample: typeof performanceSamples.$inferInsert,
): Promise<void> {
  await db.insert(performanceSamples).values(sample).onConflictDoNothing();
}
