import { liveChannel } from "./live-event.ts";
import { getLatestNumber, listLiveEvents } from "./live-events.queries.server.ts";
import { encodeEvent, LiveStream } from "./live-stream.server.ts";
import type { Database, Db } from "#app/platform/db/db.ts";
import type { Log } from "#app/platform/log.ts";

export interface LiveReader {
  userId: string;
  sessionId: string;
  /** The number of the last event the client has; null where it has none. */
  after: number | null;
}

/** A session that has not ended, with the number of its person's latest event. */
export interface HeldSession {
  id: string;
  userId: string;
  last: number;
}

/** Finds those of the sessions that have not ended. */
type ListHeldSessions = (db: Db, sessionIds: string[], now: Date) => Promise<HeldSession[]>;

/** All streams of this process. */
export interface LiveStreams {
  /** Null where this process has as many as it may, or is stopping. */
  open(reader: LiveReader): Promise<LiveStream | null>;
  count(): number;
  /** Ends every stream at once; the clients connect to another process. */
  close(): void;
}

interface Person {
  streams: Set<LiveStream>;
  /** The latest number known to have been given. */
  latest: number;
  isReading: boolean;
  isReadAgain: boolean;
}

const batchSize = 500;
/** Nobody has this many browsers; beyond it the oldest, probably a dead connection, is closed. */
const maxPerPerson = 10;

/**
 * Every process listens once, and reads a person's events once however many streams they have open. A notice from the database only
 * says that there is something to read: what a stream has sent is its number, so that a lost or repeated notice loses and repeats
 * nothing.
 */
export function createLiveStreams(
  database: Database,
  log: Log,
  listHeldSessions: ListHeldSessions,
  { heartbeatMs = 25_000, checkMs = 3_000, maxStreams = 5_000 } = {},
): LiveStreams {
  const { db } = database;
  const people = new Map<string, Person>();
  let open = 0;
  let isClosed = false;
  let isDatabaseAway = false;
  let listening: Promise<unknown> | undefined;
  let timers: NodeJS.Timeout[] = [];

  const allStreams = () => Array.from(people.values(), ({ streams }) => Array.from(streams)).flat();

  async function listen(): Promise<void> {
    listening ??= database.listen(
      liveChannel,
      (userId) => void read(userId),
      () => void check(),
    );
    try {
      await listening;
    } catch (error) {
      listening = undefined;
      throw error;
    }
  }

  function startTimers(): void {
    if (timers.length > 0) return;
    timers = [
      setInterval(() => allStreams().forEach((stream) => stream.beat()), heartbeatMs),
      setInterval(() => void check(), checkMs),
    ];
    for (const timer of timers) timer.unref();
  }

  function remove(userId: string, stream: LiveStream): void {
    const person = people.get(userId);
    if (!person?.streams.delete(stream)) return;
    open--;
    if (person.streams.size === 0) people.delete(userId);
    if (open > 0) return;
    timers.forEach(clearInterval);
    timers = [];
  }

  /** Sends a person's streams what each of them does not have yet. */
  async function read(userId: string): Promise<void> {
    const person = people.get(userId);
    if (!person) return;
    person.isReadAgain = true;
    if (person.isReading) return;
    person.isReading = true;
    try {
      while (person.isReadAgain) {
        person.isReadAgain = false;
        const { latest } = person;
        const waiting = [...person.streams].filter(({ hasRoom }) => hasRoom);
        if (waiting.length === 0) break;
        const after = Math.min(...waiting.map(({ last }) => last));
        const rows = await listLiveEvents(db, userId, after, batchSize);
        const events = rows.map((row) => ({ number: row.number, bytes: encodeEvent(row) }));
        for (const stream of waiting) {
          for (const event of events) stream.send(event);
          if (rows.length === 0 && stream.last < latest) stream.reset(latest);
        }
        if (rows.length === batchSize) person.isReadAgain = true;
      }
      isDatabaseAway = false;
    } catch (error) {
      // The next check finds what is missing.
      sayAway(error);
    } finally {
      person.isReading = false;
    }
  }

  /** Ends the streams of sessions that ended, and finds events of which no notice came. One query for all streams. */
  async function check(): Promise<void> {
    const streams = allStreams();
    if (streams.length === 0) return;
    try {
      const ids = [...new Set(streams.map(({ sessionId }) => sessionId))];
      const held = new Map(
        (await listHeldSessions(db, ids, new Date())).map((row) => [row.id, row]),
      );
      isDatabaseAway = false;
      const behind = new Set<string>();
      for (const stream of streams) {
        const session = held.get(stream.sessionId);
        if (!session) {
          stream.end();
          continue;
        }
        const person = people.get(session.userId);
        if (person) person.latest = Math.max(person.latest, session.last);
        if (stream.last < session.last) behind.add(session.userId);
      }
      await Promise.all([...behind].map(read));
    } catch (error) {
      sayAway(error);
    }
  }

  /** Once per outage: the check repeats every few seconds. */
  function sayAway(error: unknown): void {
    if (!isDatabaseAway && !isClosed) log.warn({ err: error }, "live events not read");
    isDatabaseAway = true;
  }

  return {
    async open({ userId, sessionId, after }) {
      if (isClosed || open >= maxStreams) return null;
      await listen();
      const latest = await getLatestNumber(db, userId);
      if (isClosed || open >= maxStreams) return null;
      const isUnknown = after !== null && after > latest;
      const person = people.get(userId) ?? {
        streams: new Set(),
        latest,
        isReading: false,
        isReadAgain: false,
      };
      people.set(userId, person);
      person.latest = Math.max(person.latest, latest);
      const stream = new LiveStream({
        sessionId,
        last: after === null || isUnknown ? latest : after,
        onRoom: () => void read(userId),
        onEnd: (ended) => remove(userId, ended),
      });
      if (isUnknown) stream.reset(latest);
      if (person.streams.size >= maxPerPerson) [...person.streams][0]!.end();
      person.streams.add(stream);
      open++;
      startTimers();
      void read(userId);
      return stream;
    },
    count: () => open,
    close() {
      isClosed = true;
      for (const stream of allStreams()) stream.end();
    },
  };
}
