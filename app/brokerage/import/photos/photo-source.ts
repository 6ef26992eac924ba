export const photoStates = ["waiting", "added", "failed"] as const;
