/**
 * A negotiation is a row of versions: each offer is answered by a counter-offer, an acceptance or a decline, or taken back by who
 * made it. One version at most is open, and its deadline is part of every answer.
 */
import type { Currency } from "#app/shared/money.ts";

export const sides = ["buyer", "owner"] as const;
export type Side = (typeof sides)[number];

export const offerStates = [
  "open",
  "countered",
  "declined",
  "withdrawn",
  "expired",
  "accepted",
  /** Accepted, but the sale fell through. */
  "released",
] as const;
export type OfferState = (typeof offerStates)[number];

interface Step {
  from: OfferState;
  to: OfferState;
  by: readonly ("answering" | "offering" | "clock")[];
  /** Nothing can be agreed about a business that is no longer for sale. */
  needsSale?: true;
}

/** All steps of an offer, and who may take them. */
export const offerSteps = {
  counter: { from: "open", to: "countered", by: ["answering"], needsSale: true },
  accept: { from: "open", to: "accepted", by: ["answering"], needsSale: true },
  decline: { from: "open", to: "declined", by: ["answering"] },
  withdraw: { from: "open", to: "withdrawn", by: ["offering"] },
  expire: { from: "open", to: "expired", by: ["clock"] },
  release: { from: "accepted", to: "released", by: ["answering", "offering", "clock"] },
} as const satisfies Record<string, Step>;

export type OfferStep = keyof typeof offerSteps;

export interface StandingOffer {
  id: string;
  conversationId: string;
  by: Side;
  state: OfferState;
  validUntil: Date;
}

/** By the clock; a job stores it later. */
export const stateAt = (
  { state, validUntil }: Pick<StandingOffer, "state" | "validUntil">,
  now: Date,
): OfferState => (state === "open" && validUntil <= now ? "expired" : state);

export function canTake(
  step: OfferStep,
  offer: StandingOffer,
  actor: Side | "clock",
  { isForSale, now }: { isForSale: boolean; now: Date },
): boolean {
  const { from, by, needsSale }: Step = offerSteps[step];
  const part = actor === "clock" ? "clock" : actor === offer.by ? "offering" : "answering";
  const isDue = step === "expire" ? offer.validUntil <= now : stateAt(offer, now) === from;
  return offer.state === from && by.includes(part) && isDue && (isForSale || !needsSale);
}

/** Before the first offer, the owner can ask for one. */
export function canMakeOffer(
  side: Side,
  ofConversation: readonly StandingOffer[],
  { isForSale, now }: { isForSale: boolean; now: Date },
): boolean {
  const isFree = ofConversation.every((offer) => stateAt(offer, now) !== "open");
  return isForSale && isFree && (side === "buyer" || ofConversation.length > 0);
}

/** On a business that somebody else gets: the owner declines the offers of buyers, and withdraws their own. */
export const endingSteps = (
  offers: readonly StandingOffer[],
  now: Date,
): { id: string; step: "decline" | "withdraw" | "expire" }[] =>
  offers
    .filter(({ state }) => state === "open")
    .map((offer) => ({
      id: offer.id,
      step:
        stateAt(offer, now) === "expired"
          ? "expire"
          : offer.by === "buyer"
            ? "decline"
            : "withdraw",
    }));

export const professionals = [
  "lawyer",
  "accountant",
  "lender",
  "landlord",
  "licences",
  "escrow",
] as const;
export type Professional = (typeof professionals)[number];

export const conditionKinds = ["financing", "due-diligence", "lease", "licences", "other"] as const;
export type ConditionKind = (typeof conditionKinds)[number];

export const conditionLabels: Record<ConditionKind, string> = {
  financing: "Financing",
  "due-diligence": "Due diligence",
  lease: "Lease",
  licences: "Licences",
  other: "Other",
};

export interface Condition {
  kind: ConditionKind;
  text: string;
  /** Until the end of this day in the time zone of the business. */
  by: string;
}

export const inclusions = {
  inventory: "Inventory",
  equipment: "Equipment and fixtures",
  goodwill: "Name and goodwill",
  website: "Website and accounts",
  vehicles: "Vehicles",
  "real-property": "Real property",
} as const;
export type Inclusion = keyof typeof inclusions;
export const inclusionNames = Object.keys(inclusions) as Inclusion[];

/** Amounts are in minor units of the listing's currency. */
export interface OfferTerms {
  /** Part of the price, paid in advance. */
  deposit: number;
  /** The part of the price that the owner lends to the buyer. */
  takeBack: { amount: number; rate: number; years: number } | null;
  /** On top of the price, if its condition is met. */
  earnOut: { amount: number; years: number; condition: string } | null;
  included: Inclusion[];
  trainingWeeks: number;
  conditions: Condition[];
  /** What else is agreed. */
  notes: string;
}

export interface PricedTerms extends OfferTerms {
  price: number;
  currency: Currency;
}

/** The numbers in the names of the fields. */
export const conditionRows = [1, 2, 3, 4, 5] as const;
export const maxReason = 1000;
