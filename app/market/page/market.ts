import type { MarketState } from "./market-state.ts";
import type { Scope } from "#app/market/figures/figure.ts";
import type { FigureRows } from "#app/market/figures/market-figures.queries.server.ts";
import type { Month } from "#app/market/figures/market-figures.table.ts";
import type { ExchangeRates } from "#app/shared/exchange.ts";
import type { Currency } from "#app/shared/money.ts";

/** A group of listings with its figures and those of its neighbours, as one visitor sees them. */
export interface Market {
  scope: Scope;
  figures: FigureRows;
  history: readonly Month[];
  rates: ExchangeRates;
  currency: Currency;
  state: MarketState;
}
