import { OperatorError } from "#app/shared/operator-error.ts";

const away = "The database does not answer. Is it running, and is DATABASE_URL right?";
const refused = "The database does not let us in. Is DATABASE_URL right?";

/** By codes of the system and of PostgreSQL. */
const explanations: Readonly<Record<string, string>> = {
  EADDRINUSE: "The port is already in use. Stop what uses it, or set another PORT or WORKER_PORT.",
  EACCES: "A file or a port may not be used by this user.",
  ENOSPC: "There is no room left on the disk.",
  ECONNREFUSED: away,
  ENOTFOUND: away,
  ETIMEDOUT: away,
  "57P03": away,
  "28000": refused,
  "28P01": refused,
  "3D000": refused,
  "53300": "The database has no connection left for us.",
};

/** For what the operator can mend; null for what is a bug. */
export function explainFault(error: unknown): string | null {
  if (error instanceof OperatorError) return error.message;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    const words = typeof code === "string" ? explanations[code] : undefined;
    if (words) return `${words} (${cause.message || String(code)})`;
  }
  return null;
}
