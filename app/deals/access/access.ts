/**
 * A buyer asks for access to what an owner keeps confidential. The owner or the broker with the mandate gives it, with an
 * end or without, and may take it back.
 */
import type { DocumentGrant } from "#app/listings/media/documents/document-access.ts";
import { addDays } from "#app/shared/day.ts";

export const accessSteps = ["grant", "ask-passport", "refuse", "set-end", "revoke"] as const;
export type AccessStep = (typeof accessSteps)[number];

export const isAccessStep = (text: unknown): text is AccessStep =>
  accessSteps.some((step) => step === text);

export const stepLabels: Record<AccessStep, string> = {
  grant: "Give access",
  "ask-passport": "Ask for a passport",
  refuse: "Decline",
  "set-end": "Change the end",
  revoke: "Revoke access",
};

const steps: Record<DocumentGrant, readonly AccessStep[]> = {
  none: [],
  unsigned: ["refuse"],
  requested: ["grant", "ask-passport", "refuse"],
  granted: ["set-end", "revoke"],
  refused: ["grant"],
  revoked: ["grant"],
  ended: ["grant"],
};

export interface AccessState {
  grant: DocumentGrant;
  isPassportAsked: boolean;
}

export const possibleSteps = ({ grant, isPassportAsked }: AccessState): AccessStep[] =>
  steps[grant].filter((step) => step !== "ask-passport" || !isPassportAsked);

/** In days; 0 is without an end. */
export const accessTerms = [0, 7, 30, 90] as const;
export type AccessTerm = (typeof accessTerms)[number];

export const termLabels: Record<AccessTerm, string> = {
  0: "without an end",
  7: "for 7 days",
  30: "for 30 days",
  90: "for 90 days",
};

export const parseTerm = (text: unknown): AccessTerm =>
  accessTerms.find((days) => String(days) === text) ?? 0;

export const endOf = (term: AccessTerm, now: Date): Date | null =>
  term === 0 ? null : addDays(now, term);
