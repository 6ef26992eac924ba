import { AsyncLocalStorage } from "node:async_hooks";

const readOnly = new AsyncLocalStorage<true>();

/** A write was attempted where only reading is allowed. */
class ReadOnlyViolation extends Error {
  override name = "ReadOnlyViolation";
}

/** Also where the query builder has wrapped it. */
export function isReadOnlyViolation(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof ReadOnlyViolation) return true;
  return false;
}

/** Runs the work; every statement that would write fails, except one that adds to the audit log. */
export const runReadOnly = <Result>(work: () => Promise<Result>): Promise<Result> =>
  readOnly.run(true, work);

/** Asked before each statement is sent. */
export function refuseWrite(statement: string): void {
  if (readOnly.getStore() && isWrite(statement))
    throw new ReadOnlyViolation(`Not while reading only: ${statement.slice(0, 200)}`);
}

/** Also inside a CTE. A text in a statement is a parameter, so that none of these words is somebody's. */
const isWrite = (statement: string): boolean =>
  /\b(insert\s+into|update\s+("\w+"|\w+)\s+(\w+\s+)?set|delete\s+from|merge\s+into|truncate)\b/i.test(
    statement,
  ) && !/^\s*insert\s+into\s+"?audit_log"?[\s(]/i.test(statement);
