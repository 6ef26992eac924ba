import { taxRates, taxRegistrations } from "#app/payments/payments.table.ts";
import type { TaxNumbers, TaxRate, TaxSettings } from "#app/payments/tax/tax-rates.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";

/** Read for each quote, never cached: the charged rate must be the configured one. */
export async function getTaxSettings(db: Db): Promise<TaxSettings> {
  return { rates: await listTaxRates(db), numbers: await getTaxNumbers(db) };
}

export async function getTaxNumbers(db: Db): Promise<TaxNumbers> {
  const rows = await db
    .select({ authority: taxRegistrations.authority, number: taxRegistrations.number })
    .from(taxRegistrations);
  return Object.fromEntries(rows.map(({ authority, number }) => [authority, number]));
}

export const listTaxRates = (db: Db): Promise<TaxRate[]> =>
  db
    .select(pick(taxRates, "region", "label", "since", "authority", "rate"))
    .from(taxRates)
    .orderBy(taxRates.region, taxRates.label, taxRates.since);
