/** How long and how often we try to reach an address, and what is told of it. */

export const maxWebhooks = 5;

export const webhookStates = ["active", "paused", "failing"] as const;
export type WebhookState = (typeof webhookStates)[number];

export const deliveryStates = ["waiting", "delivered", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** The log is kept for as long. */
export const keptDeliveryDays = 30;

/** Both secrets sign until then, so that the receiver can be changed in between. */
export const rotationDays = 1;

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** After each attempt that failed; three days together. */
const pauses = [
  5 * second,
  minute,
  5 * minute,
  30 * minute,
  ...[1, 2, 4, 8, 8, 8, 8, 8, 8, 8, 8].map((hours) => hours * hour),
];

/** When to try again after so many attempts; null after the last. Spread, so that those who failed together do not return together. */
export function nextAttempt(tries: number, now: Date, chance: number): Date | null {
  const pause = pauses[tries - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause * (0.9 + 0.2 * chance));
}

export interface Attempt {
  at: string;
  ms: number;
  /** The HTTP status; null if there was no answer. */
  status: number | null;
  problem: AttemptProblem | null;
}

export type AttemptProblem =
  | "timeout"
  | "private"
  | "certificate"
  | "unreachable"
  | "unreadable-secret";

export const isSuccess = ({ status }: Pick<Attempt, "status">): boolean =>
  status !== null && status >= 200 && status < 300;

/** The receiver wants no more of them. */
export const isGone = ({ status }: Pick<Attempt, "status">): boolean => status === 410;

const problems: Record<AttemptProblem, string> = {
  timeout: "No answer within 10 seconds",
  private: "The name leads to a private address",
  certificate: "The certificate is not valid",
  unreachable: "No connection",
  "unreadable-secret": "The signing secret can’t be read; renew it",
};

export function describeAttempt({ status, problem }: Pick<Attempt, "status" | "problem">): string {
  if (problem) return problems[problem];
  if (status !== null && status >= 300 && status < 400)
    return `Answered ${status}; redirects are not followed`;
  return `Answered ${status}`;
}
