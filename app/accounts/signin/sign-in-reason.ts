import { ownPath } from "#app/shared/own-path.ts";

/** More specific places first. */
const reasons: [place: RegExp, signIn: string, signUp?: string][] = [
  [/^\/account\/saved-listings\/resume\b/, "save this listing"],
  [/^\/business\/[^/#]+#contact$/, "send your message"],
  [/^\/business\/[^/]+#confidential$/, "see what is open to registered buyers"],
  [/^\/sell-(business|franchise)\b/, "list your business"],
  [/^\/account\/saved-listings\b/, "see your saved listings", "keep a list of saved listings"],
  [/^\/account\/leads\b/, "read your messages", "send and read messages"],
];

export function signInReason(returnTo: string | null, mode: "signin" | "signup"): string | null {
  const path = returnTo && ownPath(returnTo);
  const [, signIn, signUp = signIn] = reasons.find(([place]) => path && place.test(path)) ?? [];
  if (!signIn) return null;
  return mode === "signin" ? `Sign in to ${signIn}.` : `Sign up to ${signUp}.`;
}
