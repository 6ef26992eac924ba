import { fitModel, type PricedBusiness } from "./fit-model.ts";
import type { ValuationModels } from "./valuation-model.ts";

/** Businesses as lines of JSON. Seconds of work at 100,000 listings, hence a file task. */
export function fitModels(lines: Uint8Array): ValuationModels {
  const businesses = Buffer.from(lines)
    .toString()
    .split("\n")
    .flatMap((line) => (line ? [JSON.parse(line) as PricedBusiness] : []));
  return {
    cashFlow: fitModel(businesses, "cashFlow"),
    revenue: fitModel(businesses, "revenue"),
  };
}
