import { sql } from "drizzle-orm";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import type { Database } from "#app/platform/db/db.ts";
import { migrateDatabase, migrationsFolder } from "#app/platform/db/migrate.ts";
import { openServer } from "#app/platform/db/open-server.ts";
import { createLog } from "#app/platform/log.ts";
import { eachDatabase } from "#test/with-database.ts";
import { openOnServer } from "#test/server-database.ts";
import { soon } from "#test/soon.ts";

const { entries } = JSON.parse(
  readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8"),
) as { entries: { when: number }[] };

const appliedIn = async ({ db }: Database) => {
  const { rows } = await db.execute<{ at: number }>(
    sql`select created_at::float8 as at from drizzle.__drizzle_migrations order by created_at`,
  );
  return rows.map(({ at }) => at);
};

it("keeps the latest snapshot of the schema only", () => {
  const latest = String(entries.length - 1).padStart(4, "0");
  const kept = readdirSync(join(migrationsFolder, "meta")).toSorted();
  expect(kept).toEqual([`${latest}_snapshot.json`, "_journal.json"]);
});

eachDatabase((world) => {
  it("runs each migration once", async () => {
    const { database } = world();
    const expected = entries.map(({ when }) => when);
    expect(await appliedIn(database)).toEqual(expected);
    await migrateDatabase(database);
    await migrateDatabase(database);
    expect(await appliedIn(database)).toEqual(expected);
  });
});

describe("on a server", () => {
  /** Each call of `open` acts as a separate process. */
  async function withEmptyDatabase(work: (open: () => Database) => Promise<void>): Promise<void> {
    const { url, end } = await openOnServer();
    const opened: Database[] = [];
    const open = () => {
      const database = openServer({ url, pool: 2, log: createLog("silent") });
      opened.push(database);
      return database;
    };
    try {
      await work(open);
    } finally {
      await Promise.all(opened.map((database) => database.close()));
      await end();
    }
  }

  it("migrates once when several processes start at the same time", async () => {
    await withEmptyDatabase(async (open) => {
      const databases = [open(), open(), open(), open()];
      await Promise.all(databases.map((database) => migrateDatabase(database)));
      expect(await appliedIn(databases[0]!)).toEqual(entries.map(({ when }) => when));
    });
  });

  it("stops waiting for a table after two seconds, lets others pass, and tries again", async () => {
    await withEmptyDatabase(async (open) => {
      const [waiting, other, observer] = [open(), open(), open()];
      const waits = async () => {
        const { rows } = await observer.db.execute(
          sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'
                and datname = current_database() and query ilike '%create table "mails"%'`,
        );
        return rows.length > 0;
      };
      let migrating = Promise.resolve();
      const blocking = other.db.transaction(async (tx) => {
        await tx.execute(sql`create table mails (id int)`);
        migrating = migrateDatabase(waiting);
        await vi.waitFor(async () => expect(await waits()).toBe(true), soon);
        await vi.waitFor(async () => expect(await waits()).toBe(false), soon);
        tx.rollback();
      });
      await expect(blocking).rejects.toThrow(/rollback/i);
      await migrating;
      expect(await appliedIn(waiting)).toEqual(entries.map(({ when }) => when));
    });
  });

  it("rolls back an interrupted migration and runs it again", async () => {
    await withEmptyDatabase(async (open) => {
      const [cutOff, other, killer] = [open(), open(), open()];
      // Another session creates the same table, so the migration blocks halfway.
      await other.db.transaction(async (tx) => {
        await tx.execute(sql`create table mails (id int)`);
        const failing = migrateDatabase(cutOff).then(
          () => "done",
          () => "cut off",
        );
        await vi.waitFor(async () => {
          const { rows } = await killer.db.execute(
            sql`select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'
                  and datname = current_database() and query ilike '%create table "mails"%'
                  and pid <> pg_backend_pid()`,
          );
          expect(rows).toHaveLength(1);
        }, soon);
        expect(await failing).toBe("cut off");
        await tx.execute(sql`drop table mails`);
      });
      const { rows } = await other.db.execute(
        sql`select 1 from pg_tables where schemaname = 'public'`,
      );
      expect(rows).toEqual([]);
      const again = open();
      await migrateDatabase(again);
      expect(await appliedIn(again)).toEqual(entries.map(({ when }) => when));
    });
  });
});
