import { packages } from "#app/payments/package.ts";
import { currentRates, taxLines, type TaxSettings, taxTotal } from "#app/payments/tax/tax-rates.ts";
import { regionsOf } from "#app/shared/places.ts";
import { formatCalendarDay } from "#app/ui/format/format-date.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";

export type ProvinceTaxes = ReturnType<typeof viewProvinces>[number];
export type FutureRate = ReturnType<typeof viewFutureRates>[number];

const example = packages.rmb;
const provinces = regionsOf("CA");
const money = (amount: number) => formatMoney(amount, "CAD");

export const exampleOrder = `${example.name}, ${money(example.price)}`;

export const viewProvinces = (settings: TaxSettings, now: Date) =>
  provinces.map(({ code, name }) => {
    const lines = taxLines(example.price, code, settings, now);
    return {
      region: code,
      name,
      rates: currentRates(settings.rates, code, now).map(
        ({ label, rate, since }) => `${label} ${String(rate)}% since ${formatCalendarDay(since)}`,
      ),
      lines: lines.map(({ label, amount }) => `${label} ${money(amount)}`),
      total: money(example.price + taxTotal(lines)),
    };
  });

export function viewFutureRates({ rates }: TaxSettings, now: Date) {
  const today = now.toISOString().slice(0, 10);
  return rates
    .filter(({ since }) => since > today)
    .map(({ region, label, since, rate }) => {
      const name = provinces.find(({ code }) => code === region)?.name ?? region;
      const text = `${name}: ${label} ${String(rate)}% from ${formatCalendarDay(since)}`;
      return { region, label, since, text };
    });
}
