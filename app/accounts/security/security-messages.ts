import type { FieldErrors } from "#app/shared/form-errors.ts";

export type SecuritySection = "password" | "email" | "phone" | "sessions";

/** The result of a form on the security page, shown in its section. */
export interface SecurityResult {
  section: SecuritySection;
  /** The success message. */
  done: string | null;
  errors: FieldErrors;
  /** An error that belongs to no field. */
  problem: string | null;
  newEmail?: string;
}

export const successMessages = {
  password: "Your password was changed. All other devices were signed out.",
  email: "We emailed a link to the new address. The change takes effect once you open it.",
  confirmation: "We emailed you a new link.",
  code: "We sent you a text message with six digits.",
  phone: "Your phone number is confirmed.",
  session: "The device was signed out.",
  others: "All other devices were signed out.",
} as const;

export const errorMessages = {
  "wrong-password": "This is not your current password",
  "too-many-attempts": "Too many attempts. Please wait a few minutes and try again.",
  "weak-password": "This password is too easy to guess. Please choose another one.",
  "same-address": "This is your address already",
  "already-confirmed": "This is confirmed already.",
  "no-number": "There is no phone number in your profile yet.",
  "wrong-code": "This code is not right, or it is older than 10 minutes",
  "no-session": "This device was signed out already.",
} as const;
