import type { Market } from "./market.ts";
import { scopeKey } from "#app/market/figures/figure.ts";
import { threeDigits } from "#app/market/figures/show-figure.ts";
import { nameScope } from "#app/market/groups/scope-name.ts";
import { landingText } from "#app/market/landing/landing-text.ts";

/** The sentences of the search's landing page about the same businesses, from the same figures. */
export function writeLead({ scope, figures, currency, rates }: Market): string[] {
  const { values } = figures.get(scopeKey(scope))!;
  const { kind, where } = nameScope(scope);
  // As exact as the figures below.
  const round = threeDigits;
  return landingText({ kind, where, category: null, values, currency, rates, round });
}
