/** System and PostgreSQL codes that mean "not now", not "never". */
const codes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT|08\w{3}|57P0[1-3]|53\w{3}|57014)$/;

/** Without a code. */
const words = /timeout exceeded when trying to connect|Connection terminated|PGlite is clos/i;

/** Probably temporary: a failure of something we depend on. */
export function isUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === "string" && codes.test(code)) return true;
    if (words.test(cause.message)) return true;
  }
  return false;
}
