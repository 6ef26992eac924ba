import { askProblemMessages, pictureProblemMessages } from "#app/accounts/reviews/review.ts";
import type { ContentProblem } from "#app/platform/inspection/document-kind.ts";

/** In the private file store; only administrators can open it. */
export const proofFile = (name: string, contentType: string): string =>
  `funds-proofs/${name}.${contentType === "application/pdf" ? "pdf" : "webp"}`;

const unsafePdf =
  "That PDF contains scripts, forms, attachments or a password. Print it to a new PDF and send that.";

/** For PDFs. */
const contentProblemMessages: Record<ContentProblem, string> = {
  empty: "That file is empty. Choose another one.",
  "too-large": askProblemMessages["too-large"],
  "not-a-document": "We can't read that file. Choose a PDF or a picture.",
  polyglot: unsafePdf,
  "active-content": unsafePdf,
  macros: unsafePdf,
  "external-content": unsafePdf,
  encrypted: unsafePdf,
  "too-complex": "That PDF is too complex to check. Send a scan or a picture instead.",
  damaged: "We can't read that PDF. Save it again, or send a picture.",
};

export const proofProblemMessages = {
  ...contentProblemMessages,
  ...pictureProblemMessages,
  ...askProblemMessages,
  "not-a-picture": "We can't read that file. Choose a PDF, or a JPEG, PNG or WebP picture.",
  "no-file": "Choose your proof of funds, a PDF or a picture",
  "not-checked": "Confirm your email address, phone number and identity first",
  "no-description": "Tell owners about yourself first",
};
export type ProofProblem = keyof typeof proofProblemMessages;
