import { z } from "zod";
import { email, nameShape, phone } from "#app/accounts/person.schema.ts";
import { plainText } from "#app/shared/plain-text.ts";
import { hasForbiddenCharacters, maxMessageLength, forbiddenCharacters } from "./message-text.ts";

const needed = (text: string) => text.trim() !== "";

export const inquirySchema = z.object({
  fullName: z
    .string()
    .trim()
    .max(170, "Use at most 170 characters")
    .refine(needed, { message: "Enter your full name", abort: true })
    .regex(nameShape, "Use letters, spaces, hyphens, apostrophes and periods only"),
  phoneNumber: z
    .string()
    .refine(needed, { message: "Enter your phone number", abort: true })
    .pipe(phone),
  emailAddress: z
    .string()
    .refine(needed, { message: "Enter your email address", abort: true })
    .pipe(email),
  message: z
    .string()
    .transform(plainText)
    .pipe(
      z
        .string()
        .max(maxMessageLength, "Use at most 5,000 characters")
        .refine(
          (text) => !hasForbiddenCharacters(text),
          `Leave out these characters: ${[...forbiddenCharacters].join(" ")}`,
        ),
    ),
});

export type InquiryInput = z.infer<typeof inquirySchema>;
