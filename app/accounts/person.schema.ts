import { z } from "zod";
import { findRegion } from "#app/shared/places.ts";
import { emailShape, minPasswordLength } from "./person.ts";

/** Letters of every script, and names like O'Neill, Jean-Luc, St. John. */
export const nameShape = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u;
const phoneShape = /^\+?[\d ()[\]-]+$/;

export const given = (message: string) => z.string(message).trim().min(1, message);

export const regionCode = z
  .string()
  .trim()
  .transform((code) => code || null)
  .refine(
    (code) => code === null || findRegion(code)?.code === code,
    "Choose a province, territory or state from the list",
  );

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

export const passwordsDiffer = { path: ["confirmPassword"], message: "Passwords do not match" };

export const newPasswordSchema = z
  .object({ newPassword, confirmPassword: z.string().max(256) })
  .refine((typed) => typed.newPassword === typed.confirmPassword, passwordsDiffer);
