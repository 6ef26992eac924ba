/**
 * A member sends a document, an administrator looks at it and decides, and the decision deletes the file.
 * At most one request of a kind is open per person.
 */
export const reviewStates = ["pending", "approved", "rejected"] as const;

export const maxReviewedBytes = 10 * 1024 * 1024;

/** Reasons for a refusal, whatever the document is. */
export const askProblemMessages = {
  "no-file": "Choose a file",
  "too-large": "That file is larger than 10 MB. Choose a smaller one.",
  "already-pending": "We're already checking your document",
  "too-many-attempts": "You've sent several documents today. Please wait a day and try again.",
  busy: "We are still working on other files. Please try again in a minute.",
  "not-stored": "We can't save your file right now. Please try again in a few minutes.",
};
export type AskProblem = keyof typeof askProblemMessages;

export const pictureProblemMessages = {
  "too-many-pixels": "That picture is larger than 40 megapixels. Choose a smaller one.",
  "too-slow": "That picture takes too long to open. Save it as a JPEG and try again.",
  "too-small": "That picture is too small to read. Choose one that is at least 600 pixels wide.",
  heic: "We can't read this HEIC file. Save it as JPEG and try again.",
  "not-a-picture": "We can't read that file. Choose a JPEG, PNG or WebP picture.",
};

const statuses: Record<string, number> = {
  "already-pending": 409,
  "already-verified": 409,
  "too-many-attempts": 429,
  busy: 503,
  "not-stored": 503,
};

/** All other problems are with the file: the person can send another one. */
export const askStatus = (problem: string): number => statuses[problem] ?? 422;

export type RenderedDocument<Problem extends string> =
  | { ok: true; bytes: Uint8Array; contentType: string }
  | { ok: false; reason: Problem };

export type RenderedPicture = RenderedDocument<
  keyof typeof pictureProblemMessages | "no-file" | "too-large"
>;
