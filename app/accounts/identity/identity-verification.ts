/** At most one open request per person. The file is deleted with the decision. */
export const identityDocumentKinds = ["passport", "drivers-licence", "national-id"] as const;

export const identityDocumentLabels: Record<(typeof identityDocumentKinds)[number], string> = {
  passport: "Passport",
  "drivers-licence": "Driver's licence",
  "national-id": "National or provincial identity card",
};

export const identityStates = ["pending", "approved", "rejected"] as const;

export const maxIdentityBytes = 10 * 1024 * 1024;

/** In the private file store; only administrators can open it. */
export const identityFile = (name: string): string => `identities/${name}.webp`;

export function refuseToAsk(
  identityVerified: boolean,
  latest: { state: (typeof identityStates)[number] } | null,
): "already-verified" | "already-pending" | null {
  if (identityVerified) return "already-verified";
  return latest?.state === "pending" ? "already-pending" : null;
}

export const identityProblemMessages = {
  "no-file": "Choose a picture of your document",
  "too-large": "That file is larger than 10 MB. Choose a smaller picture.",
  "too-many-pixels": "That picture is larger than 40 megapixels. Choose a smaller one.",
  "too-slow": "That picture takes too long to open. Save it as a JPEG and try again.",
  "too-small": "That picture is too small to read. Choose one that is at least 600 pixels wide.",
  heic: "We can't read this HEIC file. Save it as JPEG and try again.",
  "not-a-picture": "We can't read that file. Choose a JPEG, PNG or WebP picture.",
  "already-verified": "Your identity is already verified",
  "already-pending": "We're already checking your document",
  "too-many-attempts": "You've sent several documents today. Please wait a day and try again.",
  busy: "We are still working on other pictures. Please try again in a minute.",
  "not-stored": "We can't save your picture right now. Please try again in a few minutes.",
};
export type IdentityProblem = keyof typeof identityProblemMessages;
