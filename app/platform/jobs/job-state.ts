export const jobStates = ["failed", "waiting", "running"] as const;
export type JobState = (typeof jobStates)[number];
