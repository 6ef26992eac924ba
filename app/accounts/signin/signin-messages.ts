import type { SignInOutcome } from "#app/accounts/signin/sign-in.server.ts";
import type { SignUpOutcome } from "#app/accounts/signin/sign-up.server.ts";

type ReasonOf<Outcome> = Outcome extends { ok: false; reason: infer Reason } ? Reason : never;
export type SignInRefusal = ReasonOf<SignInOutcome> | ReasonOf<SignUpOutcome> | "unexpected";

export const refusalMessages: Record<SignInRefusal, string> = {
  "wrong-credentials": "Invalid email or password",
  "too-many-attempts": "Too many attempts. Please wait a few minutes and try again.",
  "address-known":
    "An account with this email address already exists. Sign in instead, or reset the password.",
  "weak-password": "This password is too easy to guess. Please choose another one.",
  unexpected: "An error occurred. Please try again.",
};

export const refusalStatus: Record<SignInRefusal, number> = {
  "wrong-credentials": 422,
  "too-many-attempts": 429,
  "address-known": 422,
  "weak-password": 422,
  unexpected: 503,
};

export const fieldOf: Partial<Record<SignInRefusal, string>> = {
  "address-known": "email",
  "weak-password": "password",
};

const kept = ["email", "firstName", "lastName", "phone"];

/** Never a password, because responses may be stored on the way. */
export const valuesWithoutPassword = (form: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    kept.flatMap((name) => (typeof form[name] === "string" ? [[name, form[name]]] : [])),
  );
