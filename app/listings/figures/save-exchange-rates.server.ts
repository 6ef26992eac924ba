import { and, eq, or, sql } from "drizzle-orm";
import { rateColumns } from "./exchange-rates.queries.server.ts";
import type { DatedRate } from "./parse-rates.ts";
import { exchangeRates } from "#app/listings/listings.table.ts";
import {
  changeSetting,
  findSettingChange,
  type SettingChange,
  type SettingOutcome,
} from "#app/platform/audit/change-setting.server.ts";
import { changedFields } from "#app/platform/audit/changed-fields.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Currency } from "#app/shared/money.ts";

const rateName = ({ currency, asOf }: Pick<DatedRate, "currency" | "asOf">): string =>
  `${currency} ${asOf}`;

/** Adds rates and corrects existing days, all or none. Triggers update the search index. */
export const saveExchangeRates = (
  db: Db,
  change: SettingChange,
  rates: readonly DatedRate[],
): Promise<SettingOutcome> =>
  changeSetting<never>(db, change, async (tx) => {
    const before = await readRates(tx, rates.map(rateName));
    const after = Object.fromEntries(rates.map((rate) => [rateName(rate), rate.perCad]));
    return write(tx, before, after);
  });

export const revertExchangeRates = (
  db: Db,
  change: SettingChange & { revertOf: string },
): Promise<SettingOutcome<"not-found" | "changed-since">> =>
  changeSetting<"not-found" | "changed-since">(db, change, async (tx) => {
    const earlier = await findSettingChange(tx, change.key, change.revertOf);
    if (!earlier) return "not-found";
    const { before, after } = earlier as Record<"before" | "after", Record<string, number | null>>;
    const current = await readRates(tx, Object.keys(after));
    if (changedFields(current, after)) return "changed-since";
    return write(tx, current, before);
  });

type RatesByName = Record<string, number | null>;

async function write(tx: Db, before: RatesByName, after: RatesByName) {
  const changed = changedFields(before, after);
  if (!changed) return null;
  const entries = Object.entries(changed.after as RatesByName);
  const added = entries.flatMap(([name, perCad]) =>
    perCad === null ? [] : [{ ...parseName(name), perCad }],
  );
  const removed = entries.filter(([, perCad]) => perCad === null).map(([name]) => name);
  if (added.length > 0)
    await tx
      .insert(exchangeRates)
      .values(added)
      .onConflictDoUpdate({
        target: [exchangeRates.currency, exchangeRates.asOf],
        set: { perCad: sql`excluded.per_cad` },
      });
  if (removed.length > 0) await tx.delete(exchangeRates).where(isNamed(removed));
  return changed;
}

async function readRates(tx: Db, names: readonly string[]): Promise<RatesByName> {
  const rows = await tx.select(rateColumns).from(exchangeRates).where(isNamed(names));
  return {
    ...Object.fromEntries(names.map((name) => [name, null])),
    ...Object.fromEntries(rows.map((rate) => [rateName(rate), rate.perCad])),
  };
}

const isNamed = (names: readonly string[]) =>
  or(
    ...names.map((name) => {
      const { currency, asOf } = parseName(name);
      return and(eq(exchangeRates.currency, currency), eq(exchangeRates.asOf, asOf));
    }),
  );

function parseName(name: string): Pick<DatedRate, "currency" | "asOf"> {
  const [currency, asOf] = name.split(" ") as [Currency, string];
  return { currency, asOf };
}
