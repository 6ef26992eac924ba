/** Where a job is, for people: `waiting` for its turn or its next attempt, `failed` when it has given up. */
export const jobStates = ["failed", "waiting", "running"] as const;
export type JobState = (typeof jobStates)[number];
