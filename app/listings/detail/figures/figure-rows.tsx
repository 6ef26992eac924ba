import type { BusinessFigures } from "#app/listings/detail/business-view.ts";
import { FigureText } from "#app/listings/listing-figure.tsx";
import type { FigureRow } from "#app/ui/figure-table.tsx";
import { Money } from "#app/ui/money.tsx";

const percent = (value: number) =>
  new Intl.NumberFormat("en-CA", {
    style: "percent",
    maximumFractionDigits: 1,
    signDisplay: "negative",
  }).format(value / 100);

/** What is computed needs two sums; without them it is not zero, it is unknown. */
const unknown = <span className="font-normal text-ink-3">Not stated</span>;

/** The few lines that everybody asks for first. */
export function summaryRows(figures: BusinessFigures): FigureRow[] {
  const { currency, expenses, pricePerCashFlow } = figures;
  return [
    { label: "Asking price", value: <FigureText figure={figures.askingPrice} showCode /> },
    { label: "Annual revenue", value: <FigureText figure={figures.revenue} /> },
    {
      label: "Annual expenses",
      note: "Revenue minus cash flow",
      value: expenses === null ? unknown : <Money amount={expenses} currency={currency} />,
    },
    { label: "Annual cash flow", value: <FigureText figure={figures.cashFlow} />, strong: true },
    {
      label: "Price to cash flow",
      value: pricePerCashFlow === null ? unknown : `${pricePerCashFlow.toFixed(1)}×`,
    },
  ];
}

export function metricRows(figures: BusinessFigures, category: string | undefined): FigureRow[] {
  const { profitMargin, pricePerRevenue, growthRate, categoryMultiple } = figures;
  const rows: FigureRow[] = [
    ...summaryRows(figures),
    {
      label: "Price to revenue",
      value: pricePerRevenue === null ? unknown : `${pricePerRevenue.toFixed(2)}×`,
    },
    {
      label: "Cash flow margin",
      note: "Cash flow as a share of revenue",
      value: profitMargin === null ? unknown : percent(profitMargin),
    },
    {
      label: "Growth",
      note: "Revenue a year, as the owner states it",
      value: growthRate === null ? unknown : percent(growthRate),
    },
  ];
  if (categoryMultiple && category)
    rows.push({
      label: "Median price to cash flow",
      note: `Among ${categoryMultiple.listings} listings in ${category} that state both`,
      value: `${categoryMultiple.median.toFixed(1)}×`,
    });
  return rows;
}
