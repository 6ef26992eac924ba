import { type DocumentProblem, documentProblemMessages } from "./document.ts";

const documentIntents = [
  "attach",
  "rename",
  "remove",
  "move-up",
  "open-to-all",
  "close-to-all",
  "grant",
  "refuse",
  "revoke",
] as const;
export type DocumentIntent = (typeof documentIntents)[number];

export const isDocumentIntent = (text: string): text is DocumentIntent =>
  documentIntents.some((intent) => intent === text);

/** The answer to a form of the section. */
export type DocumentsResult =
  | { ok: true; intent: DocumentIntent; name: string }
  | { ok: false; reason: DocumentProblem | "changed-elsewhere" | "unreachable"; name: string };

const done: Record<DocumentIntent, (name: string) => string> = {
  attach: (name) => `${name} is stored. Buyers can't open it before you let them.`,
  rename: (name) => `The document is now called ${name}.`,
  remove: (name) => `${name} is deleted.`,
  "move-up": (name) => `${name} moved up.`,
  "open-to-all": () => "Every signed-in buyer can open your documents now.",
  "close-to-all": () => "Only people you approve can open your documents now.",
  grant: (name) => `${name} can open your documents now. We have sent them an email.`,
  refuse: (name) => `${name} can't open your documents.`,
  revoke: (name) => `${name} can no longer open your documents.`,
};

export function describeDocumentsResult(result: DocumentsResult): string {
  if (result.ok) return done[result.intent](result.name);
  switch (result.reason) {
    case "changed-elsewhere":
      return "This has changed meanwhile, perhaps in another tab. Here is how it stands now.";
    case "unreachable":
      return "Not saved: we can't reach the server. Please try again.";
    default: {
      const message = documentProblemMessages[result.reason];
      return result.name ? `${result.name}: ${message}` : message;
    }
  }
}
