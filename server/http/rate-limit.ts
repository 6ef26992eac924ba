/** Requests per network address and minute. Kept in memory: it shields this process, and each process shields itself. */
export interface RateLimit {
  /** Seconds to wait, or 0 where the request may pass. */
  waitFor(address: string): number;
}

const windowMs = 60_000;

export function createRateLimit(perMinute: number, now: () => number = Date.now): RateLimit {
  let counts = new Map<string, number>();
  let windowEnds = now() + windowMs;
  return {
    waitFor(address) {
      const time = now();
      if (time >= windowEnds) {
        // A new map every minute: the old addresses are forgotten at once, and memory stays bounded.
        counts = new Map();
        windowEnds = time + windowMs;
      }
      const key = networkOf(address);
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count > perMinute ? Math.ceil((windowEnds - time) / 1000) : 0;
    },
  };
}

/** An IPv6 subscriber has a network of 2^64 addresses, and could come from another one each time. */
function networkOf(address: string): string {
  if (!address.includes(":") || address.includes(".")) return address;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":");
  const left = tail === undefined ? 0 : 8 - groups.length - tail.split(":").length;
  const all = [...groups, ...Array.from({ length: Math.max(left, 0) }, () => "0")];
  if (tail) all.push(...tail.split(":"));
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group || "0", 16).toString(16))
    .join(":");
}
