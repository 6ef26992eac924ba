import type { Decided } from "#app/admin/queues/queue-item.ts";
import { makeTimeAgo } from "#app/ui/format-date.ts";

export const stateLabels = { approved: "Approved", rejected: "Rejected" };

interface DecidedRow {
  state: "pending" | "approved" | "rejected";
  reason: string | null;
  decidedAt: Date | null;
  /** The name of the administrator. */
  by: string | null;
}

/** Null while it waits. */
export const describeDecision = (
  { state, reason, decidedAt, by }: DecidedRow,
  now: Date,
): Decided | null =>
  state === "pending" || !decidedAt
    ? null
    : { by, at: makeTimeAgo(decidedAt, now), what: stateLabels[state], text: reason };
