import { expect, test, vi } from "vitest";
import type { Viewer } from "#app/accounts/viewer.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createLog } from "#app/platform/log.ts";
import { aConversation, aListing, anAdmin, aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import { runChecks } from "./run-checks.server.ts";

const log = createLog("silent");

withDatabase((world) => {
  test("shows a count and the newest five of each, with personal data only for permitted administrators", async () => {
    const { db } = world();
    const admin = (await anAdmin(db)) as unknown as Viewer;
    for (let made = 0; made < 6; made++) await aUser(db, { lastName: "Confidential" });
    const draft = await aListing(db, { status: "draft", title: "Confidential bakery" });
    await aConversation(db, { listingId: draft.id });

    const seen = await runChecks(db, log, { ...admin, adminAreas: null });
    expect(seen.map(({ label }) => label)).toEqual([
      "Connection",
      "Businesses",
      "Users",
      "Conversations",
    ]);
    expect(seen[0]!.loaded).toEqual({ count: null, rows: [] });
    expect(seen[2]!.loaded!.rows).toHaveLength(5);
    expect(seen[2]!.loaded!.count).toBeGreaterThan(6);
    expect(JSON.stringify(seen)).toContain("Confidential bakery");

    for (const viewer of [null, { ...admin, adminAreas: ["finance"] } as const])
      expect(JSON.stringify(await runChecks(db, log, viewer))).not.toMatch(
        /Confidential|@example\.com/,
      );
  });

  test("marks and logs a failed test, and runs the next", async () => {
    const { db } = world();
    const warn = vi.spyOn(log, "warn");
    const broken = new Proxy(db, {
      get: (target, name) =>
        name === "execute"
          ? () => Promise.reject(new Error("away"))
          : (Reflect.get(target, name, target) as unknown),
    }) as Db;
    const [connection, businesses] = await runChecks(broken, log, null);
    expect(connection!.loaded).toBeNull();
    expect(businesses!.loaded).not.toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});
