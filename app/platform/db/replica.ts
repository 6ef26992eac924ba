import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { Log } from "#app/platform/log.ts";

/** A replica that is further behind is left out. */
const closeEnoughMs = 5_000;
const everyMs = 1_000;
/** Between two checks, however many changes are announced. */
const gapMs = 25;
const longestEndMs = 2_000;

/** Where the primary was in its log. */
interface Sample {
  at: number;
  /** The changes that this process had been notified of before the primary was asked. */
  noticed: number;
  inserted: number;
  /** An idle primary may keep back records that nobody waits for: the delay is measured by what it has flushed. */
  flushed: number;
}

interface ReplicaOptions {
  name: string;
  primary: pg.Pool;
  pool: pg.Pool;
  /** A connection of its own: a replica with many queries must not look dead. */
  probe: pg.Pool;
  /** How many changes this process has been notified of. */
  noticed: () => number;
  log: Log;
}

/** Knows how far a replica is behind, and passes to the primary what it cannot answer. */
export class Replica {
  readonly name: string;
  readonly client: pg.Pool;
  readonly #given: ReplicaOptions;
  readonly #inFlight = new Set<(error: Error) => void>();
  #samples: Sample[] = [];
  /** It has all that was committed before this time, … */
  #completeUntil = -Infinity;
  /** … and the changes up to this number. */
  #noticed = -1;
  #wasClose = false;
  #failure: Error | undefined;
  #system = "";
  #isStopped = false;
  #watching: Promise<void> | undefined;
  #isAsked = false;
  #checksBehind = 0;
  #timer: NodeJS.Timeout | undefined;
  #endRest = (): void => {};

  constructor(given: ReplicaOptions) {
    this.#given = given;
    this.name = given.name;
    // Transactions and streams get their connection from `connect`.
    this.client = Object.create(given.pool, {
      query: { value: (...args: unknown[]) => this.#query(args) },
      connect: { value: () => this.#connect() },
    }) as pg.Pool;
  }

  /** Why it is not in use. A process that serves no pages watches none. */
  get trouble(): string | null {
    if (!this.#watching || this.isClose()) return null;
    return this.#failure?.message ?? `more than ${closeEnoughMs / 1000} s behind`;
  }

  isClose(): boolean {
    return performance.now() - this.#completeUntil <= closeEnoughMs;
  }

  isCurrent(): boolean {
    return this.isClose() && this.#noticed === this.#given.noticed();
  }

  /** Starts the watch, or shortens its pause. */
  checkSoon(): void {
    this.#checksBehind = 0;
    if (this.#isAsked) return;
    this.#isAsked = true;
    this.#watching ??= this.#watch();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#endRest, gapMs);
  }

  async close(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#endRest();
    await this.#watching;
    // One that hangs never says goodbye.
    const ended = Promise.all([this.#given.pool.end(), this.#given.probe.end()]);
    await Promise.race([ended, sleep(longestEndMs, undefined, { ref: false })]);
  }

  async #watch(): Promise<void> {
    while (!this.#isStopped) {
      this.#isAsked = false;
      await this.#check();
      this.#checksBehind = this.isCurrent() ? 0 : this.#checksBehind + 1;
      await this.#rest();
    }
  }

  /** One that stays behind is asked less and less often. */
  #rest(): Promise<void> {
    const behindMs = Math.min(gapMs * 2 ** this.#checksBehind, everyMs);
    const ms = this.#isAsked ? gapMs : this.#checksBehind > 0 ? behindMs : everyMs;
    return new Promise<void>((resolve) => {
      this.#endRest = resolve;
      this.#timer = setTimeout(resolve, this.#isStopped ? 0 : ms);
    });
  }

  async #check(): Promise<void> {
    try {
      await this.#samplePrimary();
    } catch {
      // Its absence is reported elsewhere. Without it nothing is known of the replica, which soon counts as too far behind.
      return;
    }
    try {
      const { system, position } = await askReplica(this.#given.probe);
      if (position === null || system !== this.#system)
        throw new Error("not a replica of this primary");
      const reached = (by: "flushed" | "inserted") =>
        this.#samples.findLast((sample) => sample[by] <= position);
      this.#completeUntil = reached("flushed")?.at ?? -Infinity;
      this.#noticed = reached("inserted")?.noticed ?? -1;
      this.#failure = undefined;
    } catch (error) {
      this.#failure = error as Error;
      this.#completeUntil = -Infinity;
      for (const fail of this.#inFlight) fail(this.#failure);
    }
    this.#report();
  }

  async #samplePrimary(): Promise<void> {
    const at = performance.now();
    const noticed = this.#given.noticed();
    const { system, inserted, flushed } = await askPrimary(this.#given.primary);
    this.#system = system;
    this.#samples = this.#samples.filter((sample) => at - sample.at <= closeEnoughMs);
    this.#samples.push({ at, noticed, inserted, flushed });
  }

  #report(): void {
    const isClose = this.isClose();
    if (isClose === this.#wasClose) return;
    this.#wasClose = isClose;
    const { log, name } = this.#given;
    if (isClose) log.info({ replica: name }, "replica in use");
    else log.warn({ replica: name, reason: this.trouble }, "replica left out");
  }

  async #query(args: unknown[]): Promise<unknown> {
    const { pool, primary } = this.#given;
    const ask = (client: pg.Pool) => client.query(...(args as [string]));
    if (!this.isClose()) return ask(primary);
    const { promise: left, reject } = Promise.withResolvers<never>();
    this.#inFlight.add(reject);
    try {
      return await Promise.race([ask(pool), left]);
    } catch (error) {
      if (isOurFault(error)) throw error;
      return await ask(primary);
    } finally {
      this.#inFlight.delete(reject);
    }
  }

  async #connect(): Promise<pg.PoolClient> {
    const { pool, primary } = this.#given;
    return this.isClose() ? pool.connect().catch(() => primary.connect()) : primary.connect();
  }
}

const system = "(select system_identifier from pg_control_system())::text as system";

async function askPrimary(pool: pg.Pool) {
  const { rows } = await pool.query<{ system: string; inserted: number; flushed: number }>(
    `select ${system}, (pg_current_wal_insert_lsn() - '0/0')::float8 as inserted,
      (pg_current_wal_flush_lsn() - '0/0')::float8 as flushed`,
  );
  return rows[0]!;
}

async function askReplica(pool: pg.Pool) {
  const { rows } = await pool.query<{ system: string; position: number | null }>(
    `select ${system},
      case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::float8 end as position`,
  );
  return rows[0]!;
}

const readOnlyTransaction = "25006";
const tooSlow = "57014";

/** The primary would do the same, or worse: write. Everything else (a lost connection, a conflict with replay, a table that has not arrived) it can answer. */
const isOurFault = (error: unknown): boolean =>
  [readOnlyTransaction, tooSlow].includes((error as { code?: string }).code ?? "");
