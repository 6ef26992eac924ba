// A valuation is a function of the model and the answers: an asking price that businesses like this one would have, with the
// range that eight of ten of them keep to. Amounts are whole Canadian dollars.

import {
  type Base,
  type BusinessFacts,
  readTraits,
  type TraitName,
  traitNames,
} from "./model/traits.ts";
import type { Effect, ValuationModel, ValuationModels } from "./model/valuation-model.ts";

export type StepName = "all" | "category" | "trade" | "place" | Exclude<TraitName, "propertySize">;

export interface Step {
  name: StepName;
  /** What it multiplies the value by. The first step is the multiple of all businesses. */
  factor: number;
  /** The value after it. */
  value: number;
  /** How many listings it was learned from. */
  sample: number;
  /** How much the group's own listings decide, from 0 to 1. */
  own?: number;
}

export interface Valuation {
  base: Base;
  /** The stated cash flow (or revenue). */
  amount: number;
  multiple: number;
  middle: number;
  low: number;
  high: number;
  steps: Step[];
  /** Real property at its stated value, which is added to the business. */
  added: number;
  model: ValuationModel;
}

export interface BusinessToValue extends BusinessFacts {
  /** Then the business is valued without it. */
  propertyValue: number | null;
}

export type ValuationOutcome =
  | { ok: true; valuation: Valuation }
  | { ok: false; reason: "no-earnings" | "no-profit" | "too-few-listings" }
  | { ok: false; reason: "out-of-range"; base: Base; from: number; to: number };

/** How far outside of what our listings state an answer may lie. */
const reach = 2;

export function valueBusiness(
  models: ValuationModels,
  business: BusinessToValue,
): ValuationOutcome {
  const { cashFlow, revenue, propertyValue } = business;
  if (cashFlow !== null && cashFlow <= 0) return { ok: false, reason: "no-profit" };
  const base: Base | null = cashFlow !== null ? "cashFlow" : revenue ? "revenue" : null;
  if (!base || business[base]! <= 0) return { ok: false, reason: "no-earnings" };
  const model = models[base];
  if (!model) return { ok: false, reason: "too-few-listings" };
  const amount = business[base]!;
  if (amount < model.from / reach || amount > model.to * reach)
    return { ok: false, reason: "out-of-range", base, from: model.from, to: model.to };
  const facts = propertyValue === null ? business : { ...business, property: false };
  const added = propertyValue ?? 0;
  const { steps, variance } = explain(model, facts, base);
  const value = steps.at(-1)!.value;
  const deviation = Math.sqrt(variance);
  return {
    ok: true,
    valuation: {
      base,
      amount,
      multiple: value / amount,
      middle: value + added,
      low: value * Math.exp(model.low * deviation) + added,
      high: value * Math.exp(model.high * deviation) + added,
      steps,
      added,
      model,
    },
  };
}

/** The steps multiply to the value; the variance is that of the logarithm of a price. */
function explain(
  model: ValuationModel,
  facts: BusinessFacts,
  base: Base,
): { steps: Step[]; variance: number } {
  const steps: Step[] = [];
  const add = (name: StepName, effect: number, sample: number, own?: number) => {
    const factor = Math.exp(effect);
    const before = steps.at(-1)?.value ?? facts[base]!;
    steps.push({ name, factor, value: before * factor, sample, ...(own !== undefined && { own }) });
  };
  add("all", model.all.effect, model.sample);
  const category = find(model.categories, facts.category);
  const trade = find(model.trades, facts.trade);
  if (category) add("category", category.effect, category.sample, category.own);
  if (trade) add("trade", trade.effect, trade.sample, trade.own);
  const country = find(model.countries, facts.country);
  const region = find(model.regions, facts.region);
  const place = region ?? country;
  if (place) add("place", (country?.effect ?? 0) + (region?.effect ?? 0), place.sample, place.own);
  let variance =
    model.noise * (model.noiseOf[facts.category ?? ""] ?? 1) +
    varianceOf(model, [category, trade], ["category", "trade"], model.all.variance) +
    varianceOf(model, [country, region], ["country", "region"], 0);
  const values = readTraits(facts, base);
  let propertyEffect = 0;
  for (const name of traitNames) {
    const trait = model.traits[name];
    const value = values[name];
    if (!trait || value === null) continue;
    const distance = value - trait.mean;
    variance += trait.variance * distance ** 2;
    const effect = trait.slope * distance;
    if (name === "property") propertyEffect = effect;
    else if (name === "propertySize") add("property", propertyEffect + effect, trait.sample);
    else add(name, effect, trait.sample);
  }
  return { steps, variance };
}

/** A group that no listing names may differ from its wider group as much as groups of its kind do. */
function varianceOf(
  model: ValuationModel,
  [wide, narrow]: readonly [Effect | null, Effect | null],
  [wideKind, narrowKind]: readonly ["category", "trade"] | readonly ["country", "region"],
  none: number,
): number {
  if (narrow) return narrow.variance;
  return (wide ? wide.variance : none + model.spread[wideKind]) + model.spread[narrowKind];
}

const find = (groups: Record<string, Effect>, name: string | null): Effect | null =>
  name !== null && Object.hasOwn(groups, name) ? groups[name]! : null;
