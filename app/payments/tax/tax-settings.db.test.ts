import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders, taxRegistrations } from "#app/payments/payments.table.ts";
import {
  revertTaxNumbers,
  saveTaxNumbers,
  removeTaxRate,
  revertTaxRate,
  saveTaxRate,
} from "#app/payments/tax/save-taxes.server.ts";
import { taxLines } from "#app/payments/tax/tax-rates.ts";
import { getTaxSettings, listTaxRates } from "#app/payments/tax/tax-settings.queries.server.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { findSettingVersion } from "#app/platform/audit/change-setting.server.ts";
import { aListing, anAdmin } from "#test/factories.ts";
import { regionsOf } from "#app/shared/places.ts";
import { withDatabase } from "#test/with-database.ts";

const now = new Date("2026-11-16T12:00:00Z");
const numbers = { GST: "1 RT", QST: "2 TQ", "PST-BC": "3", "PST-MB": "4", "PST-SK": "5" };

withDatabase((world) => {
  const change = async (key: string) => {
    const { db } = world();
    return {
      key,
      version: await findSettingVersion(db, key),
      actorId: (await anAdmin(db)).id,
      requestId: null,
    };
  };
  const latestEntry = async (key: string) => {
    const [entry] = await world()
      .db.select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, key))
      .orderBy(desc(auditLog.createdAt), desc(auditLog.id));
    return entry!;
  };

  test("every province and territory has a rate from the first day", async () => {
    const { rates } = await getTaxSettings(world().db);
    for (const { code } of regionsOf("CA"))
      expect(taxLines(100_00, code, { rates, numbers }, now), code).not.toEqual([]);
  });

  test.each([
    ["CA-ON", [["HST", 13, 25_87]]],
    ["CA-AB", [["GST", 5, 9_95]]],
    ["CA-NS", [["HST", 14, 27_86]]],
    [
      "CA-BC",
      [
        ["GST", 5, 9_95],
        ["PST", 7, 13_93],
      ],
    ],
    ["US-TX", []],
  ])("$199 in %s is taxed with %j", async (region, expected) => {
    const { rates } = await getTaxSettings(world().db);
    const lines = taxLines(199_00, region, { rates, numbers }, now);
    expect(lines.map(({ label, rate, amount }) => [label, rate, amount])).toEqual(expected);
  });

  test("stores, clears and reverts numbers, with a history", async () => {
    const { db } = world();
    const key = "taxNumbers";
    await saveTaxNumbers(db, await change(key), { GST: "12345 RT0001", QST: "77 TQ" });
    await saveTaxNumbers(db, await change(key), { GST: "12345 RT0002", QST: "" });
    expect((await getTaxSettings(db)).numbers).toEqual({ GST: "12345 RT0002" });
    const entry = await latestEntry(key);
    expect(entry.details).toMatchObject({
      before: { GST: "12345 RT0001", QST: "77 TQ" },
      after: { GST: "12345 RT0002", QST: null },
    });
    await revertTaxNumbers(db, { ...(await change(key)), revertOf: entry.id });
    expect((await getTaxSettings(db)).numbers).toEqual({ GST: "12345 RT0001", QST: "77 TQ" });
    await db.delete(taxRegistrations);
  });

  test("a future rate can be added and removed; a charged one cannot change", async () => {
    const { db } = world();
    const key = "taxRates";
    const future = {
      region: "CA-ON",
      label: "HST",
      authority: "GST",
      rate: 12,
      since: "2030-01-01",
    } as const;
    const ontario = async () =>
      (await listTaxRates(db)).filter(({ region }) => region === "CA-ON").map(({ rate }) => rate);
    expect(await saveTaxRate(db, await change(key), future)).toEqual({ ok: true });
    expect(await ontario()).toEqual([13, 12]);
    const added = await latestEntry(key);
    expect(await revertTaxRate(db, { ...(await change(key)), revertOf: added.id })).toEqual({
      ok: true,
    });
    expect(await ontario()).toEqual([13]);
    expect(await revertTaxRate(db, { ...(await change(key)), revertOf: added.id })).toEqual({
      ok: false,
      reason: "changed-since",
    });

    const listing = await aListing(db, { region: "CA-ON" });
    await db.insert(orders).values({
      listingId: listing.id,
      userId: listing.ownerId,
      kind: "package",
      packageId: "rmb",
      amount: 224_87,
      taxes: [{ label: "HST", rate: 13, amount: 25_87, number: "1" }],
      createdAt: now,
    });
    const charged = { ok: false, reason: "charged" };
    const current = { ...future, rate: 14, since: "2010-07-01" };
    expect(await saveTaxRate(db, await change(key), current)).toEqual(charged);
    expect(await saveTaxRate(db, await change(key), { ...current, since: "2026-01-01" })).toEqual(
      charged,
    );
    expect(await removeTaxRate(db, await change(key), current)).toEqual(charged);
    expect(await saveTaxRate(db, await change(key), future)).toEqual({ ok: true });
    expect(await removeTaxRate(db, await change(key), future)).toEqual({ ok: true });
    expect(await ontario()).toEqual([13]);
    // Another province's rate has not been charged yet.
    const alberta = { ...future, region: "CA-AB", label: "GST", since: "2026-01-01" } as const;
    expect(await saveTaxRate(db, await change(key), alberta)).toEqual({ ok: true });
  });
});
