import type { OfferRefusal } from "./party.ts";
import { offerRefusals } from "./party.ts";

export type OfferProblem = OfferRefusal | "not-open" | "too-many";

export const offerProblems: Record<OfferProblem, string> = {
  ...offerRefusals,
  "not-open": "This offer is not open any more. Here is how things stand now.",
  "too-many": "That was often enough for a day. Please try again tomorrow, or write a message.",
};

export const offerProblemStatus = (problem: OfferProblem): number =>
  problem === "too-many" ? 429 : 409;
