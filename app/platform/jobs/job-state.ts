/** Where a job is, for people: `failed` from its third failure on, whether it is tried again or has given up. */
export const jobStates = ["failed", "waiting", "running"] as const;
export type JobState = (typeof jobStates)[number];
