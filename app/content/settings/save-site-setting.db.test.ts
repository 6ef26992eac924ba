import { desc, eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { revertSiteSetting, saveSiteSetting } from "./save-site-setting.server.ts";
import { defaultSiteSettings } from "./site-settings.ts";
import { getCachedSiteSettings, getSiteSettings } from "./site-settings.queries.server.ts";
import { siteSettings } from "./site-settings.table.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { findSettingVersion } from "#app/platform/audit/change-setting.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { getCachedOperator, getOperator } from "#app/platform/operator.server.ts";
import { QueryCache } from "#app/platform/query-cache.ts";
import { anAdmin } from "#test/factories.ts";
import { demoSettings } from "#demo/rows/site-settings.ts";
import { listenToChanges } from "#server/services.ts";
import { withDatabase } from "#test/with-database.ts";
import { soon } from "#test/soon.ts";

const history = (db: Db, key: string) =>
  db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, key))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id));

withDatabase((world) => {
  test("a change is stored with its history and can be reverted, and so can the revert", async () => {
    const { db } = world();
    const { id: actorId } = await anAdmin(db);
    const change = async () => ({
      key: "heroFigures" as const,
      version: await findSettingVersion(db, "heroFigures"),
      actorId,
      requestId: "r1",
    });
    const later = { ...defaultSiteSettings.heroFigures, years: "1+" };
    expect(await saveSiteSetting(db, await change(), later)).toEqual({ ok: true });
    expect((await getSiteSettings(db)).heroFigures).toEqual(later);
    const [entry] = await history(db, "heroFigures");
    expect(entry).toMatchObject({
      actorId,
      action: "setting-changed",
      subjectType: "setting",
      requestId: "r1",
      details: { before: { years: "" }, after: { years: "1+" } },
    });
    expect(await saveSiteSetting(db, await change(), later)).toEqual({
      ok: false,
      reason: "unchanged",
    });

    const revert = async (revertOf: string) =>
      revertSiteSetting(db, { ...(await change()), revertOf });
    expect(await revert(entry!.id)).toEqual({ ok: true });
    expect((await getSiteSettings(db)).heroFigures).toEqual(defaultSiteSettings.heroFigures);
    const [reverted] = await history(db, "heroFigures");
    expect(reverted).toMatchObject({
      action: "setting-reverted",
      details: { after: { years: "" }, revertOf: entry!.id },
    });
    expect(await revert(reverted!.id)).toEqual({ ok: true });
    expect((await getSiteSettings(db)).heroFigures).toEqual(later);
    // Only from its own history.
    expect(
      await revertSiteSetting(db, {
        key: "bannedWords",
        version: "",
        actorId,
        requestId: null,
        revertOf: entry!.id,
      }),
    ).toEqual({ ok: false, reason: "not-found" });
  });

  test("rejects the second of two administrators who edit the same version", async () => {
    const { db } = world();
    const { id: actorId } = await anAdmin(db);
    const change = { key: "featuredSlots" as const, version: "", actorId, requestId: null };
    const outcomes = await Promise.all([
      saveSiteSetting(db, change, { strip: 3, home: 6 }),
      saveSiteSetting(db, change, { strip: 5, home: 9 }),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes).toContainEqual({ ok: false, reason: "changed-meanwhile" });
    expect(await history(db, "featuredSlots")).toHaveLength(1);
  });

  test("a stored setting invalidates the cache", async () => {
    const { db, database } = world();
    const { id: actorId } = await anAdmin(db);
    const cache = new QueryCache(db);
    await listenToChanges(database, cache);
    const read = async () =>
      [(await getCachedSiteSettings(cache)).operator, await getCachedOperator(cache)] as const;
    // On a server the listener connects in the background, and its cache is empty until then.
    await vi.waitFor(async () => {
      await read();
      const version = await findSettingVersion(db, "operator");
      const fresh = { ...demoSettings.operator, legalName: `Turnip ${version} Inc.` };
      const change = { key: "operator" as const, version, actorId, requestId: null };
      expect(await saveSiteSetting(db, change, fresh)).toEqual({ ok: true });
      await vi.waitFor(async () => expect(await read()).toEqual([fresh, fresh]), 500);
    }, soon);
  });

  test("an operator set by mistake can be removed again", async () => {
    const { db } = world();
    const { id: actorId } = await anAdmin(db);
    await db.delete(siteSettings);
    const change = async () => ({
      key: "operator" as const,
      version: await findSettingVersion(db, "operator"),
      actorId,
      requestId: null,
    });
    expect(await saveSiteSetting(db, await change(), demoSettings.operator)).toEqual({ ok: true });
    expect(await getOperator(db)).toEqual(demoSettings.operator);
    const [entry] = await history(db, "operator");
    expect(await revertSiteSetting(db, { ...(await change()), revertOf: entry!.id })).toEqual({
      ok: true,
    });
    expect(await getOperator(db)).toBeNull();
  });
});
