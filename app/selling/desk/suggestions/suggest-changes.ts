import { goodPhotoCount, goodSummaryLength } from "#app/selling/editing/completeness.ts";

/** What might bring more inquiries. Suggests nothing if the numbers are small or the difference may be chance. */
export const traits = ["photos", "summary", "price", "cash-flow", "revenue"] as const;
export type Trait = (typeof traits)[number];

export interface TraitGroup {
  trait: Trait;
  has: boolean;
  listings: number;
  inquiries: number;
  days: number;
}

interface CategoryFacts {
  groups: readonly TraitGroup[];
  multiple: { median: number; listings: number } | null;
}

export interface OwnFacts {
  photos: number;
  summaryLength: number;
  statesPrice: boolean;
  statesCashFlow: boolean;
  statesRevenue: boolean;
  multiple: number | null;
}

export type Suggestion =
  | { kind: "inquiries"; trait: Trait; times: number; listings: number }
  | { kind: "multiple"; own: number; median: number; listings: number }
  | { kind: "usual"; trait: Trait; having: number; listings: number };

const maxSuggestions = 2;
const fewestListings = 15;
const fewestInquiries = 5;
const leastTimes = 1.3;
/** Standard errors between two rates; beyond this, chance explains the difference in fewer than one of twenty cases. */
const leastDistance = 1.96;
const fewestCompared = 20;
const leastAboveMedian = 1.25;
const usualShare = 0.6;

export function suggestChanges({ groups, multiple }: CategoryFacts, own: OwnFacts): Suggestion[] {
  const lacking = traits.filter((trait) => !hasTrait(trait, own));
  const pairs = lacking.map((trait) => ({
    trait,
    having: findGroup(groups, trait, true),
    without: findGroup(groups, trait, false),
  }));
  const byInquiries = pairs
    .flatMap((pair) => compareRates(pair) ?? [])
    .sort((a, b) => b.times - a.times);
  const named = new Set(byInquiries.map(({ trait }) => trait));
  return [
    ...byInquiries,
    ...compareMultiple(multiple, own),
    ...pairs.filter(({ trait }) => !named.has(trait)).flatMap((pair) => nameUsual(pair) ?? []),
  ].slice(0, maxSuggestions);
}

interface Pair {
  trait: Trait;
  having: TraitGroup;
  without: TraitGroup;
}

function compareRates({ trait, having, without }: Pair) {
  const isEnough = [having, without].every(
    ({ listings, inquiries }) => listings >= fewestListings && inquiries >= fewestInquiries,
  );
  if (!isEnough) return null;
  const times = having.inquiries / having.days / (without.inquiries / without.days);
  const error = Math.sqrt(1 / having.inquiries + 1 / without.inquiries);
  if (times < leastTimes || Math.log(times) / error < leastDistance) return null;
  const listings = having.listings + without.listings;
  return { kind: "inquiries", trait, times, listings } as const;
}

function compareMultiple(multiple: CategoryFacts["multiple"], own: OwnFacts): Suggestion[] {
  if (!multiple || own.multiple === null || multiple.listings < fewestCompared) return [];
  return own.multiple >= multiple.median * leastAboveMedian
    ? [{ kind: "multiple", own: own.multiple, ...multiple }]
    : [];
}

function nameUsual({ trait, having, without }: Pair): Suggestion | null {
  const listings = having.listings + without.listings;
  return listings >= fewestCompared && having.listings / listings >= usualShare
    ? { kind: "usual", trait, having: having.listings, listings }
    : null;
}

function findGroup(groups: readonly TraitGroup[], trait: Trait, has: boolean): TraitGroup {
  const found = groups.find((group) => group.trait === trait && group.has === has);
  return found ?? { trait, has, listings: 0, inquiries: 0, days: 0 };
}

function hasTrait(trait: Trait, own: OwnFacts): boolean {
  switch (trait) {
    case "photos":
      return own.photos >= goodPhotoCount;
    case "summary":
      return own.summaryLength >= goodSummaryLength;
    case "price":
      return own.statesPrice;
    case "cash-flow":
      return own.statesCashFlow;
    case "revenue":
      return own.statesRevenue;
  }
}
