import { ownPath } from "#app/shared/own-path.ts";

interface SignInReason {
  signin: string;
  signup: string;
}

/** More specific places first. */
const reasons: [place: RegExp, reason: SignInReason][] = [
  [
    /^\/account\/saved-listings\/resume\b/,
    { signin: "Sign in to save this listing.", signup: "Sign up to save this listing." },
  ],
  [
    /^\/business\/[^/#]+#contact$/,
    { signin: "Sign in to send your message.", signup: "Sign up to send your message." },
  ],
  [
    /^\/business\/[^/]+#confidential$/,
    {
      signin: "Sign in to see what is open to registered buyers.",
      signup: "Sign up to see what is open to registered buyers.",
    },
  ],
  [
    /^\/sell-(business|franchise)\b/,
    { signin: "Sign in to list your business.", signup: "Sign up to list your business." },
  ],
  [
    /^\/account\/saved-listings\b/,
    {
      signin: "Sign in to see your saved listings.",
      signup: "Sign up to keep a list of saved listings.",
    },
  ],
  [
    /^\/account\/leads\b/,
    { signin: "Sign in to read your messages.", signup: "Sign up to send and read messages." },
  ],
];

export function signInReason(returnTo: string | null, mode: keyof SignInReason): string | null {
  if (!returnTo) return null;
  const path = ownPath(returnTo);
  return reasons.find(([place]) => place.test(path))?.[1][mode] ?? null;
}
