import pino from "pino";

export type Log = pino.Logger;

/** Names of fields that never reach a log, wherever they stand. */
const secrets = [
  "password",
  "currentPassword",
  "newPassword",
  "confirmPassword",
  "token",
  "secret",
  "code",
  "cookie",
  "authorization",
  "cardNumber",
  "cvc",
];

/** One JSON object per line on standard output. */
export function createLog(
  level: string,
  destination: pino.DestinationStream = pino.destination(1),
): Log {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*["set-${name}"]`]),
        censor: "[hidden]",
      },
    },
    destination,
  );
}
