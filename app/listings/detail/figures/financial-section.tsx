import type { BusinessView } from "#app/listings/detail/business-view.ts";
import type { ListingFigure } from "#app/listings/listing-card-data.ts";
import { type Bar, BarList } from "#app/ui/bar-list.tsx";
import { FigureTable } from "#app/ui/figure-table.tsx";
import { formatMoney } from "#app/ui/format-money.ts";
import { metricRows } from "./figure-rows.tsx";
import { PriceHistory } from "./price-history.tsx";

export function FinancialSection({
  figures,
  categories,
}: Pick<BusinessView, "figures" | "categories">) {
  const bars = barsOf(figures);
  return (
    <>
      <div className="grid gap-x-14 gap-y-10 md:grid-cols-2 print:grid-cols-2">
        <FigureTable
          caption="Financial performance"
          rows={metricRows(figures, categories[0]?.name)}
        />
        <div className="flex flex-col gap-10 md:pt-3">
          {bars.length > 1 && <BarList title="A year in figures" bars={bars} />}
          {figures.prices.length > 1 && (
            <PriceHistory prices={figures.prices} currency={figures.currency} />
          )}
        </div>
      </div>
      <p className="mt-6 text-sm text-ink-3">
        Figures come from the owner. Ask for statements and have them checked before you decide.
      </p>
    </>
  );
}

function barsOf({ revenue, cashFlow, expenses, currency }: BusinessView["figures"]): Bar[] {
  const bar = (label: string, value: number | null, tone: Bar["tone"]): Bar[] =>
    value === null ? [] : [{ label, value, tone, text: formatMoney(value, currency) }];
  return [
    ...bar("Revenue", sumOf(revenue), "accent"),
    ...bar("Expenses", expenses, "line"),
    ...bar("Cash flow", sumOf(cashFlow), "warm"),
  ];
}

const sumOf = (figure: ListingFigure | null): number | null =>
  figure?.kind === "amount" ? figure.amount : null;
