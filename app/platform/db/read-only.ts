import type { PGlite } from "@electric-sql/pglite";

const readOnlyTransaction = "25006";

export function isReadOnlyViolation(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ((cause as { code?: unknown }).code === readOnlyTransaction) return true;
  return false;
}

/** The embedded database has a single session, which is also used for writes: each statement runs in its own read-only transaction. */
export function readOnlyClient(client: PGlite): PGlite {
  const transaction: PGlite["transaction"] = (work) =>
    client.transaction(async (tx) => {
      await tx.query("set transaction read only");
      return work(tx);
    });
  const query: PGlite["query"] = (text, params, options) =>
    transaction((tx) => tx.query(text, params, options));
  return { query, transaction } as PGlite;
}
