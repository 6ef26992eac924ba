import { networkPrefix } from "#app/shared/network-prefix.ts";

const windowMs = 60_000;
/** Counting does not stop an attacker with more networks than this. */
const maxNetworks = 100_000;

/** In memory: each process protects itself. */
export function createRateLimit(perMinute: number, now: () => number = Date.now) {
  let counts = new Map<string, number>();
  let windowEnds = now() + windowMs;
  return {
    waitFor(address: string): number {
      const time = now();
      if (time >= windowEnds || counts.size >= maxNetworks) {
        counts = new Map();
        windowEnds = time + windowMs;
      }
      const key = networkPrefix(address);
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count > perMinute ? Math.ceil((windowEnds - time) / 1000) : 0;
    },
  };
}
