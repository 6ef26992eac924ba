import { and, eq, gt, min, sql, inArray } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import { orders, taxRates, taxRegistrations } from "#app/payments/payments.table.ts";
import { type TaxRate, type TaxAuthority, type TaxNumbers } from "#app/payments/tax/tax-rates.ts";
import { authorityOf } from "#app/payments/tax/tax-settings.schema.ts";
import {
  changeSetting,
  findSettingChange,
  type SettingChange,
  type SettingOutcome,
} from "#app/platform/audit/change-setting.server.ts";
import { changedFields } from "#app/platform/audit/changed-fields.ts";
import type { Db } from "#app/platform/db/db.ts";
import { getTaxNumbers } from "#app/payments/tax/tax-settings.queries.server.ts";
import { officeZone } from "#app/shared/day.ts";

type RateKey = Pick<TaxRate, "region" | "label" | "since">;

/** "CA-NS HST 2025-04-01" */
const taxRateName = ({ region, label, since }: RateKey): string => `${region} ${label} ${since}`;

/** A rate cannot change after an order used it, and none can be inserted into a period in which another was charged. */
export const saveTaxRate = (
  db: Db,
  change: SettingChange,
  rate: TaxRate,
): Promise<SettingOutcome<"charged">> =>
  changeSetting<"charged">(db, change, (tx) => writeRate(tx, rate, rate.rate));

export const removeTaxRate = (
  db: Db,
  change: SettingChange,
  key: RateKey,
): Promise<SettingOutcome<"charged">> =>
  changeSetting<"charged">(db, change, (tx) => writeRate(tx, key, null));

export const revertTaxRate = (
  db: Db,
  change: SettingChange & { revertOf: string },
): Promise<SettingOutcome<"charged" | "not-found" | "changed-since">> =>
  changeSetting<"charged" | "not-found" | "changed-since">(db, change, async (tx) => {
    const earlier = await findSettingChange(tx, change.key, change.revertOf);
    if (!earlier) return "not-found";
    const { before, after } = earlier as Record<"before" | "after", Record<string, number | null>>;
    const [name] = Object.keys(after);
    const [region, label, since] = name!.split(" ") as [string, TaxRate["label"], string];
    const key = { region, label, since };
    if ((await findRate(tx, key)) !== after[name!]) return "changed-since";
    return writeRate(tx, key, before[name!]!);
  });

async function writeRate(tx: Db, key: RateKey, rate: number | null) {
  const before = await findRate(tx, key);
  const name = taxRateName(key);
  const changed = changedFields({ [name]: before }, { [name]: rate });
  if (!changed) return null;
  if (await wasCharged(tx, key)) return "charged";
  if (rate === null) await tx.delete(taxRates).where(isRate(key));
  else {
    const { region, label, since } = key;
    await tx
      .insert(taxRates)
      .values({ region, label, since, rate, authority: authorityOf(label, region)! })
      .onConflictDoUpdate({
        target: [taxRates.region, taxRates.label, taxRates.since],
        set: { rate },
      });
  }
  return changed;
}

async function findRate(tx: Db, key: RateKey): Promise<number | null> {
  const [row] = await tx.select({ rate: taxRates.rate }).from(taxRates).where(isRate(key));
  return row?.rate ?? null;
}

const isRate = ({ region, label, since }: RateKey) =>
  and(eq(taxRates.region, region), eq(taxRates.label, label), eq(taxRates.since, since));

/** From its first day until the next rate's. */
async function wasCharged(tx: Db, { region, label, since }: RateKey): Promise<boolean> {
  const [next] = await tx
    .select({ since: min(taxRates.since) })
    .from(taxRates)
    .where(and(eq(taxRates.region, region), eq(taxRates.label, label), gt(taxRates.since, since)));
  const { rows } = await tx.execute(sql`
    select 1 from ${orders} o join ${listings} l on l.id = o.listing_id
    where l.region = ${region} and o.taxes @> ${JSON.stringify([{ label }])}::jsonb
      and o.created_at >= ${since}::date::timestamp at time zone ${officeZone}
      and o.created_at < coalesce(${next?.since ?? null}::date, 'infinity'::date)::timestamp at time zone ${officeZone}
    limit 1`);
  return rows.length > 0;
}

/** An authority without a number is removed. */
export const saveTaxNumbers = (
  db: Db,
  change: SettingChange,
  numbers: TaxNumbers,
): Promise<SettingOutcome> => changeSetting<never>(db, change, (tx) => writeNumbers(tx, numbers));

export const revertTaxNumbers = (
  db: Db,
  change: SettingChange & { revertOf: string },
): Promise<SettingOutcome<"not-found">> =>
  changeSetting<"not-found">(db, change, async (tx) => {
    const earlier = await findSettingChange(tx, change.key, change.revertOf);
    return earlier ? writeNumbers(tx, earlier["previous"] as TaxNumbers) : "not-found";
  });

async function writeNumbers(tx: Db, wanted: TaxNumbers) {
  const previous = await getTaxNumbers(tx);
  const numbers = Object.fromEntries(Object.entries(wanted).filter(([, number]) => number));
  const changed = changedFields(previous, numbers);
  if (!changed) return null;
  const rows = Object.entries(numbers).map(([authority, number]) => ({
    authority: authority as TaxAuthority,
    number: String(number),
  }));
  const gone = (Object.keys(previous) as TaxAuthority[]).filter((one) => !(one in numbers));
  if (gone.length > 0)
    await tx.delete(taxRegistrations).where(inArray(taxRegistrations.authority, gone));
  if (rows.length > 0)
    await tx
      .insert(taxRegistrations)
      .values(rows)
      .onConflictDoUpdate({
        target: taxRegistrations.authority,
        set: { number: sql`excluded.number` },
      });
  return { ...changed, previous };
}
