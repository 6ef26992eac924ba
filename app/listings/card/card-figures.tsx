import { FigureText } from "#app/listings/figures/listing-figure.tsx";
import type { ListingCardData } from "./listing-card-data.ts";

interface CardFiguresProps {
  listing: Pick<ListingCardData, "askingPrice" | "revenue" | "cashFlow" | "multiple">;
  askingLabel: string;
  /** Shows the currency code beside the asking price. */
  showCode?: boolean;
}

export function CardFigures({ listing, askingLabel, showCode }: CardFiguresProps) {
  const { askingPrice, revenue, cashFlow, multiple } = listing;
  return (
    <dl className="card-figures">
      <dt>{askingLabel}</dt>
      <FigureText as="dd" figure={askingPrice} showApprox showCode={showCode} />
      <dt>Revenue</dt>
      <FigureText as="dd" figure={revenue} />
      <dt>Cash flow</dt>
      <FigureText as="dd" figure={cashFlow} />
      <dt title="Asking price divided by cash flow">Multiple</dt>
      <dd>{multiple === null ? "–" : `${multiple.toFixed(1)}×`}</dd>
    </dl>
  );
}
