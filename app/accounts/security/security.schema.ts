import { z } from "zod";
import { email } from "#app/accounts/person.schema.ts";

export const changePasswordSchema = z.object({
  currentPassword: z.string().min(1, "Enter your current password").max(256),
});

export const changeEmailSchema = z.object({
  newEmail: email,
  password: z.string().min(1, "Enter your password").max(256),
});

export const phoneCodeSchema = z.object({
  code: z
    .string()
    .trim()
    .regex(/^\d{3}\s?\d{3}$/, "Enter the six digits from the text message"),
});
