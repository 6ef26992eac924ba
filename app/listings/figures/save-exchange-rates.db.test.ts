import { desc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { getExchangeRates } from "./exchange-rates.queries.server.ts";
import { revertExchangeRates, saveExchangeRates } from "./save-exchange-rates.server.ts";
import { listingIndex } from "#app/listings/index/search.table.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { findSettingVersion } from "#app/platform/audit/change-setting.server.ts";
import { aListing, anAdmin } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const key = "exchangeRates";

withDatabase((world) => {
  const change = async () => {
    const { db } = world();
    return {
      key,
      version: await findSettingVersion(db, key),
      actorId: (await anAdmin(db)).id,
      requestId: null,
    };
  };
  const latestEntry = async () => {
    const [entry] = await world()
      .db.select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, key))
      .orderBy(desc(auditLog.createdAt), desc(auditLog.id));
    return entry!;
  };

  test("stores new rates and corrections together, updates the search index, and can be undone", async () => {
    const { db } = world();
    const { id } = await aListing(db, {
      status: "active",
      currency: "USD",
      askingPrice: 100_000_00,
    });
    const indexed = async () =>
      (await db.select().from(listingIndex).where(eq(listingIndex.listingId, id)))[0];
    const before = await indexed();

    expect(
      await saveExchangeRates(db, await change(), [
        { currency: "USD", asOf: "2026-11-02", perCad: 0.72 },
        { currency: "USD", asOf: "2026-11-10", perCad: 0.5 },
        { currency: "MXN", asOf: "2026-11-10", perCad: 13.5 },
      ]),
    ).toEqual({ ok: true });
    expect((await getExchangeRates(db)).perCad).toMatchObject({ USD: 0.5, MXN: 13.5 });
    expect(await indexed()).not.toEqual(before);
    const entry = await latestEntry();
    expect(entry.details).toEqual({
      before: { "USD 2026-11-02": 0.7134, "USD 2026-11-10": null, "MXN 2026-11-10": null },
      after: { "USD 2026-11-02": 0.72, "USD 2026-11-10": 0.5, "MXN 2026-11-10": 13.5 },
    });

    expect(await revertExchangeRates(db, { ...(await change()), revertOf: entry.id })).toEqual({
      ok: true,
    });
    expect(await getExchangeRates(db)).toMatchObject({
      asOf: "2026-11-02",
      perCad: { USD: 0.7134, MXN: 13.125 },
    });
    // A rate that was corrected again since is not overwritten.
    expect(await revertExchangeRates(db, { ...(await change()), revertOf: entry.id })).toEqual({
      ok: false,
      reason: "changed-since",
    });
  });

  test("reindexes listings only for the latest day of their currency", async () => {
    const insert = (asOf: string) =>
      world().db.transaction(async (tx) => {
        await tx.execute(sql`create or replace function index_all_listings(in_currency text default null)
          returns void language plpgsql as $$ begin raise exception 'indexed again'; end $$`);
        await tx.execute(sql`insert into exchange_rates values ('MXN', ${asOf}, 9)`);
        await tx.execute(sql`delete from exchange_rates where as_of = ${asOf}`);
        tx.rollback();
      });
    await expect(insert("2001-01-01")).rejects.toThrow("Rollback");
    await expect(insert("2099-01-01")).rejects.toMatchObject({
      cause: { message: "indexed again" },
    });
  });

  test("stores none of the rates if the database rejects one", async () => {
    const { db } = world();
    const rates = await getExchangeRates(db);
    await expect(
      saveExchangeRates(db, await change(), [
        { currency: "USD", asOf: "2026-11-11", perCad: 0.7 },
        { currency: "CAD", asOf: "2026-11-11", perCad: 2 },
      ]),
    ).rejects.toThrow("exchange_rates");
    expect(await getExchangeRates(db)).toEqual(rates);
  });
});
