/** About 90 ms on a small server. OWASP's minimum is 19 MiB with two passes. */
export const cost = { memory: 32 * 1024, passes: 2, parallelism: 1 };
