import type { PgBoss } from "pg-boss";
import type { Job } from "#app/platform/jobs/jobs.ts";

/** A job whose process was killed is detected by its missing heartbeat and runs again within a minute. */
const heartbeatSeconds = 20;

export async function prepareQueues(boss: PgBoss, jobs: readonly Job<object>[]): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const job of jobs) {
    const settings = {
      retryLimit: job.retryLimit,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 3600,
      expireInSeconds: 600,
      heartbeatSeconds,
      notify: true,
    };
    const queue = existing.get(job.name);
    const names = Object.keys(settings) as (keyof typeof settings)[];
    // Already in the queue's cache since its start.
    if (queue && names.every((name) => queue[name] === settings[name])) continue;
    // At most one waiting job per key. The queue respects keys only under this policy, so every job needs one.
    await boss.createQueue(job.name, { policy: "short", ...settings });
    await boss.updateQueue(job.name, settings);
    // Warms the queue's cache: the first `send` would otherwise need a second connection while a transaction holds the only one.
    await boss.fetch(job.name, { minPriority: 2 ** 31 - 1 });
  }
}
