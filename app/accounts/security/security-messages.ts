import type { FieldErrors } from "#app/shared/form-errors.ts";

export type SecuritySection = "password" | "email" | "phone" | "sessions";

export interface SecurityResult {
  section: SecuritySection;
  done: string | null;
  errors: FieldErrors;
  problem: string | null;
  newEmail?: string;
}

export const successMessages = {
  password: "Your password was changed. You were signed out on all other devices.",
  email: "We emailed a link to the new address. The change takes effect once you open it.",
  confirmation: "We emailed you a new link.",
  code: "We texted you a six-digit code.",
  phone: "Your phone number is confirmed.",
  session: "The device was signed out.",
  others: "You were signed out on all other devices.",
} as const;

export const errorMessages = {
  "wrong-password": "That isn't your current password",
  "too-many-attempts": "Too many attempts. Please wait a few minutes and try again.",
  "weak-password": "This password is too easy to guess. Please choose another one.",
  "same-address": "This is already your email address",
  "already-confirmed": "This is already confirmed.",
  "no-number": "Add a phone number to your profile first.",
  "wrong-code": "That code is incorrect or has expired",
  "no-session": "This device is already signed out.",
} as const;
