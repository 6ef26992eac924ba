import type { ReactNode } from "react";
import { DateText } from "#app/ui/format/date-text.tsx";
import { FigureText } from "#app/listings/figures/listing-figure.tsx";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { formatPercent } from "#app/ui/format/format-percent.ts";
import type { FormattedFigure } from "#app/listings/card/listing-card-data.ts";
import type { ComparedListing } from "./comparison.ts";

type Key = keyof ComparedListing;
type Cell = (listing: ComparedListing) => ReactNode;
type Row = { key: Key; label: string; cell: Cell };

const multipleFormat = new Intl.NumberFormat("en-CA", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 2,
});

type KeyOf<Value> = {
  [Name in Key]: ComparedListing[Name] extends Value ? Name : never;
}[Key];

const known =
  <Value,>(say: (value: Value) => ReactNode) =>
  (key: KeyOf<Value | null>, label: string): Row => ({
    key,
    label,
    cell: ({ [key]: value }) =>
      value === null ? (
        <span className="font-normal text-ink-3">Not stated</span>
      ) : (
        say(value as Value)
      ),
  });

const figure = (key: KeyOf<FormattedFigure | null>, label: string): Row => ({
  key,
  label,
  cell: ({ [key]: value }) => <FigureText figure={value} showApprox />,
});

const text = known<string | number>(String);
const percent = known<number>(formatPercent);
const multiple = known<number>((value) => `${multipleFormat.format(value)}×`);
const yesOrNo = known<boolean>((value) => (value ? "Yes" : <span className="text-ink-3">No</span>));
const area = known<number>((value) => `${formatNumber(value)} sq ft`);
const date = known<string>((value) => <DateText value={value} />);

/** In the order of buyers' priorities. */
export const compareGroups = [
  {
    title: "Figures",
    rows: [
      figure("askingPrice", "Asking price"),
      figure("revenue", "Annual revenue"),
      figure("cashFlow", "Annual cash flow"),
      figure("expenses", "Annual expenses"),
      percent("profitMargin", "Cash flow margin"),
      multiple("pricePerRevenue", "Price to revenue"),
      multiple("pricePerCashFlow", "Price to cash flow"),
      percent("growthRate", "Annual growth"),
    ],
  },
  {
    title: "Business",
    rows: [
      text("established", "Established"),
      text("employees", "Employees"),
      text("management", "Management"),
      text("property", "Property"),
      area("squareFootage", "Floor space"),
      yesOrNo("relocatable", "Relocatable"),
    ],
  },
  {
    title: "Sale terms",
    rows: [
      yesOrNo("financingAvailable", "Owner financing"),
      yesOrNo("trainingIncluded", "Training included"),
      date("listedAt", "Listed"),
    ],
  },
];
