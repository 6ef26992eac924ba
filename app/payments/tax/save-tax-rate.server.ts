import { and, eq, gt, min, sql } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import { orders, taxRates } from "#app/payments/payments.table.ts";
import { type TaxRate, taxTimeZone } from "#app/payments/tax/tax-rates.ts";
import { authorityOf } from "#app/payments/tax/tax-settings.schema.ts";
import {
  changeSetting,
  findSettingChange,
  type SettingChange,
  type SettingOutcome,
} from "#app/platform/audit/change-setting.server.ts";
import { changedFields } from "#app/platform/audit/changed-fields.ts";
import type { Db } from "#app/platform/db/db.ts";

type RateKey = Pick<TaxRate, "region" | "label" | "since">;

/** "CA-NS HST 2025-04-01" */
const taxRateName = ({ region, label, since }: RateKey): string => `${region} ${label} ${since}`;

/** A rate cannot change once an order carries it, and none is inserted into a time in which another was charged. */
export const saveTaxRate = (
  db: Db,
  change: SettingChange,
  rate: TaxRate,
): Promise<SettingOutcome<"charged">> =>
  changeSetting<"charged">(db, change, (tx) => write(tx, rate, rate.rate));

export const removeTaxRate = (
  db: Db,
  change: SettingChange,
  key: RateKey,
): Promise<SettingOutcome<"charged">> =>
  changeSetting<"charged">(db, change, (tx) => write(tx, key, null));

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
    return write(tx, key, before[name!]!);
  });

async function write(tx: Db, key: RateKey, rate: number | null) {
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
      and o.created_at >= ${since}::date::timestamp at time zone ${taxTimeZone}
      and o.created_at < coalesce(${next?.since ?? null}::date, 'infinity'::date)::timestamp at time zone ${taxTimeZone}
    limit 1`);
  return rows.length > 0;
}
