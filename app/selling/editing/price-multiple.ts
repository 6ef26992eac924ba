import { parseFigure, readAmount } from "./figure-value.ts";

/** Asking price over yearly cash flow, as typed; null unless both are amounts above zero. */
export function priceMultiple(askingPrice: string, cashFlow: string): number | null {
  const [price, earnings] = [amountOf(askingPrice), amountOf(cashFlow)];
  return price && earnings && price > 0 && earnings > 0 ? price / earnings : null;
}

function amountOf(text: string): number | null {
  const figure = parseFigure(text);
  return figure.kind === "amount" ? readAmount(figure.amount) : null;
}
