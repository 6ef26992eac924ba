import { z } from "zod";

/** Text, an at-sign, text, a dot, text: what the specification asks for. The rest is the mail server's to judge. */
export const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const minPasswordLength = 6;

export const signInSchema = z.object({
  email: z.string().trim().toLowerCase().max(254).regex(emailShape, "Enter an email address, like name@example.com"),
  password: z.string().min(minPasswordLength, "Password must be at least 6 characters long").max(256),
});

export type SignInInput = z.infer<typeof signInSchema>;
