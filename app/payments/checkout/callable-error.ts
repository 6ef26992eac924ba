/** Codes of the functions client, each with its status. */
const statuses = {
  "invalid-argument": 400,
  unauthenticated: 401,
  "permission-denied": 403,
  "not-found": 404,
  aborted: 409,
  "resource-exhausted": 429,
  internal: 500,
  unavailable: 503,
  "deadline-exceeded": 504,
} as const;

export type CallableCode = keyof typeof statuses;

export const callableError = (
  code: CallableCode,
  message: string,
  status: number = statuses[code],
): Response =>
  Response.json(
    { error: { code, status: code.toUpperCase().replaceAll("-", "_"), message } },
    { status, headers: { "cache-control": "private, no-store" } },
  );
