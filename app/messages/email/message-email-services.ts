import type { Db } from "#app/platform/db/db.ts";
import type { Env } from "#app/platform/env.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

/** What the jobs and commands around emails about messages need. */
export interface MessageEmailServices {
  db: Db;
  jobs: Jobs;
  env: Pick<Env, "APP_URL" | "SESSION_SECRET" | "SESSION_SECRET_PREVIOUS" | "REPLY_DOMAIN">;
}

/** The current secret, and the one before its last rotation. */
export const secretsOf = ({
  SESSION_SECRET: current,
  SESSION_SECRET_PREVIOUS: previous,
}: MessageEmailServices["env"]): string[] => (previous ? [current, previous] : [current]);
