import { inArray, sql } from "drizzle-orm";
import { taxRegistrations } from "#app/payments/payments.table.ts";
import type { TaxAuthority, TaxNumbers } from "#app/payments/tax/tax-rates.ts";
import { getTaxNumbers } from "#app/payments/tax/tax-settings.queries.server.ts";
import {
  changeSetting,
  findSettingChange,
  type SettingChange,
  type SettingOutcome,
} from "#app/platform/audit/change-setting.server.ts";
import { changedFields } from "#app/platform/audit/changed-fields.ts";
import type { Db } from "#app/platform/db/db.ts";

/** An authority without a number is removed. */
export const saveTaxNumbers = (
  db: Db,
  change: SettingChange,
  numbers: TaxNumbers,
): Promise<SettingOutcome> => changeSetting<never>(db, change, (tx) => write(tx, numbers));

export const revertTaxNumbers = (
  db: Db,
  change: SettingChange & { revertOf: string },
): Promise<SettingOutcome<"not-found">> =>
  changeSetting<"not-found">(db, change, async (tx) => {
    const earlier = await findSettingChange(tx, change.key, change.revertOf);
    return earlier ? write(tx, earlier["previous"] as TaxNumbers) : "not-found";
  });

async function write(tx: Db, wanted: TaxNumbers) {
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
