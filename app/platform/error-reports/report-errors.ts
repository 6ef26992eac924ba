import { randomUUID } from "node:crypto";
import {
  createSentryEvent,
  type ErrorLine,
  readErrorLine,
  type ReportContext,
  writeEnvelope,
} from "./sentry-event.ts";
import type { SentryAddress } from "./sentry-address.ts";

interface Options {
  address: SentryAddress;
  context: Omit<ReportContext, "id">;
  onOutcome(outcome: "succeeded" | "failed"): void;
  timeoutMs?: number;
  pauseMs?: number;
  perMinute?: number;
}

export interface ErrorReports {
  /** Takes a line of the log. Returns at once and never throws. */
  take(line: string): void;
}

/** Of a burst the first are enough to know what happened; the log has all of them. */
const maxWaiting = 20;
const minuteMs = 60_000;

/** One request at a time. What cannot be sent is dropped and counted, because the log line stays. */
export function reportErrors({
  address,
  context,
  onOutcome,
  timeoutMs = 5_000,
  pauseMs = 30_000,
  perMinute = 30,
}: Options): ErrorReports {
  const waiting: ErrorLine[] = [];
  let isSending = false;
  let pausedUntil = 0;
  let minute = { startedAt: 0, reports: 0 };

  /** Milliseconds to keep quiet for; 0 after a success. */
  async function post(line: ErrorLine): Promise<number> {
    const event = createSentryEvent(line, { ...context, id: randomUUID().replaceAll("-", "") });
    const response = await fetch(address.url, {
      method: "POST",
      headers: {
        "content-type": "application/x-sentry-envelope",
        "x-sentry-auth": `Sentry sentry_version=7, sentry_client=${context.release.replace("@", "/")}, sentry_key=${address.publicKey}`,
      },
      body: writeEnvelope(event, new Date().toISOString()),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: "error",
    });
    await response.body?.cancel();
    if (response.ok) return 0;
    const seconds = Number(response.headers.get("retry-after"));
    return seconds > 0 ? Math.min(seconds * 1_000, 60 * minuteMs) : pauseMs;
  }

  async function sendAll(): Promise<void> {
    isSending = true;
    for (let line = waiting.shift(); line !== undefined; line = waiting.shift()) {
      // Logging this would report the report; the counter tells.
      const pause = await post(line).catch(() => pauseMs);
      onOutcome(pause === 0 ? "succeeded" : "failed");
      if (pause === 0) continue;
      pausedUntil = Date.now() + pause;
      waiting.splice(0).forEach(() => onOutcome("failed"));
    }
    isSending = false;
  }

  function isWithinLimits(now: number): boolean {
    if (now - minute.startedAt >= minuteMs) minute = { startedAt: now, reports: 0 };
    return now >= pausedUntil && waiting.length < maxWaiting && ++minute.reports <= perMinute;
  }

  return {
    take(line) {
      const error = readErrorLine(line);
      if (!error) return;
      if (!isWithinLimits(Date.now())) return onOutcome("failed");
      waiting.push(error);
      if (!isSending) void sendAll();
    },
  };
}
