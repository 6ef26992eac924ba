import { taxRegistrations } from "#app/payments/payments.table.ts";
import type { TaxNumbers } from "#app/payments/tax/tax-rates.ts";
import type { Db } from "#app/platform/db/db.ts";

export async function getTaxNumbers(db: Db): Promise<TaxNumbers> {
  const rows = await db
    .select({ authority: taxRegistrations.authority, number: taxRegistrations.number })
    .from(taxRegistrations);
  return Object.fromEntries(rows.map(({ authority, number }) => [authority, number]));
}
