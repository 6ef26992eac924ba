import { eq } from "drizzle-orm";
import type { Database, Db } from "#app/platform/db/db.ts";
import type { Log } from "#app/platform/log.ts";
import { everything, liveChannel } from "./live-change.ts";
import { LiveStream } from "./live-stream.server.ts";
import { liveCounters } from "./live.table.ts";

export interface LiveReader {
  userId: string;
  sessionId: string;
  after: number | null;
}

export interface HeldSession {
  id: string;
  userId: string;
  last: number;
}

type ListHeldSessions = (db: Db, sessionIds: string[], now: Date) => Promise<HeldSession[]>;

export interface LiveStreams {
  open(reader: LiveReader): Promise<LiveStream | null>;
  count(): number;
  close(): void;
}

/** Nobody has this many browsers; beyond it the oldest, probably a dead connection, is closed. */
const maxPerPerson = 10;

/** Lost notifications are harmless: every few seconds one query compares the counters in the database with what each stream has sent. */
export function createLiveStreams(
  database: Database,
  log: Log,
  listHeldSessions: ListHeldSessions,
  { heartbeatMs = 25_000, checkMs = 3_000, maxStreams = 5_000 } = {},
): LiveStreams {
  const { db } = database;
  const people = new Map<string, Set<LiveStream>>();
  let open = 0;
  let isClosed = false;
  let isDatabaseAway = false;
  let listening: Promise<unknown> | undefined;
  let timers: NodeJS.Timeout[] = [];

  const allStreams = () => Array.from(people.values(), (streams) => Array.from(streams)).flat();

  async function listen(): Promise<void> {
    listening ??= database.listen(liveChannel, pass, () => void check());
    try {
      await listening;
    } catch (error) {
      listening = undefined;
      throw error;
    }
  }

  function pass(notice: string): void {
    const [userId, number, ...topics] = notice.split(" ");
    for (const stream of people.get(userId!) ?? []) stream.send(Number(number), topics);
  }

  function startTimers(): void {
    if (timers.length > 0) return;
    timers = [
      setInterval(() => allStreams().forEach((stream) => stream.beat()), heartbeatMs),
      setInterval(() => void check(), checkMs),
    ];
    for (const timer of timers) timer.unref();
  }

  function add(userId: string, stream: LiveStream): void {
    const streams = people.get(userId) ?? new Set();
    people.set(userId, streams);
    if (streams.size >= maxPerPerson) [...streams][0]!.end();
    people.set(userId, streams.add(stream));
    open++;
    startTimers();
  }

  function remove(userId: string, stream: LiveStream): void {
    const streams = people.get(userId);
    if (!streams?.delete(stream)) return;
    open--;
    if (streams.size === 0) people.delete(userId);
    if (open > 0) return;
    timers.forEach(clearInterval);
    timers = [];
  }

  /** Ends the streams of ended sessions, and finds changes whose notification was lost. */
  async function check(): Promise<void> {
    const streams = allStreams();
    if (streams.length === 0) return;
    try {
      const ids = [...new Set(streams.map(({ sessionId }) => sessionId))];
      const held = new Map(
        (await listHeldSessions(db, ids, new Date())).map((row) => [row.id, row]),
      );
      isDatabaseAway = false;
      for (const stream of streams) {
        const session = held.get(stream.sessionId);
        if (session) stream.send(session.last, [everything]);
        else stream.endSession();
      }
    } catch (error) {
      // Once per outage: the check repeats every few seconds.
      if (!isDatabaseAway && !isClosed) log.warn({ err: error }, "live changes not read");
      isDatabaseAway = true;
    }
  }

  return {
    async open({ userId, sessionId, after }) {
      if (isClosed || open >= maxStreams) return null;
      await listen();
      const before = after ?? (await getLatestNumber(db, userId));
      if (isClosed || open >= maxStreams) return null;
      const onEnd = (ended: LiveStream) => remove(userId, ended);
      const stream = new LiveStream({ sessionId, last: before, onEnd });
      // Before its number is read, so that no change is missed in between.
      add(userId, stream);
      try {
        const latest = await getLatestNumber(db, userId);
        if (latest !== before && latest !== stream.last) stream.restart(latest);
      } catch (error) {
        stream.end();
        throw error;
      }
      return stream;
    },
    count: () => open,
    close() {
      isClosed = true;
      for (const stream of allStreams()) stream.end();
    },
  };
}

async function getLatestNumber(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ last: liveCounters.last })
    .from(liveCounters)
    .where(eq(liveCounters.userId, userId));
  return row?.last ?? 0;
}
