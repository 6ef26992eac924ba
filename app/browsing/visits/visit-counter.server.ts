import { createHmac } from "node:crypto";
import { deriveKey } from "#app/accounts/derive-key.server.ts";
import { sourceOf } from "./visit-source.ts";
import { type VisitRow, writeVisits } from "./write-visits.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Log } from "#app/platform/log.ts";
import { networkPrefix } from "#app/shared/network-prefix.ts";

interface Visitor {
  ip: string;
  userAgent: string;
  viewerId: string | null;
}

export interface Visit extends Visitor {
  listingId: string;
  /** The `Referer` header, which is untrusted. */
  referrer?: string | undefined;
  host?: string;
}

export type VisitCounter = ReturnType<typeof createVisitCounter>;

interface CounterOptions {
  db: Db;
  log: Log;
  secret: string;
  now?: () => Date;
  flushMs?: number;
}

/** Bounds the memory during a flood of requests. */
const maxPending = 5000;
const maxSeen = 50_000;

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

const keyOf = (secret: string, day: string): Buffer => deriveKey(secret, `visits ${day}`);

const hashVisitor = (key: Buffer, { ip, userAgent, viewerId }: Visitor): string => {
  const who = viewerId ? `user ${viewerId}` : `visitor ${networkPrefix(ip)} ${userAgent}`;
  return createHmac("sha256", key).update(who).digest("hex").slice(0, 32);
};

/** A visitor is a hash with a key that changes daily, so that nobody can be tracked, not even by us. */
export const visitorToday = (secret: string, now: Date, visitor: Visitor): string =>
  hashVisitor(keyOf(secret, dayOf(now)), visitor);

export function createVisitCounter({
  db,
  log,
  secret,
  now = () => new Date(),
  flushMs = 2000,
}: CounterOptions) {
  let pending: VisitRow[] = [];
  let seen = new Set<string>();
  let today: { day: string; key: Buffer } = { day: "", key: Buffer.alloc(0) };
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function keyOfDay(): { day: string; key: Buffer } {
    const day = dayOf(now());
    if (day !== today.day) {
      today = { day, key: keyOf(secret, day) };
      seen = new Set();
    }
    return today;
  }

  /** Resolves when everything counted so far is written or given up. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const rows = pending;
    pending = [];
    if (rows.length > 0)
      writing = writing
        .then(() => writeVisits(db, rows))
        .catch((error: unknown) => log.warn({ err: error, visits: rows.length }, "visits lost"));
    return writing;
  }

  return {
    /** Returns immediately; the visit is written after the response. */
    count({ listingId, ip, userAgent, viewerId, referrer, host = "" }: Visit): void {
      const { day, key } = keyOfDay();
      const visitor = hashVisitor(key, { ip, userAgent, viewerId });
      const visitKey = `${listingId} ${visitor}`;
      if (seen.has(visitKey) || pending.length >= maxPending) return;
      if (seen.size >= maxSeen) seen.clear();
      seen.add(visitKey);
      pending.push({ listingId, day, visitor, viewerId, source: sourceOf(referrer, host) });
      timer ??= setTimeout(() => void flush(), flushMs).unref();
    },
    flush,
  };
}
