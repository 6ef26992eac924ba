import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, inject, it, vi } from "vitest";
import type { ServerDatabase } from "#app/platform/db/db.ts";
import { openServer } from "#app/platform/db/open-server.ts";
import { createLog } from "#app/platform/log.ts";
import { soon } from "#test/soon.ts";

let database: ServerDatabase;
let killer: ServerDatabase;
const open = () =>
  openServer({ url: `${inject("serverUrl")}/postgres`, pool: 3, log: createLog("silent") });
beforeEach(() => {
  database = open();
  killer = open();
});
afterEach(() => Promise.all([database.close(), killer.close()]));

const terminate = (pid: number) => killer.db.execute(sql`select pg_terminate_backend(${pid})`);
const pidOf = async ({ db }: Pick<ServerDatabase, "db">) =>
  (await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]!.pid;
const listeners = async (channel: string) =>
  (
    await killer.db.execute<{ pid: number }>(
      sql`select pid from pg_stat_activity where application_name = 'relevo-listen' and query = ${`listen "${channel}"`}`,
    )
  ).rows.map(({ pid }) => pid);

describe("a pool of connections", () => {
  it("survives a broken idle connection", async () => {
    await terminate(await pidOf(database));
    await vi.waitFor(async () => expect(await pidOf(database)).toBeGreaterThan(0), soon);
  });

  it("fails only the transaction whose connection breaks", async () => {
    const work = database.db.transaction(async (tx) => {
      const pid = await pidOf({ db: tx });
      await terminate(pid);
      await vi.waitFor(async () => {
        const { rows } = await killer.db.execute(
          sql`select 1 from pg_stat_activity where pid = ${pid}`,
        );
        expect(rows).toEqual([]);
      }, soon);
      // The process learns of the disconnect while no query is running.
      await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
      await tx.execute(sql`select 1`);
    });
    await expect(work).rejects.toThrow(/Failed query|terminat|not queryable/i);
    expect(await pidOf(database)).toBeGreaterThan(0);
  });

  it("cancels a query that takes too long", async () => {
    const { rows } = await database.db.execute<{ statement_timeout: string }>(
      sql`show statement_timeout`,
    );
    expect(rows[0]!.statement_timeout).toBe("30s");
  });
});

describe("listening", () => {
  it("reconnects when its connection breaks and reports that notifications may be lost", async () => {
    const channel = "listen_again";
    const heard: string[] = [];
    let lost = 0;
    await database.listen(
      channel,
      (payload) => heard.push(payload),
      () => lost++,
    );
    await vi.waitFor(async () => expect(await listeners(channel)).toHaveLength(1), soon);
    const [pid] = await listeners(channel);
    const lostBefore = lost;
    await terminate(pid!);
    await vi.waitFor(() => expect(lost).toBeGreaterThan(lostBefore), soon);
    await vi.waitFor(async () => {
      const now = await listeners(channel);
      expect(now).toHaveLength(1);
      expect(now).not.toContain(pid);
    }, soon);
    const lostAfter = lost;
    await killer.db.execute(sql`select pg_notify(${channel}, 'back')`);
    await vi.waitFor(() => expect(heard).toEqual(["back"]), soon);
    expect(lost).toBe(lostAfter);
  });

  it("leaves no connection behind when it ends", async () => {
    const unlisten = await database.listen(
      "listen_end",
      () => {},
      () => {},
    );
    await vi.waitFor(async () => expect(await listeners("listen_end")).toHaveLength(1), soon);
    await unlisten();
    await vi.waitFor(async () => expect(await listeners("listen_end")).toEqual([]), soon);
  });

  it("can end before it has started", async () => {
    const unlisten = await database.listen(
      "listen_never",
      () => {},
      () => {},
    );
    await unlisten();
    await vi.waitFor(async () => expect(await listeners("listen_never")).toEqual([]), soon);
  });
});
