import type { OfferRefusal } from "./party.ts";
import { offerRefusals } from "./party.ts";

export type OfferProblem = OfferRefusal | "not-open" | "too-many";

export const offerProblems: Record<OfferProblem, string> = {
  ...offerRefusals,
  "not-open": "This offer is no longer open. Here is where things stand.",
  "too-many": "You have reached today's limit. Try again tomorrow, or write a message.",
};

export const offerProblemStatus = (problem: OfferProblem): number =>
  problem === "too-many" ? 429 : 409;
