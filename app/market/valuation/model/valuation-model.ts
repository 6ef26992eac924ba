import type { Base, TraitName } from "./traits.ts";

/**
 * What buyers are asked to pay per dollar of cash flow (or of revenue), as one product: all businesses × category × trade ×
 * country × region × traits. Effects are logarithms. A group with few listings keeps close to the wider group, as far as groups
 * of its kind differ (partial pooling); its variance says how little is known of it.
 */
export interface ValuationModel {
  /** How many listings it was fitted on. */
  sample: number;
  /** Cash flow (or revenue) of nearly all of them. Outside, nothing is known. */
  from: number;
  to: number;
  /** Of a business in an unknown trade and an average place. */
  all: Effect;
  categories: Record<string, Effect>;
  trades: Record<string, Effect>;
  countries: Record<string, Effect>;
  regions: Record<string, Effect>;
  traits: Partial<Record<TraitName, TraitEffect>>;
  /** How far groups of a kind differ, as variances. */
  spread: Record<GroupKind, number>;
  /** How far businesses alike in everything that we know differ, as a variance; and by category, relative to that. */
  noise: number;
  noiseOf: Record<string, number>;
  /** In standard deviations of a prediction: eight of ten left-out prices lay between them. */
  low: number;
  high: number;
  accuracy: Accuracy;
}

export const groupKinds = ["category", "trade", "country", "region"] as const;
export type GroupKind = (typeof groupKinds)[number];

export interface Effect {
  effect: number;
  /** Of everything from the widest group down to this one. */
  variance: number;
  sample: number;
  /** How much its own listings decide, from 0 to 1; the rest is the wider group's. */
  own: number;
}

export interface TraitEffect {
  /** Where the trait changes nothing. */
  mean: number;
  slope: number;
  variance: number;
  sample: number;
}

/** Each price is estimated from all other listings and compared with what was asked. */
export interface Accuracy extends Hits {
  sold: Hits;
  categories: Record<string, Hits>;
}

export interface Hits {
  sample: number;
  /** The median of how far the estimate is off, in percent of the asking price; null if nothing was estimated. */
  medianError: number | null;
  /** In percent: how often the price lay inside the range. */
  inside: number | null;
}

/** Both ways of valuing, as one row stores them. Null: too few listings. */
export type ValuationModels = Record<Base, ValuationModel | null>;

/** Fewer say nothing. */
export const minListings = 30;
