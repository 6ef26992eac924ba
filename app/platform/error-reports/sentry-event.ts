/** A line of the log, in which secrets are hidden already: a report contains nothing that the log does not. */
export interface ErrorLine {
  level: "error" | "fatal";
  time: string;
  msg?: string;
  requestId?: string;
  job?: string;
  err?: LoggedError;
}

interface LoggedError {
  type?: string;
  message?: string;
  stack?: string;
  cause?: LoggedError;
}

export interface ReportContext {
  id: string;
  /** `relevo@1.0.0`. */
  release: string;
  environment: string;
  /** Paths of the stack are shown relative to it. */
  root: string;
}

const maxCauses = 5;
const maxFrames = 50;
const maxLineLength = 400;

/** Null for lines that repeat an error, or need none: the request that failed is logged once more with its status. */
export function readErrorLine(line: string): ErrorLine | null {
  if (!/^\{"level":"(error|fatal)"/.test(line)) return null;
  const fields = JSON.parse(line) as ErrorLine;
  return fields.err || !fields.requestId ? fields : null;
}

/** See develop.sentry.dev, "Event Payloads". */
export function createSentryEvent(line: ErrorLine, context: ReportContext) {
  const errors: LoggedError[] = [];
  for (let error = line.err; error && errors.length < maxCauses; error = error.cause)
    errors.push(error);
  return {
    event_id: context.id,
    timestamp: line.time,
    platform: "node",
    level: line.level,
    release: context.release,
    environment: context.environment,
    logentry: { formatted: line.msg ?? "error" },
    tags: {
      ...(line.requestId && { request_id: line.requestId }),
      ...(line.job && { job: line.job }),
    },
    // The cause comes first.
    exception: {
      values: errors.toReversed().map(({ type, message, stack }) => ({
        type: type ?? "Error",
        value: message ?? "",
        stacktrace: { frames: readFrames(stack ?? "", context.root) },
      })),
    },
  };
}

/** The frame that threw comes last. */
const readFrames = (stack: string, root: string) =>
  stack
    .split("\n", maxFrames)
    .flatMap((line) => readFrame(line.slice(0, maxLineLength).trim(), root) ?? [])
    .toReversed();

function readFrame(line: string, root: string) {
  const [, place = "", lineno, colno] = /^at (.*):(\d+):(\d+)\)?$/.exec(line) ?? [];
  if (!lineno) return null;
  const bracket = place.lastIndexOf(" (");
  const file = place
    .slice(bracket < 0 ? 0 : bracket + 2)
    .replace("file://", "")
    .replace(`${root}/`, "");
  return {
    function: bracket < 0 ? "<anonymous>" : place.slice(0, bracket),
    filename: file,
    lineno: Number(lineno),
    colno: Number(colno),
    in_app: !file.startsWith("node:") && !file.includes("node_modules/"),
  };
}

/** One event as an envelope: lines of JSON, of which the second tells the length of the third. */
export function writeEnvelope(event: { event_id: string }, sentAt: string): string {
  const payload = JSON.stringify(event);
  const header = { event_id: event.event_id, sent_at: sentAt };
  const item = { type: "event", content_type: "application/json", length: byteLength(payload) };
  return `${JSON.stringify(header)}\n${JSON.stringify(item)}\n${payload}\n`;
}

const byteLength = (text: string): number => new TextEncoder().encode(text).byteLength;
