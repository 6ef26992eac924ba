import { z } from "zod";
import { email } from "#app/accounts/person.schema.ts";
import { contactTopics, maxContactMessage } from "./contact-request.ts";

const needed = (text: string) => text.trim() !== "";

export const contactRequestSchema = z.object({
  name: z
    .string()
    .trim()
    .refine(needed, { message: "Enter your name", abort: true })
    .max(120, "Use at most 120 characters")
    // It becomes part of an email's text: one line, and no markup.
    .regex(/^[^\p{Cc}<>]*$/u, "Leave out the characters < and >"),
  email: z
    .string()
    .refine(needed, { message: "Enter your email address", abort: true })
    .pipe(email),
  topic: z.enum(contactTopics, "Choose what it is about"),
  message: z
    .string()
    // Browsers submit two characters for a line break but count one.
    .transform((text) => text.replaceAll("\r\n", "\n").trim())
    .pipe(
      z
        .string()
        .min(1, "Write your message")
        .max(maxContactMessage, "Use at most 5,000 characters"),
    ),
  /** Invisible to people; bots fill it in. */
  company: z.literal("", "Leave this field empty").optional(),
});

export type ContactRequestInput = z.infer<typeof contactRequestSchema>;
