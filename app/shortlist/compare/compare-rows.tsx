import type { ReactNode } from "react";
import { DateText } from "#app/ui/format/date-text.tsx";
import { FigureText } from "#app/listings/figures/listing-figure.tsx";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { formatPercent } from "#app/ui/format/format-percent.ts";
import type { RankedRow } from "./compare-list.ts";
import type { ComparedListing } from "./comparison.ts";

interface CompareRow {
  label: string;
  ranked?: RankedRow;
  cell: (listing: ComparedListing) => ReactNode;
}

interface CompareGroup {
  title: string;
  rows: CompareRow[];
}

const notStated = <span className="font-normal text-ink-3">Not stated</span>;

const multiple = new Intl.NumberFormat("en-CA", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 2,
});

const known = <Value,>(value: Value | null, say: (value: Value) => ReactNode): ReactNode =>
  value === null ? notStated : say(value);
const yesOrNo = (value: boolean) => (value ? "Yes" : <span className="text-ink-3">No</span>);

/** In the order buyers ask. */
export const compareGroups: CompareGroup[] = [
  {
    title: "Figures",
    rows: [
      {
        label: "Asking price",
        ranked: "askingPrice",
        cell: ({ askingPrice }) => <FigureText figure={askingPrice} showApprox />,
      },
      {
        label: "Annual revenue",
        ranked: "revenue",
        cell: ({ revenue }) => <FigureText figure={revenue} showApprox />,
      },
      {
        label: "Annual cash flow",
        ranked: "cashFlow",
        cell: ({ cashFlow }) => <FigureText figure={cashFlow} showApprox />,
      },
      {
        label: "Annual expenses",
        cell: ({ expenses }) => <FigureText figure={expenses} showApprox />,
      },
      {
        label: "Cash flow margin",
        ranked: "profitMargin",
        cell: ({ profitMargin }) => known(profitMargin, (value) => formatPercent(value)),
      },
      {
        label: "Price to revenue",
        ranked: "pricePerRevenue",
        cell: ({ pricePerRevenue }) =>
          known(pricePerRevenue, (value) => `${multiple.format(value)}×`),
      },
      {
        label: "Price to cash flow",
        ranked: "pricePerCashFlow",
        cell: ({ pricePerCashFlow }) =>
          known(pricePerCashFlow, (value) => `${multiple.format(value)}×`),
      },
      {
        label: "Annual growth",
        ranked: "growthRate",
        cell: ({ growthRate }) => known(growthRate, (value) => formatPercent(value)),
      },
    ],
  },
  {
    title: "Business",
    rows: [
      { label: "Established", cell: ({ established }) => known(established, String) },
      { label: "Employees", cell: ({ employees }) => known(employees, String) },
      {
        label: "Management",
        cell: ({ management }) => known(management, String),
      },
      {
        label: "Property",
        cell: ({ property }) => known(property, String),
      },
      {
        label: "Floor space",
        cell: ({ squareFootage }) =>
          known(squareFootage, (value) => `${formatNumber(value)} sq ft`),
      },
      { label: "Relocatable", cell: ({ relocatable }) => yesOrNo(relocatable) },
    ],
  },
  {
    title: "Sale terms",
    rows: [
      { label: "Owner financing", cell: ({ financingAvailable }) => yesOrNo(financingAvailable) },
      { label: "Training included", cell: ({ trainingIncluded }) => yesOrNo(trainingIncluded) },
      {
        label: "Listed",
        cell: ({ listedAt }) => known(listedAt, (value) => <DateText value={value} />),
      },
    ],
  },
];
