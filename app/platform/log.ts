import pino from "pino";
import { redact } from "#app/platform/redact.ts";

export type Log = pino.Logger;

/** One JSON object per line on standard output, without secrets. Give fields with each line: those of a child logger pass unseen. */
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
      // Ours tells more of an error, and less of what must not be told.
      serializers: { err: (error: unknown) => error },
      hooks: {
        // Without words of its own pino takes those of the error as they are; concealed, they are in `err`.
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
