import pino from "pino";
import { reportErrors } from "#app/platform/error-reports/report-errors.ts";
import { readSentryAddress } from "#app/platform/error-reports/sentry-address.ts";
import type { Env } from "#app/platform/env.ts";
import { createLog, type Log } from "#app/platform/log.ts";
import { projectRoot } from "#app/platform/project-root.ts";
import { release } from "#app/platform/release.server.ts";
import type { Metrics } from "./metrics.ts";

/** On standard output; with SENTRY_DSN errors are reported too, line by line as they were logged. */
export function openLog(
  env: Pick<Env, "LOG_LEVEL" | "SENTRY_DSN" | "mode">,
  metrics: Metrics,
  output: pino.DestinationStream = pino.destination(1),
): Log {
  const address = env.SENTRY_DSN ? readSentryAddress(env.SENTRY_DSN) : null;
  if (!address) return createLog(env.LOG_LEVEL, output);
  const reports = reportErrors({
    address,
    context: { release: `relevo@${release.version}`, environment: env.mode, root: projectRoot },
    onOutcome: (outcome) => metrics.count("report", "sentry", outcome),
  });
  return createLog(env.LOG_LEVEL, {
    write(line) {
      output.write(line);
      reports.take(line);
    },
  });
}
