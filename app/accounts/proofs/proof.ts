/** A one-time secret that only the right person can have. Only its hash is stored. */
export const proofPurposes = [
  "confirm-email",
  "change-email",
  "reset-password",
  "phone-code",
  "second-step",
] as const;
export type ProofPurpose = (typeof proofPurposes)[number];

/** The holder can sign in, or move the account to another email address. */
export const accessPurposes: ProofPurpose[] = ["change-email", "reset-password", "second-step"];

export const proofMinutes: Record<ProofPurpose, number> = {
  "confirm-email": 7 * 24 * 60,
  "change-email": 24 * 60,
  "reset-password": 60,
  "phone-code": 10,
  "second-step": 10,
};
