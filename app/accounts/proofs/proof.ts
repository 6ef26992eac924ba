/**
 * A proof is something that only the right person can show: the link in an email, the code in a text message, the ticket
 * between password and second step. It is for one purpose, lives for a while, and we keep a hash of it only.
 */
export const proofPurposes = [
  "confirm-email",
  "change-email",
  "reset-password",
  "phone-code",
  "second-step",
] as const;
export type ProofPurpose = (typeof proofPurposes)[number];

export const proofMinutes: Record<ProofPurpose, number> = {
  "confirm-email": 7 * 24 * 60,
  "change-email": 24 * 60,
  "reset-password": 60,
  "phone-code": 10,
  "second-step": 10,
};
