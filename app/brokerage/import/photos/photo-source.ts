export const photoStates = ["waiting", "added", "failed"] as const;
export type PhotoState = (typeof photoStates)[number];
