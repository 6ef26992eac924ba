/** For events within milliseconds, on a machine that may be very busy with other tests. */
export const soon = { timeout: 40_000, interval: 20 };
