import { z } from "zod";
import { emailShape, minPasswordLength } from "#app/accounts/person.ts";

/** Letters of every script, and names like O'Neill, Jean-Luc, St. John. */
export const nameShape = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u;
const phoneShape = /^\+?[\d ()[\]-]+$/;

export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .regex(emailShape, "Enter an email address, like name@example.com");

export const newPassword = z
  .string()
  .min(minPasswordLength, "Password must be at least 6 characters long")
  .max(256, "Password must be at most 256 characters long");

export const personName = z
  .string()
  .trim()
  .max(80, "Use at most 80 characters")
  .regex(nameShape, "Use letters, spaces, hyphens, apostrophes and periods only");

export const phone = z
  .string()
  .trim()
  .max(30, "Use at most 30 characters")
  .regex(phoneShape, "Use digits, spaces, dashes and brackets, with a + in front if needed")
  .refine(
    (text) => text.replace(/\D/g, "").length >= 7,
    "Enter a phone number with at least 7 digits",
  );
