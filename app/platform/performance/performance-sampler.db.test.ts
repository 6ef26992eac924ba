import { asc } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import type { Db } from "#app/platform/db/db.ts";
import { createLog } from "#app/platform/log.ts";
import { withDatabase } from "#test/with-database.ts";
import { type PerformanceCounters, startPerformanceSampler } from "./performance-sampler.ts";
import { listPerformanceHours } from "./performance.queries.server.ts";
import { performanceSamples } from "./performance.table.ts";
import { forgetOld } from "#server/forget-old.ts";

const at = (minute: string) => new Date(`2026-05-01T12:${minute}Z`);

function counters(): PerformanceCounters {
  return {
    requests: 0,
    errors: 0,
    buckets: Array.from({ length: 11 }, () => 0),
    seconds: 0,
    cacheHits: 0,
    cacheMisses: 0,
    memoryBytes: 1,
  };
}

withDatabase((world) => {
  const start = (read: () => PerformanceCounters, db: Db = world().db, log = createLog("silent")) =>
    startPerformanceSampler({
      db,
      log,
      read,
      queueSeconds: async () => 7,
      now: () => at("01:00"),
    });

  test("each sample covers the time since the last, once per five minutes", async () => {
    const { db } = world();
    let now = { ...counters(), requests: 100 };
    const sampler = start(() => now);
    now = { ...now, requests: 110, errors: 1, cacheHits: 4 };
    await sampler.sample(at("05:00"));
    now = { ...now, requests: 130 };
    // A timer that fires early does not overwrite the previous sample.
    await sampler.sample(at("05:00"));
    await sampler.stop();
    const rows = await db.select().from(performanceSamples).orderBy(asc(performanceSamples.at));
    expect(rows.map((row) => [row.at.toISOString().slice(14, 16), row.requests])).toEqual([
      ["00", 10],
      ["05", 20],
      ["10", 0],
    ]);
    expect(rows[0]).toMatchObject({ errors: 1, cacheHits: 4, queueSeconds: 7 });
    const hours = await listPerformanceHours(db, at("00:00"));
    expect(hours).toMatchObject([{ requests: 30, errors: 1, cacheHits: 4, queueSeconds: 7 }]);
    expect(hours[0]!.buckets).toHaveLength(11);

    await forgetOld(db, new Date("2026-06-02T00:00Z"));
    expect(await db.select().from(performanceSamples)).toEqual([]);
  });

  test("without a database the sample is lost, which is logged once", async () => {
    const log = createLog("silent");
    const warn = vi.spyOn(log, "warn");
    const away = {
      insert() {
        throw new Error("the database is away");
      },
    } as unknown as Db;
    const sampler = start(counters, away, log);
    await sampler.sample();
    await sampler.sample();
    await sampler.stop();
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
