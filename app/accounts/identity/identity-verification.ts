import {
  askProblemMessages,
  pictureProblemMessages,
  type reviewStates,
} from "#app/accounts/reviews/review.ts";

export const identityDocumentKinds = ["passport", "drivers-licence", "national-id"] as const;

export const identityDocumentLabels: Record<(typeof identityDocumentKinds)[number], string> = {
  passport: "Passport",
  "drivers-licence": "Driver's licence",
  "national-id": "National or provincial identity card",
};

/** In the private file store; only administrators can open it. */
export const identityFile = (name: string): string => `identities/${name}.webp`;

export function refuseToAsk(
  identityVerified: boolean,
  latest: { state: (typeof reviewStates)[number] } | null,
): "already-verified" | "already-pending" | null {
  if (identityVerified) return "already-verified";
  return latest?.state === "pending" ? "already-pending" : null;
}

export const identityProblemMessages = {
  ...askProblemMessages,
  ...pictureProblemMessages,
  "no-file": "Choose a picture of your document",
  "already-verified": "Your identity is already verified",
};
export type IdentityProblem = keyof typeof identityProblemMessages;
