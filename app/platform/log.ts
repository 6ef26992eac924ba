import pino from "pino";
import { redact } from "#app/platform/redact.ts";

export type Log = pino.Logger;

/** One JSON object per line on standard output, with secrets redacted. Pass fields with each call: those of a child logger are not redacted. */
export function createLog(
  level: string,
  destination: pino.DestinationStream = pino.destination(1),
): Log {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: redactFields,
      },
      // Errors are serialized by `redact`, which includes causes and hides secrets.
      serializers: { err: (error: unknown) => error },
      hooks: {
        // Without a message pino would use the error's own, unredacted; the redacted one is in `err`.
        logMethod(args, method) {
          const [first, ...rest] = args as unknown[];
          if (first instanceof Error) {
            const [words = "error", ...more] = rest;
            Reflect.apply(method, this, [{ err: first }, words, ...more]);
          } else if (isObject(first) && first.err && rest.length === 0 && first.msg === undefined)
            Reflect.apply(method, this, [first, "error"]);
          else Reflect.apply(method, this, args);
        },
      },
    },
    destination,
  );
}

const redactFields = (fields: object) => redact(fields) as Record<string, unknown>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
